import type { PanelCardView } from '@huella/domain/calls/panel';
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
import type { PanelTally } from './panel-tally';

/** The cards whose attributes the caller may list, each with the list that it counts. */
export function buildCards(ground: Ground, tally: PanelTally): PanelCardView[] {
  const { panel, form } = ground;
  const { allowed } = sourceAmong(ground, 'active');
  const cards = panel.cards.filter(({ when, figure }) => mayList(allowed, when, [figure]));
  return cards.map((card) => {
    const { name, title, figure, when, isDue } = card;
    const { count, figures } = tally.counted(card) ?? { count: 0, figures: [] };
    const joined = countingOf(ground, 'active', conditionsOf(ground, when));
    return {
      ...{ name, title: title[form.locale.language], count, total: tally.total },
      value: valueOf(figure, count, tally.total, figures[0]),
      unit: unitOf(figure, fieldOfFigure(figure, allowed)),
      filled: 'field' in figure ? (figures[0]?.filled ?? 0) : null,
      due: isDue === true && count > 0,
      list: joined === null ? null : listOf('active', joined.items),
    };
  });
}
