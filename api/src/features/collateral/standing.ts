import { coverOf, toCents, worthOf, type Lot } from '@huella/domain/engine/collateral/worth';
import { findOption } from '@huella/domain/engine/fields/choice';
import { currencies, type Currency } from '@huella/domain/model/collateral';
import type { Database } from '../../db/database';
import type { FormContext } from '../../http/form-context';
import { listPledgedGroups, type HolderScope } from './pledges.store';
import type { Valuing } from './valuing.store';

/** Goods that are alike, and how many assets they are. */
export interface CountedLot extends Lot {
  readonly count: number;
}

/** What goods come to: by currency, without what has no price, and from when the prices are. */
export interface SummedWorth {
  readonly values: readonly { readonly currency: Currency; readonly value: number }[];
  readonly unpriced: { readonly count: number; readonly amount: number; readonly kinds: readonly string[] };
  readonly priced: { readonly from: string; readonly to: string } | null;
}

/** Adds up what goods are worth; what has no price counts without, and is told. */
export function sumWorth(lots: readonly CountedLot[], { prices, haircuts }: Valuing): SummedWorth {
  const sums = new Map<Currency, number>();
  const days: string[] = [];
  const without: CountedLot[] = [];
  for (const lot of lots) {
    const found = worthOf(lot, prices, haircuts);
    if (found === null) {
      without.push(lot);
      continue;
    }
    const { currency, day } = found.price;
    sums.set(currency, (sums.get(currency) ?? 0) + found.value);
    days.push(day);
  }
  const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
  return {
    values: currencies.flatMap((currency) => {
      const value = sums.get(currency);
      return value === undefined ? [] : [{ currency, value: toCents(value) }];
    }),
    unpriced: {
      count: without.reduce((sum, { count }) => sum + count, 0),
      amount: toCents(without.reduce((sum, { amount }) => sum + amount, 0)),
      kinds: [...new Set(without.map(({ kind }) => kind))],
    },
    priced: from === undefined || to === undefined ? null : { from, to },
  };
}

/** What all that is pledged to an establishment comes to, beside the loans that it secures. */
export async function standingOf(db: Database, form: FormContext, scope: HolderScope, valuing: Valuing) {
  const groups = await listPledgedGroups(db, scope);
  const lots = groups.map(({ keeperId, kind, quality, amount, count }) => ({
    ...{ kind, quality, amount, count, keeper: keeperId },
  }));
  const summed = sumWorth(lots, valuing);
  const add = (of: (group: (typeof groups)[number]) => number) =>
    toCents(groups.reduce((sum, group) => sum + of(group), 0));
  const { collateral, model } = scope;
  const { currency } = collateral.pledge;
  const loan = add((group) => group.loan);
  const own = summed.values.find((each) => each.currency === currency) ?? null;
  const kind = model.attributes.find(({ name }) => name === collateral.kind);
  const { language } = form.locale;
  return {
    count: add((group) => group.count),
    amount: add((group) => group.amount),
    unit: collateral.unit,
    values: [...summed.values],
    unpriced: {
      ...summed.unpriced,
      kinds: summed.unpriced.kinds.map(
        (key) => (kind === undefined ? undefined : findOption(kind, key))?.label[language] ?? key,
      ),
    },
    ...{ loan, currency, cover: coverOf(own, { amount: loan, currency }) },
    doubtful: add((group) => group.doubtful),
    priced: summed.priced,
  };
}
