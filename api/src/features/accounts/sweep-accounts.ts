import type { Deps } from '../../deps';
import { removeOldAuthorizations } from '../companies/authorizations.store';
import { removeOldSecurityEvents } from '../users/security-events.store';
import { removeOldChallenges } from '../users/passkey-challenges.store';
import { removeOldInvitations } from '../invitations/invitations.store';
import { removeOldAttempts } from '../rights/attempts.store';
import { removeOldMails } from '../mails/mails.store';
import { removeOldTries } from '../users/throttle.store';
import { removeOldLinks } from './links.store';

const dayMs = 24 * 3600_000;

/** How long it is kept that a mail was sent, and a link after its time has passed, in milliseconds. */
const mailsKept = 30 * dayMs;
const linksKept = 7 * dayMs;

/**
 * Removes what nobody needs any more of mails, links, withdrawn authorizations, invitations, challenges, counted
 * tries, refused attempts and what happened to accounts. Answers how many rows went.
 */
export async function sweepAccounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock().getTime();
  const links = await removeOldLinks(db, new Date(now - linksKept));
  const mails = await removeOldMails(db, new Date(now - mailsKept));
  const persons = await removeOldAuthorizations(db, new Date(now - mailsKept));
  const events = await removeOldSecurityEvents(db, new Date(now));
  const invitations = await removeOldInvitations(db, new Date(now - linksKept));
  const challenges = await removeOldChallenges(db, new Date(now));
  const tries = await removeOldTries(db, new Date(now));
  const attempts = await removeOldAttempts(db, new Date(now));
  return links + mails + persons + events + invitations + challenges + tries + attempts;
}
