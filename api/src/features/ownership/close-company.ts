import { fail } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { queueMail } from '../mails/mails.store';
import { recordRightsChange, type ChangedBy } from '../rights/rights-changes.store';
import { requireOwnPassword } from '../users/password-check';
import { requireOwner } from './offer-company';
import { withdrawOffersOf } from './offers.store';
import {
  countAtClosing,
  findOwned,
  listOwners,
  markClosed,
  removeRoles,
  withdrawAuthorizations,
  withdrawInvitations,
} from './ownership.store';

export interface Closing {
  readonly companyId: number;
  /** Its public pages go with it. */
  readonly dark: boolean;
}

/** Closes a company as its owner, who types the password (decisions section 8). */
export async function closeAsOwner(
  deps: Deps,
  actor: Actor,
  { password, ...closing }: Closing & { readonly password: string },
  origin: Origin,
): Promise<void> {
  await requireOwner(deps.db, actor.userId, closing.companyId);
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  await transact(deps.db, async (inside) => {
    const company = await findOwned(inside, closing.companyId, 'locked');
    await requireOwner(inside, actor.userId, closing.companyId);
    if (company === null) fail('notFound');
    if (company.closedAt !== null) fail('companyClosed', { company: company.name });
    await closeCompany(inside, closing, { at: deps.clock(), by: actor, origin });
  });
}

/**
 * Closes a company that the caller holds: nothing of it is written any more, its owners read on, everybody else loses
 * their roles, and what was offered and nobody took is withdrawn. Refuses with `companyBusy` while transfers are on
 * their way or runs at work: whatever begins meanwhile waits for the company's row and is refused by the database.
 */
export async function closeCompany(
  inside: Inside,
  { companyId, dark }: Closing,
  by: ChangedBy,
): Promise<void> {
  const { transfers, runs } = await countAtClosing(inside, companyId, by.at);
  if (transfers > 0 || runs > 0) fail('companyBusy', { transfers, runs });
  await withdrawInvitations(inside, companyId, 'all', by);
  await withdrawOffersOf(inside, companyId, by);
  await withdrawAuthorizations(inside, companyId, by.at);
  const former = await removeRoles(inside, companyId, 'allButOwners', by);
  await markClosed(inside, companyId, dark, by.at);
  const pages = dark ? 'dark' : 'stay';
  await recordRightsChange(inside, { ...by, kind: 'companyClosed', companyId, after: [pages] });
  const owners = await listOwners(inside, companyId);
  for (const userId of new Set([...owners, ...former]))
    await queueMail(inside, { kind: 'companyClosed', userId, companyId }, by.at);
}
