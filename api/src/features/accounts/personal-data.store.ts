import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** What is kept of a person, as they may take it with them. Tokens, hashes and secrets are not among it. */

/** The row of a user, as it is. */
export async function getPerson(db: Database, userId: number) {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'firstname', 'lastname', 'country', 'timezone', 'language', 'fields'])
    .select(['top_bar as topBar', 'created_at as createdAt', 'updated_at as updatedAt'])
    .select(['validated_at as emailProvedAt', 'terms_at as termsAcceptedAt'])
    .select('sign_up_context as signUpContext')
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

/** The views of lists that a user saved, and which of those that they see opens with its list. */
export async function listOwnViews(db: Database, userId: number) {
  return db
    .selectFrom('list_view as v')
    .innerJoin('box', 'box.id', 'v.box_id')
    .leftJoin('list_view_default as d', (join) =>
      join.onRef('d.view_id', '=', 'v.id').on('d.user_id', '=', userId),
    )
    .select([
      'box.name as establishmentName',
      'v.asset_type as assetType',
      'v.of_list as ofList',
      'v.name',
      'v.address',
      'v.columns',
    ])
    .select(['v.is_shared as isShared', 'v.created_at as createdAt', 'v.updated_at as updatedAt'])
    .select(sql<boolean>`d.view_id is not null`.as('opensFirst'))
    .where((where) => where.or([where('v.user_id', '=', userId), where('d.user_id', '=', userId)]))
    .orderBy('v.id')
    .execute();
}

/** The reports that a user saved, with what they ask for, to how many they are sent, and when; and what was sent to the user. */
export async function listOwnReports(db: Database, userId: number) {
  const saved = await db
    .selectFrom('saved_report as s')
    .select([
      's.asset_type as assetType',
      's.report_id as reportId',
      's.name',
      's.inputs',
      's.follows_day as followsDay',
      's.every',
      's.format',
      's.due_on as dueOn',
      's.created_at as createdAt',
      's.updated_at as updatedAt',
    ])
    .select(
      sql<number>`(select count(*)::integer from saved_report_reader r where r.report_id = s.id)`.as(
        'readers',
      ),
    )
    .where('s.user_id', '=', userId)
    .orderBy('s.id')
    .execute();
  const received = await db
    .selectFrom('report_delivery as d')
    .innerJoin('saved_report as s', 's.id', 'd.report_id')
    .select(['s.name', 'd.due_on as dueOn', 'd.sent_at as sentAt'])
    .where('d.user_id', '=', userId)
    .orderBy('d.sent_at')
    .execute();
  return { saved, received };
}

/** The invitations that were sent to a user's e-mail, or that they used: from where, to what, and what became of them. */
export async function listOwnInvitations(db: Database, userId: number) {
  return db
    .selectFrom('invitation')
    .innerJoin('app_user', (join) => join.on('app_user.id', '=', userId))
    .leftJoin('company', 'company.id', 'invitation.company_id')
    .leftJoin('box', 'box.id', 'invitation.box_id')
    .select(['company.name as companyName', 'box.name as establishmentName', 'invitation.template as role'])
    .select(['invitation.created_at as invitedAt', 'invitation.expires_at as expiresAt'])
    .select(['invitation.used_at as acceptedAt', 'invitation.revoked_at as withdrawnAt'])
    .where(({ or, eb }) =>
      or([
        eb('invitation.email_key', '=', eb.ref('app_user.email_key')),
        eb('invitation.used_by', '=', userId),
      ]),
    )
    .orderBy('invitation.id')
    .execute();
}

/** What companies asked a user's e-mail to confirm, with what they said of the person. */
export async function listOwnAuthorizations(db: Database, userId: number) {
  return db
    .selectFrom('authorized_person as person')
    .innerJoin('app_user', 'app_user.email_key', 'person.email_key')
    .innerJoin('company', 'company.id', 'person.company_id')
    .select(['company.name as companyName', 'person.firstname', 'person.lastname', 'person.tax_id as taxId'])
    .select(['person.created_at as askedAt', 'person.confirmed_at as confirmedAt'])
    .select('person.withdrawn_at as withdrawnAt')
    .where('app_user.id', '=', userId)
    .orderBy('person.id')
    .execute();
}

/** What was changed of a user's own rights, or of what their e-mail was invited to. */
export async function listOwnRightsChanges(db: Database, userId: number) {
  return db
    .selectFrom('rights_change as change')
    .innerJoin('app_user', (join) => join.on('app_user.id', '=', userId))
    .innerJoin('company', 'company.id', 'change.company_id')
    .leftJoin('box', 'box.id', 'change.box_id')
    .select(['change.kind', 'change.at', 'change.template as role'])
    .select(['company.name as companyName', 'box.name as establishmentName'])
    .where(({ or, eb }) =>
      or([eb('change.user_id', '=', userId), eb('change.email', '=', eb.ref('app_user.email_key'))]),
    )
    .orderBy('change.id')
    .execute();
}

/** What a user tried of rights, companies and establishments and may not; never whether what they named is there. */
export async function listOwnAttempts(db: Database, userId: number) {
  return db
    .selectFrom('refused_attempt')
    .select(['at', 'act', 'reason', 'tries', 'country', 'browser', 'os'])
    .where('actor_id', '=', userId)
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
