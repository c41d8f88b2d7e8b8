import { sql } from 'kysely';
import { givingTemplates } from '@huella/domain/rules/giving';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import type { OfferedAt } from './invitations.store';

/** An invitation that nobody took, as who may give its role sees it. */
export interface SentInvitation extends OfferedAt {
  readonly id: number;
  readonly email: string;
  readonly template: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When whose e-mail it was sent to did not want it. */
  readonly declinedAt: Date | null;
  /** The server will not take its mail. */
  readonly refused: boolean;
  /** The company of the place, whatever the role is over. */
  readonly ofCompanyId: number;
  readonly companyName: string;
  readonly renewalAt: Date | null;
  readonly closedAt: Date | null;
  readonly boxName: string | null;
  readonly inviterId: number;
  readonly inviterName: string;
  readonly inviterEmail: string;
}

/**
 * The invitations that were neither taken nor withdrawn, open, late or declined, over places where a user may give roles; newest
 * first, or the one of an id alone. Of any other it is as if there were none.
 */
export async function listSentInvitations(
  db: Database,
  userId: number,
  id: number | null = null,
): Promise<readonly SentInvitation[]> {
  const found = await sql<SentInvitation>`
    select i.id, i.email, i.company_id as "companyId", i.box_id as "boxId", i.template,
           i.created_at as "createdAt", i.expires_at as "expiresAt", i.declined_at as "declinedAt", exists (
             select from mail m where m.invitation_id = i.id and m.refused_at is not null
           ) as refused,
           c.id as "ofCompanyId", c.name as "companyName", c.renewal_at as "renewalAt", c.closed_at as "closedAt", b.name as "boxName",
           u.id as "inviterId", trim(concat(u.firstname, ' ', u.lastname)) as "inviterName",
           u.email as "inviterEmail"
    from invitation i
    join app_user u on u.id = i.invited_by
    left join box b on b.id = i.box_id
    join company c on c.id = coalesce(i.company_id, b.company_id)
    where i.used_at is null and i.revoked_at is null
      and (${id}::bigint is null or i.id = ${id})
      and exists (
        select from relation m
        where m.user_id = ${userId} and (m.company_id = c.id or m.box_id = i.box_id)
          and m.template = any(case when i.box_id is null then ${givingTemplates('company')}::text[]
                                    else ${givingTemplates('box')}::text[] end))
    order by i.id desc`.execute(db);
  return found.rows;
}

/** Withdraws an invitation; false where it was taken or withdrawn meanwhile. */
export async function revokeInvitation(db: Inside, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
