import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fail } from '@huella/domain/model/errors';
import { unwatchedDisk, type DiskSpace } from './disk-space';
import type { FileStore, PutLimit } from './file-store';
import { meter } from './meter';

const soundName = /^[\w-]{16,64}$/;
const full = new Set(['ENOSPC', 'EDQUOT']);

export interface DiskStoreOptions {
  readonly disk?: DiskSpace;
  /** False for what can be made anew: a power cut may then lose what was just written. */
  readonly flush?: boolean;
}

/**
 * Files in a folder of this machine, spread over two levels of folders. A file appears whole or not at all: it is
 * written beside its place, flushed to the disk, and then renamed.
 */
export function openDiskStore(
  folder: string,
  { disk = unwatchedDisk, flush = true }: DiskStoreOptions = {},
): FileStore {
  const placeOf = (storageName: string): string => {
    if (!soundName.test(storageName)) fail('notFound');
    return path.join(folder, storageName.slice(0, 2), storageName.slice(2, 4), storageName);
  };
  return {
    put: async (storageName, bytes, limit) => {
      const place = placeOf(storageName);
      const release = await disk.hold(limit.bytes);
      try {
        return await put(place, bytes, { limit, flush });
      } finally {
        release();
      }
    },
    read: async (storageName) => read(placeOf(storageName)),
    remove: async (storageName) => {
      const place = placeOf(storageName);
      await rm(place, { force: true });
      await rm(draftOf(place), { force: true });
    },
  };
}

function draftOf(place: string): string {
  return `${place}.part`;
}

interface Putting {
  readonly limit: PutLimit;
  readonly flush: boolean;
}

async function put(place: string, bytes: Readable, putting: Putting): Promise<number> {
  const draft = draftOf(place);
  try {
    const size = await write(place, draft, bytes, putting);
    if (size === 0) fail('fileEmpty');
    await rename(draft, place);
    if (putting.flush) await flushFolder(path.dirname(place));
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    await rm(place, { force: true });
    if (hasCode(error, full)) fail('storageFull');
    throw error;
  }
}

async function write(place: string, draft: string, bytes: Readable, putting: Putting): Promise<number> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  const file = await open(draft, 'wx', 0o600);
  try {
    return await copy(file, bytes, putting);
  } finally {
    await file.close();
  }
}

async function copy(file: FileHandle, bytes: Readable, { limit, flush }: Putting): Promise<number> {
  let size = 0;
  for await (const piece of meter(bytes, limit)) {
    size += piece.length;
    await file.writeFile(piece);
  }
  if (flush) await file.sync();
  return size;
}

/** Without this a power cut may forget the name of a file whose bytes are safe. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(place: string): Promise<Uint8Array> {
  try {
    return await readFile(place);
  } catch (error) {
    if (hasCode(error, new Set(['ENOENT']))) fail('notFound');
    throw error;
  }
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}
