import type { OracleField, OracleModel } from '../../model/oracle-model';

/** What an oracle says of one thing: its fields by name. What it does not say is null. */
export type OracleValues = Readonly<Record<string, string | number | boolean | null>>;

/** A record of an oracle: the code that identifies it, whose it is as digits alone, and all that was said. */
export interface OracleRecord {
  readonly code: string;
  readonly holder: string;
  readonly values: OracleValues;
}

/** A record that was not taken, by its place from 1 on, and why. */
export interface RejectedRecord {
  readonly place: number;
  readonly fault: 'missing' | 'tooLong' | 'number' | 'flag' | 'dateTime' | 'repeated';
  /** The field that it is about; of a repeated one its code. */
  readonly about: string;
}

export interface ReadRecords {
  readonly records: readonly OracleRecord[];
  readonly rejected: readonly RejectedRecord[];
}

/** Longest text of a field, in characters. */
const maxOracleText = 200;

const yes = new Set(['s', 'si', 'sí', 'y', 'yes', 'true', '1']);
const no = new Set(['n', 'no', 'false', '0']);
const moment = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** The digits of a tax number, however it is written. */
function holderKey(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Reads records from what a source gave, each by the names of the model's fields, texts or values as they come. A record
 * with a fault is left out and told; so is a code that came before (reference of type 35, section 11).
 */
export function readRecords(
  model: OracleModel,
  given: Iterable<Readonly<Record<string, unknown>>>,
): ReadRecords {
  const { add, read } = collectRecords(model);
  for (const each of given) add(each);
  return read;
}

/** The same of records that come one by one: `read` is what came of those that were added. */
export function collectRecords(model: OracleModel): {
  readonly add: (given: Readonly<Record<string, unknown>>) => void;
  readonly read: ReadRecords;
} {
  const records: OracleRecord[] = [];
  const rejected: RejectedRecord[] = [];
  const seen = new Set<string>();
  let place = 0;
  const add = (given: Readonly<Record<string, unknown>>) => {
    place += 1;
    const read = readRecord(model, given);
    if ('fault' in read) rejected.push({ place, ...read });
    else if (seen.has(read.code)) rejected.push({ place, fault: 'repeated', about: read.code });
    else {
      seen.add(read.code);
      records.push(read);
    }
  };
  return { add, read: { records, rejected } };
}

type Fault = Omit<RejectedRecord, 'place'>;

function readRecord(model: OracleModel, given: Readonly<Record<string, unknown>>): OracleRecord | Fault {
  const values: Record<string, OracleValues[string]> = {};
  for (const field of model.fields) {
    const value = readValue(field, given[field.name]);
    if (typeof value === 'object' && value !== null) return value;
    if (value === null && field.mandatory === true) return { fault: 'missing', about: field.name };
    values[field.name] = value;
  }
  const code = String(values[model.fields[0].name] ?? '');
  return { code, holder: holderKey(String(values[model.holder.field] ?? '')), values };
}

/** A value as its field keeps it, null where there is none, or what is wrong with it. */
function readValue({ name, type }: OracleField, given: unknown): OracleValues[string] | Fault {
  if (typeof given === 'object' && given !== null) return { fault: faultOf(type), about: name };
  const text = textOf(given).trim().normalize('NFC');
  if (text === '') return null;
  if (text.length > maxOracleText) return { fault: 'tooLong', about: name };
  if (type === 'text') return text;
  const read = readers[type](text, given);
  return read ?? { fault: faultOf(type), about: name };
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'number' || typeof given === 'boolean' ? String(given) : '';
}

function faultOf(type: OracleField['type']): Fault['fault'] {
  return type === 'text' ? 'missing' : type;
}

const readers: Readonly<
  Record<
    Exclude<OracleField['type'], 'text'>,
    (text: string, given: unknown) => string | number | boolean | null
  >
> = {
  number: (text, given) => {
    const number = typeof given === 'number' ? given : Number(plainNumber(text));
    return Number.isFinite(number) ? number : null;
  },
  flag: (text) => {
    const word = text.toLowerCase();
    return yes.has(word) ? true : no.has(word) ? false : null;
  },
  dateTime: (text) => (moment.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
};

/** A number as programs write it, whichever of point and comma parts the decimals: the last of them does. */
function plainNumber(text: string): string {
  if (!text.includes(',')) return text;
  const isPoint = text.lastIndexOf('.') > text.lastIndexOf(',');
  return isPoint ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
}
