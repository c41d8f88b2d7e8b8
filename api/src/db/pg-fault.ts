import pg from 'pg';

/** What the database says when it refuses: its SQLSTATE and, where one is meant, the constraint. */
export interface PgFault {
  readonly state: string;
  readonly constraint: string | null;
  readonly detail: string;
}

/** The database's refusal behind an error, or null when it is something else. */
export function findPgFault(error: unknown): PgFault | null {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return null;
  return { state: error.code, constraint: error.constraint ?? null, detail: error.detail ?? '' };
}

/** What the database says of its refusal, and where; for its operator, since it may hold values. */
export function wordsOfFault(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError)) return null;
  return [error.message, error.detail, error.where].filter((part) => part !== undefined).join('; ');
}

/** What the system says of a connection that is lost or cannot be made; the last three while names or routes are changing. */
const lostConnection = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** What the driver says of it, without a code. */
const lostInWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/** Whether an error means that the database cannot be reached now: the caller may try again later. */
export function isUnreachable(error: unknown): boolean {
  const fault = findPgFault(error);
  // 57P01..03: shutting down or starting; 08: connection; 53: out of connections, memory or disk; 57014: timed out;
  // 25006: read only, as a standby that is about to take over.
  if (fault !== null) return /^(?:57P0[123]|08|53|57014|25006)/.test(fault.state);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A socket that is not there is a database that is away; a file that is not there is a fault of ours.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return lostConnection.has(code) || lostInWords.test(error.message);
}

/** Whether the database has no room on its disk. It cannot be reached for writing either: `isUnreachable` holds, too. */
export function isDiskFull(error: unknown): boolean {
  return findPgFault(error)?.state === '53100';
}

/** The name of the company that was closed while something was written of it; null when it is something else. */
export function closedCompanyOf(error: unknown): string | null {
  const fault = findPgFault(error);
  return fault?.state === 'HU001' ? fault.detail : null;
}
