import { sql } from 'kysely';
import { givingTemplates } from '@huella/domain/rules/giving';
import type { Database } from '../../db/database';

/** A lot that a search finds. */
export interface LotFound {
  readonly id: number;
  readonly name: string;
  readonly boxId: number;
  readonly assetType: number;
  readonly counted: number;
}

/** The lots of establishments whose names hold a folded text, the best first. */
export async function findLots(
  db: Database,
  boxIds: readonly number[],
  folded: string,
  limit: number,
): Promise<readonly LotFound[]> {
  if (boxIds.length === 0 || folded === '') return [];
  const found = await sql<LotFound>`
    with l as materialized (
      select l.id, l.attributes, l.box_id, l.asset_type from lot l
      where l.box_id = any(${[...boxIds]}::bigint[]) and l.deleted_at is null and strpos(l.name_key, ${folded}) > 0
      order by l.name_key <> ${folded}, not starts_with(l.name_key, ${folded}), l.name_key collate "C", l.id
      limit ${limit}
    )
    select l.id, coalesce(l.attributes ->> 'name', '') as name, l.box_id as "boxId", l.asset_type as "assetType",
           (select count(*) from asset a where a.lot_id = l.id and a.deleted_at is null) as counted
    from l`.execute(db);
  return found.rows;
}

/** Somebody who has a role over what a user manages. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/**
 * Who has a role over what a user manages, or that they gave: those of the list of delegations made, each once. Begins at
 * their own relations, so that what others have is not looked at.
 */
export async function listColleagues(db: Database, userId: number): Promise<readonly Colleague[]> {
  const [overCompany, overBox] = [givingTemplates('company'), givingTemplates('box')];
  const others = sql`r.user_id <> ${userId} and r.template <> 'owner'`;
  const found = await sql<Colleague>`
    with mine as (select company_id, box_id, template from relation where user_id = ${userId}),
    made as (
      select r.user_id from mine m join relation r on r.company_id = m.company_id
      where ${others} and (r.given_by = ${userId} or m.template = any(${overCompany}::text[]))
      union
      select r.user_id from mine m join box b on b.company_id = m.company_id join relation r on r.box_id = b.id
      where ${others} and (r.given_by = ${userId} or m.template = any(${overBox}::text[]))
      union
      select r.user_id from mine m join relation r on r.box_id = m.box_id
      where ${others} and (r.given_by = ${userId} or m.template = any(${overBox}::text[])))
    select u.id, trim(concat(u.firstname, ' ', u.lastname)) as name, u.email
    from made join app_user u on u.id = made.user_id where u.erased_at is null
    order by u.firstname collate "es-x-icu", u.lastname collate "es-x-icu", u.id`.execute(db);
  return found.rows;
}

/** The pairs of establishment and asset type that ever held an asset. */
export async function listHeldPairs(
  db: Database,
  boxIds: readonly number[],
): Promise<readonly { readonly boxId: number; readonly assetType: number }[]> {
  const found = await sql<{ boxId: number; assetType: number }>`
    select distinct box_id as "boxId", asset_type as "assetType" from asset_tally
    where box_id = any(${[...boxIds]}::bigint[])`.execute(db);
  return found.rows;
}
