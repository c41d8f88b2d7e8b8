import type { Calls } from '@huella/domain/calls/index';
import type { QueryOf, ReplyOf } from '@huella/domain/calls/contract';
import { fail } from '@huella/domain/model/errors';
import type { Actor } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { Origin } from '../../outside/visitor';
import { listSecurityEvents, recordSecurityEvent } from './security-events.store';
import { endSession, endSessions, isSessionOf, listSessions } from './sessions.store';

/** The open sessions of a user, the one that asks first. */
export async function presentSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: Actor,
): Promise<ReplyOf<Calls['users.sessions']>> {
  const sessions = await listSessions(db, userId, { first: sessionId, now: clock() });
  return sessions.map((session) => ({
    ...session,
    createdAt: session.createdAt.toISOString(),
    usedAt: session.usedAt.toISOString(),
    isCurrent: session.id === sessionId,
  }));
}

/**
 * Ends a session of the user, this one too; one that has ended stays as it is. What is nobody's and what is another's
 * are both `notFound`.
 */
export async function endOwnSession(deps: Deps, by: Actor, origin: Origin, id: string): Promise<void> {
  const at = deps.clock();
  await transact(deps.db, async (db) => {
    if (!(await isSessionOf(db, id, by.userId))) fail('notFound');
    if ((await endSession(db, id, 'ended', at)) === null) return;
    const { userId } = by;
    await recordSecurityEvent(db, { userId, kind: 'sessionEnded', at, by, origin, subjectId: id });
  });
}

/** Ends every session of the user but the one that asks. Answers how many. */
export async function endOtherSessions(deps: Deps, by: Actor, origin: Origin): Promise<number> {
  const at = deps.clock();
  const { userId, sessionId } = by;
  return transact(deps.db, async (db) => {
    const ended = await endSessions(db, userId, sessionId, 'ended', at);
    const detail = String(ended);
    if (ended > 0) await recordSecurityEvent(db, { userId, kind: 'othersEnded', at, by, origin, detail });
    return ended;
  });
}

/** How many security events are shown at once. */
const eventsShown = 20;

/** What happened to the account of a user, newest first, a window at a time. */
export async function presentSecurityEvents(
  { db }: Pick<Deps, 'db'>,
  { userId, sessionId: own }: Actor,
  { before, size = eventsShown }: QueryOf<Calls['users.securityEvents']>,
): Promise<ReplyOf<Calls['users.securityEvents']>> {
  const found = await listSecurityEvents(db, userId, { before: before ?? null, limit: size + 1 });
  return {
    rows: found.slice(0, size).map(({ sessionId, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
      isHere: sessionId === own,
    })),
    hasMore: found.length > size,
  };
}
