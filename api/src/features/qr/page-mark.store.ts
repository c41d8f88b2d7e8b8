import { sql, type RawBuilder } from 'kysely';
import type { QrType } from '@huella/domain/model/qr-types';
import type { Database } from '../../db/database';

/** Where the thing is, whose template its page shows; and the places that it names: where it is, was and goes, and whose they are. */
interface NamedPlaces {
  readonly boxId: number;
  readonly assetType: number;
  readonly type: QrType;
  /** Pictures of other things there that the template chose. */
  readonly images: readonly string[];
  readonly boxIds: readonly number[];
  readonly companyIds: readonly number[];
}

/** The rows that the page of an asset is read from. */
interface AssetPageSource extends NamedPlaces {
  readonly of: 'asset';
  readonly id: number;
  /** What its chain links. */
  readonly eventIds: readonly number[];
  /** What it came from, as far as that was followed. */
  readonly sourceIds: readonly number[];
}

/** The rows that a page of a lot is read from; its assets are where it is. */
interface LotPageSource extends NamedPlaces {
  readonly of: 'lot';
  readonly id: number;
}

export type PageSource = AssetPageSource | LotPageSource;

/**
 * A mark of all that a page was read from, in one statement by primary keys: the same for as long as nobody writes any of
 * it, by whatever process or by hand. It is over whole rows, so that a column which a page shows one day is in it. Of an
 * asset it is over the sealed bytes of its chain, too: a record that is changed behind its seal, or erased, is seen at the
 * next visit. Of a lot, whose assets may be thousands, it is over the version that every statement which writes assets
 * raises (decision 18).
 */
export async function findPageMark(db: Database, source: PageSource): Promise<string> {
  const parts = [
    ...(source.of === 'asset' ? rowsOfAsset(source) : rowsOfLot(source)),
    ...rowsOfPlaces(source),
    versionOfTemplate(source),
    ...picturesOfTemplate(source),
  ];
  // One sub-select a table: joined with each other, planning would take longer than reading.
  const rows = parts.map((part, at) => sql`select ${sql.lit(at)} as part, r.text from (${part}) as r(text)`);
  const found = await sql<{ mark: string }>`
    select encode(sha256(convert_to(
             string_agg(part || ' ' || text, chr(10) order by part, text collate "C"), 'UTF8')), 'base64') as mark
    from (${sql.join(rows, sql` union all `)}) as rows`.execute(db);
  return found.rows[0]?.mark ?? '';
}

function rowsOfAsset({ id, eventIds, sourceIds }: AssetPageSource): readonly RawBuilder<unknown>[] {
  const followed = sql`any(${[id, ...sourceIds]}::bigint[])`;
  return [
    // What happens to something that it came from, an undoing too, is in the end of that one's chain.
    sql`select t::text from asset t where t.id = any(${[...sourceIds]}::bigint[])`,
    sql`select t::text from lineage_output t where t.asset_id = ${followed}`,
    sql`select t::text from named_link t where t.asset_id = ${followed}`,
    sql`select t::text from asset t where t.id = ${id}`,
    sql`select t::text from event_asset t where t.asset_id = ${id}`,
    sql`select t::text from event t where t.id = any(${[...eventIds]}::bigint[])`,
  ];
}

function rowsOfLot({ id, boxId, assetType }: LotPageSource): readonly RawBuilder<unknown>[] {
  return [
    sql`select t::text from lot t where t.id = ${id}`,
    sql`select t::text from asset_tally t where t.box_id = ${boxId} and t.asset_type = ${assetType}`,
    // Where it came from with its labels on decides which pages it has.
    sql`select b.subtype::text from transfer_lot w join transfer t on t.id = w.transfer_id
        join box b on b.id = t.source_box_id where w.lot_id = ${id}`,
  ];
}

/** Establishments with what they disable, and their companies. */
function rowsOfPlaces({ boxIds, companyIds }: PageSource): readonly RawBuilder<unknown>[] {
  return [
    sql`select t::text from box t where t.id = any(${[...boxIds]}::bigint[])`,
    sql`select t::text from company t where t.id = any(${[...companyIds]}::bigint[])`,
    sql`select t::text from box_field_permission t where t.box_id = any(${[...boxIds]}::bigint[])`,
  ];
}

function versionOfTemplate({ boxId, assetType, type }: PageSource): RawBuilder<unknown> {
  return sql`select max(t.version)::text from qr_template t
             where t.box_id = ${boxId} and t.asset_type = ${assetType} and t.qr_type = ${type}`;
}

/** Which of the chosen pictures are held there now: they go with the assets that they are of. */
function picturesOfTemplate({ boxId, assetType, images }: PageSource): readonly RawBuilder<unknown>[] {
  if (images.length === 0) return [];
  return [
    sql`select h.storage_name || ' ' || h.field || ' ' || h.is_public::text
        from file_hold h join asset a on a.id = h.asset_id
        where h.storage_name = any(${[...images]}::text[]) and h.event_type is null and a.deleted_at is null
          and a.box_id = ${boxId} and a.asset_type = ${assetType}
          and strpos((a.attributes -> h.field)::text, to_json(h.storage_name)::text) > 0`,
  ];
}
