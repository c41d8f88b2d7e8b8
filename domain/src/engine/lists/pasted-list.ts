import type { Field } from '../../model/field';
import { clean } from '../../clean';
import { foldKey } from '../../fold';
import { completeZero, findMask, stripMasked } from '../fields/masked';

/** The most identifiers of one list, as of one selection (decisions section 1). */
export const maxPasted = 10_000;

/** An identifier as it stands in a pasted list or in the file of a reader, and its line, counted from one. */
export interface PastedName {
  readonly text: string;
  readonly line: number;
}

/**
 * The identifiers in a list that somebody pasted, or in the file of a stick reader: one a line, or several, or beside days,
 * times and weights. What has the form of an identifier of the model is one, as it is printed or bare; of a line without
 * any the first cell is taken, so that it is told that nothing has it. Headings, days and blank lines are none.
 */
export function readPastedList(text: string, fields: readonly Field[]): readonly PastedName[] {
  const lines = text.split(/\r\n?|\n/).map((line) =>
    line
      .split(/[\t;,|]/)
      .map(bare)
      .filter(isWritten),
  );
  const isOneLine = lines.filter((cells) => cells.length > 0).length === 1;
  // The number of a register may look like a day without its strokes, or like a part of an ear tag.
  const everywhere = fields.filter(({ validations }) => validations?.unique === 'everywhere');
  const ofCompanies = fields.filter(({ validations }) => validations?.unique === 'company');
  const names: PastedName[] = [];
  for (const [at, cells] of lines.entries()) {
    const sure = findShaped(cells, everywhere);
    const found = sure.length > 0 ? sure : cells.filter((cell) => isShaped(cell, ofCompanies));
    const isHeading = names.length === 0 && isHeadingOf(cells, fields);
    const texts = found.length > 0 || isHeading ? found : isOneLine ? cells : cells.slice(0, 1);
    names.push(...texts.map((each) => ({ text: each, line: at + 1 })));
  }
  return names;
}

/** What identifies an asset: the attribute, and its value as it is kept to be compared, folded. */
export interface WantedName {
  readonly attribute: string;
  readonly value: string;
}

/** What a text may identify an asset by, among the attributes that do: an identifier that has a form, or any other text. */
export function namesMeant(text: string, fields: readonly Field[]): readonly WantedName[] {
  const cleaned = clean(text)?.trim() ?? '';
  if (cleaned === '') return [];
  return fields.flatMap((field) =>
    (field.type === 'masked' ? shapesOf(cleaned, field) : [cleaned]).map((value) => ({
      attribute: field.name,
      value: foldKey(value),
    })),
  );
}

/** The stored forms that a text has under the masks of a field; sheets drop the 0 that some begin with. */
function shapesOf(text: string, field: Field): readonly string[] {
  const stripped = stripMasked(text);
  if (findMask(stripped, field) !== null) return [stripped];
  const completed = completeZero(text, field);
  return completed === null ? [] : [completed];
}

const isShaped = (text: string, fields: readonly Field[]) =>
  fields.some((field) => field.type === 'masked' && shapesOf(text, field).length > 0);

/** Readers write fifteen digits (ISO 11784) with blanks in them, or after zeros of their own. */
const digits = /(?<!\d)\d(?:[ -]?\d){14}(?!\d)/g;
const afterZeros = /(?<=0{7})\d{15}(?!\d)/g;

/** What in the cells of a line has the form of an identifier: whole cells, else words of them, else a reader's digits. */
function findShaped(cells: readonly string[], fields: readonly Field[]): readonly string[] {
  const fits = (text: string) => isShaped(text, fields);
  const whole = cells.filter(fits);
  if (whole.length > 0) return whole;
  const words = cells.flatMap((cell) => cell.split(/\s+/)).filter(fits);
  if (words.length > 0) return words;
  return cells
    .flatMap((cell) => [...(cell.match(digits) ?? []), ...(cell.match(afterZeros) ?? [])])
    .filter(fits);
}

/** Whether cells head the columns of a list: they are the names of attributes, or several words without a digit. */
function isHeadingOf(cells: readonly string[], fields: readonly Field[]): boolean {
  const labels = new Set(fields.flatMap(({ label }) => [foldKey(label.es), foldKey(label.en)]));
  if (cells.some((cell) => labels.has(foldKey(cell)) || headings.has(foldKey(cell)))) return true;
  return cells.length > 1 && cells.every((cell) => !/\d/.test(cell));
}

/** What readers and sheets call their columns. */
const headings: ReadonlySet<string> = new Set(
  ['eid', 'vid', 'rfid', 'tag', 'tags', 'id', 'caravana', 'caravanas', 'dispositivo', 'ide'].map(foldKey),
);

function bare(cell: string): string {
  return cell
    .replace(/[\p{Cc}\ufeff]/gu, ' ')
    .trim()
    .replace(/^["'[]+|["'\]]+$/g, '')
    .trim();
}

/** Days, times and decimal figures beside an identifier are none themselves. */
function isWritten(cell: string): boolean {
  return (
    cell !== '' &&
    !/^\d{4}-\d\d-\d\d/.test(cell) &&
    !/^[\d/.:-]*[/.:][\d/.:-]*(?:\s+[\d:.]+)*(?:\s*[ap]\.?m\.?)?$/i.test(cell)
  );
}
