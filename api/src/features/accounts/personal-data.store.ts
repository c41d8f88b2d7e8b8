import type { Database } from '../../db/database';

/** What is kept of a person, as they may take it with them. Tokens, hashes and secrets are not among it. */

/** The row of a user, as it stands. */
export async function getPerson(db: Database, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'firstname', 'lastname', 'country', 'timezone', 'language', 'fields'])
    .select(['top_bar as topBar', 'created_at as createdAt', 'updated_at as updatedAt'])
    .select(['validated_at as emailProvedAt', 'terms_at as termsAcceptedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** What a user is to companies and establishments. */
export async function listOwnRelations(db: Database, userId: number) {
  return db
    .selectFrom('relation')
    .leftJoin('company', 'company.id', 'relation.company_id')
    .leftJoin('box', 'box.id', 'relation.box_id')
    .select(['relation.template as role', 'relation.created_at as since'])
    .select(['company.id as companyId', 'company.name as companyName'])
    .select(['box.id as establishmentId', 'box.name as establishmentName'])
    .where('relation.user_id', '=', userId)
    .orderBy('relation.id')
    .execute();
}

/** Every session of a user, ended ones too. */
export async function listOwnSessions(db: Database, userId: number) {
  return db
    .selectFrom('session')
    .select([
      'created_at as createdAt',
      'rotated_at as usedAt',
      'ended_at as endedAt',
      'end_reason as endReason',
    ])
    .select(['country', 'device', 'browser', 'os'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** The mails that were sent to a user: their kinds and times. */
export async function listOwnMails(db: Database, userId: number) {
  return db
    .selectFrom('mail')
    .select(['kind', 'created_at as writtenAt', 'sent_at as sentAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** The links that were sent to a user: what for and when, never what they carry. */
export async function listOwnLinks(db: Database, userId: number) {
  return db
    .selectFrom('access_link')
    .select(['purpose', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** The passkeys of a user: what they are called and when they were used, never their keys. */
export async function listOwnPasskeys(db: Database, userId: number) {
  return db
    .selectFrom('passkey')
    .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Some of the events that a user recorded, after one of them, in the order of recording. */
export async function listRecordedEvents(db: Database, userId: number, after: number, limit: number) {
  return db
    .selectFrom('event')
    .select(['id', 'box_id as establishmentId', 'asset_type as assetType', 'event_type as eventType'])
    .select(['event_time as at', 'record_time as recordedAt', 'assets_count as assets'])
    .where('recorded_by', '=', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}
