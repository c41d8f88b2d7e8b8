import { Readable } from 'node:stream';
import { contents, isImage, type FileContent } from '@huella/domain/engine/files/contents';
import type { FileReply } from '@huella/domain/calls/contract';
import { fail, Refusal } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import { contentOf } from '../../outside/files/content-of';
import { drawCopy, pictureSizes, pictureType } from '../../outside/files/picture';
import { removeFile, retireFile, type StoredFile } from './files.store';

type Copy = keyof typeof pictureSizes;
type Files = Pick<Deps, 'files'>;

/** A copy of a picture is kept beside it, under its name and this. No file that comes in has such a name. */
const suffixes: Readonly<Record<Copy, string>> = {
  thumbnail: '-thumbnail',
  page: '-page',
  public: '-public',
};

/**
 * Looks at the bytes of a file that came in: what is in it, or null for what no record may hold. A picture counts as one
 * when its preview can be drawn, which is kept.
 */
export async function examineFile(deps: Files, { storageName }: StoredFile): Promise<FileContent | null> {
  const bytes = await deps.files.read(storageName);
  const content = await contentOf(bytes);
  if (content === null || !isImage(content)) return content;
  const drawn = await drawCopy(bytes, content, pictureSizes.thumbnail);
  if (drawn === null) return null;
  await keep(deps, storageName + suffixes.thumbnail, drawn);
  return content;
}

/** A file as it came, under the name it had: to be saved, but for pictures. */
export function giveFile(deps: Files, { storageName, originalName, content }: StoredFile): FileReply {
  const known = content === null ? null : contents[content];
  return {
    name: originalName ?? storageName,
    type: known?.type ?? 'application/octet-stream',
    bytes: bytesOf(deps, storageName),
    mark: storageName,
    inline: content !== null && isImage(content),
  };
}

async function* bytesOf({ files }: Files, storageName: string): AsyncGenerator<Uint8Array> {
  yield await files.read(storageName);
}

/** A copy of a picture, drawn now if it is not there yet; `notFound` for what is no picture. */
export async function giveCopy(
  deps: Files,
  { storageName, originalName, content }: StoredFile,
  copy: Copy,
): Promise<FileReply> {
  if (content === null || !isImage(content)) return fail('notFound');
  const bytes = await copyOf(deps, storageName, content, copy);
  return {
    name: `${(originalName ?? storageName).replace(/\.[^.]+$/, '')}.webp`,
    type: pictureType,
    bytes: Readable.from([bytes]),
    mark: storageName + suffixes[copy],
    inline: true,
  };
}

/** The bytes of a picture in the size of a page; null for what is no picture, or cannot be drawn. */
export async function findPicture(
  deps: Files,
  { storageName, content }: StoredFile,
): Promise<Uint8Array | null> {
  if (content === null || !isImage(content)) return null;
  try {
    return await copyOf(deps, storageName, content, 'page');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'notFound') return null;
    throw error;
  }
}

/** Copies that are being drawn, so that many who ask at once wait for one. */
const underway = new Map<string, Promise<Uint8Array>>();

function copyOf(deps: Files, storageName: string, content: FileContent, copy: Copy): Promise<Uint8Array> {
  const name = storageName + suffixes[copy];
  const drawing =
    underway.get(name) ??
    readOrDraw(deps, storageName, content, copy).finally(() => {
      underway.delete(name);
    });
  underway.set(name, drawing);
  return drawing;
}

async function readOrDraw(
  deps: Files,
  storageName: string,
  content: FileContent,
  copy: Copy,
): Promise<Uint8Array> {
  const name = storageName + suffixes[copy];
  const kept = await findBytes(deps, name);
  if (kept !== null) return kept;
  const bytes = await deps.files.read(storageName);
  const drawn = (await drawCopy(bytes, content, pictureSizes[copy])) ?? fail('notFound');
  await keep(deps, name, drawn);
  return drawn;
}

async function findBytes({ files }: Files, name: string): Promise<Uint8Array | null> {
  try {
    return await files.read(name);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'notFound') return null;
    throw error;
  }
}

const copyLimit = { bytes: 10 * 1024 * 1024, silenceMs: 15_000, totalMs: 60_000 };

/** Keeps a copy. One that could not be kept, because another process keeps it too or the disk is full, is drawn again. */
async function keep({ files }: Files, name: string, bytes: Uint8Array): Promise<void> {
  await files.put(name, Readable.from([bytes]), copyLimit).catch(() => undefined);
}

/** Removes a file with its copies, unless a record holds it or a backup is being written. Answers whether it went. */
export async function discardFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  storageName: string,
): Promise<boolean> {
  if (!(await retireFile(db, storageName))) return false;
  for (const suffix of ['', ...Object.values(suffixes)]) await files.remove(storageName + suffix);
  await removeFile(db, storageName);
  return true;
}
