import type { PanelTableView } from '@huella/domain/calls/panel';
import { placeFieldsOf } from '@huella/domain/engine/lists/place-field';
import type { PanelTable } from '@huella/domain/model/panel';
import {
  conditionsOf,
  countingOf,
  fieldOfFigure,
  listOf,
  mayList,
  unitOf,
  valueOf,
  type Ground,
} from './panel-blocks';
import { listOfGroup } from './panel-charts';
import { groupField, nameGroups, withFilters } from './panel-groups';
import { addedFields, type PanelTally } from './panel-tally';
import { buildAssets } from './panel-assets';
import { columnOf, maxRows, rowOf, widthOf } from './panel-columns';
import { countGroups } from './panel.store';

type Groups = Extract<PanelTable, { readonly shape: 'groups' }>;

/** The tables whose attributes the caller may list, and the map of the assets last. */
export async function buildTables(ground: Ground, tally: PanelTally): Promise<PanelTableView[]> {
  const built: PanelTableView[] = [];
  for (const table of ground.panel.tables) {
    const view =
      table.shape === 'groups'
        ? await buildGroups(ground, tally, table)
        : await buildAssets(ground, tally, table);
    if (view !== null) built.push(view);
  }
  return [...built, ...mapOf(ground)];
}

async function buildGroups(ground: Ground, tally: PanelTally, table: Groups): Promise<PanelTableView | null> {
  const { name, title, by, when, figures } = table;
  const { language } = ground.form.locale;
  const counting = countingOf(ground, 'active', conditionsOf(ground, when));
  if (counting === null) return null;
  const { source, matches, items } = counting;
  const field = groupField(source.allowed, by);
  if (field === undefined || !mayList(source.allowed, when, [])) return null;
  const shown = figures.filter(({ figure }) => mayList(source.allowed, [], [figure]));
  const fields = shown.map(({ figure }) => fieldOfFigure(figure, source.allowed));
  const added = addedFields(fields);
  const counted =
    tally.groups(table) ?? (await countGroups(source.askKept, matches, source.summed, field, added));
  const groups = withFilters(field, await nameGroups(source, field, counted.slice(0, maxRows), language));
  const columns = [
    columnOf('group', field.label[language], null, false),
    ...shown.map(({ label, figure }, at) =>
      columnOf(`figure${String(at + 1)}`, label[language], unitOf(figure, fields[at] ?? null), true),
    ),
  ];
  const cellsOf = ({ label, count, figures: own }: (typeof groups)[number]) => [
    label,
    ...shown.map(({ figure }, at) => {
      const place = added.findIndex((each) => each === fields[at]);
      return valueOf(figure, count, count, own[place]);
    }),
  ];
  return {
    ...{ name, type: 'table', title: title[language], columns },
    value: groups.map((group) => rowOf(columns, cellsOf(group))),
    lists: groups.map(({ filter }) => (filter === null ? null : listOfGroup(ground, items, filter))),
    total: counted.length,
    list: null,
    totalWidth: widthOf(columns),
  };
}

/** Where the assets are today: places of a day in the past are not kept apart, and nobody has one who may list none. */
function mapOf(ground: Ground): PanelTableView[] {
  const { panel, form, asOf } = ground;
  const counting = countingOf(ground, 'active', []);
  if (panel.map === undefined || asOf !== null || counting === null) return [];
  if (placeFieldsOf(counting.source.allowed) === null) return [];
  return [
    {
      ...{ name: 'map', type: 'map', title: panel.map[form.locale.language], columns: [], value: [] },
      ...{ lists: [], total: 0, list: listOf('active', counting.items), totalWidth: 0 },
    },
  ];
}
