import { currencies, type Currency } from '../../model/collateral';
import { toCents, worthOf, type Haircuts, type Lot, type Price } from './worth';

/** What a company values its collateral by, on a day. */
export interface Valuing {
  readonly prices: ReadonlyMap<string, Price>;
  readonly haircuts: Haircuts;
}

/** Goods that are alike, and how many assets they are. */
export interface CountedLot extends Lot {
  readonly count: number;
}

/** What goods come to: by currency, without what has no price, and from when the prices are. */
export interface SummedWorth {
  readonly values: readonly { readonly currency: Currency; readonly value: number }[];
  readonly unpriced: { readonly count: number; readonly amount: number; readonly kinds: readonly string[] };
  readonly priced: { readonly from: string; readonly to: string } | null;
}

/** Adds up what goods are worth; what has no price counts without, and is told. */
export function sumWorth(lots: readonly CountedLot[], { prices, haircuts }: Valuing): SummedWorth {
  const sums = new Map<Currency, number>();
  const days: string[] = [];
  const without: CountedLot[] = [];
  for (const lot of lots) {
    const found = worthOf(lot, prices, haircuts);
    if (found === null) {
      without.push(lot);
      continue;
    }
    const { currency, day } = found.price;
    sums.set(currency, (sums.get(currency) ?? 0) + found.value);
    days.push(day);
  }
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
  return {
    values: currencies.flatMap((currency) => {
      const value = sums.get(currency);
      return value === undefined ? [] : [{ currency, value: toCents(value) }];
    }),
    unpriced: {
      count: without.reduce((sum, { count }) => sum + count, 0),
      amount: toCents(without.reduce((sum, { amount }) => sum + amount, 0)),
      kinds: [...new Set(without.map(({ kind }) => kind))],
    },
    priced: from === undefined || to === undefined ? null : { from, to },
  };
}
