import { createContext, useContext, useLayoutEffect } from 'react';
import type { AccentName } from '../theme/tokens';

/** The accent of the screens that ask for none. */
export const defaultAccent: AccentName = 'green';

/** Sets the accent of the whole page. Given by `AppFrame`. */
export const AccentContext = createContext<(accent: AccentName) => void>(() => undefined);

/** Draws the whole page, popovers and toasts with it, in an accent for as long as the screen is there. */
export function useAccent(accent: AccentName): void {
  const setAccent = useContext(AccentContext);
  useLayoutEffect(() => {
    setAccent(accent);
    return () => {
      setAccent(defaultAccent);
    };
  }, [accent, setAccent]);
}
