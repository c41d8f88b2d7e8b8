import { failWith, issue } from '@huella/domain/model/errors';
import type { ObjectKindName } from '@huella/domain/model/object-kinds';
import type { Deps } from '../../deps';
import { submitOnce } from '../../http/submit-once';
import type { Handlers } from '../../http/serve';
import { assetKind } from '../assets/asset-kind';
import { boxKind } from '../boxes/box-kind';
import { companyKind } from '../companies/company-kind';
import { lotKind } from '../lots/lot-kind';
import { userKind } from '../users/user-kind';
import { namesEvent, type ObjectKind } from './object-kind';

/** Every kind of object with its row: a kind without one does not compile. */
export const objectKinds: Readonly<Record<ObjectKindName, ObjectKind>> = {
  asset: assetKind,
  lot: lotKind,
  company: companyKind,
  box: boxKind,
  user: userKind,
};

/** The generic calls over objects (document 1 section 7, document 2 section 7). */
export function objectRoutes(
  deps: Deps,
): Pick<Handlers, 'objects.list' | 'objects.get' | 'objects.add' | 'objects.remove'> {
  return {
    'objects.list': ({ params, query, body, caller, place, afterwards }) =>
      objectKinds[params.objectType].list(deps, caller, place, params, body, {
        asOf: query.asOf,
        afterwards,
      }),
    'objects.get': ({ params, query, caller, place }) => {
      const kind = objectKinds[params.objectType];
      if (query.asOf === undefined) return kind.get(deps, caller, place, params.pk);
      if (kind.getAsOf === null) return failWith([issue('asOf', 'badParam')]);
      return kind.getAsOf(deps, caller, place, params.pk, query.asOf);
    },
    'objects.add': ({ body, caller, place }) => {
      const kind = objectKinds[body.objectType];
      if (namesEvent(body)) {
        if (kind.record === null || body.action === 'add') failWith([issue(null, 'eventNotOffered')]);
        return kind.record(deps, caller, place, body);
      }
      return submitOnce(deps, caller, body, {
        write: (inside) => kind.add(inside, caller, place, body),
        get: (pk) => kind.get(deps, caller, place, pk),
      });
    },
    'objects.remove': async ({ params, caller, place }) => {
      await objectKinds[params.objectType].remove(deps, caller, place, params.pk);
      return { ok: true };
    },
  };
}
