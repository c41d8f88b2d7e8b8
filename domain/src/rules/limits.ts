/** Rows of one upload, of the grid, and of a bulk call; assets of one run and of one transfer. */
export const maxSheetRows = 60_000;
/** Rows that are added to a sheet at a time, and that an empty one begins with (document 2 section 5: four digits). */
export const maxRowsAdded = 9_999;
/** Columns of a sheet that is read; no model has as many. */
export const maxSheetColumns = 200;
/** Lots that one call makes, as many as rows of an event's grid: all of them or none. */
export const maxLotsAtOnce = 10_000;
/** Changes of cells that one call may carry, and rows that one call may answer. */
export const maxCellChanges = 20_000;
export const maxRowsAnswered = 1_000;

/** Largest file, in bytes (document 2 section 5). */
export const maxFileBytes = 10 * 1024 * 1024;

/** A text of a sheet longer than this is no word for an option, and is not remembered as one. */
export const maxMeaningText = 100;
