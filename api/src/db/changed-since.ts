import { sql } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import { countedBy } from '@huella/domain/engine/events/derive';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { foldHistory, type Written } from '@huella/domain/engine/events/fold';
import { isHandOver } from '@huella/domain/engine/events/private-values';
import type { RecordVersion } from '@huella/domain/engine/sheets/record-version';
import type { Values } from '@huella/domain/model/value';
import { actorName } from './actors';
import type { Database } from './database';
import { wholeNumbers } from './lines';
import { recordingCompany } from './recording-company';

/** Who wrote a value last, and for which company. */
interface Writer {
  readonly at: Date;
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
}

/** What others have written of an asset since a version of it. */
export interface ChangedSince {
  /** What the asset was then, of the attributes that were written since; null where nothing was there. */
  readonly base: Values;
  /** Who wrote each of them last. */
  readonly writers: ReadonlyMap<string, Writer>;
}

interface Row extends Writer {
  readonly assetId: number;
  readonly sequence: number;
  readonly undoes: number | null;
  readonly eventType: number;
  readonly happened: Date;
  readonly after: Values | null;
  readonly isNewer: boolean;
}

/** How many events each of some assets has. */
export async function listSequences(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const found = await sql<{ readonly id: number; readonly sequence: number }>`
    select id, sequence from asset where id = any(${wholeNumbers(ids)}::bigint[])`.execute(db);
  return new Map(found.rows.map(({ id, sequence }) => [id, sequence]));
}

/**
 * What was written of some attributes of assets since versions of them, by asset; those of which nothing was written since
 * are not in it, and cost a look at their newest events alone. By what was recorded, whatever day it happened: that is what
 * a sheet of that version could not know.
 */
export async function listChangedSince(
  db: Database,
  model: AssetType,
  versions: readonly RecordVersion[],
  names: readonly string[],
): Promise<ReadonlyMap<number, ChangedSince>> {
  if (versions.length === 0 || names.length === 0) return new Map();
  const found = await sql<Row>`
    with wanted as (
      select w.id, w.sequence from unnest(${wholeNumbers(versions.map(({ assetId }) => assetId))}::bigint[],
        ${wholeNumbers(versions.map(({ sequence }) => sequence))}::integer[]) as w(id, sequence)
      join asset a on a.id = w.id and a.sequence > w.sequence
      where exists (
        select from event_asset n where n.asset_id = w.id and n.sequence > w.sequence
          and (n.changes::jsonb -> 'after') ?| ${[...names]}::text[])
    )
    select l.asset_id as "assetId", l.sequence, l.undoes, l.sequence > w.sequence as "isNewer",
      e.event_type as "eventType", e.event_time as happened, e.record_time as at, e.recorded_by as "recordedBy",
      l.changes::jsonb -> 'after' as after, ${actorName} as username, c.id as "companyId", c.name as "companyName"
    from wanted w join event_asset l on l.asset_id = w.id join event e on e.id = l.event_id
      join app_user u on u.id = e.recorded_by
      join box b on b.id = e.box_id left join box t on t.id = e.target_box_id
      join company c on c.id = ${recordingCompany}
    order by l.asset_id, l.sequence`.execute(db);
  const rows = new Map<number, Row[]>();
  for (const row of found.rows) {
    const known = rows.get(row.assetId);
    if (known === undefined) rows.set(row.assetId, [row]);
    else known.push(row);
  }
  return new Map([...rows].map(([id, history]) => [id, changedIn(model, history, new Set(names))]));
}

function changedIn(model: AssetType, history: readonly Row[], names: ReadonlySet<string>): ChangedSince {
  const writers = new Map<string, Writer>();
  // What a company kept to itself before it handed the asset over is not compared with anything.
  const isHandedOver = history.some(({ eventType }) => isHandOver(eventType));
  const hidden = new Set(
    model.attributes.filter((each) => each.private === true && isHandedOver).map(({ name }) => name),
  );
  for (const { isNewer, after, at, recordedBy, username, companyId, companyName } of history)
    if (isNewer)
      for (const name of Object.keys(after ?? {}))
        if (names.has(name) && !hidden.has(name))
          writers.set(name, { at, recordedBy, username, companyId, companyName });
  const then = foldHistory(history.filter(({ isNewer }) => !isNewer).map((row) => writtenOf(model, row)));
  return {
    base: Object.fromEntries([...writers.keys()].map((name) => [name, then[name] ?? null])),
    writers,
  };
}

function writtenOf(model: AssetType, { happened, sequence, after, eventType, undoes }: Row): Written {
  const event = findEvent(model, eventType);
  const counted = isHandOver(eventType)
    ? new Set(Object.keys(after ?? {}))
    : event === null
      ? undefined
      : countedBy(model, event);
  return {
    ...{ at: happened.getTime(), sequence, after: after ?? {} },
    ...(counted !== undefined && { counted }),
    ...(undoes !== null && { undoes }),
  };
}
