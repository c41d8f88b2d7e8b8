import { mkdir, statfs } from 'node:fs/promises';
import { fail } from '@huella/domain/model/errors';
import type { Log } from '../../log';

/** The room on the disk of the data folder. */
export interface DiskSpace {
  /** @throws Refusal `storageFull` while less than the reserve is left */
  readonly requireRoom: () => Promise<void>;
  /**
   * Sets bytes aside for what is about to be written, and answers how to give up what was not.
   * @throws Refusal `storageFull` where they would take of the reserve
   */
  readonly hold: (bytes: number) => Promise<() => void>;
}

interface DiskFigures {
  readonly totalBytes: number;
  readonly freeBytes: number;
}

interface DiskSpaceOptions {
  /** A folder on the disk. */
  readonly folder: string;
  readonly log: Log;
  readonly look?: (folder: string) => Promise<DiskFigures>;
}

const megabyte = 1024 * 1024;
/** The disk is looked at so often at most, in milliseconds. */
const lookEvery = 500;

/** For commands whose operator sees how they end, and for tests: the disk itself says when it is full. */
export const unwatchedDisk: DiskSpace = {
  requireRoom: () => Promise.resolve(),
  hold: () => Promise.resolve(() => undefined),
};

/**
 * Bytes that stay free of a disk: a fiftieth, 64 to 512 MB. The database needs them to bring itself in order after a crash,
 * and people to sign in and read.
 */
export function reserveOf(totalBytes: number): number {
  return Math.min(512 * megabyte, Math.max(64 * megabyte, totalBytes / 50));
}

/** Watches a disk, so that what fills it is refused before the database meets its end (security R60). */
export function openDiskSpace({ folder, log, look = lookAt }: DiskSpaceOptions): DiskSpace {
  let held = 0;
  let wasFull = false;
  let seen: { readonly at: number; readonly room: Promise<number> } | null = null;

  /** Bytes above the reserve. */
  const measure = async (): Promise<number> => {
    const { totalBytes, freeBytes } = await look(folder);
    const room = freeBytes - reserveOf(totalBytes);
    if (room < 0 !== wasFull) {
      wasFull = room < 0;
      const details = { freeMb: Math.round(freeBytes / megabyte) };
      if (wasFull)
        log.error(details, 'the disk of the data folder is full: nothing is taken, what is there is read');
      else log.warn(details, 'the disk of the data folder has room again');
    }
    return room;
  };
  const requireBytes = async (bytes: number) => {
    const now = performance.now();
    if (seen === null || now - seen.at >= lookEvery) seen = { at: now, room: measure() };
    if ((await seen.room) - held < bytes) fail('storageFull');
  };
  return {
    requireRoom: () => requireBytes(0),
    hold: async (bytes) => {
      await requireBytes(bytes);
      held += bytes;
      let isHeld = true;
      return () => {
        if (isHeld) held -= bytes;
        isHeld = false;
      };
    },
  };
}

async function lookAt(folder: string): Promise<DiskFigures> {
  // Beside a database of its own, nothing else may have made the folder before the first file comes.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bsize, blocks, bavail } = await statfs(folder);
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize };
}
