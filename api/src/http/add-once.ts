import { fail } from '@huella/domain/model/errors';
import type { Actor } from '../db/actors';
import {
  findSubmittedAdd,
  settleSubmittedAdd,
  takeSubmittedAdd,
  type SubmittedAdd,
} from '../db/submitted-adds';
import { transact } from '../db/transact';
import type { Deps } from '../deps';
import { submitDigest } from './submit-digest';

/** How an object is written, by what it is handed, and how one that is there is answered. */
export interface Adding<Added> {
  readonly add: (deps: Deps) => Promise<Added>;
  readonly get: (objectId: number) => Promise<Added>;
}

/** All that a submit says; without a key it is taken as often as it comes. */
export interface Submit {
  readonly submitKey?: string | undefined;
}

/** The submit was taken before. */
class TakenBefore extends Error {}

/**
 * Adds an object once for each key of a submit: sent again, as after a lost answer, it is answered with the object that is
 * there, and another content under its key is refused. The key is taken in the transaction that adds, so that of many at
 * the same moment one adds and the others wait for it.
 */
export async function addOnce<Added extends { readonly id: number }>(
  deps: Deps,
  actor: Actor,
  sent: Submit,
  adding: Adding<Added>,
): Promise<Added> {
  const { submitKey } = sent;
  if (submitKey === undefined) return adding.add(deps);
  const submit = { userId: actor.userId, submitKey, digest: submitDigest(sent) };
  try {
    return await transact(deps.db, async (inside) => {
      if (!(await takeSubmittedAdd(inside, submit, deps.clock()))) throw new TakenBefore();
      const added = await adding.add({ ...deps, db: inside });
      await settleSubmittedAdd(inside, submit, added.id);
      return added;
    });
  } catch (error) {
    if (!(error instanceof TakenBefore)) throw error;
    return adding.get(await idBefore(deps, submit));
  }
}

async function idBefore({ db }: Deps, submit: SubmittedAdd): Promise<number> {
  const before = (await findSubmittedAdd(db, submit)) ?? fail('unexpected');
  if (!before.digest.equals(submit.digest)) fail('submitReused');
  return before.objectId ?? fail('unexpected');
}
