/** What a list of runs can be narrowed to: those that wait or work, and those that have ended. */
export const runFilters = ['alive', 'ended'] as const;
export type RunFilter = (typeof runFilters)[number];
