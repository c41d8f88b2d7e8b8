import { useState } from 'react';
import { keep, readKept } from '../session/kept';
import { useIsDesk } from './use-media';

const key = 'huella.menuCollapsed';

/** Whether the menu shows icons alone; on a desk the user decides, and this browser remembers. */
export function useMenuWidth(): { readonly iconsOnly: boolean; readonly toggle: (() => void) | undefined } {
  const isDesk = useIsDesk();
  const [isCollapsed, setCollapsed] = useState(() => readKept(key) === true);
  const toggle = () => {
    keep(key, !isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return { iconsOnly: !isDesk || isCollapsed, toggle: isDesk ? toggle : undefined };
}
