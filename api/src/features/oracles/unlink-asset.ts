import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { oracleEvents } from '@huella/domain/model/engine-events';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import { findPlace } from '../../db/actors';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import { recordChanges } from '../../db/ledger/record-changes';
import { platformUserId } from '../../db/platform';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { newEvent } from '../../http/event-moment';
import { formContextOf, type FormContext } from '../../http/form-context';
import { freeCodes, listHolders, listLinksOf, removeLinks } from './links.store';
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
    const by = { userId, context: 'manual_form', comment: '' } as const;
    await recordUnlink(inside, deps, { form, oracles, asset, link }, by);
  });
}

interface Unlinked {
  readonly form: FormContext;
  readonly oracles: OracleModel;
  readonly asset: LockedAsset;
  readonly link: { readonly key: string; readonly code: string };
}

/** Takes the link of a locked asset away, with the event that says so in its history. */
async function recordUnlink(
  inside: Inside,
  { clock, randomBytes }: Pick<Deps, 'clock' | 'randomBytes'>,
  { form, oracles, asset, link }: Unlinked,
  {
    userId,
    context,
    comment,
  }: { readonly userId: number; readonly context: string; readonly comment: string },
): Promise<void> {
  const { model, place } = form;
  await removeLinks(inside, [asset.id]);
  const oracle = await findOracle(inside, link.key);
  const now = clock();
  const { code, existence, unknown } = oracles.writes;
  await recordChanges(inside, randomBytes, {
    model,
    event: newEvent({
      ...{ form, eventType: oracleEvents.unlink, context, now, recordedBy: userId, comment },
      moment: { at: now, zone: place.timezone },
      fields: { oracle_name: oracle?.label ?? link.key },
    }),
    ...{ eventId: null, effect: null, companyId: place.companyId },
    rows: [
      {
        row: 1,
        asset,
        changes: { [code]: null, [existence]: unknown },
        fields: { oracle_code: link.code },
      },
    ],
  });
}

/** What the operator made of a code: whose it was, or why nothing was changed. */
type FreedCode =
  | { readonly was: 'linked'; readonly assetId: number; readonly boxId: number; readonly box: string }
  | { readonly was: 'free' | 'travelling' | 'retired' };

/**
 * Frees the code of an oracle for the operator, wherever the asset is that has it: who linked it wrongly may be gone, and nobody
 * else may take the link away. The history of the asset says that the platform did, and why. What is paused is freed, as its pause
 * may be for ever; what travels has to arrive first.
 */
export async function freeCode(
  deps: Pick<Deps, 'db' | 'clock' | 'randomBytes'>,
  key: string,
  code: string,
  reason: string,
): Promise<FreedCode> {
  return transact(deps.db, async (inside) => {
    const assetId = (await listHolders(inside, key, [code])).get(code);
    const oracle = await findOracle(inside, key);
    const model = oracle === null ? null : findAssetType(oracle.assetType);
    if (assetId === undefined || model?.oracles === undefined) return { was: 'free' };
    const asset = (await lockAssets(inside, model.id, [assetId])).get(assetId);
    const link = (await listLinksOf(inside, [assetId])).get(assetId);
    if (asset === undefined || link?.key !== key || link.code !== code) return { was: 'free' };
    if (asset.deleted) {
      await freeCodes(inside, key, [code]);
      return { was: 'retired' };
    }
    if (asset.inTransit) return { was: 'travelling' };
    const place = (await findPlace(inside, asset.boxId)) ?? fail('unexpected');
    const form = formContextOf(deps.clock(), { language: 'es', timezone: place.timezone }, place, model.id);
    const by = { userId: platformUserId, context: 'platform', comment: reason };
    await recordUnlink(inside, deps, { form, oracles: model.oracles, asset, link }, by);
    return { was: 'linked', assetId, boxId: asset.boxId, box: place.name };
  });
}
