import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Place } from '../../session/context';
import type { ChosenLots } from './LotLabels';

const LotLabels = lazy(async () => {
  // What they say comes with them: no list waits for it.
  const [{ LotLabels: dialog }, { loadWords }] = await Promise.all([
    import('./LotLabels'),
    import('../../words/i18n'),
  ]);
  await loadWords('labels');
  return { default: dialog };
});

export interface LotLabelsOpener {
  readonly open: (chosen: ChosenLots) => void;
  /** Put it on the screen; it loads when it is first opened. */
  readonly dialog: ReactNode;
}

/** Prints labels with the codes of lots. */
export function useLotLabels(place: Place): LotLabelsOpener {
  const [chosen, setChosen] = useState<ChosenLots | null>(null);
  const dialog = chosen !== null && (
    <Suspense fallback={null}>
      <LotLabels
        chosen={chosen}
        place={place}
        onClose={() => {
          setChosen(null);
        }}
      />
    </Suspense>
  );
  return { open: setChosen, dialog };
}
