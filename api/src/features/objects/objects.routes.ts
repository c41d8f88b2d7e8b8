import type { ObjectKindName } from '@huella/domain/calls/objects';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { assetKind } from '../assets/asset-kind';
import type { ObjectKind } from './object-kind';

/** Every kind of object with its row: a kind without one does not compile. */
export const objectKinds: Readonly<Record<ObjectKindName, ObjectKind>> = { asset: assetKind };

/** The generic calls over objects (document 1 section 7, document 2 section 7). */
export function objectRoutes(deps: Deps): Pick<Handlers, 'objects.list' | 'objects.get' | 'objects.add'> {
  return {
    'objects.list': ({ params, body, caller }) =>
      objectKinds[params.objectType].list(deps, caller, params, body),
    'objects.get': ({ params, caller }) => objectKinds[params.objectType].get(deps, caller, params.pk),
    'objects.add': ({ body, caller }) => objectKinds[body.objectType].add(deps, caller, body),
  };
}
