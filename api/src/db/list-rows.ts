import { sql, type RawBuilder } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import { knowsOptions, optionsOf } from '@huella/domain/engine/fields/choice';
import { foldKey } from '@huella/domain/fold';
import type { Attribute } from '@huella/domain/model/attribute';
import { valuesOn } from '@huella/domain/engine/status/asset-status';
import type { Language } from '@huella/domain/words';
import type { Database } from './database';
import type { ListScope } from './list-types';

export interface ListedAsset {
  readonly id: number;
  readonly version: number;
  /** Names it on public pages. */
  readonly public_id: string;
  readonly attributes: Values;
  readonly paused_message: string | null;
  readonly deleted: boolean;
  /** The lot that it is in. */
  readonly lot_id: number | null;
  readonly lot_name: string | null;
  /** Since when it is on its way, and by which transfer; null of what is not. */
  readonly sent_at: Date | null;
  readonly transfer_id: number | null;
  /** Of what left the establishment by that transfer: when. It is shown as it was then. */
  readonly left_at?: Date;
  /** Of what was there on a day in the past: what became of it. */
  readonly gone_since?: 'retired' | 'transferred';
  readonly gone_at?: Date | null;
}

export interface ListedPage {
  readonly rows: readonly ListedAsset[];
  /** How many there are on all pages together. */
  readonly total: number;
}

/** Where a window of a list is: its ids in order, and how many there are in all. */
export interface FoundList {
  readonly total: number;
  readonly ids: readonly number[];
}

/** What a list reads of `asset a`: of its attributes all, or those that are named. */
export function listedColumns(names: readonly string[] | null): RawBuilder<ListedAsset> {
  return sql`
    a.id, a.version, a.public_id, ${someAttributes(sql`a.attributes`, names)} as attributes, a.paused_message,
    a.deleted_at is not null as deleted,
    a.lot_id, (select l.attributes ->> 'name' from lot l where l.id = a.lot_id) as lot_name,
    a.transfer_id, (select t.created_at from transfer t where t.id = a.transfer_id) as sent_at`;
}

/** A function of the database takes a hundred arguments; of so many attributes nearly the whole record would be read. */
const maxNamed = 50;

/** Attributes of a record by their names, those that it does not hold as null; all that it holds without names. */
export function someAttributes(
  record: RawBuilder<unknown>,
  names: readonly string[] | null,
): RawBuilder<unknown> {
  if (names === null || names.length === 0 || names.length > maxNamed) return record;
  const pairs = sql.join(names.map((name) => sql`${name}::text, ${record} -> ${name}::text`));
  return sql`jsonb_build_object(${pairs})`;
}

/** The tally of the assets of a scope: `version` and `living`, always one row. */
export function tallyOf({ boxId, model }: Pick<ListScope, 'boxId' | 'model'>): RawBuilder<unknown> {
  return sql`
    select coalesce(sum(t.version), 0)::bigint as version, coalesce(sum(t.living), 0)::integer as living
    from asset_tally t where t.box_id = ${boxId} and t.asset_type = ${model.id}`;
}

/** Ids of a query in its order, as one value that is read as numbers. */
export function idList(ordered: RawBuilder<unknown>): RawBuilder<readonly number[]> {
  return sql`array_to_json(array(${ordered}))`;
}

/** Assets of a scope among some ids, with their place there. */
export function rowsAt({ boxId, model }: ListScope, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${listedColumns(null)}, wanted.place
    from unnest(${ids}) with ordinality as wanted(id, place) join asset a on a.id = wanted.id
    where a.box_id = ${boxId} and a.asset_type = ${model.id}`;
}

/** Assets of a scope in the order of their ids, and the version that the assets of the scope have, as of one moment. */
export async function readRows(
  db: Database,
  scope: ListScope,
  ids: readonly number[],
): Promise<{ readonly version: number; readonly rows: readonly ListedAsset[] }> {
  // A version there always is, even where no row is found.
  const found = await sql<ListedAsset & { readonly tally_version: number; readonly found: boolean }>`
    select tally.version as tally_version, r.id is not null as found, r.*
    from (${tallyOf(scope)}) as tally left join (${rowsAt(scope, sql`${[...ids]}::bigint[]`)}) as r on true order by r.place`.execute(
    db,
  );
  const rows = found.rows.filter((row) => row.found);
  return { version: found.rows[0]?.tally_version ?? 0, rows: asTheyAreToday(scope, rows) };
}

/** Rows with the status that has come about by itself, as the filters of the same list see it. */
export function asTheyAreToday(
  { model, statusDay }: Pick<ListScope, 'model' | 'statusDay'>,
  rows: readonly ListedAsset[],
): readonly ListedAsset[] {
  if (model.statuses?.expiry === undefined) return rows;
  const { today, boxSubtype } = statusDay;
  return rows.map((row) => ({ ...row, attributes: valuesOn(model, row.attributes, today, boxSubtype) }));
}

/** Options of a list that is sorted by its labels; with more, rows are sorted by the keys. */
const maxLabelled = 300;

/** Whether rows are sorted by the labels of a field's options. */
export function sortsByLabel(sort: Attribute): boolean {
  return knowsOptions(sort) && optionsOf(sort).length <= maxLabelled;
}

/** The keys of a field's options, folded as slots hold them, in the order of their labels. */
export function optionOrder(sort: Attribute, language: Language): readonly string[] {
  const label = (option: { readonly label: Readonly<Record<Language, string>> }) =>
    foldKey(option.label[language]);
  return [...optionsOf(sort)]
    .sort((a, b) => (label(a) < label(b) ? -1 : 1))
    .map((option) => foldKey(option.key));
}
