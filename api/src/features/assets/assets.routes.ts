import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { formContextOf } from '../../http/form-context';
import { countSelected } from '../../http/selected-ids';
import { findFacet } from './asset-facet';
import { findPlaces, mapAssets } from './asset-map';
import { findTotals } from './asset-totals';
import { exportAssets } from './export-assets';
import { findNamed } from './find-named';

type AssetCall = `objects.${'count' | 'export' | 'facet' | 'find' | 'map' | 'places' | 'totals'}`;

/** What assets have beside the generic calls. */
export function assetRoutes(deps: Deps): Pick<Handlers, AssetCall> {
  return {
    'objects.count': async ({ params, caller, place, body }) => {
      const form = formContextOf(deps.clock(), caller, place, params.assetId);
      return { count: await countSelected(deps.db, form, body) };
    },
    'objects.find': async ({ params, caller, place, body }) => {
      const form = formContextOf(deps.clock(), caller, place, params.assetId);
      return { found: await findNamed(deps, caller, form, body.texts) };
    },
    'objects.export': ({ params, query, caller, place, body }) =>
      exportAssets(deps, formContextOf(deps.clock(), caller, place, params.assetId), body, query.asOf),
    'objects.facet': ({ params, query, caller, place, body }) =>
      findFacet(
        deps,
        formContextOf(deps.clock(), caller, place, params.assetId),
        params.field,
        body,
        query.asOf,
      ),
    'objects.places': ({ params, caller, place, body }) =>
      findPlaces(deps, formContextOf(deps.clock(), caller, place, params.assetId), body),
    'objects.map': ({ params, caller, place, body }) =>
      mapAssets(deps, formContextOf(deps.clock(), caller, place, params.assetId), body),
    'objects.totals': ({ params, query, caller, place, body }) =>
      findTotals(deps, formContextOf(deps.clock(), caller, place, params.assetId), body, query.asOf),
  };
}
