import { sql, type RawBuilder } from 'kysely';
import type { OwnDisabledFields } from '@huella/domain/engine/access/field-access';
import { templateIds } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import type { Database } from './database';
import { fixedStatement } from './named-statements';

/** Who makes a call, as the database knows them now. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly country: string | null;
  readonly language: Language;
  readonly timezone: string;
  readonly topBar: object | null;
}

/**
 * The name of the user `u` of a query, as histories show it: blank for somebody whose account was erased, whom the
 * screens call so in words of their own.
 */
export const actorName = sql`trim(u.firstname || ' ' || u.lastname)`;

/** The place that a call names before it is known who asks: access to it is asked for together with the session. */
export type ResourceRef = { readonly boxId: number } | { readonly companyId: number };

/** The templates that a user holds over an establishment, its own and those over its company; none for a stranger. */
export async function listTemplatesOverBox(
  db: Database,
  userId: number,
  boxId: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('relation')
    .innerJoin('box', (join) =>
      join.on((on) =>
        on.or([
          on('relation.box_id', '=', on.ref('box.id')),
          on('relation.company_id', '=', on.ref('box.company_id')),
        ]),
      ),
    )
    .select('relation.template')
    .where('box.id', '=', boxId)
    .where('relation.user_id', '=', userId)
    .where('relation.template', 'in', templateIds)
    .execute();
  return rows.map((row) => row.template);
}

/** The templates that a user holds over a company; none for a stranger. */
export async function listTemplatesOverCompany(
  db: Database,
  userId: number,
  companyId: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('relation')
    .select('template')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('template', 'in', templateIds)
    .execute();
  return rows.map((row) => row.template);
}

/** The access of a user to a company. */
export interface CompanyAccess {
  readonly companyName: string;
  /** The templates that they hold over the company itself; none for who has only to do with its establishments. */
  readonly templates: readonly string[];
  /** From when on it has to be renewed; null never. */
  readonly renewalAt: Date | null;
  /** Since when it is closed; null while it is open. */
  readonly closedAt: Date | null;
}

const findAccessToCompany = fixedStatement<CompanyAccess, [companyId: number, userId: number]>(
  (companyId, userId) => accessToCompany(companyId, sql`${userId}::bigint`),
);

/** The access of a user to a company; null for a stranger and for a company that does not exist. */
export async function findCompanyAccess(
  db: Database,
  userId: number,
  companyId: number,
): Promise<CompanyAccess | null> {
  const [found] = await findAccessToCompany(db, companyId, userId);
  return found ?? null;
}

/**
 * An establishment with what decides its fields and permissions: subtype, chain, the company's tiers, its zone, and
 * which fields it disables itself.
 */
export interface Place {
  readonly boxId: number;
  readonly name: string;
  readonly subtype: number;
  readonly timezone: string;
  readonly companyId: number;
  readonly companyName: string;
  /** The company's, `AR`: telephone numbers without a prefix are of it. */
  readonly country: string;
  readonly chain: number;
  readonly tiers: readonly string[];
  /** Of each asset type that it says anything of. */
  readonly disabled: readonly OwnDisabledFields[];
}

/** The fields that an establishment disables, by its id in a query: part of the question that finds it. */
export function disabledFieldsOf(boxId: RawBuilder<unknown>): RawBuilder<readonly OwnDisabledFields[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('assetType', f.asset_type, 'list', f.shut_list, 'new', f.shut_new,
                                               'edit', f.shut_edit) order by f.asset_type), '[]')
    from box_field_permission f where f.box_id = ${boxId})`;
}

const placeOf = fixedStatement<Place, [boxId: number]>(
  (boxId) => sql`
    select b.id as "boxId", b.name, b.subtype, b.timezone, c.id as "companyId", c.name as "companyName",
           c.country, c.chain, c.tiers, ${disabledFieldsOf(sql.ref('b.id'))} as disabled
    from box b join company c on c.id = b.company_id where b.id = ${boxId}`,
);

/** The establishment of an id, or null. The caller has asked for access, or asks next. */
export async function findPlace(db: Database, boxId: number): Promise<Place | null> {
  const [found] = await placeOf(db, boxId);
  return found ?? null;
}

/** An establishment with the access of a user to it: the templates they hold over it or its company. */
export interface BoxAccess extends Place {
  readonly templates: readonly string[];
  /** From when on its company has to be renewed; null never. */
  readonly renewalAt: Date | null;
  /** Since when its company is closed; null while it is open. */
  readonly closedAt: Date | null;
}

const findAccessToBox = fixedStatement<BoxAccess, [boxId: number, userId: number]>((boxId, userId) =>
  accessToBoxes(sql`b.id = ${boxId}`, sql`${userId}::bigint`),
);

/** The access of a user to an establishment, in one question; null for a stranger and for one that does not exist. */
export async function findBoxAccess(db: Database, userId: number, boxId: number): Promise<BoxAccess | null> {
  const [found] = await findAccessToBox(db, boxId, userId);
  return found ?? null;
}

/** The access of a user to some establishments, by their ids, in one question; those where they are strangers are missing. */
export async function listBoxAccess(
  db: Database,
  userId: number,
  boxIds: readonly number[],
): Promise<ReadonlyMap<number, BoxAccess>> {
  const which = sql`b.id = any(${[...boxIds]}::bigint[])`;
  const found = await accessToBoxes(which, sql`${userId}::bigint`).execute(db);
  return new Map(found.rows.map((row) => [row.boxId, row]));
}

/**
 * The templates that the users of some sessions hold over an establishment or its company, by the id of the session, in
 * one question. Sessions that ended or expired, of users who were disabled and of strangers are missing.
 */
export async function listSessionTemplates(
  db: Database,
  sessionIds: readonly string[],
  boxId: number,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await sql<{ id: string; templates: readonly string[] }>`
    select s.id, array_agg(distinct r.template) as templates
    from session s
    join app_user u on u.id = s.user_id
    join box b on b.id = ${boxId}
    join relation r on r.user_id = u.id and (r.box_id = b.id or r.company_id = b.company_id) and ${isGiven}
    where s.id = any(${[...sessionIds]}::uuid[]) and s.ended_at is null and s.expires_at > ${now}
      and u.disabled_at is null
    group by s.id`.execute(db);
  return new Map(found.rows.map(({ id, templates }) => [id, templates]));
}

/**
 * A relation `r` that gives something: one whose template was renamed or deleted gives nothing, and nobody is anything
 * by it (security R23).
 */
export const isGiven = sql`r.template = any(${templateIds}::text[])`;

/** The query behind an access to establishments, by which they are; no row for a stranger. */
export function accessToBoxes(
  which: RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
): RawBuilder<BoxAccess> {
  return sql<BoxAccess>`
    select b.id as "boxId", b.name, b.subtype, b.timezone, c.id as "companyId", c.name as "companyName",
           c.country, c.chain, c.tiers, c.renewal_at as "renewalAt", c.closed_at as "closedAt",
           array_agg(distinct r.template) as templates,
           ${disabledFieldsOf(sql.ref('b.id'))} as disabled
    from box b
    join company c on c.id = b.company_id
    join relation r on r.user_id = ${userId} and (r.box_id = b.id or r.company_id = c.id) and ${isGiven}
    where ${which}
    group by b.id, c.id`;
}

/** The query behind an access to a company; no row for a stranger. */
export function accessToCompany(
  companyId: RawBuilder<number>,
  userId: RawBuilder<unknown>,
): RawBuilder<CompanyAccess> {
  return sql<CompanyAccess>`
    select c.name as "companyName", c.renewal_at as "renewalAt", c.closed_at as "closedAt",
           coalesce(array_agg(distinct r.template) filter (where r.company_id is not null), '{}') as templates
    from relation r
    left join box b on b.id = r.box_id
    join company c on c.id = coalesce(r.company_id, b.company_id)
    where r.user_id = ${userId} and c.id = ${companyId} and ${isGiven}
    group by c.id`;
}
