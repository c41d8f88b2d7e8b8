import { useState } from 'react';
import { keep, readKept } from '../session/kept';
import { useIsDesk, useIsPhone } from '../shell/use-media';

/** Where the filters are: beside the list, over its right end, or over the whole screen of a phone. */
type FilterShape = 'panel' | 'drawer' | 'screen';

export interface FilterPlace {
  readonly shape: FilterShape;
  readonly isOpen: boolean;
  /** The filter that was asked for, with a count that distinguishes two requests. */
  readonly wanted: { readonly name: string; readonly count: number } | null;
  /** Opens the filters, at one of them when it is named. */
  readonly open: (name?: string) => void;
  readonly close: () => void;
}

const key = 'huella.filters';

/** Whether and where the filters of a list show. At the desk they stay as they were left. */
export function useFilterPlace(): FilterPlace {
  const isDesk = useIsDesk();
  const isPhone = useIsPhone();
  const [isPanelOpen, setPanelOpen] = useState(() => readKept(key) !== false);
  const [isOver, setOver] = useState(false);
  const [wanted, setWanted] = useState<FilterPlace['wanted']>(null);
  const show = (isOpen: boolean) => {
    if (!isDesk) setOver(isOpen);
    else {
      keep(key, isOpen);
      setPanelOpen(isOpen);
    }
  };
  return {
    shape: isDesk ? 'panel' : isPhone ? 'screen' : 'drawer',
    isOpen: isDesk ? isPanelOpen : isOver,
    wanted,
    open: (name) => {
      setWanted((last) => (name === undefined ? null : { name, count: (last?.count ?? 0) + 1 }));
      show(true);
    },
    close: () => {
      setWanted(null);
      show(false);
    },
  };
}
