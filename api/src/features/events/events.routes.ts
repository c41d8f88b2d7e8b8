import type { Demand } from '@huella/domain/calls/contract';
import { fail } from '@huella/domain/errors';
import { codesOf } from '@huella/domain/rules/relations';
import { findStanding } from '../../db/actors';
import { verifyChain } from '../../db/ledger/chain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { settingOf } from '../../http/setting';
import { findWrittenEvent } from './epcis.store';
import { giveEpcis } from './give-epcis';
import { findChainEnd, listAssetEvents, listEvents, listNames } from './events.store';
import { idsNamedBy, presentEntry, presentEvent } from './present-event';

/** Events that a list shows: the newest. */
const listed = 500;

type EventCall = 'events.list' | 'events.ofAsset' | 'events.epcis' | 'events.epcisOfAsset';

/** What happened, by establishment and by asset (document 3 section 2), and as GS1 writes it. */
export function eventRoutes(deps: Deps): Pick<Handlers, EventCall> {
  return {
    'events.list': async ({ params, caller }) => {
      const { rows, total } = await listEvents(deps.db, params.boxId, params.assetType ?? null, listed);
      const locale = { language: caller.language, today: '', zone: caller.timezone };
      return { rows: rows.map((event) => presentEvent(event, locale)), total };
    },
    'events.ofAsset': async ({ params, caller, place }) => {
      const end = (await findChainEnd(deps.db, params.pk)) ?? fail('notFound');
      const { model, scope, locale } = settingOf(deps.clock(), caller, place, end.assetType);
      const history = await listAssetEvents(deps.db, params.pk);
      const named = history.flatMap((event) => idsNamedBy(event, model));
      const names = await listNames(deps.db, place.boxId, [...new Set(named)]);
      const wording = { locale, names };
      return {
        entries: history.map((event) => presentEntry(event, model, scope, wording)).reverse(),
        chainHolds: verifyChain(history, end.chainHash),
      };
    },
    'events.epcis': ({ params: { id }, caller, place }) =>
      giveEpcis(deps, { id, assetId: null, caller, place }),
    'events.epcisOfAsset': ({ params: { id, pk }, caller, place }) =>
      giveEpcis(deps, { id, assetId: pk, caller, place }),
  };
}

/** The history of an asset is seen by whoever may list it where it is. */
export async function demandOfAsset(
  deps: Deps,
  { params }: { params: { pk: number } },
): Promise<Demand | null> {
  const found = await findChainEnd(deps.db, params.pk);
  return found && { code: 'ASSET_LIST', boxId: found.boxId, assetType: found.assetType };
}

/**
 * An event is seen by whoever may list its asset type where it was recorded, or where its assets went; of both, where
 * they may.
 */
export async function demandOfEvent(
  deps: Deps,
  { params }: { params: { id: number } },
  userId: number,
): Promise<Demand | null> {
  const event = await findWrittenEvent(deps.db, params.id);
  if (event === null) return null;
  const demand = { code: 'ASSET_LIST', boxId: event.box.boxId, assetType: event.assetType } as const;
  if (event.target === null || (await mayList(deps, userId, demand.boxId))) return demand;
  const { boxId } = event.target;
  return (await mayList(deps, userId, boxId)) ? { ...demand, boxId } : demand;
}

async function mayList({ db }: Deps, userId: number, boxId: number): Promise<boolean> {
  const standing = await findStanding(db, userId, boxId);
  return standing !== null && codesOf(standing.templates).includes('ASSET_LIST');
}
