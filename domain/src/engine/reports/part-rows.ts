type Cell = string | number;

/** An indicator with its parts and what they come to. */
interface Indicator {
  readonly title: string;
  readonly unit: string | null;
  readonly total: number;
  readonly values: readonly { readonly name: string; readonly value: number }[];
}

/** What the columns of parts are called, and their sum. */
export interface PartWords {
  readonly indicator: string;
  readonly part: string;
  readonly figure: string;
  readonly share: string;
  readonly total: string;
}

/** Indicators as a table: a row for each part, with its share in per cent, and one for each total. */
export function partTable(
  indicators: readonly Indicator[],
  words: PartWords,
): { readonly headings: readonly string[]; readonly rows: readonly (readonly Cell[])[] } {
  return {
    headings: [words.indicator, words.part, words.figure, words.share],
    rows: indicators.flatMap(({ title, unit, total, values }) => {
      const indicator = unit === null ? title : `${title} (${unit})`;
      return [
        ...values.map(({ name, value }) => [indicator, name, value, Math.round((value / total) * 1000) / 10]),
        [indicator, words.total, total, values.length === 0 ? 0 : 100],
      ];
    }),
  };
}
