import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { checkEmail } from '@huella/domain/engine/fields/email';
import { checkNewAccount, checkPassword } from '@huella/domain/rules/account-rules';
import { fail, failWith } from '@huella/domain/model/errors';
import { findPgFault } from '../../db/pg-fault';
import { addJob } from '../../db/queue';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashOf } from '../../http/link-secrets';
import { hashPassword } from '../../http/passwords';
import type { Origin } from '../../outside/visitor';
import { acceptInvitation, getInvitation, provesEmail } from '../invitations/invitations-check';
import { mailEverySeconds, mailKey, requireMailTurn } from '../mails/mail-turns-check';
import { getTenant } from '../tenants/tenants.store';
import { forgetGuesses } from '../users/password-check';
import { recordSecurityEvent } from '../users/security-events.store';
import { freeSandboxEmail } from '../users/sandbox-users.store';
import { endSessions } from '../users/sessions.store';
import { countTry } from '../users/throttle.store';
import { emailKey, insertVisitor, markValidated, updatePassword } from '../users/users.store';
import { queueAccountMail } from './account-mails';
import { closeLinks, isProved, useLink } from './links.store';

/**
 * Makes an account and sends the mail that proves its e-mail (document 1 sections 2 and 5). Anyone who comes by an
 * invitation of the last day has proved it: the link was sent there, so the account is of that e-mail alone, and has
 * the role at once. Who comes by an older one proves the e-mail as everybody does, and accepts after signing in.
 * Refuses with `userExist` when the e-mail has one, in whatever case it is written. Answers whether it is proved.
 */
export async function signUp(
  deps: Deps,
  body: BodyOf<Calls['users.signUp']>,
  origin: Origin,
): Promise<{ readonly validated: boolean }> {
  // Where nobody was asked, nobody refused.
  const issues = checkNewAccount({ ...body, terms: body.terms ?? true });
  if (issues.length > 0) failWith(issues);
  const hash = body.hash ?? undefined;
  // Looked at before the slow part; what decides is looked at again below.
  const invitation = hash === undefined ? null : await getInvitation(deps.db, hash, deps.clock());
  const proves = invitation !== null && provesEmail(invitation, deps.clock());
  if (invitation !== null && emailKey(body.email) !== invitation.emailKey) fail('invitationOfOther');
  const passwordHash = await hashPassword(body.password);
  const { label: tenant } = await getTenant(deps.db, body.tenant);
  const person = { ...personOf(body), passwordHash };
  try {
    await transact(deps.db, (db) =>
      hash === undefined || !proves
        ? insertUnproved(db, deps, person, { tenant, origin })
        : insertInvited(db, deps, person, { hash, origin }),
    );
  } catch (error) {
    if (findPgFault(error)?.constraint === 'app_user_email_unique') fail('userExist');
    throw error;
  }
  return { validated: proves };
}

function personOf(body: BodyOf<Calls['users.signUp']>) {
  return {
    email: body.email.trim(),
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
    country: body.l1 ?? null,
    timezone: body.timezone,
    language: body.language,
    context: body.userData ?? null,
    hasAccepted: body.terms === true,
  };
}

type Person = ReturnType<typeof personOf> & { readonly passwordHash: string };

async function insertUnproved(
  db: Inside,
  deps: Deps,
  person: Person,
  { tenant, origin }: { readonly tenant: string; readonly origin: Origin },
): Promise<void> {
  const { email } = person;
  const now = deps.clock();
  await freeSandboxEmail(db, email, deps.newId());
  const userId = await insertVisitor(db, { ...person, isProved: false }, now);
  await recordSecurityEvent(db, { userId, kind: 'accountMade', at: now, origin });
  await countTry(db, mailKey(deps, 'validate', email), mailEverySeconds, now);
  await queueAccountMail(db, deps, 'validate', { userId, email, tenant });
}

async function insertInvited(
  db: Inside,
  deps: Deps,
  person: Person,
  { hash, origin }: { readonly hash: string; readonly origin: Origin },
): Promise<void> {
  const now = deps.clock();
  const invitation = await getInvitation(db, hash, now, 'locked');
  if (emailKey(person.email) !== invitation.emailKey) fail('invitationOfOther');
  await freeSandboxEmail(db, person.email, deps.newId());
  const userId = await insertVisitor(db, { ...person, isProved: true }, now);
  for (const kind of ['accountMade', 'emailProved'] as const)
    await recordSecurityEvent(db, { userId, kind, at: now, origin });
  await acceptInvitation(db, invitation, { userId, origin }, now);
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
  await requireMailTurn(deps.db, deps, kind, email);
  const { label } = await getTenant(deps.db, tenant);
  const wish = { kind, email: email.trim(), tenant: label, origin };
  await addJob(deps.db, 'ask_mail', wish, `mail:${kind}:${deps.newId()}`);
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
 * it, and its owner is notified by mail. A link that is unknown, used, late, or was sent to another e-mail is
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
    // Anyone who opened the link reads the mails of this address.
    await markValidated(db, userId, now);
    await closeLinks(db, userId, 'reset', now);
    await forgetGuesses(db, deps, email);
    await endSessions(db, userId, null, 'password', now);
    const eventId = await recordSecurityEvent(db, { userId, kind: 'passwordReset', at: now, origin });
    await queueAccountMail(db, deps, 'passwordChanged', { userId, email, tenant: label, eventId });
  });
}
