import type { Portfolio, PortfolioPart, PortfolioRow } from '@huella/domain/calls/report-board';
import type { CountedIn } from '@huella/domain/calls/reports';
import { sumWorth } from '@huella/domain/engine/collateral/sum-worth';
import { coverOf, partLeft, toCents, worthOf } from '@huella/domain/engine/collateral/worth';
import { currencies, soonDays, type CollateralModel, type Currency } from '@huella/domain/model/collateral';
import { mergeLists } from './counted-lists';
import type { PortfolioAsk, PortfolioCell, PortfolioPlace } from './portfolio-cells';
import { joinWorth } from './report-pie';

/** A cell with where it is. */
interface At {
  readonly cell: PortfolioCell;
  readonly place: PortfolioPlace;
}

/** Names of those whose grain runs out soon, at most. */
const mostNames = 3;

/**
 * What a portfolio comes to, as a whole and by its entities: all figures add up from the same cells, so that the rows add up to the
 * whole. What nobody beside the keeper confirms is told apart and adds nothing to the value (decision 130).
 */
export function summarisePortfolio(
  places: readonly PortfolioPlace[],
  collateral: CollateralModel,
  words: Pick<Portfolio, 'entity' | 'noun'>,
): Portfolio {
  const all = places.flatMap((place) => place.cells.map((cell) => ({ cell, place })));
  const told = (what: keyof PortfolioPlace['tells']) => places.some(({ tells }) => tells[what]);
  const shown = shownCurrencies(all, collateral);
  const rows = [...grouped(all, ({ cell }) => cell.entity.key)]
    .map(([key, own]) => rowOf(key, own, shown, told))
    .toSorted((one, other) => other.amount - one.amount || one.label.localeCompare(other.label));
  const expiring = partOf(all, null, 'expiring');
  return {
    ...{ ...words, unit: collateral.unit, rows, places: placesOf(all) },
    total: { ...partOf(all, null, 'all'), filled: sum(all, ({ filled }) => filled) },
    worth: places.some(({ valuing }) => valuing !== null) ? worthPart(all, rows, shown) : null,
    secured: told('pledges') ? securedPart(all, collateral) : null,
    unconfirmed: told('confirmation')
      ? {
          ...partOf(all, null, 'unconfirmed'),
          values: shown
            .map((currency) => ({
              currency: currency.toUpperCase(),
              value: valueOf(all.filter(isDoubted), currency),
            }))
            .filter(({ value }) => value > 0),
        }
      : null,
    expiring: told('expiry') ? { ...expiring, days: soonDays, whose: whoseExpires(all) } : null,
  };
}

function isDoubted({ cell }: At): boolean {
  return cell.isConfirmed === false;
}

function isCounted(at: At): boolean {
  return !isDoubted(at);
}

function sum(all: readonly At[], of: (cell: PortfolioCell) => number): number {
  return all.reduce((whole, { cell }) => whole + of(cell), 0);
}

function grouped<Key>(all: readonly At[], keyOf: (at: At) => Key): ReadonlyMap<Key, readonly At[]> {
  const groups = new Map<Key, At[]>();
  for (const at of all) {
    const key = keyOf(at);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [at]);
    else known.push(at);
  }
  return groups;
}

function placesOf(all: readonly At[]): number {
  return new Set(all.map(({ cell }) => cell.keeper)).size;
}

/** The currency of loans, and any other that something is priced in. */
function shownCurrencies(all: readonly At[], { pledge }: CollateralModel): readonly Currency[] {
  const priced = new Set(all.map(({ cell, place }) => place.valuing?.prices.get(cell.kind)?.currency));
  return currencies.filter((currency) => currency === pledge.currency || priced.has(currency));
}

function valueOf(all: readonly At[], currency: Currency): number {
  return toCents(
    all.reduce((whole, { cell, place }) => {
      const found =
        place.valuing === null ? null : worthOf(cell, place.valuing.prices, place.valuing.haircuts);
      return found?.price.currency === currency ? whole + found.value : whole;
    }, 0),
  );
}

/** The lists of some cells, in each establishment as many as there are of them. */
function listsOf(
  all: readonly At[],
  ask: (cells: readonly PortfolioCell[]) => PortfolioAsk | null,
  countOf: (cell: PortfolioCell) => number = ({ count }) => count,
): CountedIn[] {
  return mergeLists(
    [...grouped(all, ({ place }) => place)].flatMap(([place, own]) => {
      const asked = ask(own.map(({ cell }) => cell));
      return asked === null ? [] : place.lists(asked, sum(own, countOf));
    }),
  );
}

/** A part of some cells; lists of what nobody said anything about would have fewer, so there are none. */
function partOf(all: readonly At[], entity: string | null, part: PortfolioAsk['part']): PortfolioPart {
  if (part === 'expiring')
    return {
      count: sum(all, ({ expiring }) => expiring.count),
      amount: toCents(sum(all, ({ expiring }) => expiring.held)),
      lists: listsOf(
        all,
        () => ({ entity, part, kinds: null }),
        ({ expiring }) => expiring.count,
      ),
    };
  const own = all.filter(({ cell }) => isIn(cell, part));
  return {
    count: sum(own, ({ count }) => count),
    amount: toCents(sum(own, ({ held }) => held)),
    lists: listsOf(own, (cells) =>
      part === 'unconfirmed' && cells.some(({ isUnsaid }) => isUnsaid) ? null : { entity, part, kinds: null },
    ),
  };
}

function isIn({ isPledged, isConfirmed }: PortfolioCell, part: PortfolioAsk['part']): boolean {
  if (part === 'pledged') return isPledged === true;
  return part === 'unconfirmed' ? isConfirmed === false : true;
}

/** What of some cells is worth something in a currency, with the list of exactly those. */
function moneyOf(all: readonly At[], entity: string | null, currency: Currency) {
  const isPriced = ({ cell, place }: At) => place.valuing?.prices.get(cell.kind)?.currency === currency;
  const counted = all.filter(isCounted);
  const own = counted.filter(isPriced);
  return {
    ...{ currency: currency.toUpperCase(), value: valueOf(own, currency) },
    count: sum(own, ({ count }) => count),
    lists: kindLists(own, counted, entity),
  };
}

/** Lists of some kinds of what is confirmed; where it is all of it they ask for no kind. */
function kindLists(own: readonly At[], counted: readonly At[], entity: string | null): CountedIn[] {
  return listsOf(own, (cells) => {
    const kinds = [...new Set(cells.map(({ kind }) => kind))];
    const keeper = new Set(cells.map((cell) => cell.keeper));
    const isWhole = counted.every(({ cell }) => !keeper.has(cell.keeper) || kinds.includes(cell.kind));
    // What has no kind no list asks for.
    if (!isWhole && kinds.includes('')) return null;
    const part = cells.some(({ isConfirmed }) => isConfirmed === null) ? 'all' : 'confirmed';
    return { entity, part, kinds: isWhole ? null : kinds };
  });
}

function rowOf(
  key: string,
  own: readonly At[],
  shown: readonly Currency[],
  told: (what: keyof PortfolioPlace['tells']) => boolean,
): PortfolioRow {
  const days = own.flatMap(({ cell }) => cell.checked ?? []).sort();
  return {
    ...{ key, label: own[0]?.cell.entity.label ?? key, places: placesOf(own), ...partOf(own, key, 'all') },
    pledged: told('pledges') ? partOf(own, key, 'pledged') : null,
    values: shown.map((currency) => moneyOf(own, key, currency)),
    checked: days.at(-1) ?? null,
    standing: told('confirmation') ? standingOf(own) : null,
  };
}

/** The worst first: what is gone, what is contradicted, what runs out, what nobody confirms. */
function standingOf(own: readonly At[]): PortfolioRow['standing'] {
  if (own.some(({ cell }) => cell.stopped > 0)) return 'stopped';
  if (own.some(({ cell }) => cell.differing > 0)) return 'differs';
  if (own.some(({ cell }) => cell.expiring.count > 0)) return 'expiring';
  return own.some(isDoubted) ? 'unconfirmed' : 'confirmed';
}

function worthPart(
  all: readonly At[],
  rows: readonly PortfolioRow[],
  shown: readonly Currency[],
): Portfolio['worth'] {
  const counted = all.filter(isCounted);
  const byPlace = [...grouped(counted, ({ place }) => place)].flatMap(([place, own]) => {
    if (place.valuing === null) return [];
    const lots = own.map(({ cell }) => cell);
    const { priced, unpriced } = sumWorth(lots, place.valuing);
    const prices = shown.flatMap((currency) => place.prices(lots, currency));
    return [{ priced, unpriced: unpriced.amount, prices }];
  });
  const { priced, prices } = joinWorth(byPlace);
  const unpriced = counted.filter(({ cell, place }) => place.valuing?.prices.has(cell.kind) !== true);
  return {
    // The values of the rows as they are told, so that these add up.
    values: shown.map((currency, at) => ({
      ...moneyOf(all, null, currency),
      value: toCents(rows.reduce((whole, { values }) => whole + (values[at]?.value ?? 0), 0)),
    })),
    ...{ priced, prices: [...prices], haircut: haircutsOf(counted) },
    unpriced: {
      count: sum(unpriced, ({ count }) => count),
      amount: toCents(sum(unpriced, ({ amount }) => amount)),
      lists: kindLists(unpriced, counted, null),
    },
  };
}

/** The least and the most that is taken off what has a price, in per cent; null where nothing is. */
function haircutsOf(all: readonly At[]): { readonly from: number; readonly to: number } | null {
  const taken = all.flatMap(({ cell, place: { valuing } }) =>
    valuing?.prices.has(cell.kind) === true
      ? [toCents((1 - partLeft(valuing.haircuts, cell.quality, cell.keeper)) * 100)]
      : [],
  );
  const [from, to] = [Math.min(...taken), Math.max(...taken)];
  return taken.length === 0 || to === 0 ? null : { from, to };
}

/** What is pledged, beside the debts that were recorded of it: those are compared with what of it is priced in their currency. */
function securedPart(all: readonly At[], { pledge }: CollateralModel): Portfolio['secured'] {
  const own = all.filter(({ cell }) => cell.isPledged === true && cell.loans > 0);
  const comparable = all.filter(
    ({ cell, place }) =>
      cell.isPledged === true && place.valuing?.prices.get(cell.kind)?.currency === pledge.currency,
  );
  const { currency } = pledge;
  const loan = { amount: toCents(sum(comparable, (cell) => cell.loan)), currency };
  const coverBy = (some: readonly At[]) => coverOf({ value: valueOf(some, currency), currency }, loan);
  return {
    ...partOf(all, null, 'pledged'),
    loan: toCents(sum(own, ({ loan }) => loan)),
    loans: sum(own, ({ loans }) => loans),
    currency: currency.toUpperCase(),
    ...{ cover: coverBy(comparable), confirmedCover: coverBy(comparable.filter(isCounted)) },
  };
}

/** Whose grain runs out soon, the most first. */
function whoseExpires(all: readonly At[]): string[] {
  const sums = new Map<string, number>();
  for (const { cell } of all)
    if (cell.expiring.count > 0)
      sums.set(cell.entity.label, (sums.get(cell.entity.label) ?? 0) + cell.expiring.held);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([label]) => label)
    .slice(0, mostNames + 1);
}
