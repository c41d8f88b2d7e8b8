import type { Demand } from '@huella/domain/calls/contract';
import type { RunView } from '@huella/domain/calls/jobs';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { fail } from '@huella/domain/model/errors';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { codesOf } from '@huella/domain/rules/relations';
import { listSessionTemplates } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { formContextOf } from '../../http/form-context';
import { findLot } from '../lots/lots.store';
import { eventTypeOf, kindOf, type BulkBody } from './bulk-rows';
import { openRunStreams, type RunSource } from './run-streams';
import { askToStop, findRunPlace, findRunView, listRunViews } from './runs.store';
import { submitBulk } from './submit';
import { submitForLot } from './submit-for-lot';
import { findUndoDemand } from '../events/undo-check';
import { previewRunUndo, undoRun } from './undo-run';
import { findRunToUndo } from './undo-run.store';
import { writeUnwritten } from './unwritten-sheet';

/** Runs of a page where nobody says how many. */
const listed = 20;

/** A run is seen by users who may list where it works. */
const listCode = 'ASSET_LIST';

type RunRoutes = Pick<
  Handlers,
  | 'objects.addMassive'
  | 'lots.events'
  | 'jobs.list'
  | 'jobs.get'
  | 'jobs.stream'
  | 'jobs.stop'
  | 'jobs.leftOut'
  | 'jobs.undoPreview'
  | 'jobs.undo'
>;

/** Bulk calls and their runs (decisions sections 4 and 5). */
export function runRoutes(deps: Deps): RunRoutes {
  const streams = openRunStreams(sourceOf(deps));
  return {
    'objects.addMassive': ({ caller, place, body }) => submitBulk(deps, caller, place, body),
    'lots.events': ({ params, caller, place, body }) => submitForLot(deps, caller, place, params.lotId, body),
    'jobs.list': async ({ params, query, caller }) => {
      const { page = 0, pageSize = listed, state = null, by, search = '' } = query;
      const { rows, total } = await listRunViews(deps.db, {
        boxId: params.boxId,
        ...{ state, search: search.trim(), startedBy: by === 'me' ? caller.userId : null },
        ...{ offset: page * pageSize, limit: pageSize },
      });
      return { list: [...rows], total };
    },
    'jobs.get': ({ params }) => getRun(deps, params.id),
    'jobs.stream': ({ params, caller, onClose }) => {
      const { lines, close } = streams.open(params.id, caller);
      onClose(close);
      return Promise.resolve(lines);
    },
    'jobs.stop': async ({ params, caller }) => {
      const run = await findRunPlace(deps.db, params.id);
      if (run?.startedBy !== caller.userId) fail('notAllowed');
      await askToStop(deps.db, params.id);
      return getRun(deps, params.id);
    },
    'jobs.leftOut': async ({ params, caller, place }) => {
      const run = await getRun(deps, params.id);
      return writeUnwritten(deps, formContextOf(deps.clock(), caller, place, run.assetType), run);
    },
    'jobs.undoPreview': ({ params, caller, place }) => previewRunUndo(deps, caller, place, params.id),
    'jobs.undo': ({ params, caller, place, body }) => undoRun(deps, caller, place, params.id, body),
  };
}

async function getRun(deps: Deps, id: number): Promise<RunView> {
  return (await findRunView(deps.db, id)) ?? fail('notFound');
}

/** What the streams of runs are read from; anyone who may list where a run works may see it. */
function sourceOf({ db, clock, isStopping, faults }: Deps): RunSource {
  return {
    look: (id) => findRunView(db, id),
    listAllowed: async ({ boxId }, sessionIds) => {
      const templatesBySession = await listSessionTemplates(db, sessionIds, boxId, clock());
      const allowed = [...templatesBySession].filter(([, templates]) =>
        codesOf(templates).includes(listCode),
      );
      return new Set(allowed.map(([sessionId]) => sessionId));
    },
    isStopping,
    faults,
  };
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

/** Undoing a run demands what undoing its events does; of a run without any, what seeing it does. */
export async function demandOfRunUndo(deps: Deps, input: { params: { id: number } }): Promise<Demand | null> {
  const [event] = (await findRunToUndo(deps.db, input.params.id))?.events ?? [];
  return event === undefined ? demandOfRun(deps, input) : findUndoDemand(deps.db, event.id);
}

/** Seeing a run demands to list where it works. */
export async function demandOfRun(
  deps: Deps,
  { params }: { params: { id: number } },
): Promise<Demand | null> {
  const run = await findRunPlace(deps.db, params.id);
  return run && { code: listCode, boxId: run.boxId, assetType: run.assetType };
}
