import Layers from 'lucide-react/icons/layers';
import PackageMinus from 'lucide-react/icons/package-minus';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { lotField } from '@huella/domain/rules/lot-field';
import type { SelectionAction } from '../../list/SelectionBar';
import type { List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import type { ChosenAssets } from '../../list/chosen-assets';
import { refusedFor, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { useSay } from '../../words/use-say';

/** They hold what reads a record, for which no list waits. */
const LeaveLots = lazy(async () => ({ default: (await import('./LeaveLots')).LeaveLots }));
const PutIntoLot = lazy(async () => ({ default: (await import('./PutIntoLot')).PutIntoLot }));

export interface LotSelection {
  readonly actions: (choice: SelectionChoice) => readonly SelectionAction[];
  /** Put them on the screen; they open when they are asked for. */
  readonly dialogs: ReactNode;
}

/** Putting the selected assets of a list into a lot, and taking them out of theirs. */
export function useLotSelection(list: List): LotSelection {
  const { say } = useSay('lots');
  const { subject } = list;
  const { place } = subject;
  const [opened, setOpened] = useState<{ readonly way: 'in' | 'out'; readonly chosen: ChosenAssets } | null>(
    null,
  );
  const close = () => {
    setOpened(null);
  };
  const readOnlyReason = useReadOnlyReason(place);
  const hasLots = subject.fields.some(({ name }) => name === lotField.name);
  const actions = ({ chosen }: SelectionChoice): readonly SelectionAction[] => {
    const action = (way: 'in' | 'out', label: string, short: string, icon: ReactNode): SelectionAction => ({
      key: `lot-${way}`,
      label,
      short,
      icon,
      onClick: () => {
        setOpened({ way, chosen });
      },
    });
    const canEdit = place.can('TAG_EDIT');
    const canPut = (canEdit && hasLots) || place.can('TAG_ADD');
    return refusedFor(readOnlyReason, [
      ...(canPut ? [action('in', say('lots:putInto'), say('lots:putShort'), <Layers size={16} />)] : []),
      ...(canEdit && hasLots
        ? [
            {
              ...action('out', say('lots:takeOut'), say('lots:takeOut'), <PackageMinus size={16} />),
              wideOnly: true,
              isCompact: true,
            },
          ]
        : []),
    ]);
  };
  // What a dialog still waits for keeps itself back, and not the list under it.
  const dialogs = (
    <Suspense fallback={null}>
      {opened?.way === 'in' && <PutIntoLot subject={subject} chosen={opened.chosen} onClose={close} />}
      {opened?.way === 'out' && <LeaveLots subject={subject} chosen={opened.chosen} onClose={close} />}
    </Suspense>
  );
  return { actions, dialogs };
}
