import { keep, readKept } from './kept';

/**
 * What the menu is about (document 1 section 1): HOME, green, for work in an establishment; PREHOME, blue, for the
 * companies and establishments themselves.
 */
export type MenuMode = 'HOME' | 'PREHOME';

const key = 'huella.menuMode';

/** The mode that this browser keeps; HOME at first. */
export function readMenuMode(): MenuMode {
  return readKept(key) === 'PREHOME' ? 'PREHOME' : 'HOME';
}

/** Keeps a mode; screens show it from the next load on. */
export function keepMenuMode(mode: MenuMode): void {
  keep(key, mode);
}
