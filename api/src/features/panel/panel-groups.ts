import { findOption, knowsOptions } from '@huella/domain/engine/fields/choice';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { filterOperatorOf } from '@huella/domain/engine/lists/list-fields';
import type { Attribute } from '@huella/domain/model/attribute';
import { plainText } from '@huella/domain/model/value';
import { lotField, lotFieldWith, noLot } from '@huella/domain/rules/lot-field';
import type { Language } from '@huella/domain/words';
import type { Database } from '../../db/database';
import { countValues, keyOfValue, type Matches } from '../../db/list-facet';
import type { Apart } from '../../db/list-state';
import type { ListSource } from '../../http/list-source';
import type { Group } from './panel.store';

/** A group with what it is called, and the filter that finds it. */
export interface NamedGroup extends Group {
  readonly key: string;
  readonly label: string;
  /** Null where a list cannot ask for this group alone. */
  readonly filter: FilterItem | null;
}

type Valued = Pick<Group, 'value' | 'example'> & { readonly name?: string | null };

/**
 * What the values of groups are called: of options their names, of lots theirs, and of texts, which are kept folded, as one of
 * the group has it.
 */
export async function nameGroups<G extends Valued>(
  source: Pick<ListSource, 'byIds'>,
  by: Attribute,
  groups: readonly G[],
  language: Language,
): Promise<readonly (G & { readonly key: string; readonly label: string })[]> {
  const keyOf = keyOfValue(by);
  if (by.follows === 'lot') {
    const without = findOption(lotFieldWith([]), noLot)?.label[language] ?? noLot;
    return groups.map((group) => ({ ...group, key: group.value, label: group.name ?? without }));
  }
  if (knowsOptions(by))
    return groups.map((group) => {
      const key = keyOf(group.value);
      return { ...group, key, label: findOption(by, key)?.label[language] ?? key };
    });
  const ids = [...new Set(groups.map(({ example }) => example))];
  const rows = new Map((await source.byIds(ids, [by.name])).map((row) => [row.id, row]));
  return groups.map((group) => {
    const text = plainText(rows.get(group.example)?.attributes[by.name] ?? null);
    const label = text === '' ? group.value : text;
    return { ...group, key: label, label };
  });
}

/**
 * The matches by their option, which need no example to be named: as a facet counts them.
 * @param total how many match, where that is known
 */
export async function countOptions(
  db: Database,
  matches: Matches,
  field: Attribute,
  apart: Apart | null,
  total: number | null = null,
): Promise<readonly Group[]> {
  const counted = await countValues(db, matches, field, apart, total);
  return counted.map((each) => ({ ...each, example: 0, name: null, figures: [] }));
}

/** The groups of an attribute with the filters that find them. */
export function withFilters(
  by: Attribute,
  groups: readonly (Group & { readonly key: string; readonly label: string })[],
): readonly NamedGroup[] {
  const operator = filterOperatorOf(by);
  return groups.map((group) => ({ ...group, filter: filterOf(by, operator, group, groups) }));
}

/** A list looks for a text in others: one that another one contains finds more than its group. */
function filterOf(
  { name }: Attribute,
  operator: string,
  { key, value }: { readonly key: string; readonly value: string },
  all: readonly { readonly value: string }[],
): FilterItem | null {
  if (operator === 'inArray') return { field: name, operator, values: [key] };
  if (operator !== '=') return null;
  const isAlone = all.every((other) => other.value === value || !other.value.includes(value));
  return isAlone ? { field: name, operator, value: key } : null;
}

/** A lot groups although no model has it as an attribute. */
export function groupField(allowed: readonly Attribute[], name: string): Attribute | undefined {
  return name === lotField.name ? lotField : allowed.find((field) => field.name === name);
}
