/** Under what the grids of events are kept on this device. */
export const keptPrefix = 'huella.rows.';

const listeners = new Set<() => void>();

/** Tells whoever shows them that what is kept here is other than before. */
export function tellOfKept(): void {
  for (const listener of listeners) listener();
}

/** Hears of every change of what is kept, in this tab and in others, until what it returns is called. */
export function listenToKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether any grid is kept here, whoever's: what shows them is loaded only then. */
export function hasKeptGrids(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(keptPrefix));
}
