import { sql } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { Database } from './database';

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

/** The user of a living session, or null when it ended, expired, is another's, or the user was disabled. */
export async function findActor(
  db: Database,
  sessionId: string,
  userId: number,
  now: Date,
): Promise<Actor | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select([
      'app_user.id',
      'email',
      'firstname',
      'lastname',
      'app_user.country',
      'language',
      'timezone',
      'top_bar',
    ])
    .where('session.id', '=', sessionId)
    .where('session.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, top_bar, ...rest } = row;
  return { ...rest, userId: id, sessionId, topBar: top_bar };
}

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
    .execute();
  return rows.map((row) => row.template);
}

/** A company as a user stands to it. */
export interface CompanyStanding {
  readonly name: string;
  /** The templates that they hold over the company itself; none for who has only to do with its establishments. */
  readonly templates: readonly string[];
  /** From when on it has to be renewed; null never. */
  readonly renewalAt: Date | null;
}

/** How a user stands to a company; null for a stranger and for a company that does not exist. */
export async function findCompanyStanding(
  db: Database,
  userId: number,
  companyId: number,
): Promise<CompanyStanding | null> {
  const found = await sql<CompanyStanding>`
    select c.name, c.renewal_at as "renewalAt",
           coalesce(array_agg(distinct r.template) filter (where r.company_id is not null), '{}') as templates
    from relation r
    left join box b on b.id = r.box_id
    join company c on c.id = coalesce(r.company_id, b.company_id)
    where r.user_id = ${userId} and c.id = ${companyId}
    group by c.id`.execute(db);
  return found.rows[0] ?? null;
}

/** An establishment with what decides its fields and permissions: subtype, chain, the company's tiers, its zone. */
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
}

/** The establishment of an id, or null. The caller has asked for access, or asks next. */
export async function findPlace(db: Database, boxId: number): Promise<Place | null> {
  const row = await db
    .selectFrom('box')
    .innerJoin('company', 'company.id', 'box.company_id')
    .select([
      'box.id as boxId',
      'box.name',
      'box.subtype',
      'box.timezone',
      'company.id as companyId',
      'company.name as companyName',
      'company.country',
      'company.chain',
      'company.tiers',
    ])
    .where('box.id', '=', boxId)
    .executeTakeFirst();
  return row ?? null;
}

/** An establishment as a user stands to it: the templates they hold over it or its company. */
export interface Standing extends Place {
  readonly templates: readonly string[];
  /** From when on its company has to be renewed; null never. */
  readonly renewalAt: Date | null;
}

/** How a user stands to an establishment, in one question; null for a stranger and for one that does not exist. */
export async function findStanding(db: Database, userId: number, boxId: number): Promise<Standing | null> {
  const found = await sql<Standing>`
    select b.id as "boxId", b.name, b.subtype, b.timezone, c.id as "companyId", c.name as "companyName",
           c.country, c.chain, c.tiers, c.renewal_at as "renewalAt", array_agg(distinct r.template) as templates
    from box b
    join company c on c.id = b.company_id
    join relation r on r.user_id = ${userId} and (r.box_id = b.id or r.company_id = c.id)
    where b.id = ${boxId}
    group by b.id, c.id`.execute(db);
  return found.rows[0] ?? null;
}
