import type { Currency } from '../../model/collateral';

/**
 * What collateral is worth: how much there is, at the price of its kind on a day, less what is taken off for quality and keeper
 * (decision 121).
 */

/** The price of a unit of a kind from a day on. */
export interface Price {
  /** The option of the attribute that prices are of. */
  readonly kind: string;
  readonly amount: number;
  readonly currency: Currency;
  /** `2026-11-28` */
  readonly day: string;
  readonly source: string;
  /** It is the company's own; otherwise the operator's. */
  readonly own: boolean;
}

/** What is taken off, in per cent: by the option of a quality (`''` is none), and by the establishment that keeps it. */
export interface Haircuts {
  readonly quality: ReadonlyMap<string, number>;
  readonly keeper: ReadonlyMap<number, number>;
}

export const noHaircuts: Haircuts = { quality: new Map(), keeper: new Map() };

/**
 * The price of each kind on a day: the company's own before the operator's, and of either the newest that is not after
 * the day. A kind without one is missing.
 */
export function pricesOn(prices: readonly Price[], day: string): ReadonlyMap<string, Price> {
  const found = new Map<string, Price>();
  for (const price of prices) {
    const known = found.get(price.kind);
    if (price.day <= day && (known === undefined || goesBefore(price, known))) found.set(price.kind, price);
  }
  return found;
}

function goesBefore(one: Price, other: Price): boolean {
  return one.own === other.own ? one.day > other.day : one.own;
}

/** The part that is left once both haircuts are taken off one after the other: 10 % and 5 % leave 0.855. */
export function partLeft(haircuts: Haircuts, quality: string, keeper: number): number {
  const off = [haircuts.quality.get(quality) ?? 0, haircuts.keeper.get(keeper) ?? 0];
  return off.reduce((part, percent) => part * (1 - percent / 100), 1);
}

/** Much or little of one kind and quality with one keeper. */
export interface Lot {
  readonly kind: string;
  /** `''` is none. */
  readonly quality: string;
  readonly keeper: number;
  readonly amount: number;
}

/** What a lot is worth, or null where its kind has no price: it counts without. Not rounded. */
export function worthOf(
  { kind, quality, keeper, amount }: Lot,
  prices: ReadonlyMap<string, Price>,
  haircuts: Haircuts,
): { readonly value: number; readonly price: Price; readonly part: number } | null {
  const price = prices.get(kind);
  if (price === undefined) return null;
  const part = partLeft(haircuts, quality, keeper);
  return { value: amount * price.amount * part, price, part };
}

/** How much of a loan a value covers, in per cent; null of no loan, or where both are in different currencies. */
export function coverOf(
  value: { readonly value: number; readonly currency: Currency } | null,
  loan: { readonly amount: number; readonly currency: Currency } | null,
): number | null {
  if (value === null || loan === null || loan.amount <= 0 || value.currency !== loan.currency) return null;
  return Math.round((value.value / loan.amount) * 1000) / 10;
}

/** An amount of money as it is told: to the cent. */
export function toCents(value: number): number {
  return Math.round(value * 100) / 100;
}
