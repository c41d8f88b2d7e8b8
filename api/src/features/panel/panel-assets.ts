import type { PanelTableView } from '@huella/domain/calls/panel';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { rowFields } from '@huella/domain/engine/lists/row-fields';
import { stateOf } from '@huella/domain/engine/status/asset-state';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { PanelTable } from '@huella/domain/model/panel';
import type { Locale, Values } from '@huella/domain/model/value';
import { holderField } from '@huella/domain/rules/holder-field';
import { stateName } from '@huella/domain/rules/state-fields';
import type { ListedAsset } from '../../db/list-rows';
import type { ListSource } from '../../http/list-source';
import { conditionsOf, countingOf, listOf, mayList, type Ground } from './panel-blocks';
import { columnOf, maxRows, rowOf, widthOf, type PanelCell, type PanelColumn } from './panel-columns';
import { listHolders } from './panel-holders.store';
import type { PanelTally } from './panel-tally';
import { listFirst } from './panel.store';

type Assets = Extract<PanelTable, { readonly shape: 'assets' }>;

/** A column of a table of assets, with what it tells of one. */
interface Told {
  readonly column: PanelColumn;
  readonly cellOf: (row: ListedAsset) => PanelCell;
}

/** The first assets of a table; null where the caller may not list what it asks. */
export async function buildAssets(
  ground: Ground,
  tally: PanelTally,
  table: Assets,
): Promise<PanelTableView | null> {
  const { name, title, when, sort } = table;
  const counting = countingOf(ground, 'active', conditionsOf(ground, when));
  if (counting === null) return null;
  const { source, items, matches } = counting;
  if (!mayList(source.allowed, when, [], [sort])) return null;
  // How many there are is counted already, so that only the first are looked for, and none where there are none.
  const total = tally.counted(table)?.count ?? 0;
  const sorted = source.allowed.find((field) => field.name === sort) ?? null;
  const ids = total === 0 ? [] : await listFirst(source.askKept, matches, sorted, maxRows);
  const { model } = ground.form;
  const state = findCollateral(model.id)?.pledge.state;
  const names = [
    ...new Set([...table.columns, ...rowFields(model), ...(state === undefined ? [] : [state])]),
  ];
  const found = new Map((ids.length === 0 ? [] : await source.byIds(ids, names)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  const told = await toldOf(ground, source, table, ids);
  const columns = told.map(({ column }) => column);
  return {
    ...{ name, type: 'table', title: title[ground.form.locale.language], columns, total },
    value: rows.map((row) => ({
      pk: row.id,
      ...rowOf(
        columns,
        told.map(({ cellOf }) => cellOf(row)),
      ),
    })),
    lists: [],
    list: listOf('active', items),
    totalWidth: widthOf(columns),
  };
}

async function toldOf(
  ground: Ground,
  { allowed }: ListSource,
  { columns }: Assets,
  ids: readonly number[],
): Promise<readonly Told[]> {
  const { model, locale, statusDay } = ground.form;
  const holder = columns.includes(holderField.name) ? await holderOf(ground, allowed, ids) : [];
  return columns.flatMap((name): readonly Told[] => {
    if (name === holderField.name) return holder;
    const field = allowed.find((each) => each.name === name);
    if (field === undefined) return [];
    const label = field.label[locale.language];
    if (name !== stateName) {
      const column = columnOf(name, label, field.unit ?? null, isFigure(field));
      const as = dayKind(field, model);
      return [
        {
          column: as === null ? column : { ...column, as },
          cellOf: ({ attributes }) => valueCell(field, attributes, locale),
        },
      ];
    }
    const cellOf = ({ attributes: values, paused_message, sent_at }: ListedAsset) =>
      stateOf(model, { values, paused: paused_message !== null, inTransit: sent_at !== null }, statusDay)
        .state;
    return [{ column: { ...columnOf(name, label, null, false), as: 'state' }, cellOf }];
  });
}

/** Who holds a pledge of them; of today alone, and where the caller may list whether there is one. */
async function holderOf(
  { deps, form, asOf }: Ground,
  allowed: readonly Attribute[],
  ids: readonly number[],
): Promise<readonly Told[]> {
  const pledge = findCollateral(form.model.id)?.pledge;
  if (pledge === undefined || asOf !== null || !mayList(allowed, [], [], [pledge.state])) return [];
  const holders = await listHolders(deps.db, ids);
  const { name, label } = holderField;
  return [
    {
      column: { ...columnOf(name, label[form.locale.language], null, false), as: 'holder' },
      cellOf: ({ id, attributes }) =>
        holders.get(id) ?? (attributes[pledge.state] === pledge.pledged ? '' : null),
    },
  ];
}

/** Days leave as they are, and the last one of something is due once it is past. */
function dayKind({ type, name }: Attribute, { statuses }: AssetType): 'day' | 'due' | null {
  if (type !== 'date') return null;
  return name === statuses?.expiry?.field ? 'due' : 'day';
}

/** Figures and days leave as they are, for who reads them to write and to reckon with; all else as a text. */
function valueCell(field: Attribute, values: Values, locale: Locale): PanelCell {
  const value = values[field.name] ?? null;
  if (typeof value === 'number' && isFigure(field)) return value;
  if (typeof value === 'string' && field.type === 'date') return value.slice(0, 10);
  return formatField(field, value, locale);
}

function isFigure({ type }: Attribute): boolean {
  return fieldKinds[type].slots === 'n';
}
