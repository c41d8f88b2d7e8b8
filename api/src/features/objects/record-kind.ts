import type { RecordModel } from '@huella/domain/model/record-model';
import type { ObjectDemand } from '@huella/domain/calls/contract';
import { fail, failWith, hasErrors, type Issue, type IssueCode } from '@huella/domain/model/errors';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, type Locale, type Values } from '@huella/domain/model/value';
import { placedFiles } from '@huella/domain/engine/files/placed-files';
import { checkForm, type FormInput } from '@huella/domain/engine/forms/check-form';
import { loadCommonOptions } from '@huella/domain/reference/common-options';
import { recordScope } from '@huella/domain/catalogue/records/record-parts';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import { holdNamedFiles, type NameHolder } from '../../db/ledger/named-files';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import type { AddBody, GetReply, ObjectKind } from './object-kind';

interface StoredRecord {
  readonly id: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

/** A record that is written: who writes it, and when. */
interface Writing {
  readonly deps: Deps;
  readonly actor: Actor;
  readonly now: Date;
  readonly body: AddBody;
  /** What the form holds, checked; filled fields only. */
  readonly values: Values;
}

/** What a kind of record that no establishment holds says of itself: companies, establishments, users. */
export interface RecordParts<Stored extends StoredRecord> {
  readonly demands: {
    readonly get: (stored: Stored) => ObjectDemand;
    readonly edit: (stored: Stored) => ObjectDemand;
    /** Sending the persons of a list their mails again; nobody may where it is missing. */
    readonly resend?: (stored: Stored) => ObjectDemand;
    /** Who is told that it is never deleted; to everybody else, and where it is missing, there is no such thing. */
    readonly remove?: (stored: Stored) => ObjectDemand;
    /** Null where nothing can be added for what the body names. */
    readonly add: (body: AddBody, userId: number) => ObjectDemand | null;
  };
  readonly find: (db: Database, pk: number, hold?: 'locked') => Promise<Stored | null>;
  /** The model of a record, or of a new one that the body names. */
  readonly modelOf: (db: Database, about: Stored | AddBody) => Promise<RecordModel>;
  readonly valuesOf: (db: Database, stored: Stored) => Promise<Values>;
  readonly labelOf: (stored: Stored) => string;
  /** What the answer holds beside the fields of the model, by names that older clients know. */
  readonly alsoShown?: (stored: Stored) => Values;
  /** Fields that are not for the caller, though they may see the rest; none where it is missing. */
  readonly hiddenFrom?: (db: Database, actor: Actor, stored: Stored) => Promise<readonly string[]>;
  readonly insert: (inside: Inside, writing: Writing) => Promise<number>;
  readonly update: (inside: Inside, stored: Stored, writing: Writing) => Promise<void>;
  /** What holds the files that the form names, and whose quota has them; null where no form names any. */
  readonly holderOf: (stored: Stored) => NameHolder | null;
  /** Turns a refusal of the database into one that is beside a field. */
  readonly onRefusal?: (error: unknown) => never;
}

/** A record as it is, by its model. */
export interface LookedAt {
  readonly label: string;
  readonly model: RecordModel;
  /** The fields that its form would ask for before it saves anything. */
  readonly missing: readonly { readonly field: string; readonly code: IssueCode }[];
}

export interface RecordKind extends ObjectKind {
  /** A record with what is missing in it; null when it does not exist. The caller has asked for access. */
  readonly look: (deps: Deps, actor: Actor, pk: number) => Promise<LookedAt | null>;
}

/** The kind of object behind these parts: one form and one check, from the model alone. */
export function recordKind<Stored extends StoredRecord>(parts: RecordParts<Stored>): RecordKind {
  const { demands, find } = parts;
  const refused = parts.onRefusal ?? rethrow;
  const add = async (deps: Deps, actor: Actor, body: AddBody): Promise<GetReply> => {
    const model = await parts.modelOf(deps.db, body);
    const { values, issues } = await check(deps, actor, { model, mode: 'new', raw: body.values, before: {} });
    const writing = { deps, actor, now: deps.clock(), body, values };
    const stored = await transact(deps.db, async (inside) => {
      const added = (await find(inside, await parts.insert(inside, writing))) ?? fail('unexpected');
      await hold(inside, parts.holderOf(added), model, values);
      return added;
    }).catch(refused);
    return present(deps, actor, parts, stored, issues);
  };
  const update = async (deps: Deps, actor: Actor, body: AddBody): Promise<GetReply> => {
    const pk = body.pk ?? 0;
    const issues = await transact(deps.db, async (inside) => {
      const stored = (await find(inside, pk, 'locked')) ?? fail('notFound');
      if (stored.version !== (body.version ?? stored.version)) fail('changedMeanwhile');
      const model = await parts.modelOf(inside, stored);
      const before = await parts.valuesOf(inside, stored);
      const checked = await check(deps, actor, { model, mode: 'edit', raw: body.values, before });
      const writing = { deps, actor, now: deps.clock(), body, values: checked.values };
      await parts.update(inside, stored, writing);
      await hold(inside, parts.holderOf(stored), model, checked.values);
      return checked.issues;
    }).catch(refused);
    return present(deps, actor, parts, (await find(deps.db, pk)) ?? fail('notFound'), issues);
  };
  const demandOf = (stored: Stored | null, demand: (stored: Stored) => ObjectDemand) =>
    stored === null ? null : demand(stored);
  return {
    demands: {
      // Their lists are calls of their own.
      list: () => Promise.resolve(null),
      remove: async (deps, { params }) =>
        demands.remove === undefined ? null : demandOf(await find(deps.db, params.pk), demands.remove),
      get: async (deps, { params }) => demandOf(await find(deps.db, params.pk), demands.get),
      add: async (deps, { body }, userId) =>
        body.action === 'add'
          ? demands.add(body, userId)
          : demandOf(await find(deps.db, body.pk ?? 0), demands.edit),
      resend: async (deps, { params }) =>
        demands.resend === undefined ? null : demandOf(await find(deps.db, params.pk), demands.resend),
    },
    list: () => fail('notFound'),
    remove: () => fail('neverDeleted'),
    record: null,
    get: async (deps, actor, _place, pk) =>
      present(deps, actor, parts, (await find(deps.db, pk)) ?? fail('notFound'), []),
    // Nothing of them is recorded as events.
    getAsOf: null,
    add: (deps, actor, _place, body) =>
      body.action === 'add' ? add(deps, actor, body) : update(deps, actor, body),
    look: (deps, actor, pk) => look(deps, actor, parts, pk),
  };
}

/** What a form says of a field that has to be filled. */
const missingCodes: readonly IssueCode[] = ['mandatory', 'oneOfMissing'];

/** The check of the form over what is stored: it finds what has become mandatory, or was settled without the form. */
async function look<Stored extends StoredRecord>(
  deps: Deps,
  actor: Actor,
  parts: RecordParts<Stored>,
  pk: number,
): Promise<LookedAt | null> {
  const stored = await parts.find(deps.db, pk);
  if (stored === null) return null;
  const model = await parts.modelOf(deps.db, stored);
  await loadCommonOptions(model.attributes);
  const before = await parts.valuesOf(deps.db, stored);
  const locale = localeOf(deps, actor);
  const { issues } = checkForm({ model, mode: 'edit', scope: recordScope, locale, raw: {}, before });
  const missing = issues.flatMap(({ field, code }) =>
    field !== null && missingCodes.includes(code) ? [{ field, code }] : [],
  );
  return { label: parts.labelOf(stored), model, missing };
}

/** Holds the files that the form names now; what is wrong with one undoes the rest. */
async function hold(
  inside: Inside,
  holder: NameHolder | null,
  model: RecordModel,
  values: Values,
): Promise<void> {
  if (holder === null) return;
  const issues = await holdNamedFiles(inside, holder, placedFiles(model.attributes, values));
  if (issues.length > 0) failWith(issues);
}

function rethrow(error: unknown): never {
  throw error;
}

function localeOf(deps: Deps, { language, timezone: zone, country }: Actor): Locale {
  return { language, today: dayIn(deps.clock(), zone), zone, ...(country !== null && { country }) };
}

/** Checks what was sent; errors refuse, warnings come back with what was saved. */
async function check(
  deps: Deps,
  actor: Actor,
  input: Pick<FormInput, 'model' | 'mode' | 'raw' | 'before'>,
): Promise<{ readonly values: Values; readonly issues: readonly Issue[] }> {
  await loadCommonOptions(input.model.attributes);
  const checked = checkForm({ ...input, scope: recordScope, locale: localeOf(deps, actor) });
  if (hasErrors(checked.issues)) failWith(checked.issues);
  const filled = Object.entries(checked.values).filter(([, value]) => !isEmpty(value));
  return { values: Object.fromEntries(filled), issues: checked.issues };
}

async function present<Stored extends StoredRecord>(
  deps: Deps,
  actor: Actor,
  parts: RecordParts<Stored>,
  stored: Stored,
  issues: readonly Issue[],
): Promise<GetReply> {
  const model = await parts.modelOf(deps.db, stored);
  await loadCommonOptions(model.attributes);
  const values = await parts.valuesOf(deps.db, stored);
  const locale = localeOf(deps, actor);
  const hidden = (await parts.hiddenFrom?.(deps.db, actor, stored)) ?? [];
  const shown = allowedFields(model, 'list', recordScope).filter(
    ({ name }) => !isEmpty(values[name]) && !hidden.includes(name),
  );
  return {
    id: stored.id,
    version: stored.version,
    label: parts.labelOf(stored),
    values: {
      ...Object.fromEntries(shown.map(({ name }) => [name, values[name] ?? null])),
      ...parts.alsoShown?.(stored),
    },
    labels: Object.fromEntries(
      shown.map((field) => [field.name, formatField(field, values[field.name] ?? null, locale)]),
    ),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: (stored.updatedAt ?? stored.createdAt).toISOString(),
    issues: issues.map((each) => ({ ...each, slots: { ...each.slots } })),
  };
}

/** The text of a field that the check has found filled. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : fail('unexpected');
}

/** The values without those of some fields: what has no column. */
export function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
