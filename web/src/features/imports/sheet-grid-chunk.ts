/** The grid is heavy: it is a chunk of its own, which comes with the rows that it shows. */
export async function loadSheetGrid() {
  return { default: (await import('../../sheet/SheetGrid')).SheetGrid };
}
