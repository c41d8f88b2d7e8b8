import type { AccountMailKind } from '../../db/access-tables';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { queueMail, type Addressee } from '../mails/mails.store';
import { recordSecurityEvent } from '../users/security-events.store';
import { emailKey, findAddressee } from '../users/users.store';
import { addLink } from './links';
import type { LinkPurpose } from './links.store';

const purposeOf: Readonly<Partial<Record<AccountMailKind, LinkPurpose>>> = {
  validate: 'validate',
  reset: 'reset',
};

/** Writes down a mail to a user, its link with it, and queues it; it goes when the transaction is kept, and only then. */
export async function queueAccountMail(
  db: Inside,
  deps: Pick<Deps, 'config' | 'clock' | 'randomBytes'>,
  kind: AccountMailKind,
  to: {
    readonly userId: number;
    readonly email: string;
    /** The label of a tenant that there is; the default one where nobody asked at another. */
    readonly tenant?: string;
    /** What it is about. */
    readonly eventId?: number;
    /** Of an account that is no more: how to write to its former owner. */
    readonly snapshot?: Omit<Addressee, 'email'>;
  },
): Promise<void> {
  const { userId, email, snapshot, tenant, eventId } = to;
  const purpose = purposeOf[kind];
  const linkId =
    purpose === undefined ? null : await addLink(db, deps, purpose, { userId, emailKey: emailKey(email) });
  const mail = { kind, userId, linkId, to: snapshot === undefined ? null : { ...snapshot, email } };
  const context = { ...(tenant !== undefined && { tenant }), ...(eventId !== undefined && { eventId }) };
  await queueMail(db, { ...mail, ...context }, deps.clock());
}

/**
 * Writes the mail that somebody asked for with an e-mail, if there is an account that wants it. Asking takes the same
 * time whether there is one or not, because only here is looked.
 */
export async function answerAsked(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'randomBytes'>,
  asked: {
    readonly kind: 'validate' | 'reset';
    readonly email: string;
    readonly tenant: string;
    readonly origin: Origin;
  },
): Promise<void> {
  const { kind, email, tenant, origin } = asked;
  await transact(deps.db, async (db) => {
    const found = await findAddressee(db, email);
    if (found === null || (kind === 'validate' && found.validated)) return;
    await queueAccountMail(db, deps, kind, { ...found, tenant });
    if (kind === 'validate') return;
    const { userId } = found;
    await recordSecurityEvent(db, { userId, kind: 'resetAsked', at: deps.clock(), origin });
  });
}
