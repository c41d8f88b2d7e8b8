import { fail } from '@huella/domain/model/errors';
import { isRows, plainText, type RowValue, type Values } from '@huella/domain/model/value';
import { personsField } from '@huella/domain/catalogue/records/company';
import { codesOf } from '@huella/domain/rules/relations';
import { isSandboxCompany } from '@huella/domain/rules/sandbox';
import { listTemplatesOverCompany, type Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { hashOf, linkHours, nonceBytes, secretOf } from '../../http/link-secrets';
import { mailEverySeconds, requireMailTurn } from '../mails/mail-turns-check';
import { queueMail } from '../mails/mails.store';
import { requireTry } from '../users/throttle-check';
import { emailKey } from '../users/users.store';
import {
  insertAuthorized,
  listAuthorized,
  renewLink,
  updateAuthorized,
  withdraw,
  type Authorized,
  type AuthorizationLink,
  type ListedPerson,
} from './authorizations.store';

/** Persons to whom one user may have mails sent in an hour: an account that anyone can open must not write to the world. */
const maxPerHour = 100;

/** What making a link needs of the server. */
type Linker = Pick<Deps, 'config' | 'clock' | 'randomBytes'>;

/**
 * Brings what was sent to the persons of a company in step with its list, in the transaction that saves it: who is new,
 * or has another e-mail, is asked to confirm by mail; who is on it no more is withdrawn. The company is locked. That of
 * a sandbox writes to nobody: its owner proves no e-mail.
 */
export async function authorizePersons(
  inside: Inside,
  deps: Linker,
  {
    companyId,
    actor,
    values,
  }: { readonly companyId: number; readonly actor: Actor; readonly values: Values },
): Promise<void> {
  if (isSandboxCompany(companyId)) return;
  const listed = personsIn(values);
  const known = await listAuthorized(inside, companyId);
  const knownAs = new Map(known.map((person) => [person.key, person]));
  const isSame = (person: ListedPerson) => knownAs.get(person.key)?.emailKey === emailKey(person.email);
  const kept = new Set(listed.filter(isSame).map(({ key }) => key));
  const now = deps.clock();
  const gone = known.filter(({ key }) => !kept.has(key)).map(({ id }) => id);
  await withdraw(inside, gone, now);
  for (const person of listed.filter(({ key }) => kept.has(key))) {
    const before = knownAs.get(person.key);
    if (before !== undefined && isChanged(before, person)) await updateAuthorized(inside, before.id, person);
  }
  // In one order everywhere, so that two who save the same persons wait for each other and do not lock up.
  const fresh = listed
    .filter(({ key }) => !kept.has(key))
    .map((person) => ({ ...person, emailKey: emailKey(person.email) }))
    .sort((a, b) => (a.emailKey < b.emailKey ? -1 : 1));
  for (const person of fresh) {
    await countMail(inside, deps, actor, person.email);
    const common = { companyId, language: actor.language, authorizedBy: actor.userId };
    const id = await insertAuthorized(inside, { ...person, ...common, ...makeLink(deps) }, now);
    await queueMail(inside, { kind: 'authorization', authorizedId: id }, now);
  }
}

/** Whether somebody may see the persons of a company: their e-mails and tax numbers are for users who write the list. */
export async function canSeePersons(db: Database, userId: number, companyId: number): Promise<boolean> {
  return codesOf(await listTemplatesOverCompany(db, userId, companyId)).includes('COMPANY_EDIT');
}

/** The persons on the list of a company, as its form holds them. */
function personsIn(values: Values): readonly ListedPerson[] {
  const rows = values[personsField] ?? null;
  return isRows(rows) ? rows.map(personOf) : [];
}

function personOf(row: RowValue): ListedPerson {
  const taxId = plainText(row['cuit']);
  return {
    key: row.key,
    firstname: plainText(row['name']),
    lastname: plainText(row['lastname']),
    email: plainText(row['email']),
    taxId: taxId === '' ? null : taxId,
  };
}

const isChanged = (before: ListedPerson, now: ListedPerson) =>
  (['firstname', 'lastname', 'taxId', 'email'] as const).some((name) => before[name] !== now[name]);

/**
 * Sends a person the mail again with another link; the one before works no longer. Refuses with `notFound` a row that is
 * not there, with `TokenAuthorized` who has confirmed, and with `tooManyRequests` what comes too soon.
 */
export async function sendAgain(
  deps: Deps,
  actor: Actor,
  { companyId, rowKey }: { readonly companyId: number; readonly rowKey: number },
): Promise<void> {
  await transact(deps.db, async (inside) => {
    const now = deps.clock();
    const persons = await listAuthorized(inside, companyId);
    const person = persons.find(({ key }) => key === rowKey) ?? fail('notFound');
    if (person.confirmedAt !== null) fail('TokenAuthorized');
    if (!(await renewLink(inside, person.id, makeLink(deps), now))) fail('changedMeanwhile');
    await countMail(inside, deps, actor, person.email);
    await queueMail(inside, { kind: 'authorization', authorizedId: person.id }, now);
  });
}

/** Seconds until a person can be sent the mail again, as far as their own mails say; 0 when it can be now. */
export function waitOf({ sentAt }: Authorized, now: Date): number {
  const passed = (now.getTime() - sentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(mailEverySeconds - passed));
}

function makeLink({ config, clock, randomBytes }: Linker): AuthorizationLink {
  const nonce = randomBytes(nonceBytes);
  const hash = hashOf(secretOf(config.tokenSecret, 'authorization', nonce));
  return { nonce, hash, expiresAt: new Date(clock().getTime() + linkHours.authorization * 3600_000) };
}

/** Counts a mail to an e-mail and by a user; one too many undoes what it is about. */
async function countMail(inside: Inside, deps: Linker, { userId }: Actor, email: string): Promise<void> {
  await requireMailTurn(inside, deps, 'authorization', email);
  const key = `mail:authorization:by:${String(userId)}`;
  await requireTry(inside, { key, max: maxPerHour, seconds: 3600 }, deps.clock());
}
