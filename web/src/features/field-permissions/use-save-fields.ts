import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldPermissions } from '@huella/domain/calls/field-permissions';
import type { DisabledFields } from '@huella/domain/engine/access/field-access';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { fieldsQuery } from './fields-query';

/** Saves what an establishment disables, over the version that was seen. Forms and lists ask for their fields again. */
export function useSaveFields({ box, assetType, version }: FieldPermissions, onSaved: () => void) {
  const { say } = useSay('fields');
  const { show } = useToasts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (disabled: DisabledFields) =>
      call('fieldPermissions.set', {
        params: { boxId: String(box.id), assetId: String(assetType) },
        body: {
          version,
          shut: { list: [...disabled.list], new: [...disabled.new], edit: [...disabled.edit] },
        },
      }),
    onSuccess: async (saved) => {
      client.setQueryData(fieldsQuery(box.id, assetType).queryKey, saved);
      onSaved();
      show({ id: 'saved', tone: 'ok', text: say('fields:saved', { name: box.name }) });
      await client.invalidateQueries();
    },
    onError: (error) => {
      if (isConflict(error)) return;
      show({ tone: 'danger', text: say('fields:notSaved', { reason: errorReason(error, say) }) });
    },
  });
}

/** Whether somebody else saved first. */
export function isConflict(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'changedMeanwhile';
}
