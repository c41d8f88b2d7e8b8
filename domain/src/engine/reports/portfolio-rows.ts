import { formatDate } from '../fields/date';

interface Part {
  readonly count: number;
  readonly amount: number;
}

interface Money {
  readonly currency: string;
  readonly value: number;
}

/** A portfolio as far as its table tells it. */
interface Told {
  readonly entity: string;
  readonly noun: { readonly many: string };
  readonly unit: string;
  readonly places: number;
  readonly total: Part;
  readonly worth: {
    readonly values: readonly Money[];
    readonly unpriced: Part;
  } | null;
  readonly secured:
    | (Part & {
        readonly loan: number;
        readonly loans: number;
        readonly currency: string;
        readonly cover: number | null;
        readonly confirmedCover: number | null;
      })
    | null;
  readonly unconfirmed: (Part & { readonly values: readonly Money[] }) | null;
  readonly expiring: (Part & { readonly days: number }) | null;
  readonly rows: readonly (Part & {
    readonly label: string;
    readonly places: number;
    readonly pledged: Part | null;
    readonly values: readonly Money[];
    readonly checked: string | null;
    readonly standing: Standing | null;
  })[];
}

type Standing = 'stopped' | 'differs' | 'expiring' | 'unconfirmed' | 'confirmed';

/** What files say of a portfolio in a language, by the names of its phrases. */
export interface PortfolioWords extends Readonly<Record<`standing_${Standing}`, string>> {
  readonly tonnes: string;
  readonly colPlaces: string;
  readonly plainPledged: string;
  readonly plainValue: string;
  /** Value where what nobody confirms is apart, and that of what is apart. */
  readonly confirmedValue: string;
  readonly unconfirmedValue: string;
  readonly colChecked: string;
  readonly colStanding: string;
  readonly total: string;
  readonly secures: string;
  readonly plainCover: string;
  readonly confirmedCover: string;
  readonly unconfirmedTitle: string;
  readonly plainExpiring: string;
  readonly withoutPrice: string;
}

type Cell = string | number;

/** The table of a portfolio as files have it: its headings, a row for each entity, and the total, which they add up to. */
export function portfolioTable(
  { entity, noun, unit, places, total, worth, secured, unconfirmed, rows }: Told,
  words: PortfolioWords,
): { readonly headings: readonly string[]; readonly rows: readonly (readonly Cell[])[] } {
  const values = worth?.values ?? [];
  const many = `${noun.many.slice(0, 1).toUpperCase()}${noun.many.slice(1)}`;
  const standing = (of: Standing | null) => (of === null ? '' : words[`standing_${of}`]);
  const isTold = unconfirmed !== null;
  return {
    headings: [
      ...[entity, words.colPlaces, many, `${words.tonnes} (${unit})`],
      ...(secured === null ? [] : [`${words.plainPledged} (${unit})`]),
      ...values.map(({ currency }) => `${valueName(unconfirmed, words)} (${currency})`),
      ...[words.colChecked, ...(isTold ? [words.colStanding] : [])],
    ],
    rows: [
      ...rows.map((row) => [
        ...[row.label, row.places, row.count, row.amount],
        ...(secured === null ? [] : [row.pledged?.amount ?? 0]),
        ...values.map((_, at) => row.values[at]?.value ?? 0),
        ...[row.checked === null ? '' : formatDate(row.checked), ...(isTold ? [standing(row.standing)] : [])],
      ]),
      [
        ...[words.total, places, total.count, total.amount],
        ...(secured === null ? [] : [secured.amount]),
        ...values.map(({ value }) => value),
        ...['', ...(isTold ? [''] : [])],
      ],
    ],
  };
}

/** What its value is called: the control panel tells all of it, so that of what is confirmed says that it is. */
function valueName(unconfirmed: Told['unconfirmed'], words: PortfolioWords): string {
  return unconfirmed === null ? words.plainValue : words.confirmedValue;
}

/** The figures over the table, each with what it is in: those that somebody recorded or counted, and no other. */
export function portfolioFigures(
  { noun, unit, total, worth, secured, unconfirmed, expiring }: Told,
  words: PortfolioWords,
): readonly (readonly [string, number])[] {
  return [
    [`${words.tonnes} (${unit})`, total.amount],
    ...(worth?.values ?? []).map(
      ({ currency, value }) => [`${valueName(unconfirmed, words)} (${currency})`, value] as const,
    ),
    ...(secured === null || secured.loans === 0
      ? []
      : [[`${words.secures} (${secured.currency})`, secured.loan] as const]),
    ...(secured === null || secured.cover === null ? [] : [[words.plainCover, secured.cover] as const]),
    ...(secured === null || secured.confirmedCover === null || unconfirmed === null
      ? []
      : [[words.confirmedCover, secured.confirmedCover] as const]),
    ...(unconfirmed === null ? [] : [[`${words.unconfirmedTitle} (${unit})`, unconfirmed.amount] as const]),
    ...(unconfirmed?.values ?? []).map(
      ({ currency, value }) => [`${words.unconfirmedValue} (${currency})`, value] as const,
    ),
    ...(expiring === null ? [] : [[`${words.plainExpiring} (${noun.many})`, expiring.count] as const]),
    ...(worth === null ? [] : [[`${words.withoutPrice} (${noun.many})`, worth.unpriced.count] as const]),
  ];
}
