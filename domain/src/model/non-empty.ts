/** A list that holds something. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];
