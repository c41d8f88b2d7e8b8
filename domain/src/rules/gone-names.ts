/**
 * The names of what lists of assets that went show beside what these held. Apart from the fields themselves, so that a list
 * of what is there loads no more of them.
 */
export const deletionNames = { on: 'deleted_on', event: 'deleted_event', by: 'deleted_by' } as const;
export const departureNames = { to: 'transferred_to', on: 'transferred_on' } as const;
