/** Chance that falls the same way each time: everything of the demo data that looks random comes from here. */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly between: (min: number, max: number) => number;
  /** True as often as the share (0 to 1) says. */
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** One of the items, each as often as its weight says. */
  readonly weigh: <Item>(items: Weighted<Item>) => Item;
}

/** Items with how often each one comes; the weights need not add up to anything. */
export type Weighted<Item> = readonly [Weight<Item>, ...Weight<Item>[]];
type Weight<Item> = readonly [item: Item, weight: number];

/** Texts with how often each one comes. */
export function byWeight(weights: Readonly<Record<string, number>>): Weighted<string> {
  const [first, ...rest] = Object.entries(weights);
  if (first === undefined) throw new Error('Nothing can come where nothing has a weight');
  return [first, ...rest];
}

/** Sets of words with how often each one comes: `{ 'HIL UEN': 15, '': 55 }`. */
export function setsByWeight(weights: Readonly<Record<string, number>>): Weighted<readonly string[]> {
  const [first, ...rest] = byWeight(weights);
  const split = ([words, weight]: Weight<string>) => [words === '' ? [] : words.split(' '), weight] as const;
  return [split(first), ...rest.map(split)];
}

/** A number between two others, with so many decimals, both ends included. */
export function decimal({ between }: Dice, min: number, max: number, decimals = 1): number {
  const parts = 10 ** decimals;
  return between(Math.round(min * parts), Math.round(max * parts)) / parts;
}

/** Dice whose throws follow from the seed alone (the generator is mulberry32). */
export function throwDice(seed: number): Dice {
  const fraction = generator(seed);
  return {
    fraction,
    between: (min, max) => min + Math.floor(fraction() * (max - min + 1)),
    chance: (share) => fraction() < share,
    pick: (items) => items[Math.floor(fraction() * items.length)] ?? items[0],
    weigh: (items) => {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let left = fraction() * total;
      const found = items.find(([, weight]) => (left -= weight) < 0);
      return (found ?? items[0])[0];
    },
  };
}

function generator(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Identifiers (UUID, version 4 in form) that follow from the seed alone. */
export function seededIds(seed: number): () => string {
  const dice = throwDice(seed);
  const digits = (count: number) =>
    Array.from({ length: count }, () => dice.between(0, 15).toString(16)).join('');
  return () => `${digits(8)}-${digits(4)}-4${digits(3)}-a${digits(3)}-${digits(12)}`;
}

/** Bytes that follow from the seed alone. */
export function seededBytes(seed: number): (size: number) => Buffer {
  const dice = throwDice(seed);
  return (size) => Buffer.from(Array.from({ length: size }, () => dice.between(0, 255)));
}
