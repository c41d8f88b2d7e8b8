import type { CountedList } from '@huella/domain/calls/panel';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { filterOfCondition, joinFilters } from '@huella/domain/engine/panel/panel-conditions';
import type { Attribute } from '@huella/domain/model/attribute';
import type { PanelCondition, PanelFigure, PanelList, PanelModel } from '@huella/domain/model/panel';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { askingOf, type Ask } from '../../db/kept-answers';
import type { Matches } from '../../db/list-facet';
import { asksHolder } from '../../db/list-scan';
import type { Deps } from '../../deps';
import type { AsOf } from '../../http/as-of';
import type { FormContext } from '../../http/form-context';
import type { ListSource } from '../../http/list-source';
import { sourceOfSuffix } from '../../http/list-sources';

/** What the blocks of a panel are counted over. */
export interface Ground {
  readonly deps: Deps;
  readonly panel: PanelModel;
  readonly form: FormContext;
  /** Null is today. */
  readonly asOf: AsOf | null;
  /** What the user filters by. */
  readonly filters: readonly FilterItem[];
}

/** Some assets of a list, and the list itself as its address asks for it. */
export interface Counting {
  readonly source: ListSource;
  readonly items: readonly FilterItem[];
  readonly matches: Matches;
}

/** Of a day in the past there is the one list of what was there. */
export function sourceAmong({ deps, form, asOf }: Ground, among: PanelList): ListSource {
  return sourceOfSuffix(deps, form, among === 'active' ? undefined : among, asOf);
}

/**
 * The assets of a list that meet the filters of the panel and some more; null where nothing can meet both, or where the list has
 * no such filter.
 */
export function countingOf(ground: Ground, among: PanelList, more: readonly FilterItem[]): Counting | null {
  const source = sourceAmong(ground, among);
  const { locale } = ground.form;
  const items = joinFilters(ground.filters, more);
  if (items === null) return null;
  const read = readListFilters(items, source.allowed, locale);
  if (read.issues.length > 0) return null;
  const matches = source.matches({ filters: read.filters, language: locale.language });
  // What pledges say is not kept: they are not among what is written with the assets alone.
  const { ask } = source;
  const asked = read.filters.some(asksHolder)
    ? { ...source, askKept: ((statement) => ask((db) => askingOf(db)(statement))) satisfies Ask }
    : source;
  return { source: asked, items, matches };
}

export function conditionsOf(
  { form }: Pick<Ground, 'form'>,
  when: readonly PanelCondition[] | undefined,
): readonly FilterItem[] {
  return (when ?? []).map((each) => filterOfCondition(each, form.statusDay.today));
}

/** The list that a figure counts, as it leaves. */
export function listOf(among: PanelList, items: readonly FilterItem[]): CountedList {
  return {
    among,
    filters: items.map(({ values, subFields: _subFields, ...item }) => ({
      ...item,
      ...(values !== undefined && { values: [...values] }),
    })),
  };
}

/** The attribute that a figure adds up, or null of one that only counts. */
export function fieldOfFigure(figure: PanelFigure, allowed: readonly Attribute[]): Attribute | null {
  return 'field' in figure ? (allowed.find(({ name }) => name === figure.field) ?? null) : null;
}

/** Whether the caller may list all that a block asks. */
export function mayList(
  allowed: readonly Attribute[],
  when: readonly PanelCondition[] | undefined,
  figures: readonly PanelFigure[],
  names: readonly string[] = [],
): boolean {
  const asked = [
    ...(when ?? []).map(({ field }) => field),
    ...figures.flatMap((figure) => ('field' in figure ? figure.field : [])),
    ...names,
  ];
  return asked.every((name) => allowed.some((field) => field.name === name));
}

/** A figure of some assets; null where none of them has a value. Rounded to hundredths. */
export function valueOf(
  figure: PanelFigure,
  count: number,
  total: number,
  added: { readonly filled: number; readonly sum: number } | undefined,
): number | null {
  switch (figure.of) {
    case 'count':
      return count;
    case 'share':
      return total === 0 ? null : rounded((count / total) * 100);
    case 'sum':
      return added === undefined || added.filled === 0 ? null : rounded(added.sum);
    case 'mean':
      return added === undefined || added.filled === 0 ? null : rounded(added.sum / added.filled);
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What a figure is in; null of a number of assets. */
export function unitOf(figure: PanelFigure, field: Attribute | null): string | null {
  return figure.of === 'share' ? '%' : (field?.unit ?? null);
}
