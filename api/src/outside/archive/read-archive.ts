import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as extractTar } from 'tar-stream';
import { endName, isSums } from './archive-names';

/** One entry of an archive; its bytes are read before the next entry comes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Why an archive cannot be read. */
export type ArchiveFault =
  /** It is no packed tar at all. */
  | 'foreign'
  /** It ends before its end, or its packing is broken. */
  | 'cutOff'
  /** An entry is not what was written. */
  | 'changed'
  /** There is no such file, or it may not be read. */
  | 'unreadable';

export class BrokenArchive extends Error {
  override readonly name = 'BrokenArchive';
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, about: string) {
    super(about);
    this.fault = fault;
  }
}

/** The entries of an archive as they are read, the lists of sums and the end among them. Nothing of them is checked. */
export async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  const extract = extractTar();
  const flow = pipeline(createReadStream(file), createGunzip(), extract).catch((error: unknown) => error);
  let any = false;
  // A fault shows where bytes are read: between entries, or amid one.
  const guarded = async function* <Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
    try {
      yield* pieces;
    } catch (error) {
      throw await describe(flow, error, any);
    }
  };
  for await (const entry of guarded(extract)) {
    any = true;
    const { name, size = 0 } = entry.header;
    yield { name, size, bytes: guarded(entry) };
  }
  const error = await flow;
  if (error !== undefined) throw await describe(flow, error, any);
}

async function describe(flow: Promise<unknown>, thrown: unknown, any: boolean): Promise<unknown> {
  if (thrown instanceof BrokenArchive) return thrown;
  const error = (await flow) ?? thrown;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const about = error instanceof Error ? error.message : '';
  if (['ENOENT', 'EACCES', 'EISDIR', 'EPERM'].includes(code)) return new BrokenArchive('unreadable', about);
  if (!any && (code === 'Z_DATA_ERROR' || /header/.test(about))) return new BrokenArchive('foreign', about);
  return new BrokenArchive('cutOff', about);
}

/** All bytes of an entry that is small; longer ones are not what they should be. */
export async function readSmall(entry: ArchiveEntry, maxBytes = 64 * 1024 * 1024): Promise<Buffer> {
  if (entry.size > maxBytes) throw new BrokenArchive('changed', entry.name);
  const pieces: Buffer[] = [];
  for await (const piece of entry.bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Reads an archive through and makes sure that it is whole: every entry has its sum, every list of sums is there, and
 * the end is. Answers the first entry and the end as they are written. Holds a thousand sums at a time.
 * @throws {BrokenArchive}
 */
export async function checkArchive(file: string): Promise<{ readonly head: string; readonly end: string }> {
  const all = createHash('sha256');
  let head: string | null = null;
  let end: string | null = null;
  let lines = '';
  for await (const entry of entriesOf(file)) {
    if (end !== null) throw new BrokenArchive('changed', entry.name);
    if (entry.name === endName) end = (await readSmall(entry)).toString('utf8');
    else if (isSums(entry.name)) {
      if ((await readSmall(entry)).toString('utf8') !== lines) throw new BrokenArchive('changed', entry.name);
      all.update(lines);
      lines = '';
    } else if (head === null) {
      const bytes = await readSmall(entry);
      head = bytes.toString('utf8');
      lines += `${createHash('sha256').update(bytes).digest('hex')}  ${entry.name}\n`;
    } else lines += `${await sumOf(entry)}  ${entry.name}\n`;
  }
  if (head === null) throw new BrokenArchive('foreign', '');
  if (end === null || lines !== '') throw new BrokenArchive('cutOff', '');
  if (sumsIn(end) !== all.digest('hex')) throw new BrokenArchive('changed', endName);
  return { head, end };
}

async function sumOf(entry: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of entry.bytes) hash.update(piece);
  return hash.digest('hex');
}

function sumsIn(end: string): string | null {
  try {
    const said: unknown = JSON.parse(end);
    return typeof said === 'object' && said !== null && 'sums' in said ? String(said.sums) : null;
  } catch {
    return null; // not what was written
  }
}
