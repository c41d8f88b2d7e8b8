import type { PanelCardView, PanelChartView } from '@huella/domain/calls/panel';
import { sumWorth, type Valuing } from '@huella/domain/engine/collateral/sum-worth';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { currencies } from '@huella/domain/model/collateral';
import type { ListSource } from '../../http/list-source';
import { countingOf, listOf, type Ground } from './panel-blocks';
import { listOfGroup } from './panel-charts';
import { nameGroups, withFilters } from './panel-groups';
import type { PanelTally } from './panel-tally';
import { groupWorth, lotsOf, valuingIn, type ToldLot } from './worth-groups';

/** What a panel tells of worth: cards of all of it and of its parts, and charts. */
interface WorthBlocks {
  readonly total: PanelCardView[];
  readonly parts: PanelCardView[];
  readonly charts: PanelChartView[];
}

/**
 * What the assets of a panel are worth by the prices of its day (decision 121): a card and a chart a currency, with the days of the
 * prices; apart what of it somebody beside the keeper confirms, and what nobody does; and a card of what has no price, which counts
 * without.
 */
export async function buildWorth(ground: Ground, tally: PanelTally): Promise<WorthBlocks> {
  const { deps, panel, form } = ground;
  const { language } = form.locale;
  const counting = countingOf(ground, 'active', []);
  const told = counting === null ? null : lotsOf(ground, counting.source, tally.worth);
  if (panel.worth === undefined || counting === null || told === null || told.lots.length === 0)
    return { total: [], parts: [], charts: [] };
  const { lots, kind, collateral } = told;
  const valuing = await valuingIn(deps, form);
  const { unpriced } = sumWorth(lots, valuing);
  const total = tally.total;
  const asked: Asked = { ground, items: counting.items, told, valuing, total };
  const [all, ...others] = partsOf(told).map((part) =>
    cardsOf(asked, { ...part, title: panel.worth?.[part.name][language] ?? '' }),
  );
  const parts = others.flat();
  if (unpriced.count > 0) {
    const filter = { field: kind.name, operator: 'inArray', values: [...unpriced.kinds] };
    parts.push({
      ...{ name: 'worth-unpriced', title: panel.worth.unpriced[language], due: true, total },
      ...{ value: unpriced.amount, unit: collateral.unit, count: unpriced.count, filled: unpriced.count },
      ...{ whole: null, note: null },
      list: listOfGroup(ground, counting.items, filter),
    });
  }
  return {
    total: all ?? [],
    parts,
    charts: await chartsOf(asked, counting.source, panel.worth.byKind[language]),
  };
}

/** What is asked of worth, and what was counted of it. */
interface Asked {
  readonly ground: Ground;
  readonly items: readonly FilterItem[];
  readonly told: Told;
  readonly valuing: Valuing;
  readonly total: number;
}
type Told = NonNullable<ReturnType<typeof lotsOf>>;

/** A part of what is worth something, with what its list asks for beside its kinds. */
interface Part {
  readonly name: 'total' | 'confirmed' | 'unconfirmed';
  readonly lots: readonly ToldLot[];
  readonly filters: readonly FilterItem[];
}

/** All of it, and where it may be listed what is confirmed and what is not. */
function partsOf({ lots, confirmed, unconfirmed, collateral }: Told): readonly Part[] {
  const all: Part = { name: 'total', lots, filters: [] };
  if (confirmed === null || unconfirmed === null) return [all];
  const { field, confirmed: said, others } = collateral.existence;
  const part = (name: Part['name'], own: readonly ToldLot[], options: readonly string[]): Part => ({
    ...{ name, lots: own, filters: [{ field, operator: 'inArray', values: options }] },
  });
  return [all, part('confirmed', confirmed, [said]), part('unconfirmed', unconfirmed, others)];
}

/** The cards of a part of what is worth something: one a currency, each with the list of what is priced in it. */
function cardsOf(
  { ground, items, told, valuing, total }: Asked,
  { name, title, lots, filters }: Part & { readonly title: string },
): PanelCardView[] {
  const { values, priced } = sumWorth(lots, valuing);
  const suffix = name === 'total' ? '' : `-${name}`;
  // A part that is nothing is told as nothing.
  const worths = sumWorth(told.lots, valuing).values.map(({ currency }) => ({
    currency,
    value: Math.round(values.find((each) => each.currency === currency)?.value ?? 0),
  }));
  const none = { currency: told.collateral.pledge.currency, value: null };
  const shown = worths.length === 0 && name === 'total' ? [none] : worths;
  return shown.map(({ currency, value }) => {
    const isOf = ({ kind }: ToldLot) => valuing.prices.get(kind)?.currency === currency;
    const own = lots.filter(isOf);
    const count = own.reduce((sum, lot) => sum + lot.count, 0);
    const kinds = [...new Set(told.lots.filter(isOf).map(({ kind }) => kind))];
    const isWhole = told.lots.every(isOf);
    const asked = [
      ...filters,
      ...(isWhole ? [] : [{ field: told.kind.name, operator: 'inArray', values: kinds }]),
    ];
    const joined = countingOf({ ...ground, filters: items }, 'active', asked);
    return {
      ...{ name: `worth-${currency}${suffix}`, title, value, unit: currency.toUpperCase() },
      ...{ count, filled: count, total, due: false, whole: null, note: null },
      ...(priced !== null && { priced: { ...priced, sources: sourcesOf(own, valuing) } }),
      list: joined === null ? null : listOf('active', joined.items),
    };
  });
}

/** Who tells the prices of some goods. */
function sourcesOf(lots: readonly ToldLot[], { prices }: Valuing): string[] {
  return [...new Set(lots.flatMap(({ kind }) => prices.get(kind)?.source ?? []))].toSorted();
}

/** What each kind is worth, a chart a currency. */
async function chartsOf(
  { ground, items, told: { lots, kind }, valuing }: Asked,
  source: Pick<ListSource, 'byIds'>,
  title: string,
): Promise<PanelChartView[]> {
  const charts: PanelChartView[] = [];
  for (const currency of currencies) {
    const groups = groupWorth(lots, valuing, currency);
    if (groups.length === 0) continue;
    const named = withFilters(kind, await nameGroups(source, kind, groups, ground.form.locale.language));
    charts.push({
      ...{ name: `worth-${currency}-kinds`, title, shape: 'bars', unit: currency.toUpperCase() },
      series: [{ name: 'worth', label: title, due: false }],
      points: named
        .map(({ key, label, figures, filter }) => ({
          ...{ key, label, values: [Math.round(figures[0]?.sum ?? 0)] },
          lists: [filter === null ? null : listOfGroup(ground, items, filter)],
        }))
        .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)),
    });
  }
  return charts;
}
