import useMediaQuery from '@mui/material/useMediaQuery';
import { phone } from '../theme/media';
import { breakpoints } from '../theme/tokens';

/** Whether the window is under 600 px wide. */
export function useIsPhone(): boolean {
  return useMediaQuery(phone, { noSsr: true });
}

/** Whether the window has room for the names of the menu: 1024 px and more. */
export function useIsDesk(): boolean {
  return useMediaQuery(`@media (min-width: ${breakpoints.lg}px)`, { noSsr: true });
}

/** Whether the window is as wide as screens are drawn for: 1366 px and more. */
export function useIsWide(): boolean {
  return useMediaQuery(`@media (min-width: ${breakpoints.xl}px)`, { noSsr: true });
}
