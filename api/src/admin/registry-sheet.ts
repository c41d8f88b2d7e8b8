import { DateTime } from 'luxon';
import { foldKey } from '@huella/domain/fold';
import { plainNumber } from '@huella/domain/engine/fields/write-cell';
import { isBlankCell, type SheetCell } from '@huella/domain/engine/sheets/cell';
import type { ImportedAnimal } from '../outside/registry/registry-import.store';

/** A row that is not taken, by its number in the sheet, and why. */
export interface RejectedRow {
  readonly row: number;
  readonly fault: RowFault;
  /** The cell or the number that it is about. */
  readonly about: string;
}

export type RowFault = 'missing' | 'tooLong' | 'sex' | 'date' | 'number' | 'repeated';

interface RegistrySheet {
  readonly animals: readonly ImportedAnimal[];
  readonly rejected: readonly RejectedRow[];
  /** Columns that must be there and are not; then there are no rows. */
  readonly missing: readonly string[];
}

type Column = Exclude<keyof ImportedAnimal, 'row'>;

/** What a heading may be called, folded, in either language. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  category: ['category', 'categoria'],
  breed: ['breed', 'raza'],
  sex: ['sex', 'sexo'],
  name: ['name', 'nombre'],
  hba: ['hba', 'herd book number'],
  cc: ['cc', 'breeder', 'criador', 'codigo de criador'],
  rp: ['rp', 'private number', 'registro particular'],
  tag: ['tag', 'ear tag', 'caravana'],
  cor: ['cor'],
  birthDate: ['birth date', 'fecha de nacimiento', 'nacimiento'],
  sireHba: ['sire', 'sire hba', 'padre', 'hba padre', 'padre hba'],
  damHba: ['dam', 'dam hba', 'madre', 'hba madre', 'madre hba'],
};

const mandatory: readonly Column[] = ['category', 'breed', 'sex', 'name'];
const maxTextLength = 200;

/** Letters and words for the sexes, folded. */
const sexes: ReadonlyMap<string, 'M' | 'H'> = new Map([
  ...['m', 'macho', 'male'].map((word) => [word, 'M'] as const),
  ...['h', 'hembra', 'f', 'female'].map((word) => [word, 'H'] as const),
]);

/**
 * Reads the animals of a breed registry from the rows of a sheet: its first row names the columns, in Spanish or English
 * and in any order (decisions section 6). An animal needs a herd-book number, or a breeder's code and a private number.
 */
export function readRegistrySheet(rows: readonly (readonly SheetCell[])[]): RegistrySheet {
  const [header = [], ...data] = rows;
  const places = placesOf(header);
  const missing = [
    ...mandatory.filter((column) => !places.has(column)),
    ...(places.has('hba') || (places.has('cc') && places.has('rp')) ? [] : (['hba'] as const)),
  ];
  if (missing.length > 0) return { animals: [], rejected: [], missing };
  const animals: ImportedAnimal[] = [];
  const rejected: RejectedRow[] = [];
  const first = new Map<string, number>();
  for (const [at, cells] of data.entries()) {
    const row = at + 2; // the first row holds the headings
    const found = readAnimal(row, textsOf(cells, places));
    const key = 'fault' in found ? null : identityOf(found);
    const before = key === null ? undefined : first.get(key);
    if ('fault' in found) rejected.push(found);
    else if (before !== undefined) rejected.push({ row, fault: 'repeated', about: String(before) });
    else {
      first.set(key ?? '', row);
      animals.push(found);
    }
  }
  return { animals, rejected, missing };
}

function placesOf(header: readonly SheetCell[]): ReadonlyMap<Column, number> {
  const named = header.map((cell) =>
    foldKey(typeof cell === 'string' ? cell : '')
      .replace(/[_\s.\-/]+/g, ' ')
      .trim(),
  );
  const places = new Map<Column, number>();
  for (const [column, names] of Object.entries(headings)) {
    const at = named.findIndex((name) => names.includes(name));
    if (at >= 0) places.set(column as Column, at); // the table has the columns as its keys
  }
  return places;
}

type Texts = Readonly<Record<Column, string>>;

function textsOf(cells: readonly SheetCell[], places: ReadonlyMap<Column, number>): Texts {
  const textAt = (column: Column): string => {
    const at = places.get(column);
    const cell = at === undefined ? null : (cells[at] ?? null);
    if (isBlankCell(cell)) return '';
    return (typeof cell === 'number' ? plainNumber(cell) : String(cell)).trim().normalize('NFC');
  };
  const columns = Object.keys(headings) as Column[]; // the table has the columns as its keys
  return Object.fromEntries(columns.map((column) => [column, textAt(column)])) as Texts; // one of each
}

function readAnimal(row: number, texts: Texts): ImportedAnimal | RejectedRow {
  const absent = mandatory.find((column) => texts[column] === '');
  if (absent !== undefined) return { row, fault: 'missing', about: absent };
  const long = Object.entries(texts).find(([, text]) => text.length > maxTextLength);
  if (long !== undefined) return { row, fault: 'tooLong', about: long[0] };
  const sex = sexes.get(foldKey(texts.sex));
  if (sex === undefined) return { row, fault: 'sex', about: texts.sex };
  const birthDate = readDay(texts.birthDate);
  if (birthDate === undefined) return { row, fault: 'date', about: texts.birthDate };
  if (texts.hba === '' && (texts.cc === '' || texts.rp === '')) return { row, fault: 'number', about: '' };
  return { ...texts, row, sex, birthDate };
}

const dayForms = ['yyyy-MM-dd', 'd/M/yyyy', 'd-M-yyyy', 'd.M.yyyy'];

/** A day with the year first or the day first; null for none, undefined for what is no day. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  const bare = text.replace(/[T ]\d{2}:\d{2}(?::\d{2})?$/, '');
  const found = dayForms.map((form) => DateTime.fromFormat(bare, form)).find((day) => day.isValid);
  return found?.toISODate() ?? undefined;
}

/** What distinguishes an animal from others of the list. */
function identityOf({ category, breed, hba, cc, rp }: ImportedAnimal): string {
  const bare = (text: string) => foldKey(text).replace(/[\s.\-/]/g, '');
  return JSON.stringify(
    hba === '' ? [category, breed, 'rp', bare(cc), bare(rp)] : [category, breed, 'hba', bare(hba)],
  );
}
