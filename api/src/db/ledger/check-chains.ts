import { sql, type Transaction } from 'kysely';
import type { Connected } from '../database';
import type { Tables } from '../tables';
import { openChainCheck, type ChainFault, type StoredLink } from './chain';
import { openProjection, type Drift, type ProjectedLink, type ProjectedRow } from './projection';
import { openUndoCheck, type UndoCheck } from './undo-seal';

/** The first link of an asset that does not hold. */
export interface BrokenLink {
  readonly assetId: number;
  /** Which link, from 1 on; one past the last where the end is wrong. */
  readonly sequence: number;
  /** The event of the link, or of the next one where it is missing; null past the last. */
  readonly eventId: number | null;
  /**
   * `event` is a row of an event that says something else than the header that was hashed, `undo` a link that says it
   * takes back another one than it was hashed with.
   */
  readonly fault: ChainFault | 'event' | 'undo';
}

/** An asset whose chain holds and whose row says something else than its events. */
export interface DriftedAsset extends Drift {
  readonly assetId: number;
}

export interface ChainCounts {
  readonly assets: number;
  readonly links: number;
  readonly broken: number;
  readonly drifted: number;
}

export interface ChainWalk {
  /** Only this asset; all of them when absent. */
  readonly assetId?: number | null;
  /** Called for every broken chain as it is found, in the order of the assets. */
  readonly onBroken: (broken: BrokenLink) => void;
  /** Likewise of every asset that is not what its events add up to. */
  readonly onDrifted: (drifted: DriftedAsset) => void;
}

const assetsAtOnce = 500;
const linksAtOnce = 2_000;

interface AssetEnd extends ProjectedRow {
  readonly id: number;
  readonly end: Buffer | null;
}

interface LinkRow extends StoredLink, ProjectedLink {
  readonly assetId: number;
  readonly eventId: number;
  readonly undoesEventId: number | null;
  readonly sequence: number;
  readonly changes: string | null;
  readonly assetType: number;
  readonly eventType: number;
  readonly context: string;
  readonly zone: string;
  readonly recordedAt: Date;
  readonly recordedBy: number;
}

/**
 * Walks the hash chains of assets, all as of one moment, and reports the first broken link of each, and of those
 * that hold what the row says that the events do not. Reads some rows at a time, however many there are. Assets that are
 * not there give no count.
 */
export async function checkChains(db: Connected, walk: ChainWalk): Promise<ChainCounts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (inside) => {
      const counts = { assets: 0, links: 0, broken: 0, drifted: 0 };
      for await (const assets of pagesOfAssets(inside, walk.assetId ?? null)) {
        const found = await checkPage(inside, assets);
        counts.assets += assets.length;
        counts.links += found.links;
        counts.broken += found.broken.length;
        counts.drifted += found.drifted.length;
        found.broken.forEach(walk.onBroken);
        found.drifted.forEach(walk.onDrifted);
      }
      return counts;
    });
}

type Reading = Transaction<Tables>;
type Header = Readonly<Record<string, unknown>>;

async function* pagesOfAssets(db: Reading, only: number | null): AsyncGenerator<readonly AssetEnd[]> {
  let last = 0;
  for (;;) {
    const page: readonly AssetEnd[] = await db
      .selectFrom('asset')
      .select([
        'id',
        'chain_hash as end',
        'attributes',
        'box_id as boxId',
        'transfer_id as transferId',
        'sequence',
      ])
      .where('id', only === null ? '>' : '=', only ?? last)
      .orderBy('id')
      .limit(assetsAtOnce)
      .execute();
    const end = page.at(-1);
    if (end === undefined) return;
    yield page;
    if (only !== null) return;
    last = end.id;
  }
}

interface CheckedPage {
  readonly links: number;
  readonly broken: readonly BrokenLink[];
  readonly drifted: readonly DriftedAsset[];
}

/** Checks assets that follow each other by their ids. */
async function checkPage(db: Reading, assets: readonly AssetEnd[]): Promise<CheckedPage> {
  const chains = new Map(assets.map(({ id }) => [id, openAssetCheck(id)]));
  let links = 0;
  for await (const link of linksOf(db, assets)) {
    links += 1;
    chains.get(link.assetId)?.take(link);
  }
  const found = assets.map((asset) => chains.get(asset.id)?.end(asset));
  return {
    links,
    broken: found.flatMap((each) => each?.broken ?? []),
    drifted: found.flatMap((each) => each?.drifted ?? []),
  };
}

/** The check of one asset: its chain until it breaks, and what its events add up to. */
function openAssetCheck(assetId: number) {
  const chain = openChainCheck();
  const undoing = openUndoCheck();
  const projection = openProjection();
  let taken = 0;
  let broken: BrokenLink | null = null;
  return {
    take: (link: LinkRow): void => {
      if (broken !== null) return;
      taken += 1;
      const fault = chain.take(link) ?? columnFault(link, undoing);
      if (fault === null) projection.take(link);
      else broken = { assetId, sequence: taken, eventId: link.eventId, fault };
    },
    end: (asset: AssetEnd): { readonly broken?: BrokenLink; readonly drifted?: DriftedAsset } => {
      if (broken !== null) return { broken };
      const fault = chain.end(asset.end);
      if (fault !== null) return { broken: { assetId, sequence: taken + 1, eventId: null, fault } };
      const drift = projection.compare(asset);
      return drift === null ? {} : { drifted: { assetId, ...drift } };
    },
  };
}

/** What the columns by which an event and its links are found and shown say else than what was hashed. */
function columnFault(link: LinkRow, undoing: UndoCheck): BrokenLink['fault'] | null {
  const header = JSON.parse(link.header) as Header; // as the ledger writes it
  if (!saysItsHeader(link, header)) return 'event';
  return undoing.take(link, header) ? null : 'undo';
}

function saysItsHeader(link: LinkRow, header: Header): boolean {
  const columns = {
    assetType: link.assetType,
    eventType: link.eventType,
    box: link.boxId,
    targetBox: link.targetBoxId,
    context: link.context,
    time: link.at.toISOString(),
    zone: link.zone,
    recordTime: link.recordedAt.toISOString(),
    recordedBy: link.recordedBy,
  };
  return Object.entries(columns).every(([name, value]) => header[name] === value);
}

async function* linksOf(db: Reading, assets: readonly AssetEnd[]): AsyncGenerator<LinkRow> {
  const to = assets.at(-1)?.id ?? 0;
  let after = { assetId: assets[0]?.id ?? 0, sequence: -2_147_483_648 };
  for (;;) {
    const { rows } = await sql<LinkRow>`
      select l.asset_id as "assetId", l.sequence, l.undoes, l.changes, l.salt, l.digest, l.previous_hash as "previousHash",
             l.hash, e.header, e.digest as "eventDigest", e.payload, e.salt as "eventSalt", e.id as "eventId",
             e.asset_type as "assetType", e.event_type as "eventType", e.box_id as "boxId",
             e.target_box_id as "targetBoxId", e.context, e.event_time as at, e.event_zone as zone,
             e.record_time as "recordedAt", e.recorded_by as "recordedBy", e.undoes_event_id as "undoesEventId"
      from event_asset l join event e on e.id = l.event_id
      where (l.asset_id, l.sequence) > (${after.assetId}, ${after.sequence}) and l.asset_id <= ${to}
      order by l.asset_id, l.sequence limit ${linksAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < linksAtOnce) return;
    after = last;
  }
}
