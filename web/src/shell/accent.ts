import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { defaultTenant } from '@huella/domain/rules/tenant';
import { keep, readKept } from '../session/kept';
import type { Tenant } from '../session/default-theme';
import { accentOfColour } from '../theme/look';
import { accentNames, type Accent, type AccentName, type ColourMode } from '../theme/tokens';

/** The accent of the screens that ask for none. */
export const defaultAccent: AccentName = 'green';

const key = 'huella.accent';

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

/**
 * The accent that is drawn where a screen wants one of ours: of a tenant its own, green or blue, before what the asset
 * type would have (decisions section 5, Themes: host label first).
 */
export function accentAt(
  { label, theme }: Tenant,
  wanted: AccentName,
  mode: ColourMode,
): AccentName | Accent {
  const isOurs = label === defaultTenant && (wanted === 'wine' || wanted === 'a3');
  if (isOurs) return wanted;
  return accentOfColour((wanted === 'blue' ? theme.blueTheme : theme.greenTheme).main, mode);
}

/** Keeps the accent of the frame, for the skeleton of the next visit. */
export function useKeptAccent(accent: AccentName): void {
  useEffect(() => {
    keep(key, accent);
  }, [accent]);
}

/** The accent that the frame had last. */
export function readKeptAccent(): AccentName {
  const kept = readKept(key);
  return accentNames.find((name) => name === kept) ?? defaultAccent;
}
