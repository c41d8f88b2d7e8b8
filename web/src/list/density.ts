import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../session/kept';
import { height } from '../theme/tokens';

/** How close the rows of grids are. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

const key = 'huella.density';
const listeners = new Set<() => void>();

function readDensity(): Density {
  const kept = readKept(key);
  return densities.find((each) => each === kept) ?? 'comfortable';
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How close the rows are, as it was last chosen in this browser. */
export function useDensity(): Density {
  return useSyncExternalStore(listen, readDensity);
}

/** Chooses how close the rows of every grid are, for good. */
export function chooseDensity(density: Density): void {
  keep(key, density);
  for (const listener of listeners) listener();
}

/** The heights of a grid in px. */
export const gridHeights: Readonly<
  Record<Density, { readonly rowHeight: number; readonly headHeight: number }>
> = {
  comfortable: { rowHeight: height.gridRow, headHeight: height.gridRow },
  compact: { rowHeight: height.gridRowCompact, headHeight: height.gridHeadCompact },
};
