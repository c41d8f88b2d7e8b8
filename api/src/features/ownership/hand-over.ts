import { fail } from '@huella/domain/model/errors';
import type { Inside } from '../../db/transact';
import { findCompanyRoom } from '../companies/companies.store';
import { queueMail } from '../mails/mails.store';
import { insertRelation } from '../rights/relations.store';
import type { ChangedBy } from '../rights/rights-changes.store';
import { removeRoles, withdrawInvitations } from './ownership.store';

/** A company that passes from who owned it to another person. */
export interface HandOver {
  readonly companyId: number;
  /** Whoever owns it no longer. */
  readonly from: readonly number[];
  readonly to: number;
}

/**
 * Gives a company another owner, all of it or nothing (decisions section 8): the former keeps no role in it and no
 * invitation, the new one has every right, and the roles of theirs that this makes needless free their seats. The caller
 * holds the accounts and then the company. Both are written to. Refuses with `quotaExceeded` where the new owner has no
 * room for a company.
 */
export async function handOver(
  inside: Inside,
  { companyId, from, to }: HandOver,
  by: ChangedBy,
): Promise<void> {
  const remaining = await findCompanyRoom(inside, to);
  if (remaining < 1) fail('quotaExceeded', { remaining: Math.max(0, remaining), needed: 1 });
  await withdrawInvitations(inside, companyId, from, by);
  await removeRoles(inside, companyId, { of: [...from, to] }, by);
  const role = { userId: to, companyId, boxId: null, template: 'owner' };
  await insertRelation(inside, role, { ...by, kind: 'companyHandedOver' });
  await queueMail(inside, { kind: 'companyReceived', userId: to, companyId }, by.at);
  for (const userId of from) await queueMail(inside, { kind: 'companyPassed', userId, companyId }, by.at);
}
