import { sql, type RawBuilder } from 'kysely';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Values } from '@huella/domain/model/value';
import type { Database } from './database';
import { lines, wholeNumbers } from './lines';
import { foldedText, jsonText } from './list-conditions';
import { someAttributes } from './list-rows';

/** An identifier that is looked for: its place among those asked, the attribute and the folded value. */
export interface NameSought {
  readonly at: number;
  readonly attribute: string;
  readonly value: string;
}

/** Where identifiers are looked for, always an argument: the establishment, and who asks. */
export interface NamedScope {
  readonly boxId: number;
  readonly companyId: number;
  readonly assetType: number;
  readonly userId: number;
}

/** What is read of the assets: the attributes that identify one, and the names of those that are shown of it. */
interface Read {
  readonly identifiers: readonly Attribute[];
  readonly shown: readonly string[];
}

/** An asset that has an identifier. */
export interface NamedRow {
  readonly at: number;
  readonly id: number;
  readonly attributes: Values;
}

export interface LivingNamed extends NamedRow {
  readonly boxId: number;
  readonly paused: boolean;
  readonly travelling: boolean;
  readonly closed: boolean;
}

/**
 * Living assets that have identifiers: in the establishment, and wherever else the user has to do with. Whether they may
 * list them there the caller asks (`listBoxAccess`).
 */
export async function listLivingNamed(
  db: Database,
  scope: NamedScope,
  sought: readonly NameSought[],
  { identifiers, shown }: Read,
): Promise<readonly LivingNamed[]> {
  if (sought.length === 0) return [];
  const { boxId, companyId, assetType, userId } = scope;
  // The claims of a company that owns what is held here are its own: those are found by their slots.
  const bySlot = identifiers.flatMap(({ name, slot }) =>
    slot === undefined
      ? []
      : [
          sql`
      union
      select r.at, s.asset_id as id from r join asset_slot s
        on s.box_id = ${boxId} and s.asset_type = ${assetType} and not s.deleted
        and ${sql.ref(`s.${slot.name}`)} = r.value
      where r.attribute = ${name}`,
        ],
  );
  const found = await sql<LivingNamed>`
    with r as materialized (${soughtRows(sought)}), named as (
      select r.at, k.asset_id as id from r join asset_key k
        on k.asset_type = ${assetType} and k.attribute = r.attribute and k.value = r.value
        and k.scope in (0, ${companyId})
      ${sql.join(bySlot, sql` `)}
    )
    select n.at, a.id, a.box_id as "boxId", ${someAttributes(sql`a.attributes`, shown)} as attributes,
      a.paused_message is not null as paused, a.transfer_id is not null as travelling,
      coalesce(s.closed, false) as closed
    from named n join asset a on a.id = n.id join asset_slot s on s.asset_id = a.id join box b on b.id = a.box_id
    where exists (
      select from relation l
      where l.user_id = ${userId} and (l.box_id = b.id or l.company_id = b.company_id)
    )
    order by n.at, a.id`.execute(db);
  return found.rows;
}

/** Logically deleted assets of the establishment that had identifiers. */
export function listRetiredNamed(
  db: Database,
  { boxId, assetType }: NamedScope,
  sought: readonly NameSought[],
  read: Read,
): Promise<readonly NamedRow[]> {
  const gone = sql`
    select a.id, a.attributes, null::text as place from asset a
    where a.box_id = ${boxId} and a.asset_type = ${assetType} and a.deleted_at is not null`;
  return listGone<NamedRow>(db, gone, sought, read);
}

/** Assets that left the establishment by a transfer, by the identifiers that they had then, and where they went. */
export function listTransferredNamed(
  db: Database,
  { boxId, assetType }: NamedScope,
  sought: readonly NameSought[],
  read: Read,
): Promise<readonly (NamedRow & { readonly place: string })[]> {
  const gone = sql`
    select d.asset_id as id, d.attributes, g.name as place
    from transferred_asset d join box g on g.id = d.target_box_id
    where d.box_id = ${boxId} and d.asset_type = ${assetType}`;
  return listGone<NamedRow & { readonly place: string }>(db, gone, sought, read);
}

async function listGone<Row>(
  db: Database,
  gone: RawBuilder<unknown>,
  sought: readonly NameSought[],
  { identifiers, shown }: Read,
): Promise<readonly Row[]> {
  if (sought.length === 0 || identifiers.length === 0) return [];
  const byName = identifiers.map(
    (attribute) => sql`
      select r.at, s.id, ${someAttributes(sql`s.attributes`, shown)} as attributes, s.place
      from r join gone s on ${foldedText(jsonText(attribute))} = r.value where r.attribute = ${attribute.name}`,
  );
  const found = await sql<Row>`
    with r as materialized (${soughtRows(sought)}), gone as materialized (${gone})
    select distinct on (at, id) * from (${sql.join(byName, sql` union all `)}) as named order by at, id`.execute(
    db,
  );
  return found.rows;
}

function soughtRows(sought: readonly NameSought[]): RawBuilder<unknown> {
  return sql`
    select * from unnest(${wholeNumbers(sought.map(({ at }) => at))}::integer[],
      ${lines(sought.map(({ attribute }) => attribute))}, ${lines(sought.map(({ value }) => value))}
    ) as t(at, attribute, value)`;
}
