import type { Database } from './database';
import type { Inside } from './transact';

/** The submit of a form that adds an object: sent again it is the same one. */
export interface SubmittedAdd {
  readonly userId: number;
  readonly submitKey: string;
  /** SHA-256 of what was sent. */
  readonly digest: Buffer;
}

/** What a submit has added before. */
export interface AddedBefore {
  readonly digest: Buffer;
  readonly objectId: number | null;
}

/**
 * Takes a submit for this transaction: the same one at the same moment waits until it ends. Answers false where it
 * has been taken before.
 */
export async function takeSubmittedAdd(inside: Inside, submit: SubmittedAdd, now: Date): Promise<boolean> {
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

/** Says which object a submit that was taken has added. */
export async function settleSubmittedAdd(
  inside: Inside,
  { userId, submitKey }: SubmittedAdd,
  objectId: number,
): Promise<void> {
  await inside
    .updateTable('submitted_add')
    .set({ object_id: objectId })
    .where('user_id', '=', userId)
    .where('submit_key', '=', submitKey)
    .execute();
}

/** What a submit of a user has added before; null when nothing. */
export async function findSubmittedAdd(
  db: Database,
  { userId, submitKey }: SubmittedAdd,
): Promise<AddedBefore | null> {
  const row = await db
    .selectFrom('submitted_add')
    .select(['digest', 'object_id as objectId'])
    .where('user_id', '=', userId)
    .where('submit_key', '=', submitKey)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets the submits before a moment; answers how many. */
export async function removeSubmittedAdds(db: Database, before: Date): Promise<number> {
  const gone = await db.deleteFrom('submitted_add').where('created_at', '<', before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}
