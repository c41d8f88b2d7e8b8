import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';

/** What the form of a company holds. */
export async function findCompanyFields(db: Database, companyId: number): Promise<Values> {
  const row = await db.selectFrom('company').select('fields').where('id', '=', companyId).executeTakeFirst();
  return row?.fields ?? {};
}
