import type { PanelCardView } from '@huella/domain/calls/panel';
import { readListFilters } from '@huella/domain/rules/list-filters';
import type { Attribute } from '@huella/domain/model/attribute';
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
import { countCards } from './panel.store';

/** The cards whose attributes the caller may list, each with the list that it counts: all in one statement. */
export async function buildCards(ground: Ground): Promise<PanelCardView[]> {
  const { panel, form } = ground;
  const counting = countingOf(ground, 'active', []);
  if (counting === null) return [];
  const { allowed } = counting.source;
  const cards = panel.cards.filter(({ when, figure }) => mayList(allowed, when, [figure]));
  const questions = cards.map(({ when, figure }) => ({
    when: readListFilters(conditionsOf(ground, when), allowed, form.locale).filters,
    field: fieldOfFigure(figure, allowed),
  }));
  if (cards.length === 0) return [];
  const { source, matches } = counting;
  const counted = await source.ask((db) => countCards(db, matches, source.summed, questions));
  return cards.map(({ name, title, figure, when, isDue }, at) => {
    const { count, figures } = counted.cards[at] ?? { count: 0, figures: [] };
    const joined = countingOf(ground, 'active', conditionsOf(ground, when));
    return {
      ...{ name, title: title[form.locale.language], count, total: counted.total },
      value: valueOf(figure, count, counted.total, figures[0]),
      unit: unitOf(figure, questions[at]?.field ?? null),
      filled: 'field' in figure ? (figures[0]?.filled ?? 0) : null,
      due: isDue === true && count > 0,
      list: joined === null ? null : listOf('active', joined.items),
    };
  });
}

/** What figures add up, each attribute once. */
export function addedFields(fields: readonly (Attribute | null)[]): readonly Attribute[] {
  return [...new Set(fields.filter((field) => field !== null))];
}
