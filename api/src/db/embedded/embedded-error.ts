/** Why the embedded database cannot serve; the message says what to do about it. */
export type EmbeddedFault =
  /** No package with PostgreSQL for this platform is installed. */
  | 'NO_BINARIES'
  /** The binaries are there but nobody we may be can run them. */
  | 'NO_RUN'
  /** Root, and no unprivileged account to hand PostgreSQL to (it refuses to run as root). */
  | 'NO_ACCOUNT'
  /** Root without the right to become another user. */
  | 'NO_SETUID'
  /** The user id has no name, which initdb insists on. */
  | 'NO_NAME'
  /** Another process holds the data folder. */
  | 'IN_USE'
  /** The data folder, or a part of it, belongs to somebody else. */
  | 'NOT_OURS'
  /** The data folder was made by another major version. */
  | 'OTHER_MAJOR'
  /** No folder with a path short enough for a unix socket. */
  | 'NO_SOCKET'
  | 'INITDB'
  | 'START'
  /** An old server on the folder does not end. */
  | 'STUCK';

export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';
  readonly code: EmbeddedFault;

  constructor(code: EmbeddedFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** @throws {EmbeddedError} always */
export function fail(code: EmbeddedFault, message: string, cause?: unknown): never {
  throw new EmbeddedError(code, message, { cause });
}

/** The `code` of a Node system error (ENOENT, EACCES...), or undefined for anything else. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
