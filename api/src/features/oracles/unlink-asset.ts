import { oracleEvents } from '@huella/domain/model/engine-events';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { lockAssets } from '../../db/ledger/asset-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import type { FormContext } from '../../http/form-context';
import { listLinksOf, removeLinks } from './links.store';
import { findOracle } from './oracles.store';

/**
 * Takes the link of an asset away: its code is free again, and what is known of it is that nothing was checked. What was
 * said stays in its history. One that has no link stays as it is: sent again it is the same.
 */
export async function unlinkAsset(
  deps: Deps,
  form: FormContext,
  oracles: OracleModel,
  { assetId, userId }: { readonly assetId: number; readonly userId: number },
): Promise<void> {
  await transact(deps.db, async (inside) => {
    const { model, place } = form;
    const asset = (await lockAssets(inside, model.id, [assetId])).get(assetId);
    if (asset === undefined || asset.deleted || asset.boxId !== place.boxId) return fail('notFound');
    if (asset.inTransit) failWith([{ ...issue(null, 'assetInTransit'), record: String(assetId) }]);
    if (asset.paused) failWith([{ ...issue(null, 'assetPaused'), record: String(assetId) }]);
    const link = (await listLinksOf(inside, [assetId])).get(assetId);
    if (link === undefined) return;
    await removeLinks(inside, [assetId]);
    const oracle = await findOracle(inside, link.key);
    const now = deps.clock();
    const { code, existence, unknown } = oracles.writes;
    await recordChanges(inside, deps.randomBytes, {
      model,
      event: newEvent({
        form,
        eventType: oracleEvents.unlink,
        context: 'manual_form',
        moment: { at: now, zone: place.timezone },
        now,
        recordedBy: userId,
        comment: '',
        fields: { oracle_name: oracle?.label ?? link.key },
      }),
      eventId: null,
      effect: null,
      companyId: place.companyId,
      rows: [
        {
          row: 1,
          asset,
          changes: { [code]: null, [existence]: unknown },
          fields: { oracle_code: link.code },
        },
      ],
    });
  });
}
