import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import { countedBy } from '@huella/domain/engine/events/derive';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Written } from '@huella/domain/engine/events/fold';
import { standingOn, type StandingOn } from '@huella/domain/engine/events/standing-on';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../database';
import { wholeNumbers } from '../lines';
import { isEffective } from './undo-links';

interface Known {
  readonly attributes: Values;
  /** When the newest event of the asset happened. */
  readonly foldedAt: Date;
}

/** What events of an asset wrote that happened after a moment, as far as it stands. */
interface NewerThan {
  readonly than: Date;
  readonly written: readonly Written[];
}

/** What an asset was when an event happens, where it has newer ones, and what those wrote. */
export interface Standing {
  readonly standing?: StandingOn;
  readonly newer?: NewerThan;
}

/**
 * Assets with what they were when an event happens, where they have newer ones (decisions section 8): one question for all
 * of them, and none where nothing lies back.
 */
export async function withStandings<Asset extends Known>(
  db: Database,
  model: AssetType,
  at: Date | undefined,
  assets: ReadonlyMap<number, Asset>,
): Promise<ReadonlyMap<number, Asset & Standing>> {
  if (at === undefined) return assets;
  const until = endOfMinute(at);
  const ids = [...assets].flatMap(([id, { foldedAt }]) => (until < foldedAt ? [id] : []));
  if (ids.length === 0) return assets;
  const histories = await listHistories(db, model, ids, null);
  return new Map(
    [...assets].map(([id, asset]) => {
      const history = histories.get(id);
      if (history === undefined) return [id, asset];
      const standing = standingOn(model, asset.attributes, history, until.getTime());
      const newer = { than: at, written: history.filter((each) => each.at > at.getTime()) };
      return [id, { ...asset, standing, newer }];
    }),
  );
}

/** What an asset was at a moment that was asked about; nothing where it has no newer event. */
type StandingAt = (assetId: number, at: Date) => { readonly standing?: StandingOn };

/** What assets were at moments of their own: one question for all of them, and none where nothing lies back. */
export async function findStandings(
  db: Database,
  model: AssetType,
  assets: ReadonlyMap<number, Known>,
  moments: readonly (readonly [assetId: number, at: Date])[],
): Promise<StandingAt> {
  const isBackDated = (id: number, until: Date) => until < (assets.get(id)?.foldedAt ?? until);
  const asked = moments
    .map(([id, at]) => ({ id, until: endOfMinute(at) }))
    .filter(({ id, until }) => isBackDated(id, until));
  if (asked.length === 0) return () => ({});
  // What lies behind the moment of an asset is left out once it is known what it was then.
  const latest = asked.reduce((last, { until }) => (until > last ? until : last), new Date(0));
  const ids = [...new Set(asked.map(({ id }) => id))];
  const histories = await listHistories(db, model, ids, latest);
  return (id, at) => {
    const until = endOfMinute(at);
    const [asset, history] = [assets.get(id), histories.get(id)];
    if (asset === undefined || history === undefined || !isBackDated(id, until)) return {};
    return { standing: standingOn(model, asset.attributes, history, until.getTime()) };
  };
}

const minute = 60_000;

/** Moments are entered to the minute: what was recorded in the same one came before. */
function endOfMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / minute) * minute + minute - 1);
}

const eventMs = sql`(extract(epoch from e.event_time) * 1000)::double precision`;

interface Row {
  readonly asset_id: number;
  readonly sequence: number;
  readonly event_type: number;
  /** In milliseconds since 1970: of dates each would be read on its own, and hundreds of thousands may be asked for. */
  readonly at: number;
  /** As it was written; null where it was erased. */
  readonly changes: string | null;
}

/**
 * What events wrote of assets up to a moment, and their first one whenever it was, as far as it stands; without a moment
 * whatever was written of them.
 */
export async function listHistories(
  db: Database,
  model: AssetType,
  assetIds: readonly number[],
  at: Date | null,
): Promise<ReadonlyMap<number, readonly Written[]>> {
  const found = await sql<Row>`
    select l.asset_id, l.sequence, e.event_type, ${eventMs} as at, l.changes
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${wholeNumbers(assetIds)}::bigint[])
      and ${at === null ? sql`true` : sql`(e.event_time <= ${at} or l.sequence = 1)`} and ${isEffective}`.execute(
    db,
  );
  const histories = new Map<number, Written[]>();
  const countedOf = rememberCounted(model);
  for (const { asset_id, sequence, event_type, at: happened, changes } of found.rows) {
    const written = { sequence, at: happened, after: afterOf(changes), ...countedOf(event_type) };
    const history = histories.get(asset_id);
    if (history === undefined) histories.set(asset_id, [written]);
    else history.push(written);
  }
  return histories;
}

/** What an event wrote, read here: the database takes three times as long for it. */
function afterOf(changes: string | null): Values {
  // Hundreds of thousands of them: what the ledger wrote was checked then.
  return changes === null ? {} : (JSON.parse(changes) as { readonly after: Values }).after;
}

/** What events of a type count up or down, asked of the model once for each. */
function rememberCounted(model: AssetType): (eventType: number) => Pick<Written, 'counted'> {
  const known = new Map<number, Pick<Written, 'counted'>>();
  return (eventType) => {
    const before = known.get(eventType);
    if (before !== undefined) return before;
    const event = findEvent(model, eventType);
    const counted = event === null ? {} : { counted: countedBy(model, event) };
    known.set(eventType, counted);
    return counted;
  };
}

/**
 * What events of a later time wrote of assets, as far as it stands; those of which it is known already (`withStandings`) are
 * not asked for: nothing is written of an asset while it is locked.
 */
export async function listNewer(
  db: Database,
  assets: readonly ({ readonly id: number } & Pick<Standing, 'newer'>)[],
  at: Date,
): Promise<ReadonlyMap<number, readonly Written[]>> {
  const histories = new Map<number, Written[]>();
  const asked: number[] = [];
  for (const { id, newer } of assets)
    if (newer?.than.getTime() === at.getTime()) histories.set(id, [...newer.written]);
    else asked.push(id);
  if (asked.length === 0) return histories;
  const found = await sql<Omit<Row, 'event_type'>>`
    select l.asset_id, l.sequence, ${eventMs} as at, l.changes
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${wholeNumbers(asked)}::bigint[]) and e.event_time > ${at} and ${isEffective}`.execute(
    db,
  );
  for (const { asset_id, sequence, at: happened, changes } of found.rows) {
    const written = { at: happened, sequence, after: afterOf(changes) };
    histories.set(asset_id, [...(histories.get(asset_id) ?? []), written]);
  }
  return histories;
}
