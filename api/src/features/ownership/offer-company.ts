import { checkEmail } from '@huella/domain/engine/fields/email';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { listTemplatesOverCompany, type Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { findCompanyRoom } from '../companies/companies.store';
import { takeMailTurn } from '../mails/mail-turns-check';
import { queueMail } from '../mails/mails.store';
import { recordRightsChange } from '../rights/rights-changes.store';
import { requireOwnPassword } from '../users/password-check';
import { markOf, requireTry } from '../users/throttle-check';
import { emailKey, findAddressee, isSandboxUser } from '../users/users.store';
import { handOver } from './hand-over';
import { endLateOffers, endOffer, findOffer, findOfferOf, insertOffer, type OpenOffer } from './offers.store';
import { findOwned, lockAccounts } from './ownership.store';

/** Days for which an offer stands, as those of invitations (decisions section 8). */
const offerDays = 14;
const daySeconds = 24 * 3600;
/** Offers that an e-mail may get a day from all, and that one user may make. */
const maxPerDay = 20;

/** Refuses with `notAllowed` whoever does not own a company. */
export async function requireOwner(db: Database, userId: number, companyId: number): Promise<void> {
  const held = await listTemplatesOverCompany(db, userId, companyId);
  if (!held.includes('owner')) fail('notAllowed');
}

export interface Offering {
  readonly companyId: number;
  readonly email: string;
  readonly password: string;
}

/**
 * Offers a company to the owner of an e-mail, who may have no account yet (decisions section 8). Of the other person
 * nothing is learnt but that they have no room. A sandbox reaches nobody. Answers the id of the offer.
 */
export async function offerCompany(
  deps: Deps,
  actor: Actor,
  { companyId, email, password }: Offering,
  origin: Origin,
): Promise<number> {
  await requireOwner(deps.db, actor.userId, companyId);
  if (isSandboxCompany(companyId)) fail('sandboxOnly');
  const key = emailKey(email);
  const issues = checkEmail(email);
  if (issues.length > 0) failWith(issues);
  if (key === emailKey(actor.email)) failWith([issue('email', 'offerToSelf')]);
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  const now = deps.clock();
  const limits = [`offer:${markOf(deps.config, key)}`, `offer:by:${String(actor.userId)}`];
  for (const limit of limits)
    await requireTry(deps.db, { key: limit, seconds: daySeconds, max: maxPerDay }, now);
  const known = await findAddressee(deps.db, email);
  if (known !== null && (await findCompanyRoom(deps.db, known.userId)) < 1) fail('newOwnerFull');
  return transact(deps.db, async (inside) => {
    const company = (await findOwned(inside, companyId, 'locked')) ?? fail('notFound');
    // Whoever was first may have made another its owner, or closed it.
    await requireOwner(inside, actor.userId, companyId);
    if (company.closedAt !== null) fail('companyClosed', { company: company.name });
    if ((await findOfferOf(inside, companyId, now)) !== null) fail('alreadyOffered');
    await endLateOffers(inside, companyId, now);
    const id = await insertOffer(
      inside,
      {
        companyId,
        email: email.trim(),
        emailKey: key,
        offeredBy: actor.userId,
        language: known?.language ?? actor.language,
        expiresAt: new Date(now.getTime() + offerDays * daySeconds * 1000),
      },
      now,
    );
    const by = { at: now, by: actor, origin };
    await recordRightsChange(inside, { ...by, kind: 'companyOffered', companyId, email: key });
    const wait = await takeMailTurn(inside, deps, 'companyOffered', email);
    await queueMail(inside, { kind: 'companyOffered', offerId: id }, now, wait);
    return id;
  });
}

/** An offer as it is once its company is held: of several who answer or withdraw it, the first ends it. */
async function holdOffer(inside: Inside, seen: OpenOffer, now: Date): Promise<OpenOffer> {
  if ((await findOwned(inside, seen.companyId, 'locked')) === null) fail('notFound');
  return (await findOffer(inside, seen.id, now)) ?? fail('notFound');
}

/** An offer that was made to somebody; of any other, and in a sandbox, it is as if there were none. */
async function getOfferTo(db: Database, { userId, email }: Actor, id: number, now: Date): Promise<OpenOffer> {
  const found = await findOffer(db, id, now);
  const isTheirs = found?.emailKey === emailKey(email) && !(await isSandboxUser(db, userId));
  return found !== null && isTheirs ? found : fail('notFound');
}

/**
 * Takes over a company that was offered (decisions section 8), in one transaction: at the next request of anybody it is
 * so. The room for it is asked for again, under a lock on the account, so that two at once cannot pass it. Answers the
 * company.
 */
export async function acceptOffer(
  deps: Deps,
  actor: Actor,
  { id, password }: { readonly id: number; readonly password: string },
  origin: Origin,
): Promise<number> {
  const seen = await getOfferTo(deps.db, actor, id, deps.clock());
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  return transact(deps.db, async (inside) => {
    const now = deps.clock();
    await lockAccounts(inside, [seen.offeredBy, actor.userId]);
    const { companyId, offeredBy } = await holdOffer(inside, seen, now);
    if (!(await endOffer(inside, id, 'accepted_at', now))) fail('notFound');
    const by = { at: now, by: actor, origin };
    await handOver(inside, { companyId, from: [offeredBy], to: actor.userId }, by);
    return companyId;
  });
}

/** Declines a company that was offered; whoever offered it is written to. */
export async function declineOffer(deps: Deps, actor: Actor, id: number, origin: Origin): Promise<void> {
  const seen = await getOfferTo(deps.db, actor, id, deps.clock());
  await transact(deps.db, async (inside) => {
    const now = deps.clock();
    const { companyId, offeredBy } = await holdOffer(inside, seen, now);
    if (!(await endOffer(inside, id, 'declined_at', now))) fail('notFound');
    const by = { at: now, by: actor, origin };
    await recordRightsChange(inside, {
      ...by,
      kind: 'companyOfferDeclined',
      companyId,
      userId: actor.userId,
    });
    await queueMail(inside, { kind: 'companyDeclined', userId: offeredBy, companyId }, now);
  });
}

/** Withdraws the offer of a company that somebody owns; of any other it is as if there were none. */
export async function withdrawOffer(deps: Deps, actor: Actor, id: number, origin: Origin): Promise<void> {
  const seen = (await findOffer(deps.db, id, deps.clock())) ?? fail('notFound');
  await transact(deps.db, async (inside) => {
    const now = deps.clock();
    const { companyId, emailKey: email } = await holdOffer(inside, seen, now);
    const held = await listTemplatesOverCompany(inside, actor.userId, companyId);
    if (!held.includes('owner')) fail('notFound');
    if (!(await endOffer(inside, id, 'withdrawn_at', now))) fail('notFound');
    const by = { at: now, by: actor, origin };
    await recordRightsChange(inside, { ...by, kind: 'companyOfferWithdrawn', companyId, email });
  });
}
