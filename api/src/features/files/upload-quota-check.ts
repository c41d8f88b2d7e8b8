import { fail } from '@huella/domain/model/errors';
import type { Config } from '../../config';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { networkOf } from '../../outside/visitor';
import { markOf } from '../users/throttle-check';
import {
  findUnheldBytes,
  insertReservation,
  lockUploader,
  removeReservation,
  updateReservation,
  type UnheldBytes,
  type Uploader,
} from './upload-quota.store';

const megabyte = 1024 * 1024;

/** A sandbox, which anybody opens without an e-mail, gets a part of a user's quota; a network has some of them. */
const sandboxShare = 1 / 4;
const networkShare = 4;

/** A reservation grows by so many bytes, so that a sheet of thousands of rows asks a few times and not for each piece. */
const stepBytes = 4 * megabyte;

/** How long a reservation lasts, in milliseconds: longer than any call that sends bytes. */
const lastingMs = 15 * 60_000;

/** What the quota needs of the server. */
type Server = Pick<Deps, 'db' | 'config' | 'clock' | 'log'>;

/** The uploader that a call comes from. */
export function uploaderOf(
  { config }: Pick<Deps, 'config'>,
  { caller, ip }: { readonly caller: { readonly userId: number }; readonly ip: string },
): Uploader {
  return { userId: caller.userId, networkMark: markOf(config, networkOf(ip)) };
}

/** Room that is reserved while bytes come in. */
export interface UploadRoom {
  /** Makes sure that the room is for so many bytes in all, or refuses with `uploadQuotaExceeded`. */
  readonly require: (bytes: number) => Promise<void>;
}

/** Counts bytes that come piece by piece, each before it is taken. */
export function countBytes(room: UploadRoom): {
  readonly add: (bytes: number) => Promise<void>;
  readonly total: () => number;
} {
  let total = 0;
  return {
    add: (bytes) => {
      total += bytes;
      return room.require(total);
    },
    total: () => total,
  };
}

/**
 * Does work that brings bytes which no record holds yet: files, rows of sheets, rows of lists whose record is not saved.
 * Their room is reserved before the first is taken, so that parallel calls cannot pass the quota of the user or of the
 * network together; it is released once they are counted where they are kept. Refuses with `uploadQuotaExceeded`.
 */
export async function withUploadRoom<Result>(
  { db, config, clock, log }: Server,
  uploader: Uploader,
  bytes: number,
  work: (room: UploadRoom) => Promise<Result>,
): Promise<Result> {
  let reserved = bytes;
  const lapsesAt = new Date(clock().getTime() + lastingMs);
  // One after the other, so that each sees what was reserved before it.
  const inTurn = <Written>(write: (inside: Inside) => Promise<Written>) =>
    transact(db, async (inside) => {
      await lockUploader(inside, uploader);
      const written = await write(inside);
      refuseBeyond(config, await findUnheldBytes(inside, uploader, clock()));
      return written;
    });
  const id = await inTurn((inside) => insertReservation(inside, uploader, { bytes, lapsesAt }));
  try {
    return await work({
      require: async (needed) => {
        if (needed <= reserved) return;
        reserved = needed + stepBytes;
        await inTurn((inside) => updateReservation(inside, id, reserved));
      },
    });
  } finally {
    await removeReservation(db, id).catch((error: unknown) => {
      log.warn({ err: error }, 'an upload reservation stays until it lapses');
    });
  }
}

function refuseBeyond(
  { limits }: Pick<Config, 'limits'>,
  { ofUser, ofNetwork, isSandbox }: UnheldBytes,
): void {
  const quota = limits.uploads * megabyte;
  const isOver = ofUser > quota * (isSandbox ? sandboxShare : 1) || ofNetwork > quota * networkShare;
  if (isOver) fail('uploadQuotaExceeded');
}
