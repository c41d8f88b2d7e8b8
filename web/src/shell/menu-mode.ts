import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { paths } from '../paths';
import { keepMenuMode, type MenuMode } from '../session/menu-mode';
import { leaveFor } from './context/leave-for';
import { usePrehomeEntries } from './prehome-menu';

/** The mode that the frame was loaded in. Given by `Shell`. */
export const MenuModeContext = createContext<MenuMode>('HOME');

/** The mode that the frame was loaded in. */
export function useMenuMode(): MenuMode {
  return useContext(MenuModeContext);
}

/** Where the mode begins: the list of assets, or the first screen of the organisation. */
export function useHomePath(): string {
  const mode = useMenuMode();
  const [first] = usePrehomeEntries();
  return mode === 'PREHOME' && first !== undefined ? first.path : paths.home;
}

/**
 * Goes over to the other mode: to its first screen, where unsaved work may keep the user, and there the page is loaded
 * anew (document 1 section 1). Null while the other mode has no screen.
 */
export function useSwitchMode(): (() => void) | null {
  const router = useRouter();
  const mode = useMenuMode();
  const [first] = usePrehomeEntries();
  const address = mode === 'HOME' ? first?.path : paths.home;
  if (address === undefined) return null;
  const reload = () => {
    keepMenuMode(mode === 'HOME' ? 'PREHOME' : 'HOME');
    router.history.flush();
    window.location.reload();
  };
  // As soon as the address has changed: the screen itself is drawn by the page that is loaded then.
  return () => leaveFor(router, address, reload, 'onBeforeNavigate');
}
