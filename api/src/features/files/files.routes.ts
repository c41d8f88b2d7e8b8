import { calls } from '@huella/domain/calls/index';
import { maxFileBytes } from '@huella/domain/rules/limits';
import { isImage } from '@huella/domain/engine/files/contents';
import { fail } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import { hashOf } from '../../http/link-secrets';
import type { ComingBytes, Handlers } from '../../http/serve';
import type { PutLimit } from '../../outside/files/file-store';
import { refuseTooLarge } from '../../outside/files/meter';
import { findFile, insertFile, registerFile, removeFile, takeAddress, updateStored } from './files.store';
import { examineFile, giveCopy, giveFile } from './kept-files';
import { getReadable, getShown } from './readable-files';
import { uploaderOf, withUploadRoom } from './upload-quota-check';
import { minBytes, type Uploader } from './upload-quota.store';

/** How long an address works, in milliseconds. */
const addressMs = 15 * 60_000;

const putLimit: PutLimit = { bytes: maxFileBytes, silenceMs: 15_000, totalMs: 5 * 60_000 };

type FileCall =
  | 'files.uploadUrl'
  | 'files.put'
  | 'files.public'
  | 'files.read'
  | 'files.thumbnail'
  | 'files.readPublic'
  | 'files.thumbnailPublic'
  | 'files.pagePublic';

/**
 * How a file comes in (document 1 section 9): an address that works once, the bytes, and its registration. And how it
 * is read, by those who may.
 */
export function fileRoutes(deps: Deps): Pick<Handlers, FileCall> {
  return {
    ...comingIn(deps),
    'files.read': async ({ params, caller }) =>
      giveFile(deps, await getReadable(deps, caller, params.storageName)),
    'files.thumbnail': async ({ params, caller }) =>
      giveCopy(deps, await getReadable(deps, caller, params.storageName), 'thumbnail'),
    'files.readPublic': async ({ params }) => {
      const file = await getShown(deps, params.storageName);
      // Of a picture everybody gets a copy: the file itself may say where it was taken.
      return file.content !== null && isImage(file.content)
        ? giveCopy(deps, file, 'public')
        : giveFile(deps, file);
    },
    'files.thumbnailPublic': async ({ params }) =>
      giveCopy(deps, await getShown(deps, params.storageName), 'thumbnail'),
    'files.pagePublic': async ({ params }) =>
      giveCopy(deps, await getShown(deps, params.storageName), 'page'),
  };
}

function comingIn(deps: Deps): Pick<Handlers, 'files.uploadUrl' | 'files.put' | 'files.public'> {
  return {
    'files.uploadUrl': async (request) => {
      const uploader = uploaderOf(deps, request);
      const storageName = deps.randomBytes(16).toString('base64url');
      const secret = deps.randomBytes(32).toString('base64url');
      const now = deps.clock();
      await withUploadRoom(deps, uploader, minBytes, () =>
        insertFile(deps.db, {
          ...uploader,
          storageName,
          putSecretHash: hashOf(secret),
          now,
          expiresAt: new Date(now.getTime() + addressMs),
        }),
      );
      const path = calls['files.put'].path.replace(':storageName', storageName).replace(':secret', secret);
      return { url: `/api${path}`, storage_name: storageName, max_bytes: maxFileBytes };
    },
    'files.put': async ({ params, bytes }) => {
      const { db, clock } = deps;
      const uploader = await takeAddress(db, params.storageName, hashOf(params.secret), clock());
      if (uploader === null) return fail('notFound');
      return { size: await receive(deps, uploader, params.storageName, bytes) };
    },
    'files.public': async ({ body, caller }) => {
      const { storage_name, original_name } = body;
      const file = await findFile(deps.db, storage_name);
      if (file?.userId !== caller.userId || file.state === 'held') return fail('notFound');
      const content = await examineFile(deps, file);
      const given = { originalName: original_name, content };
      if (!(await registerFile(deps.db, caller.userId, storage_name, given))) fail('notFound');
      return { storage_name, original_name, size: file.size, content };
    },
  };
}

/**
 * Keeps the bytes; when that fails the file is forgotten, and its address with it. What announces too much is not read.
 */
async function receive(
  deps: Deps,
  uploader: Uploader,
  storageName: string,
  { stream, announced }: ComingBytes,
): Promise<number> {
  try {
    if ((announced ?? 0) > putLimit.bytes) refuseTooLarge(putLimit);
    return await withUploadRoom(deps, uploader, announced ?? putLimit.bytes, async () => {
      const size = await deps.files.put(storageName, stream, putLimit);
      await updateStored(deps.db, storageName, size);
      return size;
    });
  } catch (error) {
    await deps.files.remove(storageName);
    await removeFile(deps.db, storageName);
    throw error;
  }
}
