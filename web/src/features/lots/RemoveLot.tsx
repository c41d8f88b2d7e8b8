import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { CallError } from '../../call/call-error';
import { errorReason } from '../../list/error-reason';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { Modal } from '../../ui/Modal';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { useRemoveLot } from './lot-calls';

export interface RemoveLotProps {
  /** The lot that somebody wants to delete; null while there is none. */
  readonly lot: LotRow | null;
  readonly place: Place;
  readonly onRemoved: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks before a lot is deleted, by its name, and reports what became of it (document 2 section 8, tag deletion). */
export function RemoveLot({ lot, place, onRemoved, onClose }: RemoveLotProps) {
  const { say, word, language } = useSay('lots', 'list');
  const { noun } = useModel(place).model;
  const { show } = useToasts();
  const { mutate, isPending } = useRemoveLot();
  const shown = useLast(lot);
  if (shown === null) return null;
  const { name, quantity_assets: count } = shown;
  const slots = {
    figure: formatCount(count, language),
    noun: word(count === 1 ? noun.one : noun.many),
    place: place.boxName,
  };
  const remove = () => {
    mutate(shown.id, {
      onSuccess: () => {
        show({ tone: 'ok', text: say('lots:removed', { name }) });
        onRemoved?.();
      },
      onError: (error) => {
        const isKept = error instanceof CallError && error.code === 'lotHasQr';
        const reason = isKept ? say('lots:keptForQr') : errorReason(error, say);
        show({ tone: 'danger', text: say('lots:removeFailed', { name, reason }) });
      },
      onSettled: onClose,
    });
  };
  // Of such a one there is nothing to ask.
  if (shown.qr_event)
    return (
      <Modal
        open={lot !== null}
        size="small"
        onClose={onClose}
        title={say('lots:removeKept', { name })}
        text={say('lots:keptForQr')}
        actions={
          <Button size="small" onClick={onClose}>
            {say('ui:close')}
          </Button>
        }
      />
    );
  return (
    <ConfirmDialog
      open={lot !== null}
      title={say('lots:removeTitle', { name })}
      text={count === 0 ? say('lots:removeTextEmpty') : say('lots:removeText', slots)}
      confirmLabel={say('lots:removeConfirm')}
      working={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}

/** The last lot that was asked about: a dialog keeps its words while it closes. */
function useLast(lot: LotRow | null): LotRow | null {
  const [last, setLast] = useState(lot);
  if (lot !== null && lot !== last) setLast(lot);
  return lot ?? last;
}
