import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { checkEmail, checkNewAccount, checkPassword } from '@huella/domain/accounts/account-rules';
import { fail, failWith } from '@huella/domain/errors';
import { createHash } from 'node:crypto';
import { findPgFault } from '../../db/pg-fault';
import { addJob } from '../../db/queue';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashOf } from '../../http/link-secrets';
import { hashPassword } from '../../http/passwords';
import type { Origin } from '../../outside/visitor';
import { getTenant } from '../tenants/tenants.store';
import { recordSecurityEvent } from '../users/security-events.store';
import { endSessions } from '../users/sessions.store';
import { countTry } from '../users/throttle.store';
import { emailKey, insertVisitor, markValidated, updatePassword } from '../users/users.store';
import { closeLinks, isProved, useLink } from './links.store';
import { queueMail } from './send-mails';

/** Seconds between two mails that are asked for with one e-mail (document 1 section 9). */
const mailEverySeconds = 60;

/**
 * Makes an account whose e-mail has to be proved, and sends the mail for that (document 1 sections 2 and 5). Refuses
 * with `userExist` when the e-mail has one, in whatever case it is written.
 */
export async function signUp(deps: Deps, body: BodyOf<Calls['users.signUp']>, origin: Origin): Promise<void> {
  const issues = checkNewAccount(body);
  if (issues.length > 0) failWith(issues);
  const passwordHash = await hashPassword(body.password);
  const { label: tenant } = await getTenant(deps.db, body.tenant);
  const email = body.email.trim();
  const person = {
    email,
    passwordHash,
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    country: null,
    timezone: body.timezone,
    language: body.language,
  };
  try {
    await transact(deps.db, async (db) => {
      const userId = await insertVisitor(db, person, deps.clock());
      await recordSecurityEvent(db, { userId, kind: 'accountMade', at: deps.clock(), origin });
      await countTry(db, mailKey('validate', email), mailEverySeconds, deps.clock());
      await queueMail(db, deps, 'validate', { userId, email, tenant });
    });
  } catch (error) {
    if (findPgFault(error)?.constraint === 'app_user_email_unique') fail('userExist');
    throw error;
  }
}

/** The e-mail itself is not kept for what is asked with addresses that may not be ours. */
function mailKey(kind: string, email: string): string {
  const digest = createHash('sha256').update(emailKey(email)).digest('hex').slice(0, 32);
  return `mail:${kind}:${digest}`;
}

/**
 * Takes the wish for a mail. It does and answers the same whether the e-mail has an account or not; one that was asked
 * for less than a minute ago refuses with `tooManyRequests`, account or not.
 */
export async function askForMail(
  deps: Deps,
  kind: 'validate' | 'reset',
  { email, tenant }: BodyOf<Calls['users.sendMailResetPassword']>,
  origin: Origin,
): Promise<void> {
  const issues = checkEmail(email);
  if (issues.length > 0) failWith(issues);
  const now = deps.clock();
  const key = mailKey(kind, email);
  const { hits, resetsAt } = await countTry(deps.db, key, mailEverySeconds, now);
  if (hits > 1) {
    const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
    fail('tooManyRequests', { seconds });
  }
  const { label } = await getTenant(deps.db, tenant);
  const wish = { kind, email: email.trim(), tenant: label, origin };
  await addJob(deps.db, 'ask_mail', wish, `${key}:${deps.newId()}`);
}

/** Proves an e-mail by the link that was sent to it; a second time it is still proved. Answers whether it is. */
export async function validateEmail(deps: Deps, secret: string, origin: Origin): Promise<boolean> {
  const hash = hashOf(secret);
  return transact(deps.db, async (db) => {
    const now = deps.clock();
    const userId = await useLink(db, { purpose: 'validate', hash, emailKey: null }, now);
    if (userId === null) return isProved(db, hash);
    await markValidated(db, userId, now);
    await recordSecurityEvent(db, { userId, kind: 'emailProved', at: now, origin });
    return true;
  });
}

/**
 * Changes a password by the link that was sent to an e-mail. Every session of the account ends, its other links with
 * it, and its owner is told by mail. A link that is unknown, used, late, or was sent to another e-mail is
 * `linkNotValid` and stays as it was (document 1 section 8: 404).
 */
export async function changeByLink(
  deps: Deps,
  { email, hashEmail, newPassword, tenant }: BodyOf<Calls['users.validateMailResetPassword']>,
  origin: Origin,
): Promise<void> {
  const issues = [...checkEmail(email), ...checkPassword(newPassword, 'newPassword')];
  if (issues.length > 0) failWith(issues);
  const passwordHash = await hashPassword(newPassword);
  const { label } = await getTenant(deps.db, tenant);
  await transact(deps.db, async (db) => {
    const now = deps.clock();
    const use = { purpose: 'reset', hash: hashOf(hashEmail), emailKey: emailKey(email) } as const;
    const userId = (await useLink(db, use, now)) ?? fail('linkNotValid');
    await updatePassword(db, userId, passwordHash);
    // Whoever opened the link reads the mails of this address.
    await markValidated(db, userId, now);
    await closeLinks(db, userId, 'reset', now);
    await endSessions(db, userId, null, 'password', now);
    await recordSecurityEvent(db, { userId, kind: 'passwordReset', at: now, origin });
    await queueMail(db, deps, 'passwordChanged', { userId, email, tenant: label });
  });
}
