import type { Database } from './database';
import type { Inside } from './transact';

/** The submit of a form that adds or changes an object: sent again it is the same one. */
export interface ObjectSubmit {
  readonly userId: number;
  readonly submitKey: string;
  /** SHA-256 of what was sent. */
  readonly digest: Buffer;
}

/** What a submit has written before. */
export interface WrittenBefore {
  readonly digest: Buffer;
  readonly objectId: number | null;
}

/**
 * Takes a submit for this transaction: the same one at the same moment waits until it ends. Answers false where it
 * has been taken before.
 */
export async function takeSubmit(inside: Inside, submit: ObjectSubmit, now: Date): Promise<boolean> {
  const taken = await inside
    .insertInto('submitted_add')
    .values({
      user_id: submit.userId,
      submit_key: submit.submitKey,
      digest: submit.digest,
      object_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'submit_key']).doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

/** Says which object a submit that was taken has written. */
export async function settleSubmit(
  inside: Inside,
  { userId, submitKey }: ObjectSubmit,
  objectId: number,
): Promise<void> {
  await inside
    .updateTable('submitted_add')
    .set({ object_id: objectId })
    .where('user_id', '=', userId)
    .where('submit_key', '=', submitKey)
    .execute();
}

/** What a submit of a user has written before; null when nothing. */
export async function findSubmit(
  db: Database,
  { userId, submitKey }: ObjectSubmit,
): Promise<WrittenBefore | null> {
  const row = await db
    .selectFrom('submitted_add')
    .select(['digest', 'object_id as objectId'])
    .where('user_id', '=', userId)
    .where('submit_key', '=', submitKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets the submits before a moment; answers how many. */
export async function removeSubmits(db: Database, before: Date): Promise<number> {
  const gone = await db.deleteFrom('submitted_add').where('created_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
