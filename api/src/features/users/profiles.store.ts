import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** What users say of themselves that their form may change. */
export interface ChangedProfile {
  readonly firstname: string;
  readonly lastname: string;
  readonly country: string | null;
  readonly timezone: string;
  readonly language: Language;
  readonly fields: Values;
}

/** A user as their form has them. */
export interface ProfileRecord extends ChangedProfile {
  readonly id: number;
  readonly version: number;
  readonly email: string;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

/** The user of an id, or null; locked to the end of the transaction where they are to be changed. */
export async function findProfile(
  db: Database,
  id: number,
  hold: 'locked' | 'read' = 'read',
): Promise<ProfileRecord | null> {
  const query = db
    .selectFrom('app_user')
    .select(['id', 'version', 'email', 'firstname', 'lastname', 'country', 'timezone', 'language', 'fields'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null);
  return (await (hold === 'locked' ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Writes what the form changed, and raises the version. */
export async function updateProfile(
  inside: Inside,
  id: number,
  { fields, ...rest }: ChangedProfile,
  now: Date,
): Promise<void> {
  await inside
    .updateTable('app_user')
    .set({ ...rest, fields: JSON.stringify(fields), updated_at: now })
    .set('version', sql<number>`version + 1`)
    .set('profile_at', sql<Date>`coalesce(profile_at, ${now})`)
    .where('id', '=', id)
    .execute();
}
