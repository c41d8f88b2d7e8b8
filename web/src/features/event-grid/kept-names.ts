/** Under what the grids of events are kept on this device. */
export const keptPrefix = 'huella.rows.';

/** Whether any grid is kept here, whoever's: what shows them is loaded only then. */
export function hasKeptGrids(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(keptPrefix));
}
