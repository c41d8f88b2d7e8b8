import { permissionTemplates } from '@huella/domain/rules/relations';
import type { Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { takeMailTurn } from '../mails/mail-turns-check';
import { queueMail } from '../mails/mails.store';
import { findSender, listReceivers, type Reader } from './readers.store';

type Server = Pick<Deps, 'config' | 'clock'>;

/** The most people that are notified of one transfer. */
const maxNotified = 50;

const transferring = permissionTemplates.filter(({ codes }) => codes.includes('ASSET_TRANSFER'));

/**
 * Notifies those who may transfer from where assets came to, unless they want none (document 1 section 6). Last in
 * its transaction: anyone who writes to the same person at once waits here.
 */
export async function notifyReceivers(
  db: Inside,
  deps: Server,
  transferId: number,
  { boxId, byUserId }: { readonly boxId: number; readonly byUserId: number },
  now: Date,
): Promise<void> {
  const templates = transferring.map(({ id }) => id);
  const readers = await listReceivers(db, boxId, templates, maxNotified);
  const others = readers.filter(({ userId }) => userId !== byUserId);
  for (const reader of others) await queue(db, deps, 'transferArrived', transferId, reader, now);
}

/** Notifies who sent of what became of it. */
export async function notifySender(db: Inside, deps: Server, transferId: number, now: Date): Promise<void> {
  const reader = await findSender(db, transferId);
  if (reader !== null) await queue(db, deps, 'transferAnswered', transferId, reader, now);
}

async function queue(
  db: Inside,
  deps: Server,
  kind: 'transferArrived' | 'transferAnswered',
  transferId: number,
  { userId, email }: Reader,
  now: Date,
): Promise<void> {
  const wait = await takeMailTurn(db, deps, kind, email);
  await queueMail(db, { kind, userId, transferId }, now, wait);
}
