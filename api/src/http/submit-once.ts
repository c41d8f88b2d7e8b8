import { fail } from '@huella/domain/model/errors';
import type { Actor } from '../db/actors';
import { findSubmit, settleSubmit, takeSubmit, type ObjectSubmit } from '../db/object-submits';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { submitDigest } from './submit-digest';

/** How an object is written, by what it is handed, and how one that is there is answered. */
export interface Writing<Written> {
  readonly write: (deps: Deps) => Promise<Written>;
  readonly get: (objectId: number) => Promise<Written>;
}

/** All that a submit says; without a key it is taken as often as it comes. */
export interface Submit {
  readonly submitKey?: string | undefined;
}

/** The submit was taken before. */
class TakenBefore extends Error {}

/**
 * Adds or changes an object once for each key of a submit: sent again, as after a lost answer, it is answered with the object
 * that is there, whatever its version is by then, and another content under its key is refused. The key is taken in the
 * transaction that writes, so that of many at the same moment one writes and the others wait for it.
 */
export async function submitOnce<Written extends { readonly id: number }>(
  deps: Deps,
  actor: Actor,
  sent: Submit,
  writing: Writing<Written>,
): Promise<Written> {
  const { submitKey } = sent;
  if (submitKey === undefined) return writing.write(deps);
  const submit = { userId: actor.userId, submitKey, digest: await submitDigest(sent) };
  try {
    return await transact(deps.db, async (inside) => {
      if (!(await takeSubmit(inside, submit, deps.clock()))) throw new TakenBefore();
      const written = await writing.write({ ...deps, db: inside });
      await settleSubmit(inside, submit, written.id);
      return written;
    });
  } catch (error) {
    if (!(error instanceof TakenBefore)) throw error;
    return writing.get(await idBefore(deps, submit));
  }
}

async function idBefore({ db }: Deps, submit: ObjectSubmit): Promise<number> {
  const before = (await findSubmit(db, submit)) ?? fail('unexpected');
  if (!before.digest.equals(submit.digest)) fail('submitReused');
  return before.objectId ?? fail('unexpected');
}
