import type { OracleModel } from '../../model/oracle-model';
import { readRecords, type ReadRecords } from './oracle-record';

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

/** Why an answer is not taken. */
export type AnswerFault = 'noList' | 'empty' | 'tooMany' | 'otherShape';

/**
 * Reads the records of a service's answer. One that is not a list, that is empty, too long, or in which a tenth or more
 * cannot be read is not taken: what was said before stays.
 */
export function readOracleAnswer(
  model: OracleModel,
  shape: AnswerShape,
  answer: unknown,
): ReadRecords | { readonly refused: AnswerFault } {
  const list = at(answer, shape.records);
  if (!Array.isArray(list)) return { refused: 'noList' };
  const given: readonly unknown[] = list;
  if (given.length === 0) return { refused: 'empty' };
  if (given.length > maxAnswered) return { refused: 'tooMany' };
  const read = readRecords(
    model,
    given.map((each) =>
      Object.fromEntries(model.fields.map(({ name }) => [name, at(each, shape.fields[name] ?? name)])),
    ),
  );
  return read.rejected.length * faultyShare >= given.length ? { refused: 'otherShape' } : read;
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
