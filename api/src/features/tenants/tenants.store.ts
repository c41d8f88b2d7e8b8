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
