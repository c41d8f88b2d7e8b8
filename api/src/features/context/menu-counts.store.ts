import { sql } from 'kysely';
import { givingTemplates } from '@huella/domain/rules/giving';
import { isGiven } from '../../db/actors';
import type { Database } from '../../db/database';

/** How many there are of what the menu of PREHOME leads to. */
export interface MenuCounts {
  readonly companies: number;
  readonly boxes: number;
  /** Roles of others over what the user manages, and those of them over whole companies. */
  readonly delegations: number;
  readonly companyDelegations: number;
}

/**
 * Counts what somebody has to do with at a tenant, and the delegations that the list of those made shows, in one
 * question that begins at their own relations: what others have is not looked at.
 */
export async function countForMenu(
  db: Database,
  userId: number,
  tenant: string | undefined,
): Promise<MenuCounts> {
  const [overCompany, overBox] = [givingTemplates('company'), givingTemplates('box')];
  const others = sql`r.user_id <> ${userId} and r.template <> 'owner'`;
  const found = await sql<MenuCounts>`
    with mine as (select company_id, box_id, template from relation r where r.user_id = ${userId}),
    given as (select company_id, box_id from relation r where r.user_id = ${userId} and ${isGiven}),
    shown as (
      select c.id from company c
      where c.id in (
          select company_id from given where company_id is not null
          union select b.company_id from given g join box b on b.id = g.box_id)
        and (select t.chains is null or c.chain = any(t.chains) from tenant t where t.label = ${tenant ?? 'app'})
          is not false),
    made as (
      select r.id, true as whole from mine m join relation r on r.company_id = m.company_id
      where ${others} and (r.given_by = ${userId} or m.template = any(${overCompany}::text[]))
      union
      select r.id, false from mine m join box b on b.company_id = m.company_id join relation r on r.box_id = b.id
      where ${others} and (r.given_by = ${userId} or m.template = any(${overBox}::text[]))
      union
      select r.id, false from mine m join relation r on r.box_id = m.box_id
      where ${others} and (r.given_by = ${userId} or m.template = any(${overBox}::text[])))
    select (select count(*) from shown) as companies,
           (select count(*) from box b where b.company_id in (select id from shown)
              and (exists (select from given g where g.box_id = b.id)
                or exists (select from given g where g.company_id = b.company_id))) as boxes,
           (select count(*) from made) as delegations,
           (select count(*) from made where whole) as "companyDelegations"`.execute(db);
  return found.rows[0] ?? { companies: 0, boxes: 0, delegations: 0, companyDelegations: 0 };
}
