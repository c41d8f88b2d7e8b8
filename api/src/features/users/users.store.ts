import type { Database } from '../../db/database';
import type { Language } from '@huella/domain/words';

/** The one form of an e-mail that accounts are told apart by: twins in case or Unicode are one account. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** The user and password hash behind an e-mail, or null; disabled users are not found. */
export async function findCredentials(
  db: Database,
  email: string,
): Promise<{ readonly userId: number; readonly passwordHash: string } | null> {
  const row = await db
    .selectFrom('app_user')
    .select(['id as userId', 'password_hash as passwordHash'])
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

/** Writes a user and answers its id. A second account of the same e-mail violates `app_user_email_unique`. */
export async function insertUser(db: Database, user: NewUser, now: Date): Promise<number> {
  const { passwordHash, ...rest } = user;
  const row = await db
    .insertInto('app_user')
    .values({ ...rest, email_key: emailKey(user.email), password_hash: passwordHash, created_at: now })
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
