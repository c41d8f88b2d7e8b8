import { sql } from 'kysely';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** A passkey as its owner sees it. */
export interface ListedPasskey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The passkeys of a user, the newest first. */
export async function listPasskeys(db: Database, userId: number): Promise<readonly ListedPasskey[]> {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What devices know the passkeys of a user by, so that none of them makes a second one. */
export async function listCredentials(
  db: Database,
  userId: number,
): Promise<readonly { readonly credentialId: Buffer; readonly transports: string[] }[]> {
  return db
    .selectFrom('passkey')
    .select(['credential_id as credentialId', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** What passkeys call a user by: what is given where there is nothing yet. The same of many tries at once. */
export async function keepHandle(db: Database, userId: number, handle: Buffer): Promise<Buffer> {
  const row = await db
    .updateTable('app_user')
    .set({ passkey_handle: sql<Buffer>`coalesce(passkey_handle, ${handle})` })
    .where('id', '=', userId)
    .returning('passkey_handle as kept')
    .executeTakeFirstOrThrow();
  return row.kept ?? handle;
}

/** Counts the passkeys of a user, whose row is held to the end of the transaction: nobody adds one meanwhile. */
export async function countPasskeys(inside: Inside, userId: number): Promise<number> {
  await inside.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await inside
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewPasskey {
  readonly userId: number;
  readonly name: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** Writes a passkey and answers its id. One that somebody has already violates `passkey_credential_unique`. */
export async function insertPasskey(db: Database, passkey: NewPasskey, now: Date): Promise<number> {
  const row = await db
    .insertInto('passkey')
    .values({
      user_id: passkey.userId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Gives a passkey of a user another name. False when they have no such. */
export async function updatePasskeyName(
  db: Database,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const result = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Removes a passkey of a user and answers the name that it had; null when they have no such. */
export async function removePasskey(db: Database, userId: number, id: number): Promise<string | null> {
  const removed = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name ?? null;
}

/** A passkey that signs in, with whose it is. */
export interface OwnedPasskey {
  readonly id: number;
  readonly userId: number;
  readonly handle: Buffer | null;
  readonly validatedAt: Date | null;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** The passkey behind what a device knows it by, or null; those of disabled users are not found. */
export async function findPasskey(db: Database, credentialId: Buffer): Promise<OwnedPasskey | null> {
  const row = await db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .select(['passkey.id', 'user_id as userId', 'passkey_handle as handle', 'validated_at as validatedAt'])
    .select(['credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Says that a passkey was used, and how often by its own count. One atomic update: of several uses with one count one
 * succeeds, and none does with a lower one. False when it did not, or the passkey is gone.
 */
export async function markPasskeyUsed(
  db: Database,
  { id, counter }: { readonly id: number; readonly counter: number },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    // Devices that do not count say 0 each time.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
