import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../call/call';
import type { StepProps } from './step-parts';

/** Has an empty grid made, and opens it. */
export function useNewGrid({ subject: { aim, place, model }, state }: Pick<StepProps, 'subject' | 'state'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (grid: { readonly rows: number; readonly defaults: Readonly<Record<string, string>> }) =>
      call('sheets.manual', {
        body: {
          boxId: place.boxId,
          globalModelId: model.id,
          ...aim,
          rows: grid.rows,
          defaults: { ...grid.defaults },
        },
      }),
    onSuccess: ({ ExcelUploadId }) => {
      void client.invalidateQueries({ queryKey: ['sheets.unfinished'] });
      state.go('sheet', { upload: ExcelUploadId, skip: undefined });
    },
  });
}
