import type { Readable } from 'node:stream';

/** What a file may cost while it comes in. */
export interface PutLimit {
  /** Most bytes; they are counted while they come, whatever was announced. */
  readonly bytes: number;
  /** Longest silence between two pieces, in milliseconds. */
  readonly silenceMs: number;
  /** Longest time for the whole file, in milliseconds. */
  readonly totalMs: number;
}

/** Where the bytes of files are kept, by the random name that the server gave them. */
export interface FileStore {
  /**
   * Keeps the bytes of a stream under a name and answers how many they were. All of it or nothing: a stream that
   * breaks, is too slow (`badJson`), too long (`fileTooLarge`) or empty (`fileEmpty`), or that finds no room (`storageFull`), leaves nothing
   * behind.
   */
  readonly put: (storageName: string, bytes: Readable, limit: PutLimit) => Promise<number>;
  /** All bytes of a file; `notFound` when there is none. */
  readonly read: (storageName: string) => Promise<Uint8Array>;
  /** Removes a file, and what a broken put may have left of it. Fine when there is none. */
  readonly remove: (storageName: string) => Promise<void>;
}
