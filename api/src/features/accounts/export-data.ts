import type { FileReply } from '@huella/domain/calls/contract';
import type { Actor } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import type { Origin } from '../../outside/visitor';
import { requireOwnPassword } from '../users/password-check';
import { listSecurityEvents, recordSecurityEvent, type SecurityEvent } from '../users/security-events.store';
import {
  getPerson,
  listOwnAttempts,
  listOwnAuthorizations,
  listOwnInvitations,
  listOwnLinks,
  listOwnMails,
  listOwnPasskeys,
  listOwnRelations,
  listOwnReports,
  listOwnRightsChanges,
  listOwnSessions,
  listOwnViews,
  listRecordedEvents,
} from './personal-data.store';

/** Rows that are read at once of what may be long. */
const rowWindow = 1_000;

/**
 * Everything that is kept of the caller, as one JSON file that is written while it is sent. Asks for the password, for
 * a session that somebody left open must not give it all away; what was given is written down.
 */
export async function exportPersonalData(
  deps: Deps,
  actor: Actor,
  password: string,
  origin: Origin,
): Promise<FileReply> {
  await requireOwnPassword(deps, { actor, password, origin, field: 'password' });
  const { userId } = actor;
  const at = deps.clock();
  await recordSecurityEvent(deps.db, { userId, kind: 'dataExported', at, by: actor, origin });
  return {
    name: `huella-${dayIn(at, actor.timezone)}.json`,
    type: 'application/json; charset=utf-8',
    bytes: writeData(deps.db, userId, at),
  };
}

/** The file, part after part; each is valid only with the ones before and after, so a copy that was cut off is seen. */
async function* writeData(db: Database, userId: number, now: Date): AsyncGenerator<Uint8Array> {
  const { topBar, language, ...profile } = await getPerson(db, userId);
  const parts = {
    exportedAt: now,
    profile: { ...profile, language },
    preferences: { language, topBar },
    relations: await listOwnRelations(db, userId),
    rightsChanges: await listOwnRightsChanges(db, userId),
    refusedAttempts: await listOwnAttempts(db, userId),
    sessions: await listOwnSessions(db, userId),
    mails: await listOwnMails(db, userId),
    links: await listOwnLinks(db, userId),
    passkeys: await listOwnPasskeys(db, userId),
    invitations: await listOwnInvitations(db, userId),
    authorizations: await listOwnAuthorizations(db, userId),
    views: await listOwnViews(db, userId),
    reports: await listOwnReports(db, userId),
  };
  const written = Object.entries(parts).map(([name, part]) => `  ${quoted(name)}: ${quoted(part)}`);
  yield bytesOf(`{\n${written.join(',\n')},\n  "securityEvents": [`);
  yield* writeRows(securityEventsOf(db, userId));
  yield bytesOf('],\n  "recordedEvents": [');
  yield* writeRows(recordedEventsOf(db, userId));
  yield bytesOf(']\n}\n');
}

async function* writeRows(stretches: AsyncIterable<readonly object[]>): AsyncGenerator<Uint8Array> {
  let lead = '\n    ';
  for await (const rows of stretches) {
    if (rows.length === 0) continue;
    yield bytesOf(lead + rows.map(quoted).join(',\n    '));
    lead = ',\n    ';
  }
}

async function* securityEventsOf(db: Database, userId: number): AsyncGenerator<readonly object[]> {
  let before: number | null = null;
  for (;;) {
    const rows: readonly SecurityEvent[] = await listSecurityEvents(db, userId, { before, limit: rowWindow });
    yield rows.map(({ sessionId: _session, ...event }) => event);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowWindow) return;
    before = last.id;
  }
}

async function* recordedEventsOf(db: Database, userId: number): AsyncGenerator<readonly object[]> {
  let after = 0;
  for (;;) {
    const rows = await listRecordedEvents(db, userId, after, rowWindow);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowWindow) return;
    after = last.id;
  }
}

const quoted = (part: unknown): string => JSON.stringify(part);
const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);
