import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { calls } from '@huella/domain/calls/index';
import { maxFileBytes } from '@huella/domain/calls/files';
import { fail } from '@huella/domain/errors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import type { PutLimit } from '../../outside/files/file-store';
import { insertFile, registerFile, removeFile, takeAddress, updateStored } from './files.store';

/** How long an address works, in milliseconds. */
const addressMs = 15 * 60_000;

const putLimit: PutLimit = { bytes: maxFileBytes, silenceMs: 15_000, totalMs: 5 * 60_000 };

/** How a file comes in (document 1 section 9): an address that works once, the bytes, and its registration. */
export function fileRoutes(deps: Deps): Pick<Handlers, 'files.uploadUrl' | 'files.put' | 'files.public'> {
  return {
    'files.uploadUrl': async ({ caller }) => {
      const storageName = randomBytes(16).toString('base64url');
      const secret = randomBytes(32).toString('base64url');
      const now = deps.clock();
      await insertFile(deps.db, {
        storageName,
        userId: caller.userId,
        putSecretHash: hashOf(secret),
        now,
        expiresAt: new Date(now.getTime() + addressMs),
      });
      const path = calls['files.put'].path.replace(':storageName', storageName).replace(':secret', secret);
      return { url: `/api${path}`, storage_name: storageName, max_bytes: maxFileBytes };
    },
    'files.put': async ({ params, bytes }) => {
      const taken = await takeAddress(deps.db, params.storageName, hashOf(params.secret), deps.clock());
      if (!taken) fail('notFound');
      return { size: await receive(deps, params.storageName, bytes) };
    },
    'files.public': async ({ body, caller }) => {
      const { storage_name, original_name } = body;
      const file = await registerFile(deps.db, caller.userId, storage_name, original_name);
      return file === null ? fail('notFound') : { storage_name, original_name, size: file.size };
    },
  };
}

/** Keeps the bytes; when that fails the file is forgotten, and its address with it. */
async function receive(deps: Deps, storageName: string, bytes: Readable): Promise<number> {
  try {
    const size = await deps.files.put(storageName, bytes, putLimit);
    await updateStored(deps.db, storageName, size);
    return size;
  } catch (error) {
    await deps.files.remove(storageName);
    await removeFile(deps.db, storageName);
    throw error;
  }
}

/** Who reads the database cannot put a file: it holds only this. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
