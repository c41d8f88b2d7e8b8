import { sql } from 'kysely';
import { assetAsOf, type AssetAsOf } from '@huella/domain/engine/events/as-of';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Locale } from '@huella/domain/model/value';
import { createYielder } from '../../yielder';
import type { Connected } from '../database';
import { isClosed, keysColumn, searchedOf, slotsOf, textsColumn, type SlotValue } from '../index-slots';
import { jsonLines, lines, wholeNumbers } from '../lines';
import type { Inside } from '../transact';
import { slotColumns } from './over-day';
import { listPastLinks } from './past-links';

/** Which day of which establishment, always an argument, and for whom histories are read. */
export interface PastScope {
  readonly boxId: number;
  readonly model: AssetType;
  readonly companyId: number;
  /** In the zone of the establishment. */
  readonly day: string;
  readonly until: Date;
  readonly locale: Locale;
}

/** What a day is kept with, to know later whether it still holds. */
export interface DayMark {
  readonly madeFor: string;
  readonly version: number;
  readonly links: number;
}

/** Histories that are read and folded at a time. */
const atOnce = 1_000;

/**
 * Works out how the assets of an establishment stood at the end of a day, and keeps it: all as of one moment, in one
 * transaction. What has no event since is as it is; the history of all others is folded. Answers its id.
 * @param markOf reads what it is kept with, at that moment
 */
export function buildDay(
  db: Connected,
  scope: PastScope,
  now: Date,
  markOf: (inside: Inside) => Promise<DayMark>,
): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (inside) => {
      const { madeFor, version, links } = await markOf(inside);
      const day = await inside
        .insertInto('past_day')
        .values({
          ...{ box_id: scope.boxId, asset_type: scope.model.id, day: scope.day, made_for: madeFor },
          ...{ version, links, living: 0, used_at: now },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const settled = await copySettled(inside, scope, day.id);
      const moved = await foldMoved(inside, scope, day.id);
      await inside
        .updateTable('past_day')
        .set({ living: settled + moved })
        .where('id', '=', day.id)
        .execute();
      return day.id;
    });
}

/** What has no event after the day stands as it does today: the time of its newest event is kept with it (`folded_at`). */
const isSettled = (until: Date) => sql`(
  a.folded_at <= ${until} and a.paused_message is null and a.transfer_id is null and a.deleted_at is null)`;

async function copySettled(inside: Inside, { boxId, model, until }: PastScope, id: number): Promise<number> {
  const here = sql`a.box_id = ${boxId} and a.asset_type = ${model.id} and ${isSettled(until)}`;
  await sql`
    insert into past_slot (day_id, asset_id, closed, ${slotColumns})
    select ${id}, s.asset_id, s.closed, ${slotColumns}
    from asset_slot s join asset a on a.id = s.asset_id
    where s.box_id = ${boxId} and s.asset_type = ${model.id} and ${here}`.execute(inside);
  const copied = await sql`
    insert into past_asset (day_id, asset_id, public_id, attributes, lot_id)
    select ${id}, a.id, a.public_id, a.attributes, a.lot_id from asset a where ${here}`.execute(inside);
  return Number(copied.numAffectedRows ?? 0);
}

interface Candidate {
  readonly id: number;
  readonly publicId: string;
  readonly isTravelling: boolean;
}

/** Folds what has changed since, and what has left since as far as the establishment knew it. Answers how many were there. */
async function foldMoved(inside: Inside, scope: PastScope, id: number): Promise<number> {
  const { boxId, model, until } = scope;
  const begun = sql`exists (
    select from event_asset f join event g on g.id = f.event_id
    where f.asset_id = a.id and f.sequence = 1 and g.event_time <= ${until})`;
  const here = await sql<Candidate>`
    select a.id, a.public_id as "publicId", a.transfer_id is not null as "isTravelling" from asset a
    where a.box_id = ${boxId} and a.asset_type = ${model.id} and not ${isSettled(until)}
      and (a.deleted_at is null or a.folded_at > ${until}) and ${begun}`.execute(inside);
  const left = await sql<Candidate>`
    select a.id, a.public_id as "publicId", false as "isTravelling"
    from transferred_asset d join asset a on a.id = d.asset_id
    where d.box_id = ${boxId} and d.asset_type = ${model.id} and d.left_at > ${until} and ${begun}`.execute(
    inside,
  );
  return (
    (await foldAll(inside, scope, id, here.rows, null)) + (await foldAll(inside, scope, id, left.rows, boxId))
  );
}

type Then = Candidate & AssetAsOf;

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

type Histories = Awaited<ReturnType<typeof listPastLinks>>;

/** Folds what was read and writes what was there. Answers how many that were. */
async function foldPart(
  inside: Inside,
  { model, boxId, locale, until }: PastScope,
  id: number,
  part: readonly Candidate[],
  histories: Histories,
): Promise<number> {
  const yieldIfDue = createYielder();
  const there: Then[] = [];
  for (const each of part) {
    const asked = { until: until.getTime(), isTravelling: each.isTravelling, locale };
    const then = assetAsOf(model, histories.get(each.id) ?? [], asked);
    if (then?.boxId === boxId && !then.isRetired) there.push({ ...each, ...then });
    await yieldIfDue();
  }
  if (there.length > 0) await insertThen(inside, model, id, there);
  return there.length;
}

async function insertThen(
  inside: Inside,
  model: AssetType,
  dayId: number,
  rows: readonly Then[],
): Promise<void> {
  const ids = sql`${wholeNumbers(rows.map(({ id }) => id))}::bigint[]`;
  const plain = (values: readonly (string | null)[]) => jsonLines(values);
  await sql`
    insert into past_asset (day_id, asset_id, public_id, attributes, paused_message, lot_id, lot_name, transfer_id)
    select ${dayId}, r.id, r.public_id, r.attributes::jsonb, r.message::jsonb #>> '{}', r.lot_id, r.lot_name::jsonb #>> '{}',
      (select max(t.id) from transfer t where t.event_id = r.sent)
    from unnest(${ids}, ${lines(rows.map(({ publicId }) => publicId))}, ${jsonLines(rows.map(({ values }) => values))},
        ${plain(rows.map(({ pause }) => pause && (pause.message ?? '')))},
        ${wholeNumbers(rows.map(({ lot }) => lot?.id ?? null))}::bigint[], ${plain(rows.map(({ lot }) => lot?.name ?? null))},
        ${wholeNumbers(rows.map(({ sent }) => sent?.eventId ?? null))}::bigint[])
      as r(id, public_id, attributes, message, lot_id, lot_name, sent)`.execute(inside);
  const slots = rows.map(({ values }): Readonly<Record<string, SlotValue>> => {
    const [texts, keys] = searchedOf(model, values);
    return { ...slotsOf(model, values), [textsColumn]: texts, [keysColumn]: keys };
  });
  const names = Object.keys(slots[0] ?? {});
  const texts = names.map((name) =>
    lines(slots.map((row) => (row[name] === null || row[name] === undefined ? null : String(row[name])))),
  );
  const closed = lines(rows.map(({ values }) => (isClosed(model, values) ? 'true' : null)));
  const columns = sql.join([sql.ref('closed'), ...names.map((name) => sql.ref(name))]);
  const picked = [
    sql`r.closed::boolean`,
    ...names.map((name) => sql`${sql.ref(`r.${name}`)}::${typeOf(name)}`),
  ];
  await sql`
    insert into past_slot (day_id, asset_id, ${columns})
    select ${dayId}, r.id, ${sql.join(picked)}
    from unnest(${sql.join([ids, closed, ...texts])}) as r(id, ${columns})`.execute(inside);
}

/** The type of a slot by its name. */
function typeOf(name: string) {
  if (name.startsWith('t') || name === keysColumn) return sql`text`;
  return name.startsWith('n') ? sql`double precision` : sql`date`;
}
