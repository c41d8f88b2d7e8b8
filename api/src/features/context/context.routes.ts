import { assetTypes, findAssetType } from '@huella/domain/assets/index';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { fail } from '@huella/domain/errors';
import { chains, type Chain } from '@huella/domain/lookups/chains';
import { findBoxType } from '@huella/domain/lookups/box-types';
import { roleWords } from '@huella/domain/lookups/company-roles';
import { allowedFields } from '@huella/domain/rules/field-access';
import { menuOf } from '@huella/domain/rules/menu';
import { findTemplate } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import { findPlace } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { countAssets } from '../assets/assets.store';
import {
  listRelatedBoxes,
  listRelatedCompanies,
  type RelatedBox,
  type RelatedCompany,
} from '../places/places.store';

type ContextRoutes = Pick<Handlers, 'topBar.all' | 'topBar.menuItems' | 'models.all'>;

/** The context that a user works in, and the models that go with it (document 1 sections 2, 3 and 7). */
export function contextRoutes(deps: Deps): ContextRoutes {
  return {
    'topBar.all': async ({ caller }) => {
      const [boxes, companies] = await Promise.all([
        listRelatedBoxes(deps.db, caller.userId),
        listRelatedCompanies(deps.db, caller.userId),
      ]);
      const counts = await countAssets(
        deps.db,
        boxes.map((box) => box.id),
      );
      const offered = chains.filter((chain) => companies.some((company) => company.chain === chain.id));
      const { language } = caller;
      return {
        suplyChain: offered.map((chain) => ({ id: chain.id, value: chain.name[language], icon: chain.icon })),
        actives: offered.flatMap((chain) => activesOf(chain, counts, language)),
        companies: companies.map((company) => ({
          id: company.id,
          value: company.name,
          fk: company.chain,
          rol: company.rol,
          country: company.country,
          rolName: roleWords(company.rol)[language],
          origin: originOf(company),
        })),
        establishments: boxes.map((box) => presentBox(box, language)),
      };
    },
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
    'models.all': async ({ params }) => {
      const place = (await findPlace(deps.db, params.boxId)) ?? fail('notFound');
      const scope = { boxSubtype: place.subtype, companyTiers: place.tiers };
      return assetTypes
        .filter((model) => assetTypesOfChain(place.chain).includes(model.id))
        .map((model) => ({
          ...model,
          attributes: [...allowedFields(model, 'list', scope)],
          companyTiers: [...place.tiers],
        }));
    },
  };
}

function activesOf(chain: Chain, counts: ReadonlyMap<number, number>, language: Language) {
  return assetTypesOfChain(chain.id).flatMap((id) => {
    const model = findAssetType(id);
    if (model === null) return [];
    const counted = counts.get(id) ?? 0;
    const noun = counted === 1 ? model.noun.one : model.noun.counted;
    return [
      { id, value: model.name[language], icon: model.icon, fk: chain.id, counted, noun: noun[language] },
    ];
  });
}

function presentBox(box: RelatedBox, language: Language) {
  return {
    id: box.id,
    value: box.name,
    fk: box.companyId,
    alias: box.alias,
    subtype: box.subtype,
    subtypeName: findBoxType(box.subtype)?.name[language] ?? '',
    place: [box.city, box.region].filter((part) => part !== '').join(', '),
    asset_type: [...assetTypesOfChain(box.chain)],
  };
}

/** The strongest relation of a user to a company, for the word beside its name. */
function originOf(company: RelatedCompany): string {
  const kinds = [...company.templates, ...company.boxTemplates].map((id) => findTemplate(id)?.relation);
  const order = ['OWNER', 'COMPANY_DELEGATE', 'EXPERT_USER', 'BOX_DELEGATE'] as const;
  return order.find((kind) => kinds.includes(kind)) ?? 'BOX_DELEGATE';
}
