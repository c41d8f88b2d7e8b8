import { sql } from 'kysely';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { mentionsOf, type Mention } from '@huella/domain/engine/events/named-assets';
import { checkField } from '@huella/domain/engine/fields/check-field';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Field } from '@huella/domain/model/field';
import type { Values } from '@huella/domain/model/value';
import { foldKey } from '@huella/domain/fold';
import type { Database } from '../database';
import type { NewEvent } from './event-rows';
import { appendNamedLots } from './named-lots';

/** What an event wrote of an asset, in which texts may name others: attributes that it changed, and fields of its own. */
interface NamingRow {
  readonly asset: { readonly id: number };
  readonly changes: Values;
  readonly fields: Values;
}

interface Naming {
  readonly model: AssetType;
  /** Whose assets are named: nobody reaches what another company has by writing its code. */
  readonly companyId: number;
  readonly eventId: number;
  readonly event: Pick<NewEvent, 'eventType' | 'fields' | 'boxId'>;
  readonly rows: readonly NamingRow[];
}

/** A mention, who made it, and where it was written. */
interface Made extends Mention {
  readonly assetId: number;
  readonly isAttribute: boolean;
}

/**
 * Finds what the texts of an event name and keeps the links, in the transaction of the event. A text that names nothing of
 * the company stays a text. Lots are found, too.
 */
export async function appendNamed(
  db: Database,
  { model, companyId, eventId, event, rows }: Naming,
): Promise<void> {
  await appendNamedLots(db, { model, boxId: event.boxId, eventId, rows });
  const own = findEvent(model, event.eventType)?.fields ?? none;
  const made = rows.flatMap(({ asset: { id: assetId }, changes, fields }): readonly Made[] => [
    ...mentionsOf(model.attributes, changes).map((each) => ({ ...each, assetId, isAttribute: true })),
    ...mentionsOf(own, { ...event.fields, ...fields }).map((each) => ({
      ...{ ...each, assetId, isAttribute: false },
    })),
  ]);
  if (made.length === 0) return;
  const found = await findNamed(db, companyId, model.id, made);
  const links = made.flatMap((each) => {
    const targetId = found.get(nameOf(each, model.id));
    return targetId === undefined || targetId === each.assetId ? [] : [{ ...each, targetId }];
  });
  if (links.length === 0) return;
  await sql`
    insert into named_link (event_id, asset_id, target_id, attribute, name, quantity, unit)
    select ${eventId}, r.* from unnest(
      ${links.map(({ assetId }) => assetId)}::bigint[], ${links.map(({ targetId }) => targetId)}::bigint[],
      ${links.map(({ isAttribute, field }) => (isAttribute ? field : null))}::text[],
      ${links.map(({ text }) => text)}::text[],
      ${links.map(({ taken }) => taken?.quantity ?? null)}::numeric[],
      ${links.map(({ taken }) => taken?.unit ?? null)}::text[]) as r
    on conflict on constraint named_link_once do nothing`.execute(db);
}

const none: readonly Field[] = [];

function nameOf({ names, text }: Mention, ownType: number): string {
  return `${String(names.assetType ?? ownType)} ${names.attributes.join()} ${foldKey(text)}`;
}

/** Assets of a company by what names them: living ones first, else the newest of those that ended there. */
async function findNamed(
  db: Database,
  companyId: number,
  ownType: number,
  made: readonly Made[],
): Promise<ReadonlyMap<string, number>> {
  const kept = new Map<string, number>();
  const asked = new Map(made.map((each) => [nameOf(each, ownType), each]));
  const wanted = [...asked].flatMap(([name, { names, text }]) =>
    textsOf(names.assetType ?? ownType, names.attributes, text).map((each) => ({ ...each, name })),
  );
  for (const list of [listLiving, listEnded]) {
    const open = wanted.filter(({ name }) => !kept.has(name));
    for (const { name, id } of open.length === 0 ? [] : await list(db, companyId, open)) kept.set(name, id);
  }
  return kept;
}

/** A text as one of the attributes that may hold it stores it. */
interface Wanted {
  readonly name: string;
  readonly assetType: number;
  readonly attribute: string;
  readonly value: string;
}

const plainLocale = { language: 'es', today: '', zone: 'utc' } as const;

function textsOf(
  assetType: number,
  attributes: readonly string[],
  text: string,
): readonly Omit<Wanted, 'name'>[] {
  const model = findAssetType(assetType);
  return attributes.flatMap((attribute) => {
    const field = model?.attributes.find(({ name }) => name === attribute);
    const { value, issues } = field === undefined ? unread : checkField(field, text, plainLocale);
    return typeof value === 'string' && issues.length === 0 ? [{ assetType, attribute, value }] : [];
  });
}

const unread = { value: null, issues: [] };

interface Named {
  readonly name: string;
  readonly id: number;
}

/** By the identifiers that living assets have claimed; those that another company has are not its own. */
async function listLiving(
  db: Database,
  companyId: number,
  wanted: readonly Wanted[],
): Promise<readonly Named[]> {
  const found = await sql<Named>`
    select w.name, k.asset_id as id
    from unnest(${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ assetType }) => assetType)}::integer[],
                ${wanted.map(({ attribute }) => attribute)}::text[],
                ${wanted.map(({ value }) => foldKey(value))}::text[]) as w(name, asset_type, attribute, value)
    join asset_key k on k.asset_type = w.asset_type and k.attribute = w.attribute
                    and k.scope in (0, ${companyId}) and k.value = w.value
    join asset a on a.id = k.asset_id join box b on b.id = a.box_id
    where b.company_id = ${companyId} and a.deleted_at is null`.execute(db);
  return found.rows;
}

/** By what they held when they ended: a batch that was used up. */
async function listEnded(
  db: Database,
  companyId: number,
  wanted: readonly Wanted[],
): Promise<readonly Named[]> {
  const found: Named[] = [];
  const groups = new Map<string, Wanted[]>();
  for (const each of wanted) {
    const key = `${String(each.assetType)} ${each.attribute}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  for (const [first, ...others] of groups.values()) {
    if (first === undefined) continue;
    const names = new Map([first, ...others].map(({ value, name }) => [value, name]));
    const { rows } = await sql<{ value: string; id: number }>`
      select distinct on (1) a.attributes ->> ${first.attribute} as value, a.id
      from asset a join box b on b.id = a.box_id
      where b.company_id = ${companyId} and a.asset_type = ${first.assetType} and a.deleted_at is not null
        and a.attributes ->> ${first.attribute} = any(${[...names.keys()]}::text[])
      order by 1, a.id desc`.execute(db);
    for (const { value, id } of rows) found.push({ name: names.get(value) ?? '', id });
  }
  return found;
}

/** Whether the named link `n` of a query is still said: its attribute holds the name, or its event was not taken back of it. */
export const isNameKept = sql`(
  case when n.attribute is null
    then not exists (select 1 from event_asset l join event_asset u on u.asset_id = l.asset_id and u.undoes = l.sequence
                     where l.asset_id = n.asset_id and l.event_id = n.event_id)
    else exists (select 1 from asset a where a.id = n.asset_id and a.attributes ->> n.attribute = n.name)
  end)`;

/** Whether the named link `n` counts in a trace: it is said, and lineage does not say the same, as of a calf and its dam. */
export const isNamedEffective = sql`(
  ${isNameKept}
  and not exists (select 1 from lineage_output o join lineage_input i on i.event_id = o.event_id
                  where o.asset_id = n.asset_id and i.asset_id = n.target_id))`;
