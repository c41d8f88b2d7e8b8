import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { settingOf } from '../../http/setting';
import { exportAssets } from './export-assets';

/** What assets have beside the generic calls. */
export function assetRoutes(deps: Deps): Pick<Handlers, 'objects.export'> {
  return {
    'objects.export': ({ params, caller, place, body }) =>
      exportAssets(deps, settingOf(deps.clock(), caller, place, params.assetId), body),
  };
}
