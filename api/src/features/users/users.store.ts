import { emailKey } from '@huella/domain/rules/account-rules';
import type { SignUpContext } from '@huella/domain/calls/accounts';
import type { Newcomer } from '@huella/domain/rules/onboarding';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

// Stores know accounts by it, and so do those who ask them.
export { emailKey };

export interface Credentials {
  readonly userId: number;
  readonly passwordHash: string;
  /** When the e-mail was proved to be theirs; null before. */
  readonly validatedAt: Date | null;
}

/** The user and password hash behind an e-mail, or null; disabled users are not found. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id as userId', 'password_hash as passwordHash', 'validated_at as validatedAt'])
    .where('email_key', '=', emailKey(email))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly country: string | null;
  readonly timezone: string;
  readonly language: Language;
}

/**
 * Writes a user whose e-mail is known to be theirs and answers its id. A second account of the same e-mail violates
 * `app_user_email_unique`.
 */
export async function insertUser(db: Database, user: NewUser, now: Date): Promise<number> {
  return insertAccount(db, { ...user, validatedAt: now, termsAt: null }, now);
}

/** A user who signs up. */
export interface Visitor extends NewUser {
  /** Whether it is known that the e-mail is theirs: they came by a link that was sent to it. */
  readonly isProved: boolean;
  /** Whether they accepted the terms: a program that signs somebody up may not have said. */
  readonly hasAccepted: boolean;
  /** What the page was about on which they signed up. */
  readonly context: object | null;
}

/** Writes a user who signs up; the e-mail has to be proved where nothing has proved it. */
export async function insertVisitor(
  db: Database,
  { isProved, hasAccepted, context, ...user }: Visitor,
  now: Date,
): Promise<number> {
  const account = { ...user, validatedAt: isProved ? now : null, termsAt: hasAccepted ? now : null };
  // Even an empty one says that they signed up by themselves.
  return insertAccount(db, { ...account, signUpContext: context ?? {} }, now);
}

/** Writes a user who only tries the product. */
export async function insertSandboxUser(db: Database, user: NewUser, now: Date): Promise<number> {
  return insertAccount(db, { ...user, validatedAt: now, termsAt: null, sandbox: true }, now);
}

/** Whether a user only tries the product. */
export async function isSandboxUser(db: Database, userId: number): Promise<boolean> {
  const row = await db.selectFrom('app_user').select('sandbox').where('id', '=', userId).executeTakeFirst();
  return row?.sandbox === true;
}

async function insertAccount(
  db: Database,
  user: NewUser & {
    readonly validatedAt: Date | null;
    readonly termsAt: Date | null;
    readonly sandbox?: boolean;
    readonly signUpContext?: object | null;
  },
  now: Date,
): Promise<number> {
  const { passwordHash, validatedAt, termsAt, signUpContext = null, ...rest } = user;
  const row = await db
    .insertInto('app_user')
    .values({
      ...rest,
      email_key: emailKey(user.email),
      password_hash: passwordHash,
      validated_at: validatedAt,
      terms_at: termsAt,
      sign_up_context: signUpContext === null ? null : JSON.stringify(signUpContext),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface Preferences {
  readonly language?: Language | undefined;
  readonly topBar?: object | null | undefined;
}

/** Keeps what the screens remember; what is absent stays. */
export async function updatePreferences(db: Database, userId: number, given: Preferences): Promise<void> {
  const changes = {
    ...(given.language !== undefined && { language: given.language }),
    ...(given.topBar !== undefined && {
      top_bar: given.topBar === null ? null : JSON.stringify(given.topBar),
    }),
  };
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('app_user').set(changes).where('id', '=', userId).execute();
}

/** An account that mails can go to. */
export interface Addressee {
  readonly userId: number;
  readonly email: string;
  readonly firstname: string;
  readonly language: Language;
  readonly validated: boolean;
}

/** The account behind an e-mail, or null; disabled ones are not found, nor those that only try the product. */
export async function findAddressee(db: Database, email: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id as userId', 'email', 'firstname', 'language', 'validated_at as validatedAt'])
    .where('email_key', '=', emailKey(email))
    .where('disabled_at', 'is', null)
    .where('sandbox', '=', false)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { validatedAt, ...rest } = row;
  return { ...rest, validated: validatedAt !== null };
}

/** How to write to the account of a user who can use it, or null. */
export async function findAddresseeOf(
  db: Database,
  userId: number,
): Promise<Pick<Addressee, 'email' | 'firstname' | 'language'> | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['email', 'firstname', 'language'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Says that the e-mail of a user was proved to be theirs; the first time counts. */
export async function markValidated(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ validated_at: now })
    .where('id', '=', userId)
    .where('validated_at', 'is', null)
    .execute();
}

/**
 * Gives a user another password in the place of the one that was proved. False when it was changed meanwhile: of many
 * who prove the same one at once, one changes it.
 */
export async function swapPassword(
  db: Database,
  userId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const result = await db
    .updateTable('app_user')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Whether an account can be used, and by this password where one was proved. It stays so until the transaction ends:
 * anyone who changes the password or disables the user waits, and then ends the session that is opened here.
 */
export async function holdAccount(
  inside: Inside,
  userId: number,
  passwordHash: string | null,
): Promise<boolean> {
  const query = inside
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forShare();
  const proved = passwordHash === null ? query : query.where('password_hash', '=', passwordHash);
  return (await proved.executeTakeFirst()) !== undefined;
}

/** Gives a user another password. */
export async function updatePassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** How far a user is on the way to their first establishment. */
export async function findNewcomer(
  db: Database,
  userId: number,
): Promise<(Newcomer & { readonly context: SignUpContext }) | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['terms_at as termsAt', 'profile_at as profileAt', 'delegated_at as delegatedAt'])
    .select('sign_up_context as signUpContext')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const owned = await db
    .selectFrom('company')
    .innerJoin('relation', 'relation.company_id', 'company.id')
    .select(['company.id', 'company.created_at as createdAt'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('box').select('box.id').whereRef('box.company_id', '=', 'company.id'))
        .$castTo<boolean>()
        .as('hasBox'),
    )
    .where('relation.user_id', '=', userId)
    .where('relation.template', '=', 'owner')
    .orderBy('company.id')
    .execute();
  const { termsAt, profileAt, delegatedAt, signUpContext } = row;
  const signedUp = termsAt !== null || signUpContext !== null;
  // Written by the sign-up, which had checked it.
  const context = (signUpContext ?? {}) as SignUpContext;
  return { signedUp, profiled: profileAt !== null, delegatedAt, owned, context };
}

/** Says that a user left what they were asked next for later; the last time counts. */
export async function markDelegated(db: Database, userId: number, now: Date): Promise<void> {
  await db.updateTable('app_user').set({ delegated_at: now }).where('id', '=', userId).execute();
}
