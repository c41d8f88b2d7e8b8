import { sql } from 'kysely';
import type { ReportValues } from '@huella/domain/engine/reports/check-inputs';
import type { Every } from '@huella/domain/engine/reports/schedule';
import { foldKey } from '@huella/domain/fold';
import { codesOf } from '@huella/domain/rules/relations';
import { actorName, type Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import { findPgFault } from '../../db/pg-fault';
import type { ReportTrouble } from '../../db/report-tables';
import type { Inside } from '../../db/transact';

/** What a saved report holds. */
export interface SavedContent {
  readonly reportId: number;
  readonly name: string;
  readonly inputs: ReportValues;
  readonly followsDay: boolean;
  readonly every: Every | null;
  readonly format: 'xlsx' | 'pdf';
  /** `2026-11-30`, where its owner is. */
  readonly dueOn: string | null;
}

export interface Person {
  readonly id: number;
  readonly name: string;
}

export interface SavedRecord extends SavedContent {
  readonly id: number;
  readonly version: number;
  readonly userId: number;
  readonly assetType: number;
  readonly trouble: ReportTrouble | null;
  readonly readers: readonly Person[];
}

const columns = sql`
  s.id, s.version, s.user_id as "userId", s.asset_type as "assetType", s.report_id as "reportId", s.name, s.inputs,
  s.follows_day as "followsDay", s.every, s.format, s.due_on::text as "dueOn", s.trouble, (
    select coalesce(json_agg(json_build_object('id', u.id, 'name', ${actorName}) order by u.id), '[]')
    from saved_report_reader r join app_user u on u.id = r.user_id where r.report_id = s.id
  ) as readers`;

/** The saved reports of a user of an asset type, by name. */
export async function listSaved(
  db: Database,
  userId: number,
  assetType: number,
): Promise<readonly SavedRecord[]> {
  const { rows } = await sql<SavedRecord>`
    select ${columns} from saved_report s where s.user_id = ${userId} and s.asset_type = ${assetType}::bigint
    order by s.name collate "es-x-icu", s.id`.execute(db);
  return rows;
}

/** One of a user's, held to the end of the transaction; null when there is none of this id. */
export async function lockSaved(
  inside: Inside,
  { userId, assetType, id }: { readonly userId: number; readonly assetType: number; readonly id: number },
): Promise<SavedRecord | null> {
  const { rows } = await sql<SavedRecord>`
    select ${columns} from saved_report s
    where s.id = ${id} and s.user_id = ${userId} and s.asset_type = ${assetType}::bigint for update of s`.execute(
    inside,
  );
  return rows[0] ?? null;
}

/** Lets a user save one report after the other: their number is counted, and holds until the transaction ends. */
export async function countSaved(inside: Inside, userId: number): Promise<number> {
  await inside.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await inside
    .selectFrom('saved_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a report and answers its id; null when the user has one of this name. */
export async function insertSaved(
  inside: Inside,
  of: { readonly userId: number; readonly assetType: number },
  content: SavedContent,
  at: Date,
): Promise<number | null> {
  return unlessTaken(async () => {
    const { id } = await inside
      .insertInto('saved_report')
      .values({
        ...{ user_id: of.userId, asset_type: of.assetType, created_at: at, updated_at: at },
        ...columnsOf(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Writes a report and raises its version; null when the user has another one of this name. */
export async function updateSaved(
  inside: Inside,
  id: number,
  content: SavedContent,
  at: Date,
): Promise<number | null> {
  return unlessTaken(async () => {
    await inside
      .updateTable('saved_report')
      .set((row) => ({
        ...columnsOf(content),
        version: row('version', '+', 1),
        updated_at: at,
        trouble: null,
      }))
      .where('id', '=', id)
      .execute();
    return id;
  });
}

function columnsOf({ reportId, name, inputs, followsDay, every, format, dueOn }: SavedContent) {
  return {
    ...{ report_id: reportId, name, name_key: foldKey(name), inputs: JSON.stringify(inputs) },
    ...{ follows_day: followsDay, every, format, due_on: dueOn },
  };
}

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | null> {
  try {
    return await write();
  } catch (error) {
    if (findPgFault(error)?.constraint === 'saved_report_name') return null;
    throw error;
  }
}

/** Says to whom a report is sent. */
export async function setReaders(inside: Inside, id: number, userIds: readonly number[]): Promise<void> {
  await inside.deleteFrom('saved_report_reader').where('report_id', '=', id).execute();
  if (userIds.length === 0) return;
  await inside
    .insertInto('saved_report_reader')
    .values([...new Set(userIds)].map((userId) => ({ report_id: id, user_id: userId })))
    .execute();
}

/** Removes a saved report, and what waits to be sent of it. */
export async function removeSaved(inside: Inside, id: number): Promise<void> {
  await inside.deleteFrom('saved_report').where('id', '=', id).execute();
}

/** Who may list the assets of some establishments, by name: whoever has a role there or over their company. */
export async function listReaders(db: Database, boxIds: readonly number[]): Promise<readonly Person[]> {
  if (boxIds.length === 0) return [];
  const { rows } = await sql<Person & { readonly templates: readonly string[] }>`
    select u.id, ${actorName} as name, array_agg(r.template) as templates
    from relation r join app_user u on u.id = r.user_id
    where u.disabled_at is null and u.erased_at is null and u.validated_at is not null and (
      r.box_id = any(${[...boxIds]}::bigint[])
      or r.company_id in (select b.company_id from box b where b.id = any(${[...boxIds]}::bigint[])))
    group by u.id order by trim(u.firstname || ' ' || u.lastname) collate "es-x-icu", u.id`.execute(db);
  return rows.flatMap(({ templates, ...person }) =>
    codesOf(templates).includes('ASSET_LIST') ? [person] : [],
  );
}

/** The ids of the reports whose day has come, each in the zone of its owner. */
export async function listDue(db: Database, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select s.id from saved_report s join app_user u on u.id = s.user_id
    where s.due_on <= (${now}::timestamptz at time zone u.timezone)::date order by s.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A report whose day has come; null once it was sent, changed or removed. */
export async function findDue(db: Database, id: number, now: Date): Promise<SavedRecord | null> {
  const { rows } = await sql<SavedRecord>`
    select ${columns} from saved_report s join app_user o on o.id = s.user_id
    where s.id = ${id} and s.due_on <= (${now}::timestamptz at time zone o.timezone)::date`.execute(db);
  return rows[0] ?? null;
}

/** Somebody to whom reports go, as they would ask for it themselves; null of who cannot sign in any more, or tries the product. */
export async function findReader(db: Database, userId: number): Promise<Actor | null> {
  const { rows } = await sql<Actor>`
    select u.id as "userId", '' as "sessionId", u.email, u.firstname, u.lastname, u.country, u.language, u.timezone,
      u.top_bar as "topBar"
    from app_user u where u.id = ${userId} and u.disabled_at is null and u.erased_at is null and not u.sandbox`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Writes down that a report goes to somebody for a day; false where it did already, whoever sent it. */
export async function insertDelivery(
  inside: Inside,
  { id, dueOn, userId }: { readonly id: number; readonly dueOn: string; readonly userId: number },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into report_delivery (report_id, user_id, due_on, sent_at)
    select s.id, ${userId}, s.due_on, ${at} from saved_report s where s.id = ${id} and s.due_on = ${dueOn}::date
    on conflict do nothing returning user_id`.execute(inside);
  return rows.length > 0;
}

/** Whether a report went to somebody for a day. */
export async function isDelivered(
  db: Database,
  { id, dueOn, userId }: { readonly id: number; readonly dueOn: string; readonly userId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from report_delivery where report_id = ${id} and user_id = ${userId} and due_on = ${dueOn}::date`.execute(
    db,
  );
  return rows.length > 0;
}

/** Says when a report goes next, or that it does no more, and what was in its way; false where somebody else said so before. */
export async function moveOn(
  inside: Inside,
  { id, dueOn }: { readonly id: number; readonly dueOn: string },
  next: { readonly every: Every; readonly dueOn: string } | null,
  trouble: ReportTrouble | null,
): Promise<boolean> {
  const { rows } = await sql`
    update saved_report set every = ${next?.every ?? null}, due_on = ${next?.dueOn ?? null}::date, trouble = ${trouble}
    where id = ${id} and due_on = ${dueOn}::date returning id`.execute(inside);
  return rows.length > 0;
}

/** Takes people off the list of those to whom a report goes. */
export async function dropReaders(inside: Inside, id: number, userIds: readonly number[]): Promise<void> {
  await inside
    .deleteFrom('saved_report_reader')
    .where('report_id', '=', id)
    .where('user_id', 'in', [...userIds])
    .execute();
}

/** What a mail about a saved report says of it. */
export interface SavedInMail {
  readonly name: string;
  readonly assetType: number;
  readonly trouble: ReportTrouble | null;
  readonly ownerId: number;
  readonly owner: string;
  readonly email: string;
  readonly firstname: string;
  readonly language: 'es' | 'en';
}

/** A saved report as a mail to somebody tells of it; null where either is gone. */
export async function findSavedForMail(
  db: Database,
  id: number,
  userId: number,
): Promise<SavedInMail | null> {
  const { rows } = await sql<SavedInMail>`
    select s.name, s.asset_type as "assetType", s.trouble, s.user_id as "ownerId",
      trim(o.firstname || ' ' || o.lastname) as owner, u.email, u.firstname, u.language
    from saved_report s join app_user o on o.id = s.user_id join app_user u on u.id = ${userId}
    where s.id = ${id} and u.disabled_at is null and u.erased_at is null`.execute(db);
  return rows[0] ?? null;
}
