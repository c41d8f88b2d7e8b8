import { sql } from 'kysely';
import type { DrawnArea, PlacedPoint, Values } from '@huella/domain/model/value';
import type { AcceptedSenders } from '@huella/domain/catalogue/records/box';
import { isGiven } from '../../db/actors';
import type { Database } from '../../db/database';

/** An establishment that a user has any relation to, its own or through its company. */
export interface RelatedBox {
  readonly id: number;
  readonly name: string;
  readonly alias: string;
  readonly subtype: number;
  readonly city: string;
  readonly region: string;
  readonly parentId: number | null;
  readonly lat: number | null;
  readonly lng: number | null;
  /** The stored name of its logo. */
  readonly logo: string | null;
  readonly companyId: number;
  readonly chain: number;
  /** Its company is closed. */
  readonly closed: boolean;
  readonly templates: readonly string[];
}

/**
 * The establishments of a user, by name: all of them, or those of one company. The two ways to them are asked apart:
 * joined by either, every establishment of the platform is looked at.
 */
export async function listRelatedBoxes(
  db: Database,
  userId: number,
  companyId: number | null = null,
): Promise<readonly RelatedBox[]> {
  const found = await sql<RelatedBox>`
    select b.id, b.name, b.alias, b.subtype, b.city, b.region, b.parent_id as "parentId", b.lat, b.lng,
           b.fields -> 'logo' -> 0 ->> 'storageName' as logo, c.id as "companyId", c.chain,
           c.closed_at is not null as closed, array_agg(distinct h.template) as templates
    from (
      select r.box_id, r.template from relation r
      where r.user_id = ${userId} and r.box_id is not null and ${isGiven}
      union all
      select i.id, r.template from relation r join box i on i.company_id = r.company_id
      where r.user_id = ${userId} and ${isGiven}
    ) h
    join box b on b.id = h.box_id
    join company c on c.id = b.company_id
    ${companyId === null ? sql`` : sql`where c.id = ${companyId}`}
    group by b.id, c.id
    order by b.name collate "es-x-icu", b.id`.execute(db);
  return found.rows;
}

/** A company that a user has any relation to, its own or through one of its establishments. */
export interface RelatedCompany {
  readonly id: number;
  readonly name: string;
  readonly rol: string;
  readonly country: string;
  readonly chain: number;
  readonly taxId: string | null;
  readonly tiers: readonly string[];
  /** From when on it has to be renewed; null never. */
  readonly renewalAt: Date | null;
  /** Since when it is closed; null while it is open. */
  readonly closedAt: Date | null;
  /** Templates over the company itself; none when the user only has establishments of it. */
  readonly templates: readonly string[];
  /** Templates over its establishments. */
  readonly boxTemplates: readonly string[];
}

/** The companies of a user, by name. */
export async function listRelatedCompanies(db: Database, userId: number): Promise<readonly RelatedCompany[]> {
  const found = await sql<RelatedCompany>`
    select c.id, c.name, c.rol, c.country, c.chain, c.tax_id as "taxId", c.tiers, c.renewal_at as "renewalAt",
           c.closed_at as "closedAt",
           coalesce(array_agg(distinct r.template) filter (where r.company_id is not null), '{}') as templates,
           coalesce(array_agg(distinct r.template) filter (where r.box_id is not null), '{}') as "boxTemplates"
    from relation r
    left join box b on b.id = r.box_id
    join company c on c.id = coalesce(r.company_id, b.company_id)
    where r.user_id = ${userId} and ${isGiven}
    group by c.id
    order by c.name collate "es-x-icu", c.id`.execute(db);
  return found.rows;
}

export interface NewCompany {
  readonly name: string;
  readonly chain: number;
  readonly rol: string;
  readonly country: string;
  readonly tiers: readonly string[];
  readonly taxId?: string | null;
  /** Whether it confirms what arrives; without it what is sent to it is its own at once. */
  readonly confirms?: boolean;
  /** What its form holds beyond these. */
  readonly fields?: Values;
}

/** Writes a company and answers its id. */
export async function insertCompany(db: Database, company: NewCompany, now: Date): Promise<number> {
  const { taxId = null, fields = {}, tiers, ...rest } = company;
  const row = await db
    .insertInto('company')
    .values({
      ...rest,
      tiers: [...tiers],
      tax_id: taxId,
      fields: JSON.stringify(fields),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewBox {
  readonly companyId: number;
  readonly name: string;
  readonly alias: string;
  readonly subtype: number;
  readonly city: string;
  readonly region: string;
  readonly timezone: string;
  readonly position?: PlacedPoint | null;
  readonly outline?: DrawnArea | null;
  /** The establishment that contains it. */
  readonly parentId?: number | null;
  /** From whom it accepts transfers; from its whole chain by default (decisions section 4). */
  readonly accepts?: AcceptedSenders;
  /** What its form holds beyond these. */
  readonly fields?: Values;
}

/** The one form of an alias: however it is written in case or width, it names the same establishment. */
export function aliasKey(alias: string): string {
  return alias.normalize('NFKC').trim().toLowerCase();
}

/** Writes an establishment and answers its id. A taken alias violates `box_alias_unique`. */
export async function insertBox(db: Database, box: NewBox, now: Date): Promise<number> {
  const { companyId, position = null, outline = null, parentId = null, fields = {}, ...rest } = box;
  const row = await db
    .insertInto('box')
    .values({
      ...rest,
      company_id: companyId,
      alias_key: aliasKey(box.alias),
      parent_id: parentId,
      fields: JSON.stringify(fields),
      position: position === null ? null : JSON.stringify(position),
      outline: outline === null ? null : JSON.stringify(outline),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
