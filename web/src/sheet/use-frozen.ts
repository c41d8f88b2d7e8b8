import { useMemo, useState } from 'react';
import { keep, readKept } from '../session/kept';
import { findFrozen, type FrozenColumn } from './frozen-column';
import type { SheetColumn } from './sheet-store';

const key = 'huella.sheet.unfrozen';

export interface Frozen {
  /** The column that may stay in view; null without columns. */
  readonly column: FrozenColumn | null;
  /** Whether it does, as the user left it on. */
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** It is out of view: its copy is shown at the left. */
  readonly isStuck: boolean;
  /** The cells were scrolled so far, in px. */
  readonly scrolledTo: (left: number) => void;
}

/** Whether the column that names the rows stays in view. It does until the user says otherwise, in this browser. */
export function useFrozen(columns: readonly SheetColumn[]): Frozen {
  const [isOn, setOn] = useState(() => readKept(key) !== true);
  const [scrolled, setScrolled] = useState(false);
  const column = useMemo(() => findFrozen(columns), [columns]);
  return {
    column,
    isOn: isOn && column !== null,
    isStuck: isOn && scrolled,
    toggle: () => {
      keep(key, isOn);
      setOn(!isOn);
    },
    scrolledTo: (left) => setScrolled(column !== null && left > column.left),
  };
}
