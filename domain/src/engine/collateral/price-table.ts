import { foldKey } from '../../fold';
import { issue, type Issue } from '../../model/errors';
import type { Field } from '../../model/field';
import { currencies, type Currency } from '../../model/collateral';
import type { Locale } from '../../model/value';
import { matchOption } from '../fields/choice';
import { parseDate } from '../fields/date';
import { parseNumber } from '../fields/number';
import { isBlankCell, type SheetCell } from '../sheets/cell';

/** A price that a row of a table says. */
interface ReadPrice {
  readonly kind: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly day: string;
  readonly source: string;
}

/** What a table of prices holds: its prices, what is wrong with which row, and mandatory columns that are not there. */
interface ReadPriceTable {
  readonly prices: readonly ReadPrice[];
  /** The record of each is the number of its row, the heading being the first. */
  readonly faults: readonly Issue[];
  readonly missing: readonly string[];
}

const columns = {
  kind: ['especie', 'specie', 'species', 'grano', 'grain', 'producto', 'product', 'kind'],
  amount: ['precio', 'price', 'valor', 'importe', 'precio por tonelada', 'price per tonne', 'amount'],
  currency: ['moneda', 'currency', 'divisa'],
  day: ['fecha', 'dia', 'date', 'day', 'vigencia', 'desde', 'from'],
  source: ['fuente', 'source', 'origen', 'mercado', 'plaza', 'market'],
} as const;
type Column = keyof typeof columns;

const currencyWords: Readonly<Record<Currency, readonly string[]>> = {
  usd: ['usd', 'u$s', 'us$', 'dolar', 'dolares', 'us dollars', 'dollars', 'dollar'],
  ars: ['ars', '$', 'ar$', 'peso', 'pesos', 'pesos argentinos', 'argentine pesos'],
};

/** Longest source, in letters, and the highest price. */
const longest = 120;
const highest = 1_000_000_000;

/**
 * Reads a table of prices whose first row names its columns, in either language: kind, price, currency, day and, where the caller
 * gives no other, source. Of rows with nothing in them nothing is said.
 * @param field the attribute whose options have prices
 */
export function readPriceTable(
  field: Field,
  [headings = [], ...rows]: readonly (readonly SheetCell[])[],
  { locale, source }: { readonly locale: Locale; readonly source: string },
): ReadPriceTable {
  const named = headings.map((cell) => bare(isBlankCell(cell) ? '' : String(cell)));
  const placeOf = (name: Column) =>
    named.findIndex((heading) => heading !== '' && columns[name].some((word) => word === heading));
  const missing = (['kind', 'amount', 'currency', 'day'] as const).filter((name) => placeOf(name) < 0);
  if (missing.length > 0) return { prices: [], faults: [], missing };
  const prices: ReadPrice[] = [];
  const faults: Issue[] = [];
  const seen = new Map<string, number>();
  for (const [at, cells] of rows.entries()) {
    if (cells.every(isBlankCell)) continue;
    const row = at + 2;
    const text = (name: Column) => {
      const cell = cells[placeOf(name)];
      return isBlankCell(cell) ? '' : String(cell).trim();
    };
    const read = readRow(field, text, locale, source);
    const before = 'faults' in read ? undefined : seen.get(`${read.kind} ${read.day}`);
    if ('faults' in read) faults.push(...read.faults.map((found) => ({ ...found, record: String(row) })));
    else if (before !== undefined)
      faults.push({ ...issue('day', 'repeatedInSheet', { row: before }), record: String(row) });
    else {
      seen.set(`${read.kind} ${read.day}`, row);
      prices.push(read);
    }
  }
  return { prices, faults, missing: [] };
}

function readRow(
  field: Field,
  text: (name: Column) => string,
  locale: Locale,
  usualSource: string,
): ReadPrice | { readonly faults: readonly Issue[] } {
  const kind = matchOption(field, text('kind'))?.key;
  const amount = parseNumber(text('amount'), locale.language);
  const currency = currencies.find((each) => currencyWords[each].includes(bare(text('currency'))));
  const day = parseDate(text('day').slice(0, 10));
  const source = (text('source') === '' ? usualSource : text('source')).slice(0, longest);
  const faults = [
    ...(kind === undefined ? [faultOf('kind', text('kind'), issue('kind', 'notAnOption'))] : []),
    ...(amount === null ? [faultOf('amount', text('amount'), issue('amount', 'notANumber'))] : []),
    ...(amount !== null && amount <= 0 ? [issue('amount', 'belowMin', { min: 0.01 })] : []),
    ...(amount !== null && amount > highest ? [issue('amount', 'aboveMax', { max: highest })] : []),
    ...(currency === undefined
      ? [faultOf('currency', text('currency'), issue('currency', 'notAnOption'))]
      : []),
    ...(day === null
      ? [faultOf('day', text('day'), issue('day', 'notADate', { example: '27/11/2026' }))]
      : []),
  ];
  if (kind === undefined || amount === null || currency === undefined || day === null || faults.length > 0)
    return { faults };
  return { kind, amount, currency, day, source };
}

function faultOf(name: Column, text: string, otherwise: Issue): Issue {
  return text === '' ? issue(name, 'mandatory') : otherwise;
}

function bare(text: string): string {
  return foldKey(text)
    .replace(/[_\s.\-/()]+/g, ' ')
    .trim();
}
