import { formatDate } from '../fields/date';

/** By what a figure is valued; null of one that is no value. */
interface Valued {
  readonly worth: {
    /** What has no price, in a unit. */
    readonly unpriced: number;
    readonly unit: string;
    readonly prices: readonly {
      readonly name: string;
      readonly amount: number;
      readonly currency: string;
      /** `2026-11-21` */
      readonly day: string;
      readonly source: string;
    }[];
  } | null;
}

/** What the rows of prices are called. */
export interface PriceWords {
  readonly price: string;
  readonly withoutPrice: string;
}

/**
 * The rows of a report, under those of its indicators, that say by which prices its values are, with the day and the source of each, and
 * how much has none: an indicator, a part, a figure, and no share. A price of several indicators is one row.
 */
export function priceRows(
  pies: readonly Valued[],
  words: PriceWords,
): readonly (readonly [string, string, number, string])[] {
  const told = pies.flatMap(({ worth }) => (worth === null ? [] : [worth]));
  const rows = told.flatMap(({ prices, unit, unpriced }) => [
    ...prices.map(({ name, amount, currency, day, source }) => {
      const about = `${name}, ${formatDate(day)}, ${source}`;
      return [`${words.price} (${currency}/${unit})`, about, amount, ''] as const;
    }),
    ...(unpriced > 0 ? [[`${words.withoutPrice} (${unit})`, '', unpriced, ''] as const] : []),
  ]);
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

/** What a portfolio is valued by, as the rows of prices take it: once for all of its indicators. */
export function pricesOfPortfolio({
  worth,
  unit,
}: {
  readonly unit: string;
  readonly worth:
    | (Pick<NonNullable<Valued['worth']>, 'prices'> & { readonly unpriced: { readonly amount: number } })
    | null;
}): Valued {
  if (worth === null) return { worth: null };
  return { worth: { prices: worth.prices, unit, unpriced: worth.unpriced.amount } };
}
