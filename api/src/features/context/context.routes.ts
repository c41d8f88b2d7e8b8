import { assetTypes, findAssetType } from '@huella/domain/catalogue/assets/index';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { engineEvents } from '@huella/domain/model/engine-events';
import { fail } from '@huella/domain/model/errors';
import type { Field } from '@huella/domain/model/field';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { disabledInLists, presentFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { menuOf } from '@huella/domain/rules/menu';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { countForMenu } from './menu-counts.store';
import { topBarRoutes, type TopBarRoutes } from './top-bar';
import { writeSample } from './write-sample';

type ContextRoutes = TopBarRoutes &
  Pick<Handlers, 'topBar.counts' | 'topBar.menuItems' | 'models.all' | 'models.sample'>;

/** The context that a user works in, and the models that go with it (document 1 sections 2, 3 and 7). */
export function contextRoutes(deps: Deps): ContextRoutes {
  return {
    ...topBarRoutes(deps),
    'topBar.counts': ({ caller, query }) => countForMenu(deps.db, caller.userId, query?.tenant),
    'topBar.menuItems': ({ caller, params }) => {
      const model = findAssetType(params.assetId) ?? fail('notFound');
      return Promise.resolve(
        menuOf(model).map((entry) => ({
          name: entry.label[caller.language],
          icon: entry.icon,
          path: entry.path,
          group: entry.group[caller.language],
          ...(entry.subtypes !== undefined && { subtypes: [...entry.subtypes] }),
          ...(entry.permission !== undefined && { permission: entry.permission }),
        })),
      );
    },
    'models.sample': ({ caller, params }) => {
      const model = findAssetType(params.assetId) ?? fail('notFound');
      const fields: readonly Field[] =
        params.eventType === engineEvents.load
          ? model.attributes
          : (findEvent(model, params.eventType)?.fields ?? []);
      const sample = fields.find(({ name }) => name === params.field)?.downloadMockup ?? fail('notFound');
      return Promise.resolve(writeSample(sample, caller.language));
    },
    'models.all': ({ place }) => {
      const scope = scopeOf(place);
      const models = assetTypes.filter((model) => assetTypesOfChain(place.chain).includes(model.id));
      return Promise.resolve(
        models.map((model) => ({
          ...model,
          attributes: [...presentFields(model, scope)],
          companyTiers: [...place.tiers],
          shut: disabledInLists(model, scope).size,
        })),
      );
    },
  };
}
