import Printer from 'lucide-react/icons/printer';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ChosenAssets } from '../../list/chosen-assets';
import type { SelectionAction } from '../../list/SelectionBar';
import type { List } from '../../list/use-list';
import type { SelectionChoice } from '../../list/use-selection';
import { useSay } from '../../words/use-say';

const Labels = lazy(async () => {
  // What they say comes with them: no list waits for it.
  const [{ Labels: dialog }, { loadWords }] = await Promise.all([
    import('./Labels'),
    import('../../words/i18n'),
  ]);
  await loadWords('labels');
  return { default: dialog };
});

export interface LabelSelection {
  readonly actions: (choice: SelectionChoice) => readonly SelectionAction[];
  /** Put it on the screen; it loads when it is first opened. */
  readonly dialog: ReactNode;
}

/** Prints labels with the codes of the selected assets. */
export function useLabelSelection({ subject }: List): LabelSelection {
  const { say } = useSay('qr');
  const [chosen, setChosen] = useState<ChosenAssets | null>(null);
  return {
    actions: (choice) => [
      {
        key: 'labels',
        label: say('qr:labels'),
        short: say('qr:labelsShort'),
        icon: <Printer size={16} />,
        ...{ wideOnly: true, isCompact: true },
        onClick: () => {
          setChosen(choice.chosen);
        },
      },
    ],
    dialog: chosen !== null && (
      <Suspense fallback={null}>
        <Labels
          chosen={chosen}
          subject={subject}
          onClose={() => {
            setChosen(null);
          }}
        />
      </Suspense>
    ),
  };
}
