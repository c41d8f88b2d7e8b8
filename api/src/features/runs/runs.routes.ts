import type { Demand } from '@huella/domain/calls/contract';
import type { RunView } from '@huella/domain/calls/jobs';
import { findAssetType } from '@huella/domain/assets/index';
import { fail } from '@huella/domain/errors';
import { findEvent } from '@huella/domain/rules/event-access';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { settingOf } from '../../http/setting';
import { findLot } from '../lots/lots.store';
import { eventTypeOf, kindOf, type BulkBody } from './bulk-rows';
import { askToStop, findRunPlace, findRunView, listRunViews } from './runs.store';
import { submitBulk } from './submit';
import { submitForLot } from './submit-for-lot';
import { writeUnwritten } from './unwritten-sheet';

/** Runs that a list of them shows. */
const listed = 20;

/** How often a stream looks for news, and how long it may be silent, in milliseconds. */
const lookEvery = 100;
const silentFor = 15_000;

type RunRoutes = Pick<
  Handlers,
  | 'objects.addMassive'
  | 'lots.events'
  | 'jobs.list'
  | 'jobs.get'
  | 'jobs.stream'
  | 'jobs.stop'
  | 'jobs.leftOut'
>;

/** Bulk calls and their runs (decisions sections 4 and 5). */
export function runRoutes(deps: Deps): RunRoutes {
  return {
    'objects.addMassive': ({ caller, place, body }) => submitBulk(deps, caller, place, body),
    'lots.events': ({ params, caller, place, body }) => submitForLot(deps, caller, place, params.lotId, body),
    'jobs.list': async ({ params }) => [...(await listRunViews(deps.db, params.boxId, listed))],
    'jobs.get': ({ params }) => getRun(deps, params.id),
    'jobs.stream': ({ params }) => Promise.resolve(follow(deps, params.id)),
    'jobs.stop': async ({ params, caller }) => {
      const run = await findRunPlace(deps.db, params.id);
      if (run?.startedBy !== caller.userId) fail('notAllowed');
      await askToStop(deps.db, params.id);
      return getRun(deps, params.id);
    },
    'jobs.leftOut': async ({ params, caller, place }) => {
      const run = await getRun(deps, params.id);
      return writeUnwritten(deps, settingOf(deps.clock(), caller, place, run.assetType), run);
    },
  };
}

async function getRun(deps: Deps, id: number): Promise<RunView> {
  return (await findRunView(deps.db, id)) ?? fail('notFound');
}

/** A run as it goes on: a line with each change, one now and then without, to the end of the run or the server. */
async function* follow(deps: Deps, id: number): AsyncGenerator<RunView> {
  let told = '';
  let toldAt = 0;
  while (!deps.isStopping()) {
    const run = await getRun(deps, id);
    const text = JSON.stringify(run);
    if (text !== told || Date.now() - toldAt > silentFor) yield run;
    if (run.endedAt !== null) return;
    if (text !== told) toldAt = Date.now();
    told = text;
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** What a bulk call demands: the code of what it does, on the establishment that it names. */
export async function demandOfBulk(_deps: Deps, { body }: { body: BulkBody }): Promise<Demand | null> {
  const boxId = body.pkReferer ?? body.holder ?? null;
  const model = findAssetType(body.pkObjectType);
  if (boxId === null || model === null || body.globalModel !== model.id) return null;
  const kind = kindOf(body);
  const code =
    kind === 'event'
      ? findEvent(model, eventTypeOf(body))?.permissions.code
      : kind === 'add'
        ? 'ASSET_ADD'
        : 'ASSET_EDIT';
  return Promise.resolve(code === undefined ? null : { code, boxId, assetType: model.id });
}

/** An event on a lot demands the code of the event where the lot is. */
export async function demandOfLotEvent(
  deps: Deps,
  { params, body }: { params: { lotId: number }; body: { actionContext: { eventType: number } } },
): Promise<Demand | null> {
  const lot = await findLot(deps.db, params.lotId);
  const model = lot && findAssetType(lot.assetType);
  const event = model && findEvent(model, body.actionContext.eventType);
  if (lot === null || model === null || event === null) return null;
  return { code: event.permissions.code, boxId: lot.boxId, assetType: model.id };
}

/** A run is seen by whoever may list where it works. */
export async function demandOfRun(
  deps: Deps,
  { params }: { params: { id: number } },
): Promise<Demand | null> {
  const run = await findRunPlace(deps.db, params.id);
  return run && { code: 'ASSET_LIST', boxId: run.boxId, assetType: run.assetType };
}
