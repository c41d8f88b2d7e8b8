import { emailKey } from '@huella/domain/rules/account-rules';
import type { MailKind } from '../../db/access-tables';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { markOf, requireTry } from '../users/throttle-check';
import { findWindowEnd, takeTurn } from '../users/throttle.store';

/** Seconds between two mails of one kind to one e-mail, no matter who asks for them (document 1 section 9, security R11). */
export const mailEverySeconds = 60;

type Server = Pick<Deps, 'config' | 'clock'>;

/** What the mails of a kind to an e-mail are counted by. */
export function mailKey({ config }: Pick<Deps, 'config'>, kind: MailKind, email: string): string {
  return `mail:${kind}:${markOf(config, emailKey(email))}`;
}

/**
 * Counts a mail of a kind to an e-mail. One that comes too soon after another is refused with `tooManyRequests` and the
 * seconds until the next may go.
 */
export async function requireMailTurn(
  db: Database,
  deps: Server,
  kind: MailKind,
  email: string,
): Promise<void> {
  const limit = { key: mailKey(deps, kind, email), max: 1, seconds: mailEverySeconds };
  await requireTry(db, limit, deps.clock());
}

/** The same for what nobody has to ask for again: it waits for its turn. Answers the seconds until then. */
export async function takeMailTurn(
  db: Database,
  deps: Server,
  kind: MailKind,
  email: string,
): Promise<number> {
  const now = deps.clock();
  const turn = await takeTurn(db, mailKey(deps, kind, email), mailEverySeconds, now);
  return secondsTo(turn, now);
}

/** Seconds until a mail of a kind may go to an e-mail; 0 where it may go now. Counts nothing. */
export async function findMailWait(
  db: Database,
  deps: Server,
  kind: MailKind,
  email: string,
): Promise<number> {
  const end = await findWindowEnd(db, mailKey(deps, kind, email));
  return end === null ? 0 : secondsTo(end, deps.clock());
}

function secondsTo(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}
