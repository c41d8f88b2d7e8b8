import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { ToldPrice } from '@huella/domain/calls/reports';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { CountedLot, Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { worthOf } from '@huella/domain/engine/collateral/worth';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Currency } from '@huella/domain/model/collateral';
import { keyOfValue, type Matches } from '../../db/list-facet';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import type { ListSource } from '../../http/list-source';
import { findValuing } from '../collateral/valuing.store';
import { countLots, type Group, type LotGroup } from './panel.store';

/** Goods with the value that they are told by. */
export type ToldLot = CountedLot & Pick<LotGroup, 'value' | 'example'>;

/**
 * What the matches are, as far as it decides what they are worth; null where their type is worth nothing, or the caller may not list
 * what says it.
 */
export async function lotsOf(
  {
    form,
    source,
    matches,
  }: { readonly form: FormContext; readonly source: ListSource; readonly matches: Matches },
  by: Attribute | null,
): Promise<readonly ToldLot[] | null> {
  const collateral = findCollateral(form.model.id, form.place.subtype);
  if (collateral === null) return null;
  const [kind, quality, amount] = [collateral.kind, collateral.quality, collateral.amount].map((name) =>
    source.allowed.find((field) => field.name === name),
  );
  if (kind === undefined || quality === undefined || amount === undefined) return null;
  const groups = await source.ask((db) =>
    countLots(db, matches, source.summed, { kind, quality, amount }, by),
  );
  const [kindOf, qualityOf] = [keyOfValue(kind), keyOfValue(quality)];
  return groups.map((group) => ({
    ...group,
    ...{ kind: kindOf(group.kind), quality: qualityOf(group.quality), keeper: form.place.boxId },
  }));
}

/** What the company of a context values its collateral by, on the day of that. */
export function valuingIn({ db }: Deps, { place, model, statusDay }: FormContext): Promise<Valuing> {
  return findValuing(db, place.companyId, model.id, statusDay.today);
}

/** What goods are worth in a currency, by the value that they are told by; what is priced otherwise, or not, is in none. */
export function groupWorth(
  lots: readonly ToldLot[],
  { prices, haircuts }: Valuing,
  currency: Currency,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const { value, example, count, ...lot } of lots) {
    const found = worthOf(lot, prices, haircuts);
    if (found?.price.currency !== currency || value === '') continue;
    const known = groups.get(value) ?? { value, example, name: null, count: 0, figures: [] };
    const { filled, sum } = known.figures[0] ?? { filled: 0, sum: 0 };
    groups.set(value, {
      ...known,
      ...{ count: known.count + count, figures: [{ filled: filled + count, sum: sum + found.value }] },
    });
  }
  return [...groups.values()];
}

/** The prices of a currency that some goods are valued by, as a reader is told of them. */
export function toldPrices(
  { model, locale }: FormContext,
  lots: readonly CountedLot[],
  { prices }: Valuing,
  currency: Currency,
): readonly ToldPrice[] {
  const kind = model.attributes.find(({ name }) => name === findCollateral(model.id)?.kind);
  return [...new Set(lots.map((lot) => lot.kind))].flatMap((key) => {
    const price = prices.get(key);
    if (price?.currency !== currency) return [];
    const name = (kind === undefined ? null : findOption(kind, key))?.label[locale.language] ?? key;
    const { amount, day, source } = price;
    return [{ ...{ name, amount, day, source }, currency: currency.toUpperCase() }];
  });
}
