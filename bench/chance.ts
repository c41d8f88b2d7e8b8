/** A number from 0 up to 1 that follows from two numbers alone, spread well enough for figures. */
export function chance(row: number, salt: number): number {
  let mixed = Math.imul(row ^ Math.imul(salt + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** One of some things, by the number of a row. */
export function pick<Item>(items: readonly [Item, ...Item[]], row: number, salt: number): Item {
  return items[Math.floor(chance(row, salt) * items.length)] ?? items[0];
}
