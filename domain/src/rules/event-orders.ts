/** By what the list of events is sorted (document 3 section 2, events list): its columns by number, day and count. */
export const eventOrders = ['id', 'event_time', 'event_assets_count'] as const;
export type EventOrder = (typeof eventOrders)[number];
