import { sql, type RawBuilder } from 'kysely';
import { keptFieldsOf } from '@huella/domain/engine/lists/kept-texts';
import type { AssetType } from '@huella/domain/model/asset-type';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { shareTextsIn } from '../../share-texts';
import { waitForAll } from '../../wait-for-all';
import type { Database } from '../database';
import { arrayText, jsonLines, lines, wholeNumbers } from '../lines';
import { fixedStatement } from '../named-statements';
import {
  isClosed,
  keysColumn,
  searchedOf,
  slotsOf,
  slotValue,
  textsColumn,
  type SlotValue,
} from '../index-slots';
import { raiseTally } from './tally-rows';

/**
 * Asset rows and their slots, many at a time: one statement a table, whatever the number of rows. The
 * ledger alone writes them, together with the event that says why. Records of plain values travel as `json`, which
 * the database takes apart in half the time of `jsonb`; attributes, `jsonb` in the end, travel a line each. Whatever
 * changes what a list finds raises the tally of the establishment in the same statement.
 */

/** An asset that is locked until the transaction ends. */
export interface LockedAsset {
  readonly id: number;
  readonly boxId: number;
  readonly ownerCompanyId: number;
  readonly attributes: Values;
  readonly version: number;
  readonly sequence: number;
  readonly chainHash: Buffer | null;
  readonly foldedAt: Date;
  readonly paused: boolean;
  readonly deleted: boolean;
  /** On its way to an establishment that has not answered yet. */
  readonly inTransit: boolean;
  /** The lot that it is in. */
  readonly lotId: number | null;
}

/** Locks assets of a type in the order of their ids, so that two bulks over the same ones never deadlock. */
export async function lockAssets(
  db: Database,
  assetType: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedAsset>> {
  const found = await sql<LockedAsset & { readonly attributes: Record<string, unknown> }>`
    select id, box_id as "boxId", owner_company_id as "ownerCompanyId", attributes, version, sequence,
           chain_hash as "chainHash", folded_at as "foldedAt", paused_message is not null as paused,
           deleted_at is not null as deleted, transfer_id is not null as "inTransit", lot_id as "lotId"
    from asset where id = any(${[...ids]}::bigint[]) and asset_type = ${assetType}
    order by id for update`.execute(db);
  // A transfer holds all of its assets at once: what they have alike is half of what they take.
  await shareTextsIn(found.rows.map(({ attributes }) => attributes));
  return new Map(found.rows.map((row) => [row.id, row]));
}

const nextIds = fixedStatement<{ readonly id: number }, [count: number]>(
  (count) =>
    sql`select nextval(pg_get_serial_sequence('asset', 'id')) as id from generate_series(1, ${count}::int)`,
);

/** Ids for assets that are about to be written: what refers to them can be written first. */
export async function reserveIds(db: Database, count: number): Promise<readonly number[]> {
  return (await nextIds(db, count)).map(({ id }) => id);
}

/** The columns of a new asset that its values fill, as they travel. */
export interface RowDraft {
  /** The attributes as JSON. */
  readonly attributes: string;
  /** The slots, in the order of the model's. */
  readonly slots: readonly (string | null)[];
  /** What a search by words asks beside them. */
  readonly searched: readonly (string | null)[];
  readonly isClosed: boolean;
}

/** Makes the columns of a new asset ready, from values without nulls. */
export function draftRow(model: AssetType, attributes: Values): RowDraft {
  const slots = Object.values(slotsOf(model, attributes)).map(textOfSlot);
  const searched = searchedOf(model, attributes);
  return { attributes: JSON.stringify(attributes), slots, searched, isClosed: isClosed(model, attributes) };
}

export interface NewAssetRow {
  readonly id: number;
  readonly publicId: string;
  readonly draft: RowDraft;
}

/** What statements carry of new assets, column by column, but for the ends of their chains. */
export interface NewAssetColumns {
  readonly ids: string;
  readonly publicIds: RawBuilder<readonly string[]>;
  readonly attributes: RawBuilder<readonly string[]>;
  /** Slots that some of them fill; others stay as they are: null. */
  readonly slots: readonly FilledColumn[];
}

/** Writes out what statements carry of new assets, before anything else of these is known. */
export function writeColumns(model: AssetType, rows: readonly NewAssetRow[]): NewAssetColumns {
  // A line for each column: records would repeat up to sixty names in each of a thousand rows.
  const columns = [
    ...slotColumns(model).map((name, at) => ({ name, of: (draft: RowDraft) => draft.slots[at] })),
    ...searchedColumns.map((name, at) => ({ name, of: (draft: RowDraft) => draft.searched[at] })),
  ];
  const slots = columns.flatMap(({ name, of }) => {
    const texts = rows.map(({ draft }) => of(draft) ?? null);
    return texts.every((text) => text === null) ? [] : [{ name, texts: lines(texts) }];
  });
  if (rows.some(({ draft }) => draft.isClosed))
    slots.push({ name: closedColumn, texts: lines(rows.map(({ draft }) => closedText(draft.isClosed))) });
  return {
    ids: wholeNumbers(rows.map(({ id }) => id)),
    publicIds: lines(rows.map(({ publicId }) => publicId)),
    attributes: lines(rows.map(({ draft }) => draft.attributes)),
    slots,
  };
}

interface Origin {
  readonly model: AssetType;
  readonly boxId: number;
  readonly ownerCompanyId: number;
  readonly createdBy: number;
  readonly at: Date;
  readonly now: Date;
}

/** Writes new assets with their slots, each with its first event folded in; the hashes end their chains. */
export async function insertAssets(
  db: Database,
  origin: Origin,
  { ids, publicIds, attributes, slots }: NewAssetColumns,
  hashes: readonly Buffer[],
): Promise<void> {
  const { model, boxId, ownerCompanyId, createdBy, at, now } = origin;
  const assets = sql`
    with written as (
      insert into asset (id, public_id, attributes, chain_hash, sequence, folded_at, box_id, owner_company_id,
                         asset_type, created_by, created_at, updated_at)
      overriding system value
      select r.id, r.public_id, r.attributes::jsonb, decode(r.hash, 'hex'), 1, ${at}, ${boxId}, ${ownerCompanyId},
             ${model.id}, ${createdBy}, ${now}, ${now}
      from unnest(${ids}::bigint[], ${publicIds}, ${attributes}, ${lines(hashes.map((hash) => hash.toString('hex')))})
        as r(id, public_id, attributes, hash)
      returning box_id, asset_type
    )
    ${raiseTally(sql`select box_id, asset_type, 1 as living from written`)}`;
  const names = sql.join([sql.ref('asset_id'), ...slots.map(({ name }) => sql.ref(name))]);
  const picked = slots.map(({ name }) => sql`${sql.ref(`r.${name}`)}::${slotType(name)}`);
  const beside = sql`
    insert into asset_slot (box_id, asset_type, ${names})
    select ${sql.join([sql`${boxId}`, sql`${model.id}`, sql`r.asset_id`, ...picked])}
    from unnest(${sql.join([sql`${ids}::bigint[]`, ...slots.map(({ texts }) => texts)])}) as r(${names})`;
  await waitForAll([assets.execute(db), beside.execute(db)]);
}

/** What a slot holds as text: keys are folded, so that none holds the end of a line. */
function textOfSlot(value: SlotValue): string | null {
  return value === null ? null : String(value);
}

export interface ChangedAssetRow {
  readonly id: number;
  /** What changes, by attribute; null empties one. */
  readonly changes: Values;
  readonly hash: Buffer;
}

/**
 * Writes what an event changed of assets, raising their version, sequence and the end of their chain. Their slots are
 * brought up to date by `updateSlots`.
 */
export async function updateAssets(
  db: Database,
  rows: readonly ChangedAssetRow[],
  at: Date,
  now: Date,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const filled = rows.map(({ changes }) => withoutNulls(changes));
  // What is emptied goes; null inside of a value, such as the radius of an area, is part of it.
  const emptied = rows.map(({ changes }) => Object.keys(changes).filter((name) => changes[name] === null));
  const hashes = rows.map(({ hash }) => hash.toString('hex'));
  await sql`
    with written as (
      update asset a set
        attributes = (a.attributes - r.emptied::text[]) || r.changes::jsonb, version = a.version + 1,
        sequence = a.sequence + 1, chain_hash = decode(r.hash, 'hex'), folded_at = greatest(a.folded_at, ${at}),
        updated_at = ${now}
      from unnest(${wholeNumbers(ids)}::bigint[], ${jsonLines(filled)}, ${lines(emptied.map(arrayText))}, ${lines(hashes)})
        as r(id, changes, emptied, hash)
      where a.id = r.id
      returning a.box_id, a.asset_type
    )
    ${raiseTally(sql`select box_id, asset_type, 0 as living from written`)}`.execute(db);
}

/** What changed of an asset, as its slots ask for it. */
export interface ChangedSlotRow {
  readonly id: number;
  /** What changes, by attribute. */
  readonly changes: Values;
  /** The whole row as it will be. */
  readonly after: Values;
}

/** Brings the slots of assets up to date with what an event changed of them. */
export async function updateSlots(
  db: Database,
  model: AssetType,
  rows: readonly ChangedSlotRow[],
): Promise<void> {
  const touched = new Set(rows.flatMap(({ changes }) => Object.keys(changes)));
  const slots = model.attributes.flatMap((attribute): readonly FilledColumn[] => {
    if (attribute.slot === undefined || !touched.has(attribute.name)) return [];
    const texts = rows.map(({ after }) => textOfSlot(slotValue(attribute, after[attribute.name])));
    return [{ name: attribute.slot.name, texts: lines(texts) }];
  });
  slots.push(...searchedOfChanged(model, rows, touched));
  const closing = model.disabledForEvents?.field;
  if (closing !== undefined && touched.has(closing))
    slots.push({
      name: closedColumn,
      texts: lines(rows.map(({ after }) => closedText(isClosed(model, after)))),
    });
  if (slots.length === 0) return;
  const ids = sql`${wholeNumbers(rows.map(({ id }) => id))}::bigint[]`;
  const names = sql.join([sql.ref('asset_id'), ...slots.map(({ name }) => sql.ref(name))]);
  const sets = slots.map(({ name }) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}::${slotType(name)}`);
  await sql`
    update asset_slot s set ${sql.join(sets)}
    from unnest(${sql.join([ids, ...slots.map(({ texts }) => texts)])}) as r(${names})
    where s.asset_id = r.asset_id`.execute(db);
}

/** What a search by words asks beside the slots, where something of it changed. */
function searchedOfChanged(
  model: AssetType,
  rows: readonly ChangedSlotRow[],
  touched: ReadonlySet<string>,
): readonly FilledColumn[] {
  const kept = keptFieldsOf(model);
  if (![...kept.texts, ...kept.keys].some(({ name }) => touched.has(name))) return [];
  const searched = rows.map(({ after }) => searchedOf(model, after));
  return searchedColumns.map((name, at) => ({ name, texts: lines(searched.map((row) => row[at] ?? null)) }));
}

/** Slots of the model by column name. */
function slotColumns(model: AssetType): readonly string[] {
  return model.attributes.flatMap((attribute) => (attribute.slot === undefined ? [] : [attribute.slot.name]));
}

/** A column of slots with the values of all rows, as they travel. */
interface FilledColumn {
  readonly name: string;
  readonly texts: ReturnType<typeof lines>;
}

const searchedColumns = [textsColumn, keysColumn] as const;
const closedColumn = 'closed';
const closedText = (closed: boolean) => (closed ? 'true' : null);

const slotTypes = { t: sql`text`, n: sql`double precision`, d: sql`date` } as const;

function slotType(name: string): RawBuilder<unknown> {
  if (name === closedColumn) return sql`boolean`;
  if (name === keysColumn) return slotTypes.t;
  return slotTypes[name.startsWith('t') ? 't' : name.startsWith('n') ? 'n' : 'd'];
}
