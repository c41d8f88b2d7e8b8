import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { Whereabouts } from '@huella/domain/calls/whereabouts';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { fail } from '@huella/domain/model/errors';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { BoxAccess } from '../../db/actors';
import { labelOf } from '../../db/index-slots';
import type { Deps } from '../../deps';
import { authorOf } from '../../http/event-for-reader';
import type { Handlers } from '../../http/serve';
import { listLotChanges } from '../lots/lot-changes.store';
import { findLotEver, nameOf } from '../lots/lots.store';
import { findLeftAsset, findLeftLot, type Left, type Sought } from './whereabouts.store';

/**
 * What became of what an establishment had (decision 87): an asset or a lot that it sent elsewhere, a lot that was removed. Of what it
 * has, and of what it never had, it says the same as of what there is not.
 */
export function whereaboutsRoutes(deps: Deps): Pick<Handlers, 'whereabouts.find'> {
  return {
    'whereabouts.find': async ({ params, place }) => {
      const model = findAssetType(params.assetType) ?? fail('notFound');
      const sought = { boxId: place.boxId, assetType: model.id, pk: params.pk };
      if (params.objectType === 'lot') return findLot(deps, place, sought);
      const left = (await findLeftAsset(deps.db, sought)) ?? fail('notFound');
      return presentLeft(left, labelFor(model, place, left));
    },
  };
}

async function findLot(deps: Deps, place: BoxAccess, sought: Sought): Promise<Whereabouts> {
  const lot = await findLotEver(deps.db, sought.pk);
  if (lot?.boxId === sought.boxId && lot.assetType === sought.assetType && lot.deletedAt !== null) {
    const removal = (await listLotChanges(deps.db, lot.id)).find(({ kind }) => kind === 'removed');
    return {
      label: nameOf(lot.attributes),
      how: 'removed',
      at: lot.deletedAt.toISOString(),
      username: removal === undefined ? null : authorOf(removal, place.companyId),
      transfer: null,
    };
  }
  const left = (await findLeftLot(deps.db, sought)) ?? fail('notFound');
  return presentLeft(left, nameOf(left.attributes));
}

/** By its name as it left, as far as the reader may list what names it. */
function labelFor(model: AssetType, place: BoxAccess, { attributes }: Left): string {
  const seen = new Set(allowedFields(model, 'list', scopeOf(place)).map(({ name }) => name));
  return labelOf(model, Object.fromEntries(Object.entries(attributes).filter(([name]) => seen.has(name))));
}

function presentLeft({ at, username, transferId, target }: Left, label: string): Whereabouts {
  const transfer = transferId === null ? null : { id: transferId, target };
  return { label, how: 'transferred', at: at.toISOString(), username, transfer };
}
