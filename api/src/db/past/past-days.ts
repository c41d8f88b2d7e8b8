import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { undoEvents } from '@huella/domain/model/engine-events';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Connected, Database } from '../database';
import { tallyOf } from '../list-rows';
import { inSnapshot, type Inside } from '../transact';
import { buildDay, type DayMark, type PastScope } from './build-day';
import { overDay } from './over-day';

/** Days that are kept of an establishment and type, assets on all days together, and how long one is kept unused. */
const maxDays = 6;
const maxRows = 400_000;
const keptMs = 24 * 3600_000;

/** How often a day that writers change meanwhile is worked out again before it is taken as it was a moment ago. */
const attempts = 2;

/**
 * Reads the assets of an establishment as they were at the end of a day, all as of one moment (decision 84). Who looks at a day
 * first has it worked out; afterwards it is there, for as long as nothing was recorded or undone that the day follows from.
 * @param work asks the tables of assets as if they were today's (`overDay`)
 */
export async function onPastDay<Result>(
  db: Connected,
  scope: PastScope,
  now: Date,
  work: (past: Inside) => Promise<Result>,
): Promise<Result> {
  for (let left = attempts; left > 0; left -= 1) {
    const kept = await inSnapshot(db, async (snapshot) => {
      const day = await findDay(snapshot, scope);
      return day === null ? null : { day, result: await work(overDay(snapshot, rowsOf(scope, day.id))) };
    });
    if (kept === null) {
      await buildOnce(db, scope, now);
      continue;
    }
    await touch(db, kept.day, now);
    return kept.result;
  }
  const id = await build(db, scope, now);
  return inSnapshot(db, (snapshot) => work(overDay(snapshot, rowsOf(scope, id))));
}

const rowsOf = ({ boxId, model }: PastScope, id: number) => ({ id, boxId, assetType: model.id });

interface FoundDay {
  readonly id: number;
  readonly version: number;
  readonly now: number;
  readonly usedAt: Date;
}

/**
 * The day as it was kept, where it still holds: no asset of the establishment was written since, or none by a link that the
 * day follows from. Links are only ever added, so that their number says whether there are others.
 */
async function findDay(snapshot: Inside, scope: PastScope): Promise<FoundDay | null> {
  const found = await sql<FoundDay & { readonly links: number }>`
    select d.id, d.version, d.links, d.used_at as "usedAt", tally.version as now
    from past_day d cross join (${tallyOf({ ...scope, statusDay: noDay })}) as tally
    where d.box_id = ${scope.boxId} and d.asset_type = ${scope.model.id} and d.day = ${scope.day}::date
      and d.made_for = ${madeFor(scope)}
    order by d.id desc limit 1`.execute(snapshot);
  const [day] = found.rows;
  if (day === undefined) return null;
  return day.version === day.now || day.links === (await countLinks(snapshot, scope)) ? day : null;
}

const noDay = { today: '', boxSubtype: 0 };

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

/** Days that this process works out now, by what they are of: who comes meanwhile waits for them. */
const building = new WeakMap<Connected, Map<string, Promise<number>>>();

function buildOnce(db: Connected, scope: PastScope, now: Date): Promise<number> {
  const ofDb = building.get(db) ?? new Map<string, Promise<number>>();
  building.set(db, ofDb);
  const key = [scope.boxId, scope.model.id, scope.day, madeFor(scope)].join(' ');
  const known = ofDb.get(key);
  if (known !== undefined) return known;
  const started = build(db, scope, now).finally(() => ofDb.delete(key));
  ofDb.set(key, started);
  return started;
}

async function build(db: Connected, scope: PastScope, now: Date): Promise<number> {
  const markOf = async (inside: Inside): Promise<DayMark> => {
    const tally = await sql<{ version: number }>`
      select version from (${tallyOf({ ...scope, statusDay: noDay })}) as tally`.execute(inside);
    const links = await countLinks(inside, scope);
    return { madeFor: madeFor(scope), version: tally.rows[0]?.version ?? 0, links };
  };
  const id = await buildDay(db, scope, now, markOf);
  await dropOthers(db, id);
  return id;
}

/** Keeps it in mind that a day holds for the version that the assets have now, and that somebody uses it. */
async function touch(
  db: Connected,
  { id, version, now: current, usedAt }: FoundDay,
  now: Date,
): Promise<void> {
  const isOld = now.getTime() - usedAt.getTime() > keptMs / 24;
  if (version === current && !isOld) return;
  await db.updateTable('past_day').set({ version: current, used_at: now }).where('id', '=', id).execute();
}

/** Drops days that another one took the place of, and those used longest ago where there are too many. */
async function dropOthers(db: Connected, id: number): Promise<void> {
  await sql`
    delete from past_day d using (
      select p.id,
        row_number() over (partition by p.box_id, p.asset_type, p.day order by p.id desc) as again,
        row_number() over (partition by p.box_id, p.asset_type order by p.used_at desc, p.id desc) as place,
        sum(p.living) over (order by p.used_at desc, p.id desc) as held
      from past_day p
    ) as r
    where r.id = d.id and d.id <> ${id} and (r.again > 1 or r.place > ${maxDays} or r.held > ${maxRows})`.execute(
    db,
  );
}

/** Drops days that nobody has looked at for long. */
export async function removeOldDays(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('past_day')
    .where('used_at', '<', new Date(now.getTime() - keptMs))
    .execute();
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
