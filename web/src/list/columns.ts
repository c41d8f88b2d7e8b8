import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Language, Words } from '@huella/domain/words';
import { fieldKinds, isFigure } from '@huella/domain/engine/fields/index';
import { localeTag, type Locale } from '@huella/domain/model/value';
import { cellPadding } from '../ui/grid/grid-column';
import { listPath } from '../form/back-to-list';
import { formatCount } from '../ui/format-count';
import type { ListSubject } from './list-subject';

/** The attributes that a list may show: its usual columns first, then the others as the model orders them. */
export function listableColumns({
  model,
  fields,
  of,
}: Pick<ListSubject, 'model' | 'fields' | 'of'>): readonly Attribute[] {
  const path = listPath(of);
  const shown = fields.filter(
    ({ hideInList, listInPath }) => hideInList !== true && listInPath?.includes(path) !== false,
  );
  const usual = usualNames(model).flatMap((name) => shown.find((field) => field.name === name) ?? []);
  return [...usual, ...shown.filter((field) => !usual.includes(field))];
}

/** The columns of a list that nobody changed. */
export function usualNames(model: AssetType): readonly string[] {
  return model.defaultColumns;
}

/** The column that names a row comes first, always: without it nobody knows what a row is. */
export function nameColumn(columns: readonly Attribute[], model: AssetType): Attribute | undefined {
  return columns.find((column) => model.labelFields.includes(column.name)) ?? columns[0];
}

/** Columns that are always in view: what a row is, and how it stands. */
function isFixed(column: Attribute, columns: readonly Attribute[], model: AssetType): boolean {
  return column.follows === 'state' || column === nameColumn(columns, model);
}

/** The chosen ones of the columns that a list may show, in their order, the name column and the state first. */
export function chosenColumns(
  columns: readonly Attribute[],
  names: readonly string[],
  model: AssetType,
): readonly Attribute[] {
  const name = nameColumn(columns, model);
  const state = columns.filter(({ follows }) => follows === 'state');
  const rest = columns.filter((column) => !isFixed(column, columns, model) && names.includes(column.name));
  return [...(name === undefined ? [] : [name]), ...state, ...rest];
}

/** The heading of a column: its label with the unit, 'Peso kg'. */
export function headingOf(column: Attribute, word: (words: Words) => string): string {
  return column.unit === undefined ? word(column.label) : `${word(column.label)} ${column.unit}`;
}

/** Px that a text takes at the size of a cell; figures all have one width. */
function textPx(text: string): number {
  const widths = [...text].map((character) => {
    if (/\d/.test(character)) return 8.6;
    if (/[\s.:-]/.test(character)) return 3.2;
    if (character === '/') return 4.4;
    return /\p{Lu}/u.test(character) ? 9 : 7;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Headings are set a size smaller than cells. */
const headingScale = 0.95;

/** Px that a column of options or texts makes room for; what is longer ends in dots. */
const maxOptionWidth = 112;
const maxTextWidth = 160;

/** Px that the longest usual value of a column takes. */
function valuePx(column: Attribute, locale: Locale): number {
  const { widest, chooses } = fieldKinds[column.type];
  if (widest === undefined) return maxTextWidth;
  if (widest === 'short') return maxOptionWidth;
  const longest = Math.max(0, ...widest(column, locale).map(textPx));
  return chooses === undefined ? longest : Math.min(maxOptionWidth, longest);
}

/** The sign of the sort, as far as it does not fit into the padding before a heading at the right. */
const figureSign = 12;

/** The least width of a column in px: what its values and its heading need. */
export function columnWidth(column: Attribute, locale: Locale): number {
  const sign = isFigure(column) ? figureSign : 0;
  const heading = textPx(headingOf(column, (words) => words[locale.language])) * headingScale + sign;
  const value = column.buttonInGrid === true ? buttonPx(column, locale) : valuePx(column, locale);
  return Math.round(Math.max(heading, value) + 2 * cellPadding);
}

/** Letters that a text shows at least, in px (tokens: ten characters of a name). */
const leastTextWidth = 72;

/**
 * The width in px that a column shrinks to before the grid scrolls: figures, days and identifiers are never cut, words end
 * in dots, and so may a heading.
 */
export function leastWidth(column: Attribute, locale: Locale): number {
  const { widest, chooses } = fieldKinds[column.type];
  const width = columnWidth(column, locale);
  if (column.buttonInGrid === true) return width;
  const isOfWords = chooses !== undefined || typeof widest !== 'function';
  const value = isOfWords ? leastTextWidth : valuePx(column, locale) + (isFigure(column) ? figureSign : 0);
  return Math.min(width, Math.round(value + 2 * cellPadding));
}

/** Px that the longest button of a column takes, or the one that says that there is nothing. */
function buttonPx(column: Attribute, locale: Locale): number {
  const empty = textPx(column.defaultLabel?.[locale.language] ?? '');
  return Math.max(valuePx(column, locale), empty) * chipScale + chipPx;
}

/** What is in the chip of a state beside its word: the sign, its distance, the padding and the border. */
const chipPx = 36;
/** The words of chips are a size smaller than cells, and medium. */
const chipScale = 0.9;

/** The width of the column of states in px: the longest state of the model that says no reason. */
export function stateWidth({ states }: Pick<AssetType, 'states'>, { language }: Locale): number {
  const words = states
    .filter((state) => state.reasonField === undefined)
    .map((state) => state.label[language]);
  const longest = Math.max(textPx('En pausa'), ...words.map(textPx));
  return Math.round(longest * chipScale + chipPx + 2 * cellPadding);
}

/** The decimals that every figure of a column gets, so that their marks line up: as many as the longest has. */
export function columnDecimals(column: Attribute, values: readonly unknown[]): number {
  const limit = fieldKinds[column.type].decimals?.(column) ?? 0;
  const decimals = values.map((value) =>
    typeof value === 'number' ? (String(value).split('.')[1]?.length ?? 0) : 0,
  );
  return Math.min(limit, Math.max(0, ...decimals));
}

const decimalMark: Readonly<Record<Language, string>> = { es: ',', en: '.' };

/**
 * A figure in the reader's language with a fixed number of decimals. One that has no more of them is written as it is: a browser
 * takes as long to make a format of numbers as to draw a row.
 */
export function formatFigure(value: number, decimals: number, language: Language): string {
  const [whole = '', part = ''] = String(Math.abs(value)).split('.');
  if (part.length > decimals || !Number.isSafeInteger(Number(whole)))
    return new Intl.NumberFormat(localeTag[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const rest = decimals === 0 ? '' : `${decimalMark[language]}${part.padEnd(decimals, '0')}`;
  return `${sign}${formatCount(Number(whole), language)}${rest}`;
}
