import type { Field } from '../../model/field';
import { isFiles, isRows, type FileRef, type Value } from '../../model/value';

/** A file where it is in a record. */
export interface PlacedFile {
  readonly file: FileRef;
  /** The attribute or event field that holds it, or the list that it is in. */
  readonly field: string;
  /** Where the file's own field is, inside lists too: `papers.2.scan`. */
  readonly place: string;
  readonly isPublic: boolean;
}

type Row = Readonly<Record<string, Value>>;

/** Fields that may hold files, kept for as long as the list of them is: each row of a run asks for the same. */
const known = new WeakMap<readonly Field[], readonly Field[]>();

function fieldsWithFiles(fields: readonly Field[]): readonly Field[] {
  const found = known.get(fields) ?? fields.filter(holdsFiles);
  known.set(fields, found);
  return found;
}

/** Whether a field may hold files, by itself or in the rows of its list. */
export function holdsFiles({ type, list }: Field): boolean {
  return type === 'file' || fieldsWithFiles(list?.fields ?? none).length > 0;
}

const none: readonly Field[] = [];

/** The files of values in canonical form, those of lists inside them too, in the order of the fields. */
export function placedFiles(fields: readonly Field[], values: Row): readonly PlacedFile[] {
  return fieldsWithFiles(fields).flatMap((field) => filesOf(field, values[field.name] ?? null, field.name));
}

function filesOf(field: Field, value: Value, place: string): readonly PlacedFile[] {
  if (field.type === 'file') return isFiles(value) ? value.map((file) => placed(field, file, place)) : [];
  if (!isRows(value)) return [];
  return value.flatMap((row) =>
    fieldsWithFiles(field.list?.fields ?? none).flatMap((inner) =>
      filesOf(inner, row[inner.name] ?? null, `${place}.${String(row.key)}.${inner.name}`),
    ),
  );
}

function placed(field: Field, file: FileRef, place: string): PlacedFile {
  return { file, field: place.split('.')[0] ?? place, place, isPublic: field.files?.isPublic === true };
}
