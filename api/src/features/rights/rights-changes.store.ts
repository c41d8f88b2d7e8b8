import { sql } from 'kysely';
import type { RightsChangeKind } from '@huella/domain/rules/rights-changes';
import type { Database } from '../../db/database';
import { noOrigin, type Origin } from '../../outside/visitor';

/** Who changes rights, when, and from where. */
export interface ChangedBy {
  readonly at: Date;
  /** Somebody signed in, or just signing up; the operator; somebody by the link of a mail. */
  readonly by: { readonly userId: number; readonly sessionId?: string } | 'operator' | 'link';
  readonly origin?: Origin;
}

/** What is changed of the rights over a company where no role comes or goes: those the database writes by itself. */
export interface RightsChange extends ChangedBy {
  readonly kind: RightsChangeKind;
  readonly companyId: number;
  readonly boxId?: number | null;
  readonly userId?: number | null;
  /** The folded e-mail of somebody of whom no more is known. */
  readonly email?: string | null;
  readonly template?: string | null;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

function actorOf({ by }: ChangedBy) {
  if (typeof by === 'string') return { doneBy: by, userId: null, sessionId: null } as const;
  return { doneBy: 'user', userId: by.userId, sessionId: by.sessionId ?? null } as const;
}

/** Writes down a change of rights, in the transaction that makes it. Nothing of it is ever changed (security R66). */
export async function recordRightsChange(db: Database, change: RightsChange): Promise<void> {
  const { kind, at, companyId, boxId, userId, email, template, before, after, origin = noOrigin } = change;
  const actor = actorOf(change);
  await db
    .insertInto('rights_change')
    .values({
      at,
      kind,
      done_by: actor.doneBy,
      actor_id: actor.userId,
      session_id: actor.sessionId,
      company_id: companyId,
      box_id: boxId ?? null,
      user_id: userId ?? null,
      email: email ?? null,
      template: template ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      ...origin,
    })
    .execute();
}

/**
 * Says to the database who makes the roles come and go that the work writes, and why where the usual reason is not
 * meant: it writes a record of each by itself. Inside a transaction, which is over where the work fails.
 */
export async function changeRoles<Result>(
  db: Database,
  { kind, ...by }: ChangedBy & { readonly kind?: RightsChangeKind },
  work: () => Promise<Result>,
): Promise<Result> {
  const said = { ...actorOf(by), ...(by.origin ?? noOrigin), at: by.at.toISOString(), kind };
  await sql`select set_config('huella.rights', ${JSON.stringify(said)}, true)`.execute(db);
  const result = await work();
  await sql`select set_config('huella.rights', '', true)`.execute(db);
  return result;
}

/** Takes the e-mail of somebody who erases their account out of what was written down of invitations to it. */
export async function forgetEmailOf(db: Database, userId: number): Promise<void> {
  await sql`
    update rights_change h set email = null from app_user u
    where u.id = ${userId} and h.email = u.email_key`.execute(db);
}
