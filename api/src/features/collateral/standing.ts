import type { PledgeKeeper } from '@huella/domain/calls/pledges';
import { sumWorth, type Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { coverOf, toCents } from '@huella/domain/engine/collateral/worth';
import { findOption } from '@huella/domain/engine/fields/choice';
import type { Database } from '../../db/database';
import type { FormContext } from '../../http/form-context';
import { listPledgedGroups, type HolderScope, type PartsBy, type PledgedGroup } from './pledges.store';

type Groups = readonly PledgedGroup[];

/** What all that is pledged to an establishment comes to, beside the loans that it secures, by who keeps it and what it is. */
export async function standingOf(db: Database, form: FormContext, scope: HolderScope, valuing: Valuing) {
  const groups = await listPledgedGroups(db, scope, form.statusDay.today);
  const summed = sumWorth(groups.map(lotOf), valuing);
  const { collateral } = scope;
  const { currency } = collateral.pledge;
  const loan = add(groups, (group) => group.loan);
  const { priced, covering } = partsBy(form, scope, valuing);
  // A loan is compared with what has a price in its currency, and with nothing else.
  const compared = groups.filter(({ kind }) => covering.includes(kind));
  const own = summed.values.find((each) => each.currency === currency) ?? null;
  const nameOf = kindNames(form, scope);
  const confirmed = groups.filter(({ isConfirmed }) => isConfirmed);
  return {
    ...heldOf(groups, valuing),
    unit: collateral.unit,
    unpriced: { ...summed.unpriced, kinds: summed.unpriced.kinds.map(nameOf) },
    ...{ loan, currency },
    cover: coverOf(own, { amount: add(compared, (group) => group.loan), currency }),
    doubtful: add(groups, (group) => group.doubtful),
    doubts: doubtsOf(groups),
    unlinked: add(groups, (group) => group.unlinked),
    confirmed: heldOf(confirmed, valuing),
    unconfirmed: heldOf(
      groups.filter(({ isConfirmed }) => !isConfirmed),
      valuing,
    ),
    pricedCount: countOf(groups.filter(({ kind }) => priced.includes(kind))),
    secured: add(groups, (group) => group.loans),
    covering: countOf(compared),
    expiring: {
      count: add(groups, (group) => group.expiring),
      amount: add(groups, (group) => group.expiringAmount),
    },
    keepers: groupBy(groups, ({ keeperId }) => keeperId).map(([, kept]) => keeperOf(kept, valuing)),
    kinds: groupBy(groups, ({ kind }) => kind).map(([key, kept]) => ({
      ...{ key, label: nameOf(key) },
      ...heldOf(kept, valuing),
    })),
    priced: summed.priced,
  };
}

/** By what the list of what is pledged tells its parts. */
export function partsBy(
  { statusDay }: FormContext,
  { collateral }: HolderScope,
  { prices }: Valuing,
): PartsBy {
  const { currency } = collateral.pledge;
  return {
    day: statusDay.today,
    priced: [...prices.keys()],
    covering: [...prices].flatMap(([kind, price]) => (price.currency === currency ? [kind] : [])),
  };
}

function lotOf({ keeperId: keeper, kind, quality, amount, count }: PledgedGroup) {
  return { kind, quality, amount, count, keeper };
}

function add(groups: Groups, of: (group: PledgedGroup) => number): number {
  return toCents(groups.reduce((sum, group) => sum + of(group), 0));
}

function countOf(groups: Groups): number {
  return add(groups, ({ count }) => count);
}

function heldOf(groups: Groups, valuing: Valuing) {
  const { values } = sumWorth(groups.map(lotOf), valuing);
  return { count: countOf(groups), amount: add(groups, (group) => group.amount), values: [...values] };
}

function doubtsOf(groups: Groups) {
  const [differs, missing] = [
    add(groups, ({ differing }) => differing),
    add(groups, (group) => group.missing),
  ];
  return { differs, missing, silent: add(groups, ({ doubtful }) => doubtful) - differs - missing };
}

function keeperOf(groups: Groups, valuing: Valuing): PledgeKeeper {
  const [first] = groups;
  const confirmed = groups.filter(({ isConfirmed }) => isConfirmed);
  return {
    ...{ id: first?.keeperId ?? 0, name: first?.keeper ?? '', company: first?.keeperCompany ?? '' },
    ...heldOf(groups, valuing),
    confirmed: heldOf(confirmed, valuing),
    doubts: doubtsOf(groups),
  };
}

/** Those that are alike in something, the most of it first. */
function groupBy<Key>(groups: Groups, keyOf: (group: PledgedGroup) => Key): readonly [Key, Groups][] {
  const found = new Map<Key, PledgedGroup[]>();
  for (const group of groups) found.set(keyOf(group), [...(found.get(keyOf(group)) ?? []), group]);
  const amountOf = (kept: Groups) => add(kept, (group) => group.amount);
  return [...found].toSorted(([, one], [, other]) => amountOf(other) - amountOf(one));
}

/** What the options that have prices are called. */
function kindNames({ locale }: FormContext, { collateral, model }: HolderScope) {
  const kind = model.attributes.find(({ name }) => name === collateral.kind);
  return (key: string) =>
    (kind === undefined ? undefined : findOption(kind, key))?.label[locale.language] ?? key;
}
