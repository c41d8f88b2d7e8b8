import { sumWorth, type Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { coverOf, toCents } from '@huella/domain/engine/collateral/worth';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { Database } from '../../db/database';
import type { FormContext } from '../../http/form-context';
import { listPledgedGroups, type HolderScope } from './pledges.store';

/** What all that is pledged to an establishment comes to, beside the loans that it secures. */
export async function standingOf(db: Database, form: FormContext, scope: HolderScope, valuing: Valuing) {
  const groups = await listPledgedGroups(db, scope, form.statusDay.today);
  const lots = groups.map(({ keeperId, kind, quality, amount, count }) => ({
    ...{ kind, quality, amount, count, keeper: keeperId },
  }));
  const summed = sumWorth(lots, valuing);
  const add = (of: (group: (typeof groups)[number]) => number) =>
    toCents(groups.reduce((sum, group) => sum + of(group), 0));
  const { collateral, model } = scope;
  const { currency } = collateral.pledge;
  const loan = add((group) => group.loan);
  // A loan is compared with what has a price in its currency, and with nothing else.
  const compared = add((group) => (valuing.prices.get(group.kind)?.currency === currency ? group.loan : 0));
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
    ...{ loan, currency, cover: coverOf(own, { amount: compared, currency }) },
    doubtful: add((group) => group.doubtful),
    priced: summed.priced,
  };
}
