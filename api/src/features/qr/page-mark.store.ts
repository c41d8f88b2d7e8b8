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
  /** Assets whose chains the page tells, of the lot and of what they came from, and what these link. */
  readonly followedIds: readonly number[];
  readonly eventIds: readonly number[];
}

export type PageSource = AssetPageSource | LotPageSource;

/**
 * Marks of all that some pages were read from, in their order, in one statement by primary keys: each the same for as long
 * as nobody writes any of it, by whatever process or by hand. It is over which version of a row is there, not over what is in
 * it: whoever writes a row, in whichever column, makes another version of it, and no value has to be read. Of an asset it is
 * over the rows of its chain and over the assets that it came from, too: a record that is changed behind its seal, or erased,
 * is seen at the next visit. Of a lot, whose assets may be thousands, it is over the version that every statement which
 * writes assets raises (decision 18), and over the chains of those assets which the page tells (decision 129).
 */
export async function findPageMarks(
  db: Database,
  sources: readonly PageSource[],
): Promise<readonly string[]> {
  const marks = new Map<PageSource, string>();
  for (const [of, ask] of [
    ['asset', marksOfAssets],
    ['lot', marksOfLots],
  ] as const) {
    const some = sources.filter((source) => source.of === of);
    if (some.length === 0) continue;
    for (const { at, mark } of await ask(
      db,
      JSON.stringify(some.map((source, nth) => ({ ...source, at: nth }))),
    ))
      marks.set(some[at] as PageSource, mark ?? ''); // it is one of those that were asked for
  }
  return sources.map((source) => marks.get(source) ?? '');
}

/** That of one page. */
export async function findPageMark(db: Database, source: PageSource): Promise<string> {
  const [mark = ''] = await findPageMarks(db, [source]);
  return mark;
}

interface MarkRow {
  /** Which of the pages that were asked for. */
  readonly at: number;
  readonly mark: string | null;
}

/** Which version of a row is there: who wrote it, and where it lies. */
const version = sql`t.xmin::text || t.ctid::text`;

/** Every visit asks it: connections keep it planned. */
const marksOfAssets = fixedStatement<MarkRow, [pages: string]>((pages) =>
  marksOver(pages, [
    // What happens to something that it came from, an undoing too, is in the end of that one's chain.
    sql`select ${version} from asset t where t.id = any(p."sourceIds")`,
    sql`select ${version} from lineage_output t where t.asset_id = any(p.id || p."sourceIds")`,
    sql`select ${version} from named_link t where t.asset_id = any(p.id || p."sourceIds")`,
    sql`select ${version} from asset t where t.id = p.id`,
    sql`select ${version} from event_asset t where t.asset_id = p.id`,
    sql`select ${version} from event t where t.id = any(p."eventIds")`,
    ...rowsOfNamed,
  ]),
);

const marksOfLots = fixedStatement<MarkRow, [pages: string]>((pages) =>
  marksOver(pages, [
    sql`select ${version} from asset t where t.id = any(p."followedIds")`,
    sql`select ${version} from lineage_output t where t.asset_id = any(p."followedIds")`,
    sql`select ${version} from named_link t where t.asset_id = any(p."followedIds")`,
    sql`select ${version} from event_asset t where t.asset_id = any(p."followedIds")`,
    sql`select ${version} from event t where t.id = any(p."eventIds")`,
    // What was followed is told as its own page tells it.
    sql`select t.box_id || ' ' || t.asset_type || ' ' || max(t.version) from qr_template t
        where cardinality(p."followedIds") > 0 and t.box_id = any(p."boxIds") and t.qr_type = 'identeco'
        group by t.box_id, t.asset_type`,
    sql`select ${version} from lot t where t.id = p.id`,
    sql`select ${version} from asset_tally t where t.box_id = p."boxId" and t.asset_type = p."assetType"`,
    // Where it came from with its labels on decides which pages it has.
    sql`select b.subtype::text from transfer_lot w join transfer t on t.id = w.transfer_id
        join box b on b.id = t.source_box_id where w.lot_id = p.id`,
    ...rowsOfNamed,
  ]),
);

/** Establishments with what they disable, and their companies; the template, and which of the chosen pictures are held there now. */
const rowsOfNamed = [
  sql`select ${version} from box t where t.id = any(p."boxIds")`,
  sql`select ${version} from company t where t.id = any(p."companyIds")`,
  sql`select ${version} from box_field_permission t where t.box_id = any(p."boxIds")`,
  sql`select max(t.version)::text from qr_template t
      where t.box_id = p."boxId" and t.asset_type = p."assetType" and t.qr_type = p.type`,
  sql`select ${version} from page_picture t where t.storage_name = any(p.images)`,
  // They go with the assets that they are of. Most templates chose none: then nothing is looked through.
  sql`select h.storage_name || ' ' || h.field || ' ' || h.is_public::text
      from file_hold h join asset a on a.id = h.asset_id
      where cardinality(p.images) > 0 and h.storage_name = any(p.images) and h.event_type is null and a.deleted_at is null
        and a.box_id = p."boxId" and a.asset_type = p."assetType"
        and strpos((a.attributes -> h.field)::text, to_json(h.storage_name)::text) > 0`,
];

/** A mark of each page of a JSON list of sources. */
function marksOver(pages: RawBuilder<string>, parts: readonly RawBuilder<unknown>[]): RawBuilder<MarkRow> {
  // One sub-select a table: joined with each other, planning would take longer than reading.
  const rows = parts.map((part, at) => sql`select ${sql.lit(at)} as part, r.text from (${part}) as r(text)`);
  return sql`
    select p.at, (
      select encode(sha256(convert_to(
               string_agg(part || ' ' || text, chr(10) order by part, text collate "C"), 'UTF8')), 'base64')
      from (${sql.join(rows, sql` union all `)}) as rows) as mark
    from jsonb_to_recordset(${pages}::jsonb) as p(
      at int, id bigint, "eventIds" bigint[], "sourceIds" bigint[], "followedIds" bigint[], "boxId" bigint,
      "assetType" int, type text, images text[], "boxIds" bigint[], "companyIds" bigint[])`;
}
