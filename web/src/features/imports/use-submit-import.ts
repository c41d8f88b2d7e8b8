import { useMutation, useQueryClient } from '@tanstack/react-query';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { RunView } from '@huella/domain/calls/jobs';
import { call } from '../../call/call';
import { isAlive } from '../../shell/run-progress';
import type { UploadStepProps } from './step-parts';
import { uploadQuery } from './use-import';

/** What an import changes in view, and so is asked for again. */
const stale = [
  'objects.list',
  'objects.get',
  'events.list',
  'events.ofAsset',
  'journeys.ofAsset',
  'topBar.all',
  'jobs.list',
  'sheets.unfinished',
] as const;

/** Whether a run is through with every row of its upload: there is nothing more to say of it. */
export function hasEndedWell(run: RunView): boolean {
  return !isAlive(run) && run.leftOut === 0;
}

/**
 * Submits the rows of an upload (document 2 section 3, submission envelope). The upload is the key of the submit: one
 * whose answer was lost is not done twice. The answer is the run, ended at once or going on.
 */
export function useSubmitImport({ subject, state, upload }: UploadStepProps) {
  const client = useQueryClient();
  const { purpose, event, place, model } = subject;
  return useMutation({
    mutationFn: (): Promise<RunView> =>
      call('objects.addMassive', {
        body: {
          action: purpose.mode,
          objectType: 'asset',
          pkObjectType: model.id,
          globalModel: model.id,
          pkReferer: place.boxId,
          holder: place.boxId,
          ExcelUploadId: upload.ExcelUploadId,
          actionContext: {
            context: state.mode === 'file' ? 'massive_file_form' : 'massive_manual_form',
            eventType: event?.eventType ?? (purpose.mode === 'add' ? engineEvents.load : engineEvents.edit),
          },
          withoutErrors: state.withoutErrors,
        },
      }),
    onSuccess: (run) => {
      for (const name of stale) void client.invalidateQueries({ queryKey: [name] });
      // Rows that were left out are offered on the run's own card.
      if (hasEndedWell(run)) return;
      client.setQueryData(uploadQuery(upload.ExcelUploadId).queryKey, (known) =>
        known === undefined ? known : { ...known, runId: run.id },
      );
    },
  });
}
