import { fail, Refusal } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { HeldBody } from '../objects/held-kind';
import { findSubmitted } from './runs.store';
import { submitBulk } from './submit';
import type { AssetRecord } from '../assets/assets.store';

/**
 * Records the event that a call about one asset names once it has passed every check of a bulk call: it is one of one row,
 * and the same submit again is the same event.
 * @throws Refusal `changedMeanwhile` when the asset has another version than the one that was seen
 */
export async function recordOne(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  { id, version, assetType }: AssetRecord,
  body: HeldBody,
): Promise<void> {
  const { headerValues, submitKey, actionContext, values } = body;
  const isAgain = submitKey !== undefined && (await findSubmitted(deps.db, actor.userId, submitKey)) !== null;
  // What was recorded by the same submit before has raised the version itself.
  if (!isAgain && version !== (body.version ?? version)) fail('changedMeanwhile');
  const submit = {
    action: 'update',
    objectType: 'asset',
    pkObjectType: assetType,
    globalModel: assetType,
    pkReferer: place.boxId,
    actionContext: actionContext ?? { context: 'manual_form', eventType: engineEvents.edit },
    values: [{ ...values, _pk_: id }],
    ...(headerValues !== undefined && { headerValues }),
    ...(submitKey !== undefined && { submitKey }),
  } as const;
  try {
    await submitBulk(deps, actor, place, { ...submit, values: [...submit.values] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The call is about one asset: a reason needs no record to be found by.
    throw new Refusal(
      error.code,
      error.slots,
      error.issues.map((found) => ({ ...found, record: null })),
    );
  }
}
