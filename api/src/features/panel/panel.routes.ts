import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { filterOperatorOf } from '@huella/domain/engine/lists/list-fields';
import { filterOfPeriod } from '@huella/domain/engine/panel/panel-periods';
import { findPanel } from '@huella/domain/catalogue/panels/find-panel';
import { fail, failWith, issue } from '@huella/domain/model/errors';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import { formContextOf } from '../../http/form-context';
import type { Handlers } from '../../http/serve';
import { sourceAmong, type Ground } from './panel-blocks';
import { buildCards } from './panel-cards';
import { buildCharts } from './panel-charts';
import { buildFilters } from './panel-filters';
import { buildKeepers } from './panel-keepers';
import { buildStocking } from './panel-stocking';
import { buildTables } from './panel-tables';
import { tallyPanel } from './panel-tally';
import { buildWorth } from './panel-worth';

type GroundOf = [
  caller: Parameters<typeof formContextOf>[1],
  place: Parameters<typeof formContextOf>[2],
  assetType: number,
  asOf: string | undefined,
  filters?: readonly FilterItem[],
];

/** The control panel (document 3 section 2): what it counts is data of each asset type, and follows the filters of lists. */
export function panelRoutes(deps: Deps): Pick<Handlers, 'panel.filters' | 'panel.data'> {
  const groundOf = (...[caller, place, assetType, day, given = []]: GroundOf): Ground => {
    const today = formContextOf(deps.clock(), caller, place, assetType);
    const panel = findPanel(assetType, today.scope.boxSubtype) ?? fail('notFound');
    const asOf = readAsOf(today, day);
    const ground = { deps, panel, form: asOf?.form ?? today, asOf, filters: [] };
    return { ...ground, filters: readGiven(ground, given) };
  };
  return {
    'panel.filters': ({ params, query, caller, place }) =>
      buildFilters(groundOf(caller, place, params.assetId, query.asOf)),
    'panel.data': async ({ params, query, caller, place, body }) => {
      const ground = groundOf(caller, place, params.assetId, query.asOf, body.filters);
      const day = ground.form.statusDay.today;
      const counting = tallyPanel(ground);
      if (counting === null) return { resumes: [], charts: [], tables: [], noun: nounOf(ground), day };
      // What is not counted together with all else is asked meanwhile.
      const [cards, worth, charts, tables, keepers, stocking] = await Promise.all([
        counting.then((counted) => buildCards(ground, counted)),
        counting.then((counted) => buildWorth(ground, counted)),
        buildCharts(ground, counting),
        counting.then((counted) => buildTables(ground, counted)),
        counting.then((counted) => buildKeepers(ground, caller, counted)),
        buildStocking(ground, caller),
      ]);
      const after = cards.findIndex(({ name }) => name === ground.panel.worth?.after) + 1;
      return {
        resumes: [...cards.slice(0, after), ...worth.total, ...cards.slice(after), ...worth.parts],
        charts: [...charts, ...worth.charts],
        tables: [...tables.slice(0, 1), ...keepers, ...tables.slice(1), ...stocking],
        noun: nounOf(ground),
        day,
      };
    },
  };
}

/** What a panel counts, in the language of the reader. */
function nounOf({ panel, form: { model, locale } }: Ground) {
  const { one, many } = panel.noun ?? { one: model.noun.one, many: model.noun.counted };
  return { one: one[locale.language], many: many[locale.language] };
}

/** A period that a filter of the panel is chosen by, as a filter over days; null of any other filter. */
function periodOf({ panel, form }: Ground, name: string, { value }: FilterItem): FilterItem | null {
  const isPeriod = panel.filters.some(({ field, type }) => field === name && type === 'period');
  if (!isPeriod || typeof value !== 'string') return null;
  return filterOfPeriod(name, value, form.statusDay.today) ?? failWith([issue(name, 'notAnOption')]);
}

/** Filters under the one name and with the operators of lists; what does not fit refuses with its place. */
function readGiven(ground: Ground, given: readonly FilterItem[]): readonly FilterItem[] {
  const { allowed } = sourceAmong(ground, 'active');
  const items = given.map(({ field, name, key, ...item }) => {
    const asked = field ?? name ?? key ?? '';
    const known = allowed.find((each) => each.name === asked);
    const period = periodOf(ground, asked, item);
    if (period !== null) return period;
    const operator = item.operator ?? (known === undefined ? undefined : filterOperatorOf(known));
    // One key is one of several, so that it is joined with what a block asks of the same field.
    if (operator === 'inArray' && item.values === undefined) {
      const { value, ...rest } = item;
      return { ...rest, field: asked, operator, values: Array.isArray(value) ? value : [value] };
    }
    return { ...item, field: asked, ...(operator !== undefined && { operator }) };
  });
  const { issues } = readListFilters(items, allowed, ground.form.locale);
  if (issues.length > 0) failWith(issues);
  return items;
}
