import { sql } from 'kysely';
import { defaultTenant, isTenantLabel } from '@huella/domain/rules/tenant';
import type { Database } from '../../db/database';

/** A look of the product: its name, accents (`#RRGGBB`) and logo, and the chains that it is about. */
export interface Tenant {
  readonly label: string;
  readonly name: string;
  readonly greenAccent: string;
  readonly blueAccent: string;
  readonly logo: string | null;
  readonly chains: readonly number[] | null;
}

/** The tenant of a label; of one that nobody has, or that is none, the default one. */
export async function getTenant(db: Database, label: string | undefined): Promise<Tenant> {
  const asked = label !== undefined && isTenantLabel(label) ? label : defaultTenant;
  const found = await db
    .selectFrom('tenant')
    .select(['label', 'name', 'green_accent as greenAccent', 'blue_accent as blueAccent', 'logo', 'chains'])
    .where('label', 'in', [asked, defaultTenant])
    .orderBy(sql`label = ${defaultTenant}`)
    .limit(1)
    .executeTakeFirstOrThrow();
  return found;
}

/**
 * Which of what a user may see is shown at a tenant: what is of its chains, or all where it is about none or nobody asks
 * at one. It takes away and never adds (security R24).
 */
export async function findShownAt(
  db: Database,
  label: string | undefined,
): Promise<(of: { readonly chain: number }) => boolean> {
  const chains = label === undefined ? null : (await getTenant(db, label)).chains;
  return ({ chain }) => chains === null || chains.includes(chain);
}

/** Every tenant, by its label. */
export async function listTenants(db: Database): Promise<readonly Tenant[]> {
  return db
    .selectFrom('tenant')
    .select(['label', 'name', 'green_accent as greenAccent', 'blue_accent as blueAccent', 'logo', 'chains'])
    .orderBy('label')
    .execute();
}

/** Writes a tenant, whether its label is new or not. What a tenant may be is the table's to say. */
export async function saveTenant(db: Database, tenant: Tenant): Promise<void> {
  const { label, greenAccent, blueAccent, chains, ...rest } = tenant;
  const said = {
    ...rest,
    green_accent: greenAccent,
    blue_accent: blueAccent,
    chains: chains === null ? null : [...chains],
  };
  await db
    .insertInto('tenant')
    .values({ label, ...said })
    .onConflict((conflict) => conflict.column('label').doUpdateSet(said))
    .execute();
}

/** Forgets a tenant: its address shows the default one from then on. False when there is none. */
export async function removeTenant(db: Database, label: string): Promise<boolean> {
  const result = await db
    .deleteFrom('tenant')
    .where('label', '=', label)
    .where('label', '!=', defaultTenant)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
