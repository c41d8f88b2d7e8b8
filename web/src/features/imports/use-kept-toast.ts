import { useEffect, useRef, type RefObject } from 'react';
import type { CellChange } from '../../sheet/sheet-store';
import { formatCount } from '../../ui/format-count';
import { useToasts } from '../../ui/Toasts';
import { useSay } from '../../words/use-say';

/** Says which cells another window had written in meanwhile; `put` writes what was typed here after all. */
export type SayKept = (mine: readonly CellChange[], put: () => void) => void;

/** A toast that stays until it is answered: what was typed is not lost, and neither is what was there. */
export function useKeptToast(): RefObject<SayKept> {
  const { say, language } = useSay('imports');
  const { show } = useToasts();
  const sayKept: SayKept = (mine, put) => {
    const [first] = mine;
    if (first === undefined) return;
    const { row, was: text = '' } = first;
    show({
      tone: 'warning',
      stays: true,
      text:
        mine.length === 1
          ? say('imports:keptCell', { row, text })
          : say('imports:keptCells', { figure: formatCount(mine.length, language) }),
      action: { label: say('imports:keptMine'), onClick: put },
    });
  };
  const latest = useRef(sayKept);
  useEffect(() => {
    latest.current = sayKept;
  });
  return latest;
}
