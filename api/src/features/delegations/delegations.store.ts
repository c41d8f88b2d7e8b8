import { sql, type RawBuilder } from 'kysely';
import { givingTemplates } from '@huella/domain/rules/giving';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';

/** A role that somebody has, as screens show it. */
export interface HeldRole {
  readonly id: number;
  readonly template: string;
  readonly createdAt: Date;
  readonly companyId: number;
  readonly companyName: string;
  readonly chain: number;
  /** The establishment that it is over; null where it is over the company. */
  readonly boxId: number | null;
  readonly boxName: string | null;
  readonly userId: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Who gave it; null where nobody knows any more. The e-mail of an erased account is blank. */
  readonly giverId: number | null;
  readonly giverName: string;
  readonly giverEmail: string;
  /** Whether who gave it owns the company. */
  readonly givenByOwner: boolean;
  readonly ownerId: number | null;
  readonly ownerName: string;
  /** What who asks holds over its place. */
  readonly held: readonly string[];
}

/** Which roles are meant; those of owners are no delegations and only among the rights. */
export type RoleScope =
  /** Those over what a user manages, or that they gave, but for their own. */
  | { readonly of: 'made' }
  | { readonly of: 'received' }
  /** Over the company as a whole, or over the establishment alone. */
  | { readonly of: 'company'; readonly companyId: number }
  | { readonly of: 'box'; readonly boxId: number }
  /** All by which somebody may do something in a company or an establishment; of one user alone where one is named. */
  | { readonly of: 'rightsOfCompany'; readonly companyId: number; readonly userId: number | null }
  | { readonly of: 'rightsOfBox'; readonly boxId: number; readonly userId: number | null };

/** What narrows a list of roles further. */
export interface RoleFilter {
  readonly search?: string | undefined;
  readonly companyId?: number | undefined;
  readonly boxId?: number | undefined;
  readonly rol?: string | undefined;
  readonly userId?: number | undefined;
  readonly type?: 'COMPANY' | 'BOX' | undefined;
}

function conditionOf(askedBy: number, scope: RoleScope): RawBuilder<unknown> {
  switch (scope.of) {
    case 'made':
      return sql`r.user_id <> ${askedBy} and r.template <> 'owner' and exists (
        select from relation m
        where m.user_id = ${askedBy} and (m.company_id = c.id or m.box_id = r.box_id)
          and (r.given_by = m.user_id or m.template = any(
            case when r.box_id is null then ${givingTemplates('company')}::text[]
                 else ${givingTemplates('box')}::text[] end)))`;
    case 'received':
      return sql`r.user_id = ${askedBy} and r.template <> 'owner'`;
    case 'company':
      return sql`r.company_id = ${scope.companyId} and r.template <> 'owner'`;
    case 'box':
      return sql`r.box_id = ${scope.boxId}`;
    case 'rightsOfCompany':
      return sql`c.id = ${scope.companyId} and r.user_id = coalesce(${scope.userId}::bigint, r.user_id)`;
    case 'rightsOfBox':
      return sql`(r.box_id = ${scope.boxId} or r.company_id = (select company_id from box where id = ${scope.boxId}))
        and r.user_id = coalesce(${scope.userId}::bigint, r.user_id)`;
  }
}

/** The text that a search goes through: of received roles where they are and who gave them, else whose they are. */
function searchedOf({ of }: RoleScope): RawBuilder<unknown> {
  return of === 'received'
    ? sql`concat_ws(' ', c.name, b.name, g.firstname, g.lastname, g.email)`
    : sql`concat_ws(' ', u.firstname, u.lastname, u.email)`;
}

/** The roles of a scope in one question, by person and place. */
export async function listRoles(
  db: Database,
  askedBy: number,
  scope: RoleScope,
  filter: RoleFilter = {},
): Promise<readonly HeldRole[]> {
  const { search = '', companyId = null, boxId = null, rol = null, userId = null, type = null } = filter;
  const found = await sql<HeldRole>`
    select r.id, r.template, r.created_at as "createdAt", c.id as "companyId", c.name as "companyName", c.chain,
           b.id as "boxId", b.name as "boxName", u.id as "userId", u.firstname, u.lastname, u.email,
           g.id as "giverId", trim(concat(g.firstname, ' ', g.lastname)) as "giverName",
           case when g.id is null or g.erased_at is not null then '' else g.email end as "giverEmail",
           exists (
             select from relation x where x.company_id = c.id and x.user_id = g.id and x.template = 'owner'
           ) as "givenByOwner",
           o.id as "ownerId", trim(concat(o.firstname, ' ', o.lastname)) as "ownerName",
           array(
             select m.template from relation m
             where m.user_id = ${askedBy} and (m.company_id = c.id or m.box_id = r.box_id)
           ) as held
    from relation r
    join app_user u on u.id = r.user_id
    left join box b on b.id = r.box_id
    join company c on c.id = coalesce(r.company_id, b.company_id)
    left join app_user g on g.id = r.given_by
    left join lateral (
      select ou.id, ou.firstname, ou.lastname from relation x join app_user ou on ou.id = x.user_id
      where x.company_id = c.id and x.template = 'owner' order by x.id limit 1
    ) o on true
    where ${conditionOf(askedBy, scope)}
      and strpos(lower(${searchedOf(scope)}), lower(${search})) > 0
      and (${companyId}::bigint is null or c.id = ${companyId})
      and (${boxId}::bigint is null or r.box_id = ${boxId})
      and (${rol}::text is null or r.template = ${rol})
      and (${userId}::bigint is null or r.user_id = ${userId})
      and (${type}::text is null or (r.box_id is null) = (${type} = 'COMPANY'))
    order by u.firstname collate "es-x-icu", u.lastname collate "es-x-icu", u.id,
             c.name collate "es-x-icu", b.name collate "es-x-icu" nulls first, r.id`.execute(db);
  return found.rows;
}

/** The establishment that a role is over; null where it is over the company. */
export function boxOf({ boxId, boxName }: HeldRole): { readonly id: number; readonly name: string } | null {
  return boxId === null ? null : { id: boxId, name: boxName ?? '' };
}

/** The roles of each user, users in the order in which they come first. */
export function groupByUser(roles: readonly HeldRole[]): readonly (readonly [HeldRole, ...HeldRole[]])[] {
  const groups = new Map<number, [HeldRole, ...HeldRole[]]>();
  for (const role of roles) {
    const group = groups.get(role.userId);
    if (group === undefined) groups.set(role.userId, [role]);
    else group.push(role);
  }
  return [...groups.values()];
}

/** A role as it is taken away: who gave it, and whether that is an owner of the company. */
export interface RoleToTake {
  readonly givenBy: number | null;
  readonly givenByOwner: boolean;
}

/** The role of somebody's over a place, held until the transaction ends; null where they do not have it. */
export async function lockRole(
  db: Database,
  role: {
    readonly userId: number;
    readonly companyId: number | null;
    readonly boxId: number | null;
    readonly template: string;
  },
): Promise<RoleToTake | null> {
  const found = await sql<RoleToTake>`
    select r.given_by as "givenBy", exists (
             select from relation x
             where x.user_id = r.given_by and x.template = 'owner'
               and x.company_id = coalesce(r.company_id, (select b.company_id from box b where b.id = r.box_id))
           ) as "givenByOwner"
    from relation r
    where r.user_id = ${role.userId} and r.template = ${role.template}
      and r.company_id is not distinct from ${role.companyId} and r.box_id is not distinct from ${role.boxId}
    for update of r`.execute(db);
  return found.rows[0] ?? null;
}

/** Whether somebody may give roles anywhere. */
export async function isGiverSomewhere(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('relation')
    .select('id')
    .where('user_id', '=', userId)
    .where('template', 'in', [...new Set([...givingTemplates('company'), ...givingTemplates('box')])])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The establishment of an alias, however it is written, or null. The caller asks for access next. */
export async function findBoxOfAlias(db: Database, aliasKey: string): Promise<number | null> {
  const row = await db.selectFrom('box').select('id').where('alias_key', '=', aliasKey).executeTakeFirst();
  return row?.id ?? null;
}

/** Somebody who may be given roles: their account is theirs and can be used, and is no sandbox. */
export interface Receiver {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly emailKey: string;
}

const receiver = ['id', 'firstname', 'lastname', 'email', 'email_key as emailKey'] as const;

/** The user of a folded e-mail who may be given roles, or null. */
export async function findReceiver(db: Database, emailKey: string): Promise<Receiver | null> {
  const query = db.selectFrom('app_user').select(receiver).where('email_key', '=', emailKey);
  const found = await query
    .where('disabled_at', 'is', null)
    .where('validated_at', 'is not', null)
    .where('sandbox', '=', false)
    .executeTakeFirst();
  return found ?? null;
}

/** The same by id; they stay so until the transaction ends. */
export async function holdReceiver(db: Database, userId: number): Promise<Receiver | null> {
  const query = db.selectFrom('app_user').select(receiver).where('id', '=', userId);
  const found = await query
    .where('disabled_at', 'is', null)
    .where('validated_at', 'is not', null)
    .where('sandbox', '=', false)
    .forShare()
    .executeTakeFirst();
  return found ?? null;
}

/** What the mail about a role is written from. */
export interface GiftInMail {
  readonly email: string;
  readonly firstname: string;
  readonly language: Language;
  readonly template: string;
  readonly giver: string;
  readonly giverEmail: string;
  readonly companyName: string;
  readonly boxName: string | null;
}

/** A role that was taken, as its mail describes it. */
export interface TakenInMail {
  readonly email: string;
  readonly firstname: string;
  readonly language: Language;
  readonly template: string;
  readonly companyName: string;
  readonly boxName: string | null;
}

/**
 * The role that an event of an account says was taken; null where the account cannot be used, the place is gone, or they
 * have the role again.
 */
export async function findTaken(db: Database, eventId: number): Promise<TakenInMail | null> {
  const found = await sql<TakenInMail>`
    select u.email, u.firstname, u.language, e.template, c.name as "companyName", b.name as "boxName"
    from (
      select user_id, split_part(detail, ' ', 1) as template, substring(detail from ' box:(\\d+)')::bigint as box_id,
             substring(detail from ' company:(\\d+)')::bigint as company_id
      from security_event where id = ${eventId} and kind = 'roleTaken'
    ) e
    join app_user u on u.id = e.user_id and u.disabled_at is null
    left join box b on b.id = e.box_id
    join company c on c.id = coalesce(e.company_id, b.company_id)
    where not exists (
      select from relation r
      where r.user_id = e.user_id and r.template = e.template
        and r.company_id is not distinct from e.company_id and r.box_id is not distinct from e.box_id)`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** A role that was given, while both accounts can be used; or null. */
export async function findGift(db: Database, relationId: number): Promise<GiftInMail | null> {
  const found = await sql<GiftInMail>`
    select u.email, u.firstname, u.language, r.template, g.firstname || ' ' || g.lastname as giver,
           g.email as "giverEmail", c.name as "companyName", b.name as "boxName"
    from relation r
    join app_user u on u.id = r.user_id and u.disabled_at is null
    join app_user g on g.id = r.given_by and g.disabled_at is null
    left join box b on b.id = r.box_id
    join company c on c.id = coalesce(r.company_id, b.company_id)
    where r.id = ${relationId}`.execute(db);
  return found.rows[0] ?? null;
}
