import type { HeldOfType } from '@huella/domain/catalogue/assets/held-assets';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findBoxType } from '@huella/domain/catalogue/lookups/box-types';
import { chains, type Chain } from '@huella/domain/catalogue/lookups/chains';
import { roleWords } from '@huella/domain/catalogue/lookups/company-roles';
import { canIdentify } from '@huella/domain/engine/access/field-access';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { strongestRelation } from '@huella/domain/rules/relations';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listHeldAssets } from '../assets/assets.store';
import {
  listRelatedBoxes,
  listRelatedCompanies,
  type RelatedBox,
  type RelatedCompany,
} from '../places/places.store';
import { findShownAt } from '../tenants/tenants.store';

type TopBarCall =
  | 'topBar.all'
  | 'topBar.chains'
  | 'topBar.actives'
  | 'topBar.companies'
  | 'topBar.allCompanies'
  | 'topBar.establishments';
export type TopBarRoutes = Pick<Handlers, TopBarCall>;

/** What the user may choose in the top bar, all at once and level by level (document 3 section 7). */
export function topBarRoutes(deps: Deps): TopBarRoutes {
  return {
    'topBar.all': ({ caller, query }) => presentTopBar(deps, caller, query?.tenant),
    'topBar.chains': async ({ caller, query }) => {
      const { companies } = await listRelated(deps, caller, query?.tenant);
      return chainsOf(companies).map((chain) => presentChain(chain, caller.language));
    },
    'topBar.actives': async ({ caller, query, params }) => {
      const { companies, boxes } = await listRelated(deps, caller, query?.tenant);
      const held = await listHeld(deps, boxes);
      return chainsOf(companies)
        .filter(({ id }) => id === params.chainId)
        .flatMap((chain) => presentActives(chain, countIn(chain, boxes, held), caller.language));
    },
    'topBar.companies': async ({ caller, query, params }) => {
      const { companies } = await listRelated(deps, caller, query?.tenant);
      return companies
        .filter(({ chain }) => assetTypesOfChain(chain).includes(params.assetId))
        .map((company) => presentCompany(company, caller.language));
    },
    'topBar.allCompanies': async ({ caller, query }) => {
      const { companies } = await listRelated(deps, caller, query?.tenant);
      return companies.map((company) => presentCompany(company, caller.language));
    },
    'topBar.establishments': async ({ caller, query, params }) => {
      const related = await listRelated(deps, caller, query?.tenant);
      const boxes = related.boxes.filter(({ companyId }) => companyId === params.companyId);
      const held = await listHeld(deps, boxes);
      return boxes.map((box) => presentBox(box, held, caller.language));
    },
  };
}

/** Everything that a user may choose; at a tenant that is about some chains, of those. */
export async function presentTopBar(deps: Deps, caller: Actor, tenant: string | undefined) {
  const { companies, boxes } = await listRelated(deps, caller, tenant);
  const held = await listHeld(deps, boxes);
  const { language } = caller;
  const offered = chainsOf(companies);
  return {
    suplyChain: offered.map((chain) => presentChain(chain, language)),
    actives: offered.flatMap((chain) => presentActives(chain, countIn(chain, boxes, held), language)),
    companies: companies.map((company) => presentCompany(company, language)),
    establishments: boxes.map((box) => presentBox(box, held, language)),
  };
}

interface Related {
  readonly companies: readonly RelatedCompany[];
  readonly boxes: readonly RelatedBox[];
}

/** What a user has any relation to, as far as it is shown at a tenant. */
async function listRelated({ db }: Deps, { userId }: Actor, label: string | undefined): Promise<Related> {
  const [companies, boxes, isShown] = await Promise.all([
    listRelatedCompanies(db, userId),
    listRelatedBoxes(db, userId),
    findShownAt(db, label),
  ]);
  return { companies: companies.filter(isShown), boxes: boxes.filter(isShown) };
}

/** The living assets of each establishment that has any, by their type. */
type Held = ReadonlyMap<number, readonly HeldOfType[]>;

function listHeld({ db }: Deps, boxes: readonly RelatedBox[]): Promise<Held> {
  return listHeldAssets(
    db,
    boxes.map(({ id }) => id),
  );
}

/** How many assets of each type the establishments of a chain have: a type of two chains is counted in each. */
function countIn({ id }: Chain, boxes: readonly RelatedBox[], held: Held): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const box of boxes.filter(({ chain }) => chain === id))
    for (const { assetType, count } of held.get(box.id) ?? [])
      counts.set(assetType, (counts.get(assetType) ?? 0) + count);
  return counts;
}

function chainsOf(companies: readonly RelatedCompany[]): readonly Chain[] {
  return chains.filter((chain) => companies.some((company) => company.chain === chain.id));
}

function presentChain({ id, name, icon }: Chain, language: Language) {
  return { id, value: name[language], icon };
}

function presentActives(chain: Chain, counts: ReadonlyMap<number, number>, language: Language) {
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

function presentCompany(company: RelatedCompany, language: Language) {
  return {
    id: company.id,
    value: company.name,
    fk: company.chain,
    rol: company.rol,
    country: company.country,
    rolName: roleWords(company.rol)[language],
    origin: strongestRelation([...company.templates, ...company.boxTemplates]),
  };
}

/**
 * The asset types that an establishment is offered with: those that it can identify, and those that came before and
 * have to be sent back (decisions section 8).
 */
function typesAt({ id, chain, subtype }: RelatedBox, held: Held): number[] {
  const here = new Set(held.get(id)?.map(({ assetType }) => assetType));
  return assetTypesOfChain(chain).filter((type) => {
    const model = findAssetType(type);
    return here.has(type) || (model !== null && canIdentify(model, subtype));
  });
}

function presentBox(box: RelatedBox, held: Held, language: Language) {
  return {
    id: box.id,
    value: box.name,
    fk: box.companyId,
    alias: box.alias,
    subtype: box.subtype,
    subtypeName: findBoxType(box.subtype)?.name[language] ?? '',
    place: [box.city, box.region].filter((part) => part !== '').join(', '),
    asset_type: typesAt(box, held),
  };
}
