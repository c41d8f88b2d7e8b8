import type { Demand } from '@huella/domain/calls/contract';
import { fail } from '@huella/domain/errors';
import { verifyChain } from '../../db/ledger/chain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { settingOf } from '../../http/setting';
import { findChainEnd, listAssetEvents, listEvents, listNames } from './events.store';
import { idsNamedBy, presentEntry, presentEvent } from './present-event';

/** Events that a list shows: the newest. */
const listed = 500;

/** What happened, by establishment and by asset (document 3 section 2). */
export function eventRoutes(deps: Deps): Pick<Handlers, 'events.list' | 'events.ofAsset'> {
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
