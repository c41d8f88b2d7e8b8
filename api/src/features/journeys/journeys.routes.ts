import type { JourneyStop } from '@huella/domain/calls/journeys';
import { arrivalsOf, type Happened } from '@huella/domain/engine/recall/origin';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail } from '@huella/domain/model/errors';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import { listBoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { formContextOf } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { findAsset, listTravelling } from '../assets/assets.store';
import { listQrPlaces, type QrPlace } from '../qr/qr.store';
import { listLotAssetsOn } from '../lots/lot-assets-on.store';
import { findLotEver } from '../lots/lots.store';
import { listHappened } from '../recall/recall.store';

/**
 * Where an asset has been. Which establishments those were its history says to who may read it; where on the map they are is
 * told of one's own, and of the others where everybody sees it on the public page. Of a lot it is where its assets have been.
 */
export function journeyRoutes(deps: Deps): Pick<Handlers, 'journeys.ofAsset' | 'journeys.ofLot'> {
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
    'journeys.ofLot': async ({ params, query, caller, place }) => {
      const lot = (await findLotEver(deps.db, params.lotId)) ?? fail('notFound');
      const form = formContextOf(deps.clock(), caller, place, lot.assetType);
      const asOf = readAsOf(form, query.asOf);
      const ids = await listLotAssetsOn(deps, lot.id, asOf);
      const stops = await listStopsOf(deps, place.boxId, ids, asOf?.until ?? deps.clock());
      const boxIds = stops.map(({ boxId }) => boxId);
      const places = await listQrPlaces(deps.db, boxIds);
      const own = await listBoxAccess(deps.db, caller.userId, boxIds);
      const isOpen = form.model.public !== undefined && lot.qrEvent;
      return {
        stops: stops.flatMap(({ boxId, at, assets }) => {
          const found = places.get(boxId);
          if (found === undefined) return [];
          const stay = { at, isHere: boxId === place.boxId, isSeen: isOpen || own.has(boxId) };
          return [{ ...presentStop(found, stay), assets }];
        }),
      };
    },
  };
}

/** An establishment that some assets have been in: since when the first of them was, and how many were. */
interface LotStay {
  readonly boxId: number;
  readonly at: Date;
  readonly assets: number;
}

/** Where assets had been that were in an establishment at a moment, in the order in which the first came there. */
async function listStopsOf(
  { db }: Deps,
  here: number,
  ids: readonly number[],
  until: Date,
): Promise<readonly LotStay[]> {
  const histories = await listHappened(db, ids);
  const travelling = await listTravelling(db, ids);
  const byBox = new Map<number, { at: Date; readonly assets: Set<number> }>();
  for (const [id, history] of histories) {
    for (const { boxId, at } of staysOf(history, travelling.has(id), here, until)) {
      const known = byBox.get(boxId) ?? { at, assets: new Set<number>() };
      byBox.set(boxId, known);
      known.assets.add(id);
      if (at < known.at) known.at = at;
    }
  }
  return [...byBox]
    .map(([boxId, { at, assets }]) => ({ boxId, at, assets: assets.size }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The stays of an asset up to the one in an establishment where it was at a moment: what came after is others'. */
function staysOf(history: readonly Happened[], isTravelling: boolean, here: number, until: Date) {
  const [first] = history;
  if (first === undefined) return [];
  const stays = [
    { boxId: first.boxId, at: first.at },
    ...arrivalsOf(history, isTravelling).map(({ to, at }) => ({ boxId: to, at })),
  ].filter(({ at }) => at <= until);
  return stays.slice(0, stays.findLastIndex(({ boxId }) => boxId === here) + 1);
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
