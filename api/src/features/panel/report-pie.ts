import type { Portfolio } from '@huella/domain/calls/report-board';
import type { CountedIn, ReportPie, ToldPrice } from '@huella/domain/calls/reports';
import { bands } from '@huella/domain/engine/reports/bands';
import type { ReportIndicator } from '@huella/domain/model/report';
import type { Language, Words } from '@huella/domain/words';
import { mergeLists } from './counted-lists';

/** What a part is called where it is all others. */
const others: Words = { es: 'Otros', en: 'Others' };

/** What a part is called, and known by, that holds what has no value of what others are told apart by. */
const withoutValue: Words = { es: 'Sin dato', en: 'No data' };
const blankKey = '';

/** The part of a whole that has no value of what its other parts are told apart by: it adds up with them; none where all have one. */
export function blankPart(value: number, language: Language): readonly Part[] {
  return rounded(value) > 0 ? [{ key: blankKey, label: withoutValue[language], value, lists: [] }] : [];
}

/** A part of a whole; those of one key are added up. */
export interface Part {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The lists of what it counts; none of what no list asks for alone. */
  readonly lists: readonly CountedIn[];
}

/** The days of the prices that something is worth by, and how much has none. */
export interface Valued {
  readonly priced: { readonly from: string; readonly to: string } | null;
  readonly unpriced: number;
  readonly prices: readonly ToldPrice[];
}

/** What goods without a price are told in, of every type that has prices. */
const unit = 't';

/** An indicator as it leaves: parts that are alike added up, the largest first, those of terms in their order, what has no value last. */
export function pieOf(
  { name, title, unit: own, by }: ReportIndicator,
  parts: readonly Part[],
  asked: { readonly language: Language; readonly unit: string | null; readonly top: number | null },
): ReportPie {
  const { language } = asked;
  const sums = new Map<string, Part>();
  for (const part of parts) {
    const known = sums.get(part.key);
    const lists = mergeLists([...(known?.lists ?? []), ...part.lists]);
    sums.set(part.key, { ...part, value: part.value + (known?.value ?? 0), lists });
  }
  const blank = sums.get(blankKey);
  const filled = [...sums.values()].filter((part) => part.value > 0 && part !== blank);
  const order = (key: string) => bands.findIndex((band) => band.key === key);
  const sorted =
    by === 'band'
      ? filled.toSorted((one, other) => order(one.key) - order(other.key))
      : filled.toSorted((one, other) => other.value - one.value);
  const most = asked.top ?? sorted.length;
  const rest = sorted.slice(most).reduce((sum, { value }) => sum + value, 0);
  return {
    ...{ name, title: title[language], unit: own?.[language] ?? asked.unit },
    values: [
      ...sorted
        .slice(0, most)
        .map(({ label, value, lists }) => ({ name: label, value: rounded(value), lists: [...lists] })),
      ...(rest > 0 ? [{ name: others[language], value: rounded(rest), lists: [] }] : []),
      ...(blank === undefined ? [] : [{ name: blank.label, value: rounded(blank.value), lists: [] }]),
    ],
    total: rounded(sorted.reduce((sum, { value }) => sum + value, blank?.value ?? 0)),
    worth: null,
  };
}

/** A report as it was built: its indicators, and the portfolio that it is of. */
export interface BuiltReport {
  readonly pies: ReportPie[];
  /** Null of a report of something else. */
  readonly portfolio: Portfolio | null;
}

/** What is told of the prices of several establishments together. */
export function joinWorth(all: readonly Valued[]): NonNullable<ReportPie['worth']> {
  const days = all.flatMap(({ priced }) => (priced === null ? [] : [priced.from, priced.to])).sort();
  const [from, to] = [days[0], days.at(-1)];
  return {
    priced: from === undefined || to === undefined ? null : { from, to },
    unpriced: rounded(all.reduce((sum, { unpriced }) => sum + unpriced, 0)),
    unit,
    // Establishments of one company have the same prices.
    prices: [
      ...new Map(all.flatMap(({ prices }) => prices).map((each) => [JSON.stringify(each), each])).values(),
    ],
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
