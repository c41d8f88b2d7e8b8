import { fail } from '@huella/domain/model/errors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { removeWithFile } from './forgotten.store';
import { lockUpload } from './sheets.store';

/**
 * Removes an upload of a user that no run took, with its rows, and has its file removed, unless another reading of it is
 * kept. Refuses with `changedMeanwhile`
 * when it was submitted.
 */
export async function discardUpload({ db }: Pick<Deps, 'db'>, userId: number, id: number): Promise<void> {
  await transact(db, async (inside) => {
    const upload = (await lockUpload(inside, userId, id)) ?? fail('notFound');
    if (upload.runId !== null) fail('changedMeanwhile');
    await removeWithFile(inside, upload);
  });
}
