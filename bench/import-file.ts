import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Value, Values } from '@huella/domain/model/value';
import { dayCell, writeSheet, type CellOut } from '../api/src/outside/sheets/write-sheet';
import { valuesOf } from './herd-rows';
import { zone } from './owner';

/** What a herd book brings: more than half of the attributes of the model, the mandatory ones among them. */
const columns = [
  'visual_tag',
  'electronic_tag',
  'management_tag',
  'cuig',
  'sex',
  'castrated',
  'category',
  'breed',
  'crossed_with',
  'coat',
  'horns',
  'birth_date',
  'birth_weight',
  'birth_renspa',
  'productive_system',
  'purpose',
  'weight',
  'body_condition',
  'dentition',
  'reproductive_status',
  'calvings',
  'entry_type',
  'entry_date',
  'paddock',
  'notes',
] as const;

export const columnCount = columns.length;

const locale = { language: 'es', today: '2026-11-20', zone } as const;
const fields = columns.map((name) => {
  const field = cowAr.attributes.find((each) => each.name === name);
  if (field === undefined) throw new Error(`the model has no ${name}`);
  return field;
});
const headings = fields.map((field) => field.label.es);

/** A sheet of animals as an owner keeps it, with labels for options; animals are identified by their number. */
export interface ImportFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Values separated by semicolons, with decimal commas and days as people write them. */
export function writeCsv(from: number, count: number): ImportFile {
  const lines = animals(from, count).map((values) => fields.map((field) => textOf(field, values)).join(';'));
  return { name: 'rodeo.csv', bytes: Buffer.from([headings.join(';'), ...lines, ''].join('\r\n')) };
}

/** A workbook with numbers and days as what they are. */
export async function writeWorkbook(from: number, count: number): Promise<ImportFile> {
  const rows = animals(from, count).map((values) => fields.map((field) => cellOf(field, values)));
  const chunks: Uint8Array[] = [];
  const sheet = writeSheet({ name: 'Rodeo', headings, rows: oneByOne(rows) });
  for await (const chunk of sheet) chunks.push(chunk);
  return { name: 'rodeo.xlsx', bytes: Buffer.concat(chunks) };
}

/** The same animals as a call brings them: what of their columns is filled. */
export function importedAnimals(from: number, count: number): readonly Values[] {
  return animals(from, count).map((values) =>
    Object.fromEntries(
      columns.flatMap((name) => (values[name] === null ? [] : [[name, values[name] ?? null] as const])),
    ),
  );
}

function animals(from: number, count: number): readonly Values[] {
  return Array.from({ length: count }, (_, at) => valuesOf(from + at));
}

async function* oneByOne(rows: readonly (readonly CellOut[])[]) {
  for (const row of rows) yield await Promise.resolve(row);
}

const valueOf = (field: Attribute, values: Values): Value => values[field.name] ?? null;

function textOf(field: Attribute, values: Values): string {
  return formatField(field, valueOf(field, values), locale);
}

function cellOf(field: Attribute, values: Values): CellOut {
  const value = valueOf(field, values);
  if (typeof value === 'number') return value;
  if (field.type === 'date' && typeof value === 'string') return dayCell(value);
  return value === null ? null : textOf(field, values);
}
