import type { PanelFilterView } from '@huella/domain/calls/panel';
import { periodsOfMonths } from '@huella/domain/engine/panel/panel-periods';
import type { Attribute } from '@huella/domain/model/attribute';
import type { PanelFilter } from '@huella/domain/model/panel';
import { countingOf, type Counting, type Ground } from './panel-blocks';
import { nameGroups } from './panel-groups';
import { listHolderNames } from './panel-holders.store';
import { countGroups, countMonths, listPairs } from './panel.store';

/** The filters of a panel that the caller may list, each with the values that are there (document 3 section 3). */
export async function buildFilters(ground: Ground): Promise<PanelFilterView[]> {
  const counting = countingOf({ ...ground, filters: [] }, 'active', []);
  if (counting === null) return [];
  const find = (name: string) => counting.source.allowed.find((field) => field.name === name);
  const views: PanelFilterView[] = [];
  for (const filter of ground.panel.filters) {
    const field = find(filter.field);
    if (field !== undefined) views.push(await buildFilter(ground, counting, filter, field));
  }
  return views;
}

async function buildFilter(
  { form }: Ground,
  { source, matches }: Counting,
  { field: name, type, fk }: PanelFilter,
  field: Attribute,
): Promise<PanelFilterView> {
  const { language } = form.locale;
  const label = field.label[language];
  if (type === 'period') {
    const months = await source.ask((db) => countMonths(db, matches, field));
    const periods = periodsOfMonths([...months.keys()], language);
    return { name, label, type: 'select', fk: null, values: periods.map((each) => ({ ...each, fk: [] })) };
  }
  if (field.follows === 'holder') {
    const { place, model } = form;
    const scope = { boxId: place.boxId, assetType: model.id };
    const names = await source.ask((db) => listHolderNames(db, scope));
    return {
      name,
      label,
      type: 'select',
      fk: null,
      values: names.map((key) => ({ key, label: key, fk: [] })),
    };
  }
  const parent = fk === undefined ? undefined : source.allowed.find((each) => each.name === fk);
  if (parent === undefined) {
    const groups = await countGroups(source.askKept, matches, source.summed, field, []);
    const named = await nameGroups(source, field, groups, language);
    return {
      name,
      label,
      type,
      fk: null,
      values: named.map(({ key, label: text }) => ({ key, label: text, fk: [] })),
    };
  }
  const pairs = await source.ask((db) => listPairs(db, matches, field, parent));
  const ofParent = await nameGroups(
    source,
    parent,
    pairs.map((pair) => ({ ...pair, value: pair.parent })),
    language,
  );
  const named = await nameGroups(
    source,
    field,
    pairs.map((pair) => ({ ...pair, value: pair.child })),
    language,
  );
  const byValue = new Map<string, { key: string; label: string; fk: string[] }>();
  for (const [at, { value, key, label: text }] of named.entries()) {
    const known = byValue.get(value) ?? { key, label: text, fk: [] };
    byValue.set(value, { ...known, fk: [...known.fk, ofParent[at]?.key ?? ''] });
  }
  return { name, label, type, fk: parent.name, values: [...byValue.values()] };
}
