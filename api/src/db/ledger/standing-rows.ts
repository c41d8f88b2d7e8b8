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

interface Row {
  readonly asset_id: number;
  readonly sequence: number;
  readonly event_type: number;
  readonly event_time: Date;
  readonly after: Values | null;
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
    select l.asset_id, l.sequence, e.event_type, e.event_time, l.changes::jsonb -> 'after' as after
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${wholeNumbers(assetIds)}::bigint[])
      and ${at === null ? sql`true` : sql`(e.event_time <= ${at} or l.sequence = 1)`} and ${isEffective}`.execute(
    db,
  );
  const histories = new Map<number, Written[]>();
  for (const { asset_id, sequence, event_type, event_time, after } of found.rows) {
    const event = findEvent(model, event_type);
    const history = histories.get(asset_id) ?? [];
    history.push({
      ...{ sequence, at: event_time.getTime(), after: after ?? {} },
      ...(event !== null && { counted: countedBy(model, event) }),
    });
    histories.set(asset_id, history);
  }
  return histories;
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
    select l.asset_id, l.sequence, e.event_time, l.changes::jsonb -> 'after' as after
    from event_asset l join event e on e.id = l.event_id
    where l.asset_id = any(${wholeNumbers(asked)}::bigint[]) and e.event_time > ${at} and ${isEffective}`.execute(
    db,
  );
  for (const { asset_id, sequence, event_time, after } of found.rows) {
    const written = { at: event_time.getTime(), sequence, after: after ?? {} };
    histories.set(asset_id, [...(histories.get(asset_id) ?? []), written]);
  }
  return histories;
}
