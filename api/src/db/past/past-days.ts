import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { undoEvents } from '@huella/domain/model/engine-events';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Connected, Database } from '../database';
import { tallyOf } from '../list-rows';
import { inSnapshot, transact, transactInSnapshot, type Inside } from '../transact';
import { bringUpToDate, buildDay } from './build-day';
import type { PastScope } from './past-scope';
import { overDay, type RowsFrom } from './over-day';

/** Days that are kept of an establishment and type, rows of all days together, and how long one is kept unused. */
const maxDays = 6;
const maxRows = 400_000;
const keptMs = 24 * 3600_000;

/** How something is read of a day that is not kept, without waiting for it. */
export interface ReadEarly<Result> {
  /** Reads it from the events; null where that takes as long as the day does. */
  readonly read: (snapshot: Inside) => Promise<Result | null>;
  /** Runs the work on the day once the answer has gone out. */
  readonly afterwards: (work: () => Promise<void>) => void;
}

/**
 * Reads the assets of an establishment as they were at the end of a day, all as of one moment (decision 84). Who looks at a day
 * first has it worked out; afterwards it is there, for as long as nothing was recorded or undone that the day follows from.
 * @param work asks the tables of assets as if they were today's (`overDay`)
 * @param early answers the same of a day that is not there yet, which is worked out after the answer then
 */
export async function onPastDay<Result>(
  db: Connected,
  scope: PastScope,
  now: Date,
  work: (past: Inside) => Promise<Result>,
  early?: ReadEarly<Result>,
): Promise<Result> {
  const read = (inside: Inside, id: number, from: RowsFrom) =>
    work(overDay(inside, { id, from, boxId: scope.boxId, assetType: scope.model.id, until: scope.until }));
  const readKept = () =>
    inSnapshot(db, async (snapshot) => {
      const day = await findDay(snapshot, scope);
      return day !== null && isCurrent(day) ? { day, result: await read(snapshot, day.id, day.from) } : null;
    });
  const keep = () =>
    inTurn(db, scope, async () => {
      await dropOthers(db, await transactInSnapshot(db, (inside) => makeCurrent(inside, scope, now)));
    });
  let kept = await readKept();
  if (kept === null && early !== undefined) {
    const result = await inSnapshot(db, early.read);
    if (result !== null) {
      early.afterwards(async () => {
        await keep();
      });
      return result;
    }
  }
  if (kept === null) {
    await keep();
    kept = await readKept();
  }
  if (kept !== null) {
    await touch(db, kept.day, now);
    return kept.result;
  }
  // Somebody records all the time: it is read as of the very moment as of which it was brought up to date.
  return inTurn(db, scope, () =>
    transactInSnapshot(db, async (inside) => read(inside, await makeCurrent(inside, scope, now), 'both')),
  );
}

interface FoundDay {
  readonly id: number;
  readonly version: number;
  readonly now: number;
  readonly usedAt: Date;
  readonly from: RowsFrom;
}

/** Whether all is kept that differs from today. */
function isCurrent({ version, now }: FoundDay): boolean {
  return version === now;
}

/**
 * The day as it was kept, where it still holds: no asset of the establishment was written since, or none by a link that the
 * day follows from. Links are only ever added, so that their number says whether there are others. Of another version than the
 * assets have now, it does not say yet what differs from today.
 */
async function findDay(snapshot: Inside, scope: PastScope): Promise<FoundDay | null> {
  const found = await sql<FoundDay & { readonly links: number }>`
    select d.id, d.version, d.links, d.used_at as "usedAt", tally.version as now,
      case when d.living <= d.held then 'kept'
        when d.held > 0 or exists (select from past_absent p where p.day_id = d.id) then 'both'
        else 'today' end as "from"
    from past_day d cross join (${tallyOf(scope)}) as tally
    where d.box_id = ${scope.boxId} and d.asset_type = ${scope.model.id} and d.day = ${scope.day}::date
      and d.made_for = ${madeFor(scope)}
    order by d.id desc limit 1`.execute(snapshot);
  const [day] = found.rows;
  if (day === undefined) return null;
  return day.version === day.now || day.links === (await countLinks(snapshot, scope)) ? day : null;
}

/** What is in which slot of a model, and in which zone a day ends: other slots or another zone are another day. */
function madeFor({ model, until }: Pick<PastScope, 'model' | 'until'>): string {
  const slots = model.attributes.flatMap(({ name, slot }) => (slot === undefined ? [] : [[name, slot.name]]));
  return createHash('sha256')
    .update(JSON.stringify([until.toISOString(), slots]))
    .digest('base64');
}

/**
 * The links of events that say how an establishment was on a day: those that had happened, all that brought something there,
 * what who sent it there added since, and whatever undoes, as what was undone may be any.
 */
async function countLinks(db: Database, { boxId, model, until }: PastScope): Promise<number> {
  const ofSenders = model.events.flatMap(({ onTransferred, eventType }) =>
    onTransferred ? [eventType] : [],
  );
  const found = await sql<{ links: number }>`
    select coalesce(sum(e.assets_count), 0)::bigint as links from event e
    where e.asset_type = ${model.id} and (e.target_box_id = ${boxId}
      or (e.box_id = ${boxId} and (e.event_time <= ${until} or e.event_type = ${undoEvents.undo}))
      or (e.event_type = any(${ofSenders}::integer[]) and e.event_time <= ${until}
        and e.box_id in (select t.source_box_id from transfer t where t.target_box_id = ${boxId})))`.execute(
    db,
  );
  return found.rows[0]?.links ?? 0;
}

/** The last work of this process on a day, by what the day is of: who comes meanwhile waits for it. */
const working = new WeakMap<Connected, Map<string, Promise<unknown>>>();

/** Does work on a day once that of those who came before has ended, however it did. */
async function inTurn<Result>(db: Connected, scope: PastScope, work: () => Promise<Result>): Promise<Result> {
  const ofDb = working.get(db) ?? new Map<string, Promise<unknown>>();
  working.set(db, ofDb);
  const key = [scope.boxId, scope.model.id, scope.day, madeFor(scope)].join(' ');
  const before = ofDb.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  ofDb.set(key, mine);
  try {
    return await mine;
  } finally {
    if (ofDb.get(key) === mine) ofDb.delete(key);
  }
}

/** Works a day out, or adds to it what has changed since; answers its id. */
async function makeCurrent(inside: Inside, scope: PastScope, now: Date): Promise<number> {
  const day = await findDay(inside, scope);
  if (day === null) return build(inside, scope, now);
  if (!isCurrent(day)) await bringUpToDate(inside, scope, day.id, day.now);
  return day.id;
}

async function build(inside: Inside, scope: PastScope, now: Date): Promise<number> {
  const tally = await sql<{ version: number; living: number }>`
    select version, living from (${tallyOf(scope)}) as tally`.execute(inside);
  const { version = 0, living = 0 } = tally.rows[0] ?? {};
  const mark = { madeFor: madeFor(scope), version, living, links: await countLinks(inside, scope) };
  return buildDay(inside, scope, now, mark);
}

/** Keeps it in mind that somebody uses a day. */
async function touch(db: Connected, { id, usedAt }: FoundDay, now: Date): Promise<void> {
  if (now.getTime() - usedAt.getTime() <= keptMs / 24) return;
  await db.updateTable('past_day').set({ used_at: now }).where('id', '=', id).execute();
}

/**
 * Drops days that another one took the place of, and those used longest ago where there are too many. Not in the transaction
 * that worked the day out: two days dropping the same third one would have to be worked out again (`transactInSnapshot`).
 * What somebody else is dropping is left to them.
 */
async function dropOthers(db: Connected, id: number): Promise<void> {
  await transact(db, async (inside) => {
    const gone = await sql<{ id: number }>`
      delete from past_day where id in (
        select d.id from past_day d join (
          select p.id,
            row_number() over (partition by p.box_id, p.asset_type, p.day order by p.id desc) as again,
            row_number() over (partition by p.box_id, p.asset_type order by p.used_at desc, p.id desc) as place,
            sum(p.held) over (order by p.used_at desc, p.id desc) as held
          from past_day p
        ) as r on r.id = d.id
        where d.id <> ${id} and (r.again > 1 or r.place > ${maxDays} or r.held > ${maxRows})
        for update of d skip locked)
      returning id`.execute(inside);
    if (gone.rows.length > 0)
      await deleteRows(inside, sql`day_id = any(${gone.rows.map((day) => day.id)}::bigint[])`);
  });
}

/** Deletes what is kept of some days. */
async function deleteRows(db: Database, ofDays: RawBuilder<unknown>): Promise<void> {
  for (const table of ['past_asset', 'past_slot', 'past_absent'])
    await sql`delete from ${sql.table(table)} where ${ofDays}`.execute(db);
}

/** Drops days that nobody has looked at for long, and what is left of those whose establishment was dropped. */
export async function removeOldDays(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('past_day')
    .where('used_at', '<', new Date(now.getTime() - keptMs))
    .execute();
  await deleteRows(db, sql`day_id not in (select id from past_day)`);
}

/** Since when an establishment has records of a type: the first day there of anything, or null. */
export async function findFirstDay(
  db: Database,
  { boxId, model }: { readonly boxId: number; readonly model: AssetType },
  zone: string,
): Promise<string | null> {
  const found = await sql<{ day: string | null }>`
    select to_char(min(e.event_time) at time zone ${zone}, 'YYYY-MM-DD') as day from event e
    where e.asset_type = ${model.id} and (e.box_id = ${boxId} or e.target_box_id = ${boxId})`.execute(db);
  return found.rows[0]?.day ?? null;
}
