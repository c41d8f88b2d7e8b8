import { checkConfirmation, checkProof } from '@huella/domain/rules/account-rules';
import type { BodyOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { getTenant } from '../tenants/tenants.store';
import { refusePassword, requireOwnPassword } from '../users/password-check';
import { recordSecurityEvent } from '../users/security-events.store';
import { endSessions } from '../users/sessions.store';
import { queueAccountMail } from './account-mails';
import { listSoleCompanies, lockPerson, lockOwnCompanies, removePerson } from './erasure.store';

/** Companies that a refusal names; the screen shows them all. */
const named = 5;

/** What keeps an account from being erased: companies that would be nobody's. */
export async function presentErasure(
  { db }: Pick<Deps, 'db'>,
  { userId }: Actor,
): Promise<ReplyOf<Calls['users.erasure']>> {
  return { companies: [...(await listSoleCompanies(db, userId))] };
}

/**
 * Erases the account of the caller, for good: their password and their e-mail, typed, prove that they mean it. What is
 * personal goes; the row stays without it, so that what it recorded is still somebody's work, and the e-mail is free for
 * another account. Every session ends. Refuses with `ownsCompanies` while a company would be left to nobody; two owners
 * of one company who go at once are settled by its row.
 */
export async function eraseAccount(
  deps: Deps,
  actor: Actor,
  { password, confirmation, tenant }: BodyOf<Calls['users.eraseAccount']>,
  origin: Origin,
): Promise<void> {
  const issues = [
    ...checkProof(password, 'password'),
    ...checkConfirmation(confirmation, actor.email, 'confirmation'),
  ];
  if (issues.length > 0) failWith(issues);
  const proved = await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  const { userId } = actor;
  const { label } = await getTenant(deps.db, tenant);
  await transact(deps.db, async (db) => {
    const at = deps.clock();
    const person = await lockPerson(db, userId);
    if (person?.passwordHash !== proved.passwordHash) return refusePassword('password');
    await lockOwnCompanies(db, userId);
    const companies = await listSoleCompanies(db, userId);
    if (companies.length > 0) fail('ownsCompanies', { names: namesOf(companies) });
    await endSessions(db, userId, null, 'erased', at);
    await removePerson(db, userId, { at, by: actor, origin });
    await recordSecurityEvent(db, { userId, kind: 'accountErased', at, by: actor, origin });
    const { email, ...snapshot } = person.addressee;
    await queueAccountMail(db, deps, 'accountErased', { userId, email, snapshot, tenant: label });
  });
}

function namesOf(companies: readonly { readonly name: string }[]): string {
  const names = companies.slice(0, named).map(({ name }) => name);
  return companies.length > named ? `${names.join(', ')}…` : names.join(', ');
}
