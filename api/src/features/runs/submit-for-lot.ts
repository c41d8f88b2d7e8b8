import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { RunView } from '@huella/domain/calls/jobs';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { findEvent } from '@huella/domain/engine/events/event-access';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import { findLot, listLotAssetIds } from '../lots/lots.store';
import { openLotOnDay } from '../lots/lot-day-check';
import { submitBulk } from './submit';

/**
 * Records an event on all assets that are in a lot when it is submitted, as a bulk call on those assets
 * (decisions section 5). Only events that the model records on lots; rows of other assets refuse, and so do assets that
 * came into the lot after the event (decision 35).
 */
export async function submitForLot(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  lotId: number,
  body: BodyOf<Calls['lots.events']>,
): Promise<RunView> {
  const lot = await findLot(deps.db, lotId);
  const model = lot?.boxId === place.boxId ? findAssetType(lot.assetType) : null;
  if (model === null) return fail('notFound');
  if (findEvent(model, body.actionContext.eventType)?.lotMode !== true)
    return failWith([issue(null, 'eventNotOffered')]);
  const ids = await listLotAssetIds(deps.db, lotId);
  refuseStrangers(body.values ?? [], new Set(ids));
  const bulk = {
    ...body,
    action: 'update' as const,
    ...(body.values === undefined && { pks: [...ids] }),
    objectType: 'asset' as const,
    pkObjectType: model.id,
    globalModel: model.id,
    pkReferer: place.boxId,
  };
  return submitBulk(deps, actor, place, bulk, await openLotOnDay(deps.db, lotId, ids, actor.timezone));
}

/** Rows of their own are about assets of the lot and no others. */
function refuseStrangers(
  values: readonly Readonly<Record<string, unknown>>[],
  ids: ReadonlySet<number>,
): void {
  const named = values.map((row) => Number(row['_pk_'] ?? row['pk'] ?? Number.NaN));
  const strangers = named.filter((pk) => !ids.has(pk));
  if (strangers.length > 0)
    failWith(strangers.map((pk) => ({ ...issue(null, 'notInLot'), record: String(pk) })));
}
