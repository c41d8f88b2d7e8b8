import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as packTar } from 'tar-stream';
import { endName, sumsEvery, sumsName } from './archive-names';

/** An archive that is being written, entry after entry. */
export interface ArchiveWriter {
  readonly add: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** The place of an archive is taken by something else, or cannot be written. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/**
 * Writes an archive (a packed tar) as its entries come, in memory of one entry. Beside them are their SHA-256 sums, a
 * list after every thousand; what `fill` answers is its last entry, by which an archive is known to be whole. It
 * appears under its name when it is finished and flushed; whatever goes wrong leaves nothing of it.
 * @throws {ArchiveError} when the name is taken
 */
export async function writeArchive<End extends object>(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<End>,
): Promise<{ readonly end: End; readonly bytes: number }> {
  if ((await stat(file).catch(() => null)) !== null) throw new ArchiveError(`${file} is there already.`);
  const draft = `${file}.${process.pid}.part`;
  try {
    const end = await fillFile(draft, fill);
    const size = await flush(draft);
    await rename(draft, file);
    await flushFolder(path.dirname(file));
    return { end, bytes: size };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fillFile<End extends object>(
  draft: string,
  fill: (archive: ArchiveWriter) => Promise<End>,
): Promise<End> {
  const pack = packTar();
  const flow = pipeline(pack, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
  const filling = fillPack(pack, fill).catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  // Where the disk is full the flow says why; the filling only that its entry was cut off.
  const [flowed, filled] = await Promise.allSettled([flow, filling]);
  if (filled.status === 'fulfilled' && flowed.status === 'fulfilled') return filled.value;
  if (flowed.status === 'fulfilled') throw new Error('the archive was not written');
  throw hasPath(flowed.reason)
    ? new ArchiveError(`${draft} cannot be written: ${flowed.reason.message}`)
    : flowed.reason;
}

async function fillPack<End extends object>(
  pack: ReturnType<typeof packTar>,
  fill: (archive: ArchiveWriter) => Promise<End>,
): Promise<End> {
  const all = createHash('sha256');
  let lines: string[] = [];
  let lists = 0;
  const put = (name: string, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      pack.entry(
        { name, mode: 0o600 },
        Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        (error) => {
          if (error === null || error === undefined) resolve();
          else reject(error);
        },
      );
    });
  const putSums = async () => {
    if (lines.length === 0) return;
    lists += 1;
    const text = lines.join('');
    all.update(text);
    lines = [];
    await put(sumsName(lists), Buffer.from(text));
  };
  const end = await fill({
    add: async (name, bytes) => {
      lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
      await put(name, bytes);
      if (lines.length >= sumsEvery) await putSums();
    },
  });
  await putSums();
  await put(endName, Buffer.from(JSON.stringify({ ...end, sums: all.digest('hex') }, null, 1)));
  pack.finalize();
  return end;
}

/** What the file system says names the file. */
function hasPath(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}

/** Makes what was written survive a power cut, and answers how many bytes it is. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/** Without this a power cut may forget the name of an archive whose bytes are safe. Windows cannot open folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
