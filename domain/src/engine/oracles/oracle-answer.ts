import type { OracleModel } from '../../model/oracle-model';
import { findUnclean } from '../../clean';
import { cutList } from './cut-list';
import { collectRecords, type ReadRecords } from './oracle-record';

/** Where things are in the answer of a service: paths of names with dots between them. */
export interface AnswerShape {
  /** Where the list of records is; '' where the answer is the list itself. */
  readonly records: string;
  /** Where a field is in a record, by its name; the others are under their own. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Most records of an answer. */
const maxAnswered = 200_000;

/** Of so many records one may be at fault: more is another shape than was agreed. */
const faultyShare = 10;

/** Longest text of a record, in characters: ten times what all of its fields may hold. */
const maxRecordText = 20_000;

/** Why an answer is not taken. */
export type AnswerFault = 'noList' | 'empty' | 'tooMany' | 'otherShape' | 'unclean';

/**
 * Reads the records of a service's answer, a step each, so that others have their turn between them. One that is not a list, that
 * is empty, that holds what nothing may hold, or in which a tenth or more cannot be read is not taken: what was said before stays. One
 * that is too long is not read to its end.
 * @param text the answer as it came
 * @throws {NotJson | SyntaxError} where it is no JSON, or is cut short
 */
export function* readOracleAnswer(
  model: OracleModel,
  shape: AnswerShape,
  text: string,
): Generator<void, ReadRecords | { readonly refused: AnswerFault }, undefined> {
  const list = cutList(text, shape.records === '' ? [] : shape.records.split('.'));
  if (list === null) return { refused: 'noList' };
  const { add, read } = collectRecords(model);
  let count = 0;
  for (const piece of list) {
    count += 1;
    if (count > maxAnswered) return { refused: 'tooMany' };
    const record: unknown = piece.length > maxRecordText ? null : JSON.parse(piece);
    if (findUnclean(record) !== null) return { refused: 'unclean' };
    add(Object.fromEntries(model.fields.map(({ name }) => [name, at(record, shape.fields[name] ?? name)])));
    yield;
  }
  if (count === 0) return { refused: 'empty' };
  return read.rejected.length * faultyShare >= count ? { refused: 'otherShape' } : read;
}

/** What is at a path, of own properties alone; undefined where there is nothing. */
function at(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path.split('.').reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null && Object.hasOwn(within, name)
        ? (within as Readonly<Record<string, unknown>>)[name] // an own property of an object
        : undefined,
    value,
  );
}
