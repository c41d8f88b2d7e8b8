import type { PanelTableView } from '@huella/domain/calls/panel';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { placeFieldsOf } from '@huella/domain/engine/lists/place-field';
import type { Attribute } from '@huella/domain/model/attribute';
import type { PanelTable } from '@huella/domain/model/panel';
import type { Locale, Values } from '@huella/domain/model/value';
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
import { countGroups, listFirst } from './panel.store';

type Groups = Extract<PanelTable, { readonly shape: 'groups' }>;
type Assets = Extract<PanelTable, { readonly shape: 'assets' }>;

/** Rows that a table brings: its pages hold up to 25 of them, and the list has all. */
const maxRows = 100;
/** Pixels of a column. */
const widths = { name: 220, figure: 120 } as const;

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

async function buildAssets(ground: Ground, tally: PanelTally, table: Assets): Promise<PanelTableView | null> {
  const { name, title, when, sort } = table;
  const { locale } = ground.form;
  const counting = countingOf(ground, 'active', conditionsOf(ground, when));
  if (counting === null) return null;
  const { source, items, matches } = counting;
  if (!mayList(source.allowed, when, [], [sort])) return null;
  const fields = table.columns.flatMap((each) => source.allowed.find((field) => field.name === each) ?? []);
  // How many there are is counted already, so that only the first are looked for, and none where there are none.
  const total = tally.counted(table)?.count ?? 0;
  const sorted = source.allowed.find((field) => field.name === sort) ?? null;
  const ids = total === 0 ? [] : await listFirst(source.askKept, matches, sorted, maxRows);
  const found = new Map(
    (ids.length === 0 ? [] : await source.byIds(ids, table.columns)).map((row) => [row.id, row]),
  );
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  const lastDay = ground.form.model.statuses?.expiry?.field;
  const columns = fields.map((field) => ({
    ...columnOf(field.name, field.label[locale.language], field.unit ?? null, isFigure(field)),
    ...(field.type === 'date' && { as: field.name === lastDay ? ('due' as const) : ('day' as const) }),
  }));
  return {
    ...{ name, type: 'table', title: title[locale.language], columns, total },
    value: rows.map(({ id, attributes }) => ({
      pk: id,
      ...rowOf(
        columns,
        fields.map((field) => cellOf(field, attributes, locale)),
      ),
    })),
    lists: [],
    list: listOf('active', items),
    totalWidth: widthOf(columns),
  };
}

/** Figures and days leave as they are, for who reads them to write and to reckon with; all else as a text. */
function cellOf(field: Attribute, values: Values, locale: Locale): string | number | null {
  const value = values[field.name] ?? null;
  if (typeof value === 'number' && isFigure(field)) return value;
  if (typeof value === 'string' && field.type === 'date') return value.slice(0, 10);
  return formatField(field, value, locale);
}

function isFigure({ type }: Attribute): boolean {
  return fieldKinds[type].slots === 'n';
}

function columnOf(name: string, label: string, unit: string | null, figure: boolean) {
  return { name, label, unit, figure, width: figure ? widths.figure : widths.name };
}

function rowOf(columns: readonly { readonly name: string }[], cells: readonly (string | number | null)[]) {
  return Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null]));
}

function widthOf(columns: readonly { readonly width: number }[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
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
