import type { CountedList, PanelChartView } from '@huella/domain/calls/panel';
import { knowsOptions } from '@huella/domain/engine/fields/choice';
import { filterOfMonth, monthsAround } from '@huella/domain/engine/panel/panel-conditions';
import type { PanelChart, PanelSeries } from '@huella/domain/model/panel';
import {
  conditionsOf,
  countingOf,
  fieldOfFigure,
  listOf,
  mayList,
  sourceAmong,
  unitOf,
  valueOf,
  type Ground,
} from './panel-blocks';
import { countOptions, groupField, nameGroups, withFilters } from './panel-groups';
import { addedFields, rangeOf, type PanelTally } from './panel-tally';
import { countGroups, countMonths, type Counted } from './panel.store';

type Bars = Extract<PanelChart, { readonly shape: 'bars' }>;
type Months = Extract<PanelChart, { readonly shape: 'months' }>;

/** The charts whose attributes the caller may list. A day in the past knows nothing of what has gone since, and has no chart of it. */
export async function buildCharts(ground: Ground, tally: Promise<PanelTally>): Promise<PanelChartView[]> {
  const built = await Promise.all(
    ground.panel.charts.map(async (chart) =>
      chart.shape === 'bars' ? buildBars(ground, await tally, chart) : buildMonths(ground, tally, chart),
    ),
  );
  return built.filter((view) => view !== null);
}

async function buildBars(ground: Ground, tally: PanelTally, chart: Bars): Promise<PanelChartView | null> {
  const { name, title, by, figure, when } = chart;
  const { language } = ground.form.locale;
  const counting = countingOf(ground, 'active', conditionsOf(ground, when));
  if (counting === null) return null;
  const { source, matches, items } = counting;
  const field = groupField(source.allowed, by);
  if (field === undefined || !mayList(source.allowed, when, [figure])) return null;
  const added = fieldOfFigure(figure, source.allowed);
  // What all of them are is known already where those are counted that stand apart.
  const total = when === undefined ? tally.total : null;
  const counted =
    tally.groups(chart) ??
    (added === null && knowsOptions(field)
      ? await source.ask((db) => countOptions(db, matches, field, source.apart(field), total))
      : await countGroups(source.askKept, matches, source.summed, field, addedFields([added])));
  const groups = withFilters(field, await nameGroups(source, field, counted, language));
  const points = groups.map(({ key, label, count, figures, filter }) => ({
    ...{ key, label, values: [valueOf(figure, count, count, figures[0]) ?? 0] },
    lists: [filter === null ? null : listOfGroup(ground, items, filter)],
  }));
  return {
    ...{ name, title: title[language], shape: 'bars', unit: unitOf(figure, added) },
    series: [{ name, label: title[language], due: false }],
    points: points.toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)),
  };
}

/** The list of one group among those that were counted. */
export function listOfGroup(
  ground: Ground,
  items: Parameters<typeof listOf>[1],
  filter: Parameters<typeof listOf>[1][number],
): CountedList | null {
  const own = countingOf({ ...ground, filters: items }, 'active', [filter]);
  return own === null ? null : listOf('active', own.items);
}

async function buildMonths(
  ground: Ground,
  tally: Promise<PanelTally>,
  chart: Months,
): Promise<PanelChartView | null> {
  const { form, asOf } = ground;
  const { language } = form.locale;
  const { figure = { of: 'count' } } = chart;
  const { allowed } = sourceAmong(ground, 'active');
  if (!mayList(allowed, [], [figure])) return null;
  if (asOf !== null && chart.series.some(({ among }) => among !== 'active')) return null;
  const months = monthsAround(form.statusDay.today, chart.from, chart.to);
  const asked = await Promise.all(chart.series.map((series) => countSeries(ground, tally, series, months)));
  const counted = asked.filter((own) => own !== null);
  if (counted.length < asked.length) return null;
  return {
    ...{ name: chart.name, title: chart.title[language], shape: 'months' },
    unit: unitOf(figure, fieldOfFigure(figure, allowed)),
    series: chart.series.map(({ name, label, isDue }) => ({
      ...{ name, label: label[language], due: isDue === true },
    })),
    points: months.map((month) => ({
      ...{ key: month, label: month },
      values: counted.map(({ counts }) => {
        const { count, figures } = counts.get(month) ?? { count: 0, figures: [] };
        return valueOf(figure, count, count, figures[0]) ?? 0;
      }),
      lists: counted.map(({ listOfMonth }) => listOfMonth(month)),
    })),
  };
}

/** What is known of a series: its counts, and the list of each month. */
interface Series {
  readonly counts: ReadonlyMap<string, Counted>;
  readonly listOfMonth: (month: string) => CountedList | null;
}

/** One series of a chart of months; null where the caller may not list its day. */
async function countSeries(
  ground: Ground,
  tally: Promise<PanelTally>,
  series: PanelSeries,
  months: readonly string[],
): Promise<Series | null> {
  const { day, among, when } = series;
  const own = conditionsOf(ground, when);
  const counting = countingOf(ground, among, [...own, rangeOf(day, months)]);
  const field = counting?.source.allowed.find(({ name }) => name === day);
  if (counting === null || field === undefined) return null;
  // What went is none of what is counted together.
  const known = among === 'active' ? (await tally).months(series) : undefined;
  const counts = known ?? (await counting.source.ask((db) => countMonths(db, counting.matches, field)));
  return {
    counts,
    listOfMonth: (month: string) => {
      const ofMonth = countingOf(ground, among, [...own, filterOfMonth(day, month)]);
      return ofMonth === null ? null : listOf(among, ofMonth.items);
    },
  };
}
