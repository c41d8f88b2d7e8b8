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

type Sweep = (deps: Pick<Deps, 'db' | 'clock'>) => Promise<number>;

const ago = (clock: () => Date, ms: number) => new Date(clock().getTime() - ms);

/** What is removed of accounts and their mails once nobody needs it any more, by what it is. Each answers how many went. */
export const accountSweeps = {
  links: ({ db, clock }) => removeOldLinks(db, ago(clock, linksKept)),
  mails: ({ db, clock }) => removeOldMails(db, ago(clock, mailsKept)),
  authorizations: ({ db, clock }) => removeOldAuthorizations(db, ago(clock, mailsKept)),
  securityEvents: ({ db, clock }) => removeOldSecurityEvents(db, clock()),
  invitations: ({ db, clock }) => removeOldInvitations(db, ago(clock, linksKept)),
  challenges: ({ db, clock }) => removeOldChallenges(db, clock()),
  tries: ({ db, clock }) => removeOldTries(db, clock()),
  refusedAttempts: ({ db, clock }) => removeOldAttempts(db, clock()),
} as const satisfies Readonly<Record<string, Sweep>>;
