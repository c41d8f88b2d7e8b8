import type { AssetType } from '../../model/asset-type';
import type { Field } from '../../model/field';
import type { RecordModel } from '../../model/record-model';
import { canonicalJson } from './canonical';
import { engineEvents, transferEvents } from '../../model/engine-events';
import type { EventModel } from '../../model/event-model';
import { isRows, withoutNulls, type RowValue, type Value, type Values } from '../../model/value';
import { findEvent } from './event-access';

/**
 * What a company keeps for itself (decisions section 8, private to the company): values of fields that the model calls
 * private, what was said of its events, and who of its people did what. Anyone who takes its assets over reads none of it.
 */

/** What an event says, as the ledger keeps it. */
export interface Said {
  readonly comment: string | null;
  /** The event's own fields: those that all its assets share, or those of one. */
  readonly fields: Values;
  readonly before: Values;
  readonly after: Values;
}

/** Whether a field, or one of the rows that it holds, is private. */
export function keepsPrivate({ private: isPrivate, list }: Field): boolean {
  return isPrivate === true || (list?.fields ?? []).some(keepsPrivate);
}

/** The attributes of a model that are private, in whole or in part; kept for as long as the model is. */
const known = new WeakMap<RecordModel, readonly Field[]>();

function privateFields(model: RecordModel): readonly Field[] {
  const fields = known.get(model) ?? model.attributes.filter(keepsPrivate);
  known.set(model, fields);
  return fields;
}

/** The names of the attributes that a model keeps private as a whole. */
export function privateNames(model: RecordModel): readonly string[] {
  return privateFields(model).flatMap((field) => (field.private === true ? [field.name] : []));
}

/** Values without those of private fields; rows without those of theirs. Names that are no field's stay. */
export function withoutPrivate(fields: readonly Field[], values: Values): Values {
  const kept = fields.filter((field) => keepsPrivate(field) && Object.hasOwn(values, field.name));
  if (kept.length === 0) return values;
  const withheld = new Set(kept.flatMap((field) => (field.private === true ? [field.name] : [])));
  const left = Object.entries(values).filter(([name]) => !withheld.has(name));
  const parts = kept.filter((field) => field.private !== true);
  return {
    ...Object.fromEntries(left),
    ...Object.fromEntries(parts.map((field) => [field.name, publicRows(field, values[field.name] ?? null)])),
  };
}

function publicRows({ list }: Field, value: Value): Value {
  return isRows(value) ? value.map((row) => publicRow(list?.fields ?? [], row)) : value;
}

function publicRow(fields: readonly Field[], { key, ...values }: RowValue): RowValue {
  return { ...withoutNulls(withoutPrivate(fields, values)), key };
}

/** Whether an event is a hand-over, or the answer to one: what is said of it is said to both sides. */
export function isHandOver(eventType: number): boolean {
  return handOverTypes.has(eventType);
}

/** The types of hand-overs and of their answers. */
export const handOverTypes: ReadonlySet<number> = new Set([
  engineEvents.transfer,
  ...Object.values(transferEvents),
]);

/**
 * What is shown of an event to somebody who reads for a company: everything to the company that recorded it, and to
 * others neither its comment nor what is private. Of a hand-over both read the comment, and nobody what stayed behind
 * or was found again by it: no event of theirs says that.
 */
export function saidTo(model: AssetType, eventType: number, isOwn: boolean, said: Said): Said {
  const isOfBoth = isHandOver(eventType);
  if (isOwn && !isOfBoth) return said;
  const { before, after } = said;
  return {
    comment: isOwn || isOfBoth ? said.comment : null,
    fields: isOwn ? said.fields : withoutPrivate(eventFields(model, eventType), said.fields),
    before: withoutPrivate(model.attributes, before),
    after: withoutPrivate(model.attributes, after),
  };
}

const presentedFields = new WeakMap<EventModel, readonly Field[]>();

/** The fields of an event of a model; one that writes a private attribute is as private. */
export function eventFields(model: AssetType, eventType: number): readonly Field[] {
  const event = findEvent(model, eventType);
  if (event === null) return [];
  const fields = presentedFields.get(event) ?? event.fields.map((field) => asPrivateAs(model, field));
  presentedFields.set(event, fields);
  return fields;
}

function asPrivateAs(model: AssetType, field: EventModel['fields'][number]): Field {
  const written = model.attributes.find(({ name }) => name === field.writes);
  return written?.private === true ? { ...field, private: true } : field;
}

/**
 * What changes of the private values of a record as it goes to another company: those of the company that it leaves
 * stay behind, and those that the other one had when it last let it go are there again. Rows lose their private parts,
 * and find them again where they are as they were.
 */
export function privateChanges(model: RecordModel, values: Values, kept: Values | null): Values {
  const changes = privateFields(model).map((field) => {
    const { name } = field;
    const [held, own] = [values[name] ?? null, kept?.[name] ?? null];
    const value = field.private === true ? own : foundRows(field, publicRows(field, held), own);
    return [name, held, value] as const;
  });
  return Object.fromEntries(
    changes.flatMap(([name, held, value]) =>
      canonicalJson(held) === canonicalJson(value) ? [] : [[name, value] as const],
    ),
  );
}

/** Rows with the private parts of those that were the same. */
function foundRows(field: Field, left: Value, kept: Value): Value {
  if (!isRows(left) || !isRows(kept)) return left;
  const fields = field.list?.fields ?? [];
  const own = new Map(kept.map((row) => [canonicalJson(publicRow(fields, row)), row]));
  return left.map((row) => own.get(canonicalJson(row)) ?? row);
}

/**
 * Whose people recorded an event: those of its establishment; of a reception those of the target, as it is written of the
 * way that was gone.
 */
export function recordingSide(eventType: number): 'box' | 'target' {
  return eventType === transferEvents.receive ? 'target' : 'box';
}
