import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PriceRow } from '@huella/domain/calls/prices';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { pricesOn, type Haircuts } from '@huella/domain/engine/collateral/worth';
import { findOption, optionsOf } from '@huella/domain/engine/fields/choice';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import type { Attribute } from '@huella/domain/model/attribute';
import type { CollateralModel } from '@huella/domain/model/collateral';
import { codesOf } from '@huella/domain/rules/relations';
import type { Actor, BoxAccess } from '../../db/actors';
import { listTemplatesOverCompany } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { dayIn } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { importPrices } from './import-prices';
import {
  findDatedHaircuts,
  listComingHaircuts,
  insertPrice,
  listKeepers,
  listPrices,
  removePrice,
  sayHaircuts,
  updatePrice,
} from './prices.store';

type PriceRoutes = Pick<
  Handlers,
  'prices.list' | 'prices.add' | 'prices.update' | 'prices.remove' | 'prices.import' | 'haircuts.save'
>;

/** What goods cost, and what a company takes off (decision 121): read in its establishments, written by who may edit the company. */
export function priceRoutes(deps: Deps): PriceRoutes {
  const { db, clock } = deps;
  const by = ({ userId }: Actor) => ({ userId, now: clock() });
  return {
    'prices.list': ({ params, caller, place }) => givePrices(deps, caller, place, params.assetId),
    'prices.add': async ({ params: { companyId, assetId: assetType }, body, caller }) => {
      refuseUnlessKnown(assetType, body.kind);
      const id = await insertPrice(db, { companyId, assetType }, body, by(caller));
      return { id: id ?? failWith([issue('day', 'priceTwice')]) };
    },
    'prices.update': async ({ params: { companyId, assetId: assetType, priceId }, body, caller }) => {
      refuseUnlessKnown(assetType, body.kind);
      const scope = { companyId, assetType };
      const done = await transact(db, (inside) => updatePrice(inside, scope, priceId, body, by(caller)));
      if (done === 'taken') failWith([issue('day', 'priceTwice')]);
      if (done === 'missing') fail('notFound');
      return { ok: true };
    },
    'prices.remove': async ({ params: { companyId, assetId: assetType, priceId } }) => {
      getPriced(assetType);
      return (await removePrice(db, { companyId, assetType }, priceId)) ? { ok: true } : fail('notFound');
    },
    'prices.import': async ({ params: { companyId, assetId: assetType }, body, caller }) => {
      const { kind } = getPriced(assetType);
      return { prices: await importPrices(deps, caller, { companyId, assetType }, kind, body) };
    },
    'haircuts.save': async ({ params: { companyId, assetId: assetType }, body, caller }) => {
      const haircuts = await readHaircuts(deps, companyId, assetType, body);
      const day = body.day ?? dayIn(clock(), caller.timezone);
      await transact(db, (inside) => sayHaircuts(inside, { companyId, assetType, day }, haircuts));
      return { ok: true };
    },
  };
}

/** What of an asset type has prices and qualities; a type that has none has nothing here. */
function getPriced(assetType: number) {
  const model = findAssetType(assetType);
  const collateral = findCollateral(assetType);
  if (model === null || collateral === null) return fail('notFound');
  const fieldOf = (name: string): Attribute =>
    model.attributes.find((each) => each.name === name) ?? fail('unexpected');
  return { collateral, kind: fieldOf(collateral.kind), quality: fieldOf(collateral.quality) };
}

function refuseUnlessKnown(assetType: number, kind: string): void {
  if (findOption(getPriced(assetType).kind, kind) === null) failWith([issue('kind', 'notAnOption')]);
}

async function givePrices({ db, clock }: Deps, caller: Actor, place: BoxAccess, assetType: number) {
  const { collateral, kind, quality } = getPriced(assetType);
  if (!collateral.subtypes.includes(place.subtype)) return fail('notFound');
  const { companyId } = place;
  const { language } = caller;
  const prices = await listPrices(db, { companyId, assetType });
  const day = dayIn(clock(), place.timezone);
  const counting = pricesOn(prices, day);
  const { haircuts, since } = await findDatedHaircuts(db, { companyId, assetType, day });
  const labelOf = (key: string) => findOption(kind, key)?.label[language] ?? key;
  const templates = await listTemplatesOverCompany(db, caller.userId, companyId);
  return {
    prices: prices.map((price): PriceRow => ({
      ...price,
      label: labelOf(price.kind),
      counts: counting.get(price.kind) === price,
    })),
    kinds: optionsOf(kind).map(({ key, label }) => ({ key, label: label[language] })),
    qualities: [
      ...optionsOf(quality).map(({ key, label }) => ({ key, label: label[language] })),
      { key: '', label: '' },
    ].map((each) => ({
      ...each,
      percent: haircuts.quality.get(each.key) ?? 0,
      since: since.quality.get(each.key) ?? null,
    })),
    keepers: (await keepersOf({ db }, companyId, collateral)).map((each) => ({
      ...each,
      percent: haircuts.keeper.get(each.id) ?? 0,
      since: since.keeper.get(String(each.id)) ?? null,
    })),
    coming: [...(await listComingHaircuts(db, { companyId, assetType, day }))],
    unit: collateral.unit,
    canEdit: codesOf(templates).includes('COMPANY_EDIT') && place.closedAt === null,
  };
}

function keepersOf({ db }: Pick<Deps, 'db'>, companyId: number, { assetType, subtypes }: CollateralModel) {
  return listKeepers(db, companyId, assetType, subtypes);
}

/** What is to be taken off: by qualities that there are, and by establishments that keep something of the company's. */
async function readHaircuts(
  deps: Deps,
  companyId: number,
  assetType: number,
  { qualities, keepers }: BodyOf<Calls['haircuts.save']>,
): Promise<Haircuts> {
  const { collateral, quality } = getPriced(assetType);
  const known = new Set((await keepersOf(deps, companyId, collateral)).map(({ id }) => id));
  const strange = [
    ...qualities.filter(({ key }) => key !== '' && findOption(quality, key) === null).map(({ key }) => key),
    ...keepers.filter(({ id }) => !known.has(id)).map(({ id }) => String(id)),
  ];
  if (strange.length > 0) failWith(strange.map((record) => ({ ...issue('percent', 'notAnOption'), record })));
  return {
    quality: new Map(qualities.map(({ key, percent }) => [key, percent])),
    keeper: new Map(keepers.map(({ id, percent }) => [id, percent])),
  };
}
