import { useState } from 'react';
import { errorReason } from '../../list/error-reason';
import { isMoved, SelectionMoved } from '../../list/SelectionMoved';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';
import { useLeaveLots } from './lot-calls';
import type { PutIntoLotProps } from './PutIntoLot';

/** Asks before the chosen assets are taken out of the lots that they are in. */
export function LeaveLots({ subject, chosen: first, onClose }: PutIntoLotProps) {
  const { say, word, language } = useSay('lots', 'list');
  const { noun } = subject.model;
  const { show } = useToasts();
  const { mutate, isPending, error, reset } = useLeaveLots(subject.place);
  const [count, setCount] = useState(first.count);
  const chosen = { ...first, count };
  const slots = (count: number) => ({
    figure: formatCount(count, language),
    noun: word(count === 1 ? noun.one : noun.many),
  });
  const leave = () => {
    mutate(chosen, {
      onSuccess: ({ moved }) => {
        const text = moved === 0 ? say('lots:leaveDoneNone') : say('lots:leaveDone', slots(moved));
        show({ tone: 'ok', text });
        onClose();
      },
      onError: (refused) => {
        if (isMoved(refused)) return;
        show({ tone: 'danger', text: errorReason(refused, say) });
        onClose();
      },
    });
  };
  return (
    <>
      <ConfirmDialog
        open={!isMoved(error)}
        tone="accent"
        title={say('lots:leaveTitle', slots(chosen.count))}
        text={say('lots:leaveText')}
        records={(chosen.picked ?? []).map(([, label]) => label)}
        count={chosen.count}
        confirmLabel={say('lots:takeOut')}
        working={isPending}
        onConfirm={leave}
        onCancel={onClose}
      />
      <SelectionMoved
        error={error}
        model={subject.model}
        onGoOn={(found) => {
          setCount(found);
          reset();
        }}
        onClose={onClose}
      />
    </>
  );
}
