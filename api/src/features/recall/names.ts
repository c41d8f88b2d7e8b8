import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { NamedInText } from '@huella/domain/calls/recall';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import { listBoxAccess, type Actor, type BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { listQrPlaces } from '../qr/qr.store';
import { mayList } from './follow';
import { listLotsNamedBy, listNamedBy, listRecalledAssets } from './recall.store';
import { openPresenter, presentAsset } from './present-asset';

/**
 * What the texts of an asset name, as far as it may be shown: one's own by its id, what has a public page by that, lots where
 * the caller may list them. Of what is hidden nothing is shown, and the text stays a text.
 */
export async function presentNames(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  place: BoxAccess,
  pk: number,
): Promise<NamedInText[]> {
  const [named, lots] = [await listNamedBy(db, pk), await listLotsNamedBy(db, pk)];
  const stored = (await listRecalledAssets(db, [pk])).get(pk);
  const model = stored === undefined ? null : findAssetType(stored.assetType);
  if (model === null || named.length + lots.length === 0) return [];
  const assets = await listRecalledAssets(
    db,
    named.map(({ targetId }) => targetId),
  );
  const boxIds = [...assets.values(), ...lots].map(({ boxId }) => boxId);
  const accessById = await listBoxAccess(db, actor.userId, boxIds);
  const places = await listQrPlaces(db, boxIds);
  const presenter = openPresenter({ actor, publicUrl: config.publicUrl, now: clock(), accessById, places });
  const seen = new Set(allowedFields(model, 'list', scopeOf(place)).map(({ name }) => name));
  const ofLots = lots
    .filter(({ attribute, boxId, assetType }) => seen.has(attribute) && mayList(accessById, boxId, assetType))
    .map(({ attribute, id, name }) => ({ attribute, asset: null, lot: { id, name }, publicPage: null }));
  const ofAssets = named.flatMap(({ attribute, targetId }) => {
    const target = assets.get(targetId);
    const type = target === undefined ? null : findAssetType(target.assetType);
    if (target === undefined || type === null || !seen.has(attribute)) return [];
    const isOwn = mayList(accessById, target.boxId, type.id);
    const share = isOwn ? 'own' : isPublished(type, target) ? 'published' : 'hidden';
    const { asset, publicPage } = presentAsset({ ...presenter, showsFacts: false }, share, target);
    return asset === null ? [] : [{ attribute, asset, lot: null, publicPage }];
  });
  return [...ofAssets, ...ofLots];
}
