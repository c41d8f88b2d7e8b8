import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { QrTemplateReply } from '@huella/domain/calls/qr-templates';
import type { QrType } from '@huella/domain/model/qr-types';
import { call } from '../../call/call';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import type { sentOf } from './template-draft';
import { templateQuery } from './template-types';

interface Edited {
  readonly place: Place;
  readonly type: QrType;
  readonly saved: QrTemplateReply;
}

/**
 * Saves a template over the version that was seen, and leads back to the menu with what became of it (document 3 sections 2 and 8).
 * Where somebody else saved first it stays, for that is settled here.
 */
export function useSaveTemplate({ place, type, saved }: Edited, onLeave: (isSaved: boolean) => void) {
  const { say } = useSay('qrTemplates');
  const { show } = useToasts();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (sent: ReturnType<typeof sentOf>) =>
      call('qrTemplates.save', {
        params: { type },
        body: { ...sent, assetId: place.assetType, boxId: place.boxId, version: saved.version },
      }),
    onSuccess: async () => {
      onLeave(true);
      await navigate({
        to: paths.qrTemplates,
        ignoreBlocker: true,
        state: { notice: say('qrTemplates:saved') },
      });
      await client.invalidateQueries({
        queryKey: templateQuery(type, place.boxId, place.assetType).queryKey,
      });
    },
    onError: async (error) => {
      if (isConflict(error)) return;
      onLeave(false);
      show({ tone: 'danger', text: say('qrTemplates:errorUpdate', { reason: errorReason(error, say) }) });
      await navigate({ to: paths.qrTemplates, ignoreBlocker: true });
    },
  });
}

/** Whether somebody else saved first. */
export function isConflict(error: Error | null): boolean {
  return error instanceof CallError && error.code === 'changedMeanwhile';
}
