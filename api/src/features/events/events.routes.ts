import type { Demand } from '@huella/domain/calls/contract';
import { fail } from '@huella/domain/model/errors';
import { codesOf } from '@huella/domain/rules/relations';
import { findBoxAccess } from '../../db/actors';
import { verifyChain } from '../../db/ledger/chain';
import { listPledged } from '../../db/ledger/pledge-rows';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readAsOf } from '../../http/as-of';
import { formContextOf } from '../../http/form-context';
import { readerOfPledge } from '../../http/pledge-reader';
import { withShownOptions } from '../sources/sources-check';
import { fitEvents } from './event-fit';
import { giveEpcis } from './give-epcis';
import { giveEvents } from './give-events';
import { findChainEnd, listAssetEvents, listNames, undoersOf, type AssetEvent } from './events.store';
import { findWrittenEvent } from './epcis.store';
import { idsNamedBy, presentEntry } from './present-event';
import { findUndoDemand } from './undo-check';
import { undoEvent } from './undo-event';
import { previewUndo, undoingOf } from './undo-preview';

type EventCallName =
  | 'events.fit'
  | 'events.list'
  | 'events.ofAsset'
  | 'events.epcis'
  | 'events.epcisOfAsset'
  | 'events.undoPreview'
  | 'events.undo';

/** What happened, by establishment and by asset (document 3 section 2), and as GS1 writes it. */
export function eventRoutes(deps: Deps): Pick<Handlers, EventCallName> {
  return {
    'events.fit': async ({ params, body, caller, place }) => ({
      events: await fitEvents(deps, caller, place, params.assetType, body),
    }),
    'events.list': ({ params, query, caller, place }) =>
      giveEvents(deps, caller, place, params.assetType ?? null, query),
    'events.ofAsset': async ({ params, query, caller, place: held }) => {
      const end = (await findChainEnd(deps.db, params.pk)) ?? fail('notFound');
      const isHere = end.boxId === held.boxId;
      const place = isHere ? held : await readerOfPledge(deps.db, held, end.boxId);
      const form = formContextOf(deps.clock(), caller, place, end.assetType);
      const { model, scope, locale } = form;
      const asOf = readAsOf(form, query.asOf);
      const history = await listAssetEvents(deps.db, params.pk);
      const named = history.flatMap((event) => idsNamedBy(event, model));
      const names = await listNames(deps.db, place.boxId, [...new Set(named)]);
      const wording = { locale, readerId: place.companyId, boxId: place.boxId, names };
      const read = await withShownOptions(deps.db, place, model);
      const undoers = undoersOf(history);
      const last = history.findLast(({ sequence, undoes }) => undoes === null && !undoers.has(sequence));
      const undo =
        last === undefined || asOf !== null || !isHere
          ? null
          : await undoingOf(deps, caller, form, place, { eventId: last.id, pk: params.pk });
      const presentUndone = (event: AssetEvent) => ({
        undo: event === last ? undo : null,
        by: undoers.get(event.sequence),
      });
      return {
        entries: history
          .filter(({ at }) => asOf === null || at <= asOf.until)
          .map((event) => presentEntry(event, read, scope, wording, presentUndone(event)))
          .reverse(),
        chainHolds: verifyChain(history, end.chainHash),
      };
    },
    'events.epcis': ({ params, caller, place }) =>
      giveEpcis(deps, { id: params.eventId, assetId: null, caller, place }),
    'events.epcisOfAsset': ({ params, caller, place }) =>
      giveEpcis(deps, { id: params.eventId, assetId: params.pk, caller, place }),
    'events.undoPreview': ({ params, query, caller, place }) =>
      previewUndo(deps, caller, place, params.eventId, query.pk),
    'events.undo': ({ params, body, caller, place }) => undoEvent(deps, caller, place, params.eventId, body),
  };
}

/** An event is undone by who may record such an event where it was; of those, its author or an administrator. */
export function demandOfUndo(
  deps: Deps,
  { params }: { params: { eventId: number } },
): Promise<Demand | null> {
  return findUndoDemand(deps.db, params.eventId);
}

/** The history of an asset is seen by users who may list it where it is. */
export async function demandOfAsset(
  deps: Deps,
  { params }: { params: { pk: number } },
): Promise<Demand | null> {
  const found = await findChainEnd(deps.db, params.pk);
  return found && { code: 'ASSET_LIST', boxId: found.boxId, assetType: found.assetType };
}

/** The same, or where it is pledged to, for as long as it is: there they read what they may list of it (decision 122). */
export async function demandOfHistory(
  deps: Deps,
  { params }: { params: { pk: number } },
  userId: number,
): Promise<Demand | null> {
  const demand = await demandOfAsset(deps, { params });
  if (demand === null || (await mayList(deps, userId, demand.boxId))) return demand;
  const holder = (await listPledged(deps.db, [params.pk])).get(params.pk);
  return holder !== undefined && (await mayList(deps, userId, holder.boxId))
    ? { ...demand, boxId: holder.boxId }
    : demand;
}

/**
 * An event is seen by users who may list its asset type where it was recorded, or where its assets went; of both, where
 * they may.
 */
export async function demandOfEvent(
  deps: Deps,
  { params }: { params: { eventId: number } },
  userId: number,
): Promise<Demand | null> {
  const event = await findWrittenEvent(deps.db, params.eventId);
  if (event === null) return null;
  const demand = { code: 'ASSET_LIST', boxId: event.box.boxId, assetType: event.assetType } as const;
  if (event.target === null || (await mayList(deps, userId, demand.boxId))) return demand;
  const { boxId } = event.target;
  return (await mayList(deps, userId, boxId)) ? { ...demand, boxId } : demand;
}

async function mayList({ db }: Deps, userId: number, boxId: number): Promise<boolean> {
  const boxAccess = await findBoxAccess(db, userId, boxId);
  return boxAccess !== null && codesOf(boxAccess.templates).includes('ASSET_LIST');
}
