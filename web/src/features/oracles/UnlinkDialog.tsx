import { useState } from 'react';
import type { OracleAsset } from '@huella/domain/calls/oracles';
import type { Place } from '../../session/context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { useUnlink } from './oracle-calls';
import { OracleErrors } from './OracleErrors';

export interface UnlinkDialogProps {
  /** The asset whose link somebody wants to take away; null while there is none. */
  readonly asset: OracleAsset | null;
  readonly place: Place;
  readonly onClose: () => void;
}

/** Asks before a link is taken away, by what it is of; what fails is told as for linking (document 3 section 8). */
export function UnlinkDialog({ asset, place, onClose }: UnlinkDialogProps) {
  const { say } = useSay('oracles');
  const { show } = useToasts();
  const { mutate, isPending, error, reset } = useUnlink(place);
  const shown = useLast(asset);
  if (shown === null) return null;
  const name = shown.label;
  return (
    <>
      <ConfirmDialog
        open={asset !== null}
        title={say('oracles:unlinkTitle', { name })}
        text={say('oracles:unlinkText', { code: shown.link?.code ?? '' })}
        confirmLabel={say('oracles:unlinkConfirm')}
        working={isPending}
        onConfirm={() => {
          mutate(shown.id, {
            onSuccess: () => {
              show({ tone: 'ok', text: say('oracles:unlinked', { name }) });
            },
            onSettled: onClose,
          });
        }}
        onCancel={onClose}
      />
      <OracleErrors error={error} nameOf={() => name} onClose={reset} />
    </>
  );
}

/** The last asset that was asked about: a dialog keeps its words while it closes. */
function useLast(asset: OracleAsset | null): OracleAsset | null {
  const [last, setLast] = useState(asset);
  if (asset !== null && asset !== last) setLast(asset);
  return asset ?? last;
}
