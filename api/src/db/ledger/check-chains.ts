import { sql, type Transaction } from 'kysely';
import type { Connected } from '../database';
import type { Tables } from '../tables';
import { openChainCheck, type ChainFault, type StoredLink } from './chain';

/** The first link of an asset that does not hold. */
export interface BrokenLink {
  readonly assetId: number;
  /** Which link, from 1 on; one past the last where the end is wrong. */
  readonly sequence: number;
  readonly fault: ChainFault;
}

export interface ChainCounts {
  readonly assets: number;
  readonly links: number;
  readonly broken: number;
}

export interface ChainWalk {
  /** Only this asset; all of them when absent. */
  readonly assetId?: number | null;
  /** Told of every broken chain as it is found, in the order of the assets. */
  readonly onBroken: (broken: BrokenLink) => void;
}

const assetsAtOnce = 500;
const linksAtOnce = 2_000;

interface AssetEnd {
  readonly id: number;
  readonly end: Buffer | null;
}

type LinkRow = StoredLink & { readonly assetId: number };

/**
 * Walks the hash chains of assets, all as they stood at one moment, and tells the first broken link of each. Reads some
 * rows at a time, however many there are. Assets that are not there give no count.
 */
export async function checkChains(db: Connected, walk: ChainWalk): Promise<ChainCounts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (inside) => {
      const counts = { assets: 0, links: 0, broken: 0 };
      for await (const assets of pagesOfAssets(inside, walk.assetId ?? null)) {
        const found = await checkPage(inside, assets);
        counts.assets += assets.length;
        counts.links += found.links;
        counts.broken += found.broken.length;
        found.broken.forEach(walk.onBroken);
      }
      return counts;
    });
}

type Reading = Transaction<Tables>;

async function* pagesOfAssets(db: Reading, only: number | null): AsyncGenerator<readonly AssetEnd[]> {
  let last = 0;
  for (;;) {
    const page: readonly AssetEnd[] = await db
      .selectFrom('asset')
      .select(['id', 'chain_hash as end'])
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

/** Checks assets that follow each other by their ids. */
async function checkPage(
  db: Reading,
  assets: readonly AssetEnd[],
): Promise<{ readonly links: number; readonly broken: readonly BrokenLink[] }> {
  const broken = new Map<number, BrokenLink>();
  const chains = new Map(assets.map(({ id }) => [id, { check: openChainCheck(), taken: 0 }]));
  let links = 0;
  for await (const link of linksOf(db, assets)) {
    links += 1;
    const chain = chains.get(link.assetId);
    if (chain === undefined || broken.has(link.assetId)) continue;
    chain.taken += 1;
    const fault = chain.check.take(link);
    if (fault !== null) broken.set(link.assetId, { assetId: link.assetId, sequence: chain.taken, fault });
  }
  for (const { id, end } of assets) {
    const chain = chains.get(id);
    const fault = broken.has(id) ? null : (chain?.check.end(end) ?? null);
    if (fault !== null) broken.set(id, { assetId: id, sequence: (chain?.taken ?? 0) + 1, fault });
  }
  return { links, broken: assets.flatMap(({ id }) => broken.get(id) ?? []) };
}

async function* linksOf(db: Reading, assets: readonly AssetEnd[]): AsyncGenerator<LinkRow> {
  const to = assets.at(-1)?.id ?? 0;
  let after = { assetId: assets[0]?.id ?? 0, sequence: -2_147_483_648 };
  for (;;) {
    const { rows } = await sql<LinkRow>`
      select l.asset_id as "assetId", l.sequence, l.changes, l.salt, l.digest, l.previous_hash as "previousHash",
             l.hash, e.header, e.digest as "eventDigest", e.payload, e.salt as "eventSalt"
      from event_asset l join event e on e.id = l.event_id
      where (l.asset_id, l.sequence) > (${after.assetId}, ${after.sequence}) and l.asset_id <= ${to}
      order by l.asset_id, l.sequence limit ${linksAtOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < linksAtOnce) return;
    after = last;
  }
}
