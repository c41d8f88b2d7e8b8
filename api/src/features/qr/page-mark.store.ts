import { sql, type RawBuilder } from 'kysely';
import type { QrType } from '@huella/domain/model/qr-types';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';

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
 * it, by whatever process or by hand. It is over which version of a row is there, not over what is in it: whoever writes a
 * row, in whichever column, makes another version of it, and no value has to be read. Of an asset it is over the rows of
 * its chain, too: a record that is changed behind its seal, or erased, is seen at the next visit. Of a lot, whose assets
 * may be thousands, it is over the version that every statement which writes assets raises (decision 18).
 */
export async function findPageMark(db: Database, source: PageSource): Promise<string> {
  const { type, images, boxId, assetType, boxIds, companyIds } = source;
  const named = [boxId, assetType, type, images, boxIds, companyIds] as const;
  const found =
    source.of === 'asset'
      ? await markOfAsset(db, source.id, source.eventIds, source.sourceIds, ...named)
      : await markOfLot(db, source.id, ...named);
  return found[0]?.mark ?? '';
}

/** Which version of a row is there: who wrote it, and where it lies. */
const version = sql`t.xmin::text || t.ctid::text`;

interface MarkRow {
  readonly mark: string;
}
/** Gaps have a place each: rest parameters would not be counted. */
type NamedValues = [
  boxId: number,
  assetType: number,
  type: QrType,
  images: readonly string[],
  boxIds: readonly number[],
  companyIds: readonly number[],
];
type NamedGaps = Readonly<Record<keyof NamedPlaces, RawBuilder<unknown>>>;

/** Every visit asks it: connections keep it planned. */
const markOfAsset = fixedStatement<
  MarkRow,
  [id: number, eventIds: readonly number[], sourceIds: readonly number[], ...NamedValues]
>((id, eventIds, sourceIds, boxId, assetType, type, images, boxIds, companyIds) =>
  markOver([
    // What happens to something that it came from, an undoing too, is in the end of that one's chain.
    sql`select ${version} from asset t where t.id = any(${sourceIds}::bigint[])`,
    sql`select ${version} from lineage_output t where t.asset_id = any(${id}::bigint || ${sourceIds}::bigint[])`,
    sql`select ${version} from named_link t where t.asset_id = any(${id}::bigint || ${sourceIds}::bigint[])`,
    sql`select ${version} from asset t where t.id = ${id}`,
    sql`select ${version} from event_asset t where t.asset_id = ${id}`,
    sql`select ${version} from event t where t.id = any(${eventIds}::bigint[])`,
    ...rowsOfNamed({ boxId, assetType, type, images, boxIds, companyIds }),
  ]),
);

const markOfLot = fixedStatement<MarkRow, [id: number, ...NamedValues]>(
  (id, boxId, assetType, type, images, boxIds, companyIds) =>
    markOver([
      sql`select ${version} from lot t where t.id = ${id}`,
      sql`select ${version} from asset_tally t where t.box_id = ${boxId} and t.asset_type = ${assetType}`,
      // Where it came from with its labels on decides which pages it has.
      sql`select b.subtype::text from transfer_lot w join transfer t on t.id = w.transfer_id
          join box b on b.id = t.source_box_id where w.lot_id = ${id}`,
      ...rowsOfNamed({ boxId, assetType, type, images, boxIds, companyIds }),
    ]),
);

function markOver(parts: readonly RawBuilder<unknown>[]): RawBuilder<MarkRow> {
  // One sub-select a table: joined with each other, planning would take longer than reading.
  const rows = parts.map((part, at) => sql`select ${sql.lit(at)} as part, r.text from (${part}) as r(text)`);
  return sql`
    select encode(sha256(convert_to(
             string_agg(part || ' ' || text, chr(10) order by part, text collate "C"), 'UTF8')), 'base64') as mark
    from (${sql.join(rows, sql` union all `)}) as rows`;
}

/** Establishments with what they disable, and their companies; the template, and which of the chosen pictures are held there now. */
function rowsOfNamed({ boxId, assetType, type, images, boxIds, companyIds }: NamedGaps) {
  return [
    sql`select ${version} from box t where t.id = any(${boxIds}::bigint[])`,
    sql`select ${version} from company t where t.id = any(${companyIds}::bigint[])`,
    sql`select ${version} from box_field_permission t where t.box_id = any(${boxIds}::bigint[])`,
    sql`select max(t.version)::text from qr_template t
        where t.box_id = ${boxId} and t.asset_type = ${assetType} and t.qr_type = ${type}`,
    sql`select ${version} from page_picture t where t.storage_name = any(${images}::text[])`,
    // They go with the assets that they are of.
    sql`select h.storage_name || ' ' || h.field || ' ' || h.is_public::text
        from file_hold h join asset a on a.id = h.asset_id
        where h.storage_name = any(${images}::text[]) and h.event_type is null and a.deleted_at is null
          and a.box_id = ${boxId} and a.asset_type = ${assetType}
          and strpos((a.attributes -> h.field)::text, to_json(h.storage_name)::text) > 0`,
  ];
}
