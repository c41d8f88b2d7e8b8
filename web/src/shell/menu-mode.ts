import { useRouter, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Address } from '../address';
import { paths } from '../paths';
import { keepMenuMode, readMenuMode, type MenuMode } from '../session/menu-mode';
import { leaveFor } from './context/leave-for';
import { prehomeEntries } from './prehome-menu';

/** The mode that the frame was loaded in. Given by `Shell`. */
export const MenuModeContext = createContext<MenuMode>('HOME');

/** The mode that the frame was loaded in. */
export function useMenuMode(): MenuMode {
  return useContext(MenuModeContext);
}

/** Where the mode begins: the list of assets, or the first screen of the organisation. */
export function useHomePath(): Address {
  return homes[useMenuMode()];
}

const homes = { HOME: paths.home, PREHOME: prehomeEntries[0].path } as const satisfies Record<
  MenuMode,
  Address
>;

const organisation: readonly string[] = ['shell:organisation', 'shell:people'];
/** Their screens that are not in the menu: of one place, and the forms that lead back to those that are. */
const besideMenu: readonly string[] = [
  paths.companyNew,
  paths.companyEdit,
  paths.boxNew,
  paths.boxEdit,
  paths.delegationNew,
  paths.boxRights,
  paths.boxRightsChanges,
  paths.boxFields,
  paths.companyRightsChanges,
  paths.companyOwnership,
];

/**
 * Whether an address is of the organisation: companies and establishments are administered in PREHOME, and so is who may
 * do what in them.
 */
export function isOrganisation(pathname: string): boolean {
  const inMenu = prehomeEntries.some(({ group, path }) => organisation.includes(group) && path === pathname);
  return inMenu || besideMenu.includes(pathname);
}

/** The mode of a screen: that of the organisation, or that of an establishment; null where it is shown in either. */
export function modeOf(pathname: string, needsPlace: boolean): MenuMode | null {
  if (isOrganisation(pathname)) return 'PREHOME';
  return needsPlace ? 'HOME' : null;
}

/** Whether the screen of an address is of one establishment: all those in the frame that say nothing of `anyContext` are. */
function needsPlace(router: AnyRouter, pathname: string): boolean {
  const [routes] = router.getMatchedRoutes(pathname);
  const isInside = routes.some(({ id }) => id === '/inside');
  return isInside && routes.at(-1)?.options.staticData?.anyContext === undefined;
}

/**
 * The mode that the frame is loaded in: that of the screen, however one came there, else the one that is kept. A link to
 * a screen of the other mode reloads the page there, as the switch does (document 1 section 1).
 */
export function useLoadedMode(): MenuMode {
  const router = useRouter();
  const [mode] = useState(() => {
    const { pathname } = router.state.location;
    const own = modeOf(pathname, needsPlace(router, pathname));
    if (own !== null && own !== readMenuMode()) keepMenuMode(own);
    return readMenuMode();
  });
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
        const own = modeOf(pathname, needsPlace(router, pathname));
        if (own !== null && own !== mode) loadIn(own, router.history);
      }),
    [router, mode],
  );
  return mode;
}

/**
 * Goes over to the other mode: to its first screen, where unsaved work may keep the user, and there the page is loaded
 * again (document 1 section 1).
 */
export function useSwitchMode(): () => void {
  const router = useRouter();
  const mode = useMenuMode();
  const other = mode === 'HOME' ? 'PREHOME' : 'HOME';
  const address = homes[other];
  // The frame sees to it by itself where the screen belongs to the other mode.
  if (modeOf(address, mode === 'PREHOME') !== null) return () => void router.navigate({ href: address });
  // As soon as the address has changed: the screen itself is drawn by the page that is loaded then.
  const reload = () => {
    loadIn(other, router.history);
  };
  return () => leaveFor(router, address, reload, 'onBeforeNavigate');
}

/** Reloads the page in a mode, at the address that it has come to. */
function loadIn(mode: MenuMode, history: RouterHistory): void {
  keepMenuMode(mode);
  history.flush();
  window.location.reload();
}
