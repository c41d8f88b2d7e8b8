import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { RecallGraph } from '@huella/domain/calls/recall';
import { fail } from '@huella/domain/model/errors';
import { lotNoun } from '@huella/domain/catalogue/lots/lot-model';
import { nounOf } from '@huella/domain/engine/recall/noun';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import type { Language } from '@huella/domain/words';
import type { BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import { labelOf } from '../../db/index-slots';
import { findAsset } from '../assets/assets.store';
import { findLot, listLotAssetIds, nameOf } from '../lots/lots.store';
import { listNamingLot } from './recall.store';

/** Where a trace begins, and what is shown of it. */
export interface Start {
  readonly summary: RecallGraph['start'];
  readonly assetIds: readonly number[];
}

/** What a trace may begin with. */
export type StartId = { readonly assetId: number } | { readonly lotId: number };

/**
 * An asset, or the living assets of a lot with those that were recorded under its name, such as a consignment that was
 * slaughtered, where access to it was asked for. What is no longer there is not found.
 * @throws {Refusal} `notFound`
 */
export async function getStart(
  db: Database,
  place: BoxAccess,
  language: Language,
  of: StartId,
): Promise<Start> {
  const at = { id: place.boxId, name: place.name, company: place.companyName };
  if ('lotId' in of) {
    const lot = await findLot(db, of.lotId);
    if (lot?.boxId !== place.boxId) return fail('notFound');
    const members = await listLotAssetIds(db, lot.id);
    const assetIds = [...new Set([...members, ...(await listNamingLot(db, lot.id))])];
    const name = nameOf(lot.attributes);
    const summary = {
      kind: 'lot',
      id: lot.id,
      noun: lotNoun[language],
      name,
      assets: assetIds.length,
      place: at,
    };
    return { summary: { ...summary, kind: 'lot' }, assetIds };
  }
  const asset = await findAsset(db, of.assetId);
  const model = asset && findAssetType(asset.assetType);
  if (asset?.boxId !== place.boxId || !model) return fail('notFound');
  const seen = allowedFields(model, 'list', scopeOf(place)).map(
    ({ name }) => [name, asset.attributes[name] ?? null] as const,
  );
  const name = labelOf(model, Object.fromEntries(seen));
  const noun = nounOf(model, asset.attributes).one[language];
  return {
    summary: { kind: 'asset', id: asset.id, noun, name, assets: 1, place: at },
    assetIds: [asset.id],
  };
}
