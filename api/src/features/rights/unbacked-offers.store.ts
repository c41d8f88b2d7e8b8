import { sql } from 'kysely';
import { canGive, findGivable } from '@huella/domain/rules/giving';
import { listTemplatesOverBox, listTemplatesOverCompany } from '../../db/actors';
import type { Inside } from '../../db/transact';
import { recordRightsChange, type ChangedBy } from './rights-changes.store';

interface Offer {
  readonly id: number;
  readonly emailKey: string;
  readonly template: string;
  readonly companyId: number | null;
  readonly boxId: number | null;
  /** The company of the place, whatever the role is over. */
  readonly ofCompanyId: number;
}

/**
 * Withdraws the invitations of somebody who may give their roles no longer, and writes that down (decisions section 8):
 * called in the transaction that takes a right from them. They stay withdrawn where the right comes back. Answers how many.
 */
export async function withdrawUnbackedOffers(
  db: Inside,
  senderId: number,
  by: ChangedBy,
  hasLostAll = false,
): Promise<number> {
  const found = await sql<Offer>`
    select i.id, i.email_key as "emailKey", i.template, i.company_id as "companyId", i.box_id as "boxId",
           coalesce(i.company_id, b.company_id) as "ofCompanyId"
    from invitation i left join box b on b.id = i.box_id
    where i.invited_by = ${senderId} and i.used_at is null and i.revoked_at is null
    order by i.id for update of i`.execute(db);
  let count = 0;
  for (const offer of found.rows) {
    if (!hasLostAll && (await mayGive(db, senderId, offer))) continue;
    await db.updateTable('invitation').set({ revoked_at: by.at }).where('id', '=', offer.id).execute();
    const { ofCompanyId: companyId, boxId, emailKey: email, template } = offer;
    await recordRightsChange(db, { ...by, kind: 'invitationWithdrawn', companyId, boxId, email, template });
    count += 1;
  }
  return count;
}

async function mayGive(
  db: Inside,
  senderId: number,
  { template: id, companyId, boxId }: Offer,
): Promise<boolean> {
  const template = findGivable(id, boxId === null ? 'company' : 'box');
  if (template === null) return false;
  const held =
    boxId === null
      ? await listTemplatesOverCompany(db, senderId, companyId ?? 0)
      : await listTemplatesOverBox(db, senderId, boxId);
  return canGive(held, template);
}
