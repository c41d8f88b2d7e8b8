import type { PanelCardView, PanelChartView } from '@huella/domain/calls/panel';
import { sumWorth } from '@huella/domain/engine/collateral/sum-worth';
import { currencies } from '@huella/domain/model/collateral';
import { countingOf, listOf, type Ground } from './panel-blocks';
import { listOfGroup } from './panel-charts';
import { nameGroups, withFilters } from './panel-groups';
import type { PanelTally } from './panel-tally';
import { groupWorth, lotsOf, valuingIn } from './worth-groups';

/** What a panel tells of worth: cards before the others, and charts. */
interface WorthBlocks {
  readonly cards: PanelCardView[];
  readonly charts: PanelChartView[];
}

/**
 * What the assets of a panel are worth by the prices of its day (decision 121): a card and a chart a currency, with the days of the
 * prices, and a card of what has none, which counts without.
 */
export async function buildWorth(ground: Ground, tally: PanelTally): Promise<WorthBlocks> {
  const { deps, panel, form } = ground;
  const { language } = form.locale;
  const counting = countingOf(ground, 'active', []);
  const told = counting === null ? null : lotsOf(ground, counting.source, tally.worth);
  if (panel.worth === undefined || counting === null || told === null || told.lots.length === 0)
    return { cards: [], charts: [] };
  const { source, items } = counting;
  const { lots, kind, collateral } = told;
  const valuing = await valuingIn(deps, form);
  const { values, unpriced, priced } = sumWorth(lots, valuing);
  const total = lots.reduce((sum, { count }) => sum + count, 0);
  const about = { total, due: false, list: listOf('active', items) };
  const title = panel.worth.total[language];
  const shown =
    values.length > 0
      ? values.map((each) => ({ ...each, value: Math.round(each.value) }))
      : [{ currency: collateral.pledge.currency, value: null }];
  const cards: PanelCardView[] = shown.map(({ currency, value }) => ({
    ...{ ...about, name: `worth-${currency}`, title, value, unit: currency.toUpperCase() },
    ...{ count: total - unpriced.count, filled: total - unpriced.count },
    ...(priced !== null && { priced }),
  }));
  if (unpriced.count > 0) {
    const filter = { field: kind.name, operator: 'inArray', values: [...unpriced.kinds] };
    cards.push({
      ...{ ...about, name: 'worth-unpriced', title: panel.worth.unpriced[language], due: true },
      ...{ value: unpriced.amount, unit: collateral.unit, count: unpriced.count, filled: unpriced.count },
      list: listOfGroup(ground, items, filter),
    });
  }
  const charts: PanelChartView[] = [];
  for (const currency of currencies) {
    const groups = groupWorth(lots, valuing, currency);
    if (groups.length === 0) continue;
    const named = withFilters(kind, await nameGroups(source, kind, groups, language));
    charts.push({
      ...{ name: `worth-${currency}-kinds`, title: panel.worth.byKind[language], shape: 'bars' },
      unit: currency.toUpperCase(),
      series: [{ name: 'worth', label: panel.worth.byKind[language], due: false }],
      points: named
        .map(({ key, label, figures, filter }) => ({
          ...{ key, label, values: [Math.round(figures[0]?.sum ?? 0)] },
          lists: [filter === null ? null : listOfGroup(ground, items, filter)],
        }))
        .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)),
    });
  }
  return { cards, charts };
}
