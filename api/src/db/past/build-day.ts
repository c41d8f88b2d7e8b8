import { sql, type RawBuilder } from 'kysely';
import { pipeline } from '../../pipeline';
import { wholeNumbers } from '../lines';
import type { Inside } from '../transact';
import { insertBack } from './back-rows';
import { insertThen } from './day-rows';
import { foldRows, type Candidate, type Histories } from './fold-rows';
import { listLeftSince } from './left-since';
import { listPastLinks } from './past-links';
import type { PastScope } from './past-scope';
import { listLateLinks, stepBack, type Present as SteppedFrom } from './step-back';

/** What a day is kept with, to know later whether it still holds. */
export interface DayMark {
  readonly madeFor: string;
  readonly version: number;
  readonly links: number;
  /** How many assets are there today. */
  readonly living: number;
}

/** Histories that are read and folded at a time. */
const atOnce = 1_000;
/** Assets that are stepped back at a time: far less is read of each. */
const steppedAtOnce = 2_500;

/**
 * Works out how the assets of an establishment stood at the end of a day, and keeps what differs from today. Answers its id.
 * @param inside sees the database as of one moment, that of the mark
 */
export async function buildDay(
  inside: Inside,
  scope: PastScope,
  now: Date,
  { madeFor, version, links, living }: DayMark,
): Promise<number> {
  const day = await inside
    .insertInto('past_day')
    .values({
      ...{ box_id: scope.boxId, asset_type: scope.model.id, day: scope.day, made_for: madeFor },
      ...{ version, links, living: 0, held: 0, used_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { moved, there } = await addMoved(inside, scope, day.id, sql`true`);
  await inside
    .updateTable('past_day')
    .set({ living: living - moved + there, held: there })
    .where('id', '=', day.id)
    .execute();
  return day.id;
}

/**
 * Brings a day that still holds up to what has changed since: assets whose row of today was that of the day until then are
 * worked out and kept as well. How many were there is the same as before. Of two at once the later one is run again.
 */
export async function bringUpToDate(
  inside: Inside,
  scope: PastScope,
  id: number,
  version: number,
): Promise<void> {
  await sql`update past_day set version = ${version} where id = ${id}`.execute(inside);
  const { there } = await addMoved(inside, scope, id, isUnknown(id));
  await sql`update past_day set held = held + ${there} where id = ${id}`.execute(inside);
}

/** What has no event after the day stands as it does today: the time of its newest event is kept with it (`folded_at`). */
const isSettled = (until: Date) => sql`(
  a.folded_at <= ${until} and a.paused_message is null and a.transfer_id is null and a.deleted_at is null)`;

/** What the day says nothing of yet. */
const isUnknown = (id: number) => sql`(
  not exists (select from past_asset p where p.day_id = ${id} and p.asset_id = a.id)
  and not exists (select from past_absent p where p.day_id = ${id} and p.asset_id = a.id))`;

type Present = Candidate & SteppedFrom;

interface Moved {
  /** Of today's assets, those whose row of the day is another one, or none. */
  readonly moved: number;
  /** Rows of the day that were kept. */
  readonly there: number;
}

/** Keeps what of the day differs from today: of what has changed since, and of what has left as far as the place knew it. */
async function addMoved(
  inside: Inside,
  scope: PastScope,
  id: number,
  isAsked: RawBuilder<unknown>,
): Promise<Moved> {
  const { boxId, model, until } = scope;
  const here = await sql<Present & { readonly isPresent: boolean; readonly isLiving: boolean }>`
    select a.id, a.sequence, a.public_id as "publicId", a.transfer_id is not null as "isTravelling",
      a.deleted_at is null as "isLiving",
      a.paused_message is null and a.transfer_id is null and a.deleted_at is null as "isPresent"
    from asset a
    where a.box_id = ${boxId} and a.asset_type = ${model.id} and not ${isSettled(until)}
      and (a.deleted_at is null or a.folded_at > ${until}) and ${isAsked} order by a.id`.execute(inside);
  const left = await listLeftSince(inside, scope, isAsked);
  const present = here.rows.filter(({ isPresent }) => isPresent);
  const stepped = await stepAllBack(inside, scope, id, present);
  const folded = here.rows.filter((row) => !row.isPresent || stepped.others.has(row.id));
  const there =
    stepped.there +
    (await foldAll(inside, scope, id, folded, null)) +
    (await foldAll(inside, scope, id, left, boxId));
  return { moved: here.rows.filter(({ isLiving }) => isLiving).length, there };
}

/** Steps back what can be. Answers how many were there, and which have to be folded. */
async function stepAllBack(inside: Inside, scope: PastScope, id: number, present: readonly Present[]) {
  const others = new Set<number>();
  let there = 0;
  await pipeline(steppedParts(inside, scope, present), async (stepped) => {
    for (const other of stepped.others) others.add(other);
    await insertAbsent(inside, id, stepped.unborn);
    await insertBack(inside, scope.model, id, stepped.back);
    there += stepped.back.size;
  });
  return { there, others };
}

/** Steps assets back a part at a time: the database reads the next links, and writes what was found, meanwhile. */
async function* steppedParts(inside: Inside, scope: PastScope, present: readonly Present[]) {
  const readAt = (from: number) => {
    const reading = listLateLinks(inside, scope, present.slice(from, from + steppedAtOnce));
    // A failure is thrown when it is awaited: until then nobody else may take it for unhandled.
    reading.catch(() => undefined);
    return reading;
  };
  let reading = readAt(0);
  for (let from = 0; from < present.length; from += steppedAtOnce) {
    const links = await reading;
    reading = readAt(from + steppedAtOnce);
    yield await stepBack(present.slice(from, from + steppedAtOnce), links);
  }
}

/** Reads and folds candidates a part at a time: while one is folded, the database reads the next. */
async function foldAll(
  inside: Inside,
  scope: PastScope,
  id: number,
  candidates: readonly Candidate[],
  leftFrom: number | null,
): Promise<number> {
  const partAt = (from: number) => candidates.slice(from, from + atOnce);
  const read = (part: readonly Candidate[]): Promise<Histories> =>
    part.length === 0
      ? Promise.resolve(new Map())
      : listPastLinks(
          inside,
          scope,
          part.map((each) => each.id),
          leftFrom,
        );
  let count = 0;
  let histories = await read(partAt(0));
  for (let from = 0; from < candidates.length; from += atOnce) {
    const folding = foldPart(inside, scope, id, partAt(from), histories);
    const [next, there] = await Promise.all([read(partAt(from + atOnce)), folding]);
    histories = next;
    count += there;
  }
  return count;
}

/** Folds what was read and writes what was there. Answers how many that were. */
async function foldPart(
  inside: Inside,
  scope: PastScope,
  id: number,
  part: readonly Candidate[],
  histories: Histories,
): Promise<number> {
  const { there, absent } = await foldRows(scope, part, histories);
  if (there.length > 0) await insertThen(inside, scope.model, id, there);
  await insertAbsent(inside, id, absent);
  return there.length;
}

async function insertAbsent(inside: Inside, dayId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const each: RawBuilder<unknown> = sql`${wholeNumbers(ids)}::bigint[]`;
  await sql`insert into past_absent (day_id, asset_id) select ${dayId}, unnest(${each})`.execute(inside);
}
