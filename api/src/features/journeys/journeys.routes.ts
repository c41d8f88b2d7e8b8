import type { JourneyStop } from '@huella/domain/calls/journeys';
import { arrivalsOf } from '@huella/domain/engine/recall/origin';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail } from '@huella/domain/model/errors';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import { listBoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { findAsset } from '../assets/assets.store';
import { listQrPlaces, type QrPlace } from '../qr/qr.store';
import { listHappened } from '../recall/recall.store';

/**
 * Where an asset has been. Which establishments those were its history says to who may read it; where on the map they are is
 * told of one's own, and of the others where everybody sees it on the public page.
 */
export function journeyRoutes(deps: Deps): Pick<Handlers, 'journeys.ofAsset'> {
  return {
    'journeys.ofAsset': async ({ params, caller }) => {
      const asset = (await findAsset(deps.db, params.pk)) ?? fail('notFound');
      const history = (await listHappened(deps.db, [params.pk])).get(params.pk) ?? [];
      const [first] = history;
      if (first === undefined) return { stops: [] };
      const stays = [
        { boxId: first.boxId, at: first.at },
        ...arrivalsOf(history, asset.inTransit).map(({ to, at }) => ({ boxId: to, at })),
      ];
      const boxIds = [...new Set(stays.map(({ boxId }) => boxId))];
      const places = await listQrPlaces(deps.db, boxIds);
      const own = await listBoxAccess(deps.db, caller.userId, boxIds);
      const model = findAssetType(asset.assetType);
      const isOpen = model !== null && isPublished(model, asset);
      return {
        stops: stays.flatMap(({ boxId, at }, place) => {
          const found = places.get(boxId);
          if (found === undefined) return [];
          const isHere = place === stays.length - 1 && boxId === asset.boxId;
          return [presentStop(found, { at, isHere, isSeen: isOpen || own.has(boxId) })];
        }),
      };
    },
  };
}

interface Stay {
  readonly at: Date;
  readonly isHere: boolean;
  readonly isSeen: boolean;
}

function presentStop({ name, company, city, lat, lng }: QrPlace, { at, isHere, isSeen }: Stay): JourneyStop {
  const position = !isSeen || lat === null || lng === null ? null : { lat, lng };
  return { name, company, city, since: at.toISOString(), isHere, position };
}
