import type { RunView } from '@huella/domain/calls/jobs';
import { fail } from '@huella/domain/model/errors';
import { aimOf, purposeOf } from '@huella/domain/engine/sheets/sheet-purpose';
import { transact } from '../../db/transact';
import { queueDiscard } from '../files/files.store';
import { learnMeanings } from '../sheets/meanings-check';
import { findSharedValues, markSubmitted } from '../sheets/submitted-rows.store';
import { checkUpload } from '../sheets/upload-check';
import { withAccepted } from './accepted-defaults';
import { begin, refusePastQuota, refuseUnlessFit, type Bulk } from './accepting';
import { eventTypeOf, kindOf } from './bulk-rows';
import { insertStagedRows } from './run-rows.store';
import { insertRun } from './runs.store';

/** Accepts the rows of an upload, which stay where they were staged; null when it was submitted meanwhile. */
export async function acceptUpload(bulk: Bulk, uploadId: number): Promise<RunView | null> {
  const { deps, actor, place, check, body, run, said } = bulk;
  withAccepted(check.form, body, []);
  return transact(deps.db, async (db) => {
    const aim = aimOf(kindOf(body) === 'add' ? 'add' : 'update', eventTypeOf(body));
    const about = { ...aim, uploadId, assetType: check.form.model.id, said };
    const checked = await checkUpload(db, deps, actor, place, about);
    if (checked === null) return null;
    const { upload, task, refused } = checked;
    if (checked.total === 0) fail('nothingSelected');
    refuseUnlessFit(checked.total, refused, body);
    const total = checked.total - refused.length;
    await refusePastQuota(db, bulk, total);
    const counts = { total, leftOut: refused.length };
    const shared = aim.eventType === null ? {} : await findSharedValues(db, uploadId);
    const payload = { ...run.payload, completed: upload.defaults ?? {}, shared };
    const named = { ...run, ...counts, payload, name: upload.originalName };
    const made = await insertRun(db, named, deps.clock());
    if (made === null) return null;
    await markSubmitted(db, uploadId, made.id);
    const as = {
      ofEvent: aim.eventType === null ? null : run.payload,
      changesOnly: purposeOf(aim) === 'update',
    };
    await insertStagedRows(db, made.id, uploadId, refused, as);
    const view = await begin(db, bulk, made, total);
    await learnMeanings(db, task, upload, deps.clock());
    // The rows are staged: nobody needs the file they came in.
    await queueDiscard(db, upload.storageName);
    return view;
  });
}
