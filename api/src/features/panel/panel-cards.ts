import type { PanelCardView } from '@huella/domain/calls/panel';
import type { PanelModel } from '@huella/domain/model/panel';
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
import { countHolders } from './panel-holders.store';
import type { PanelTally } from './panel-tally';

/** The cards whose attributes the caller may list, each with the list that it counts. */
export async function buildCards(ground: Ground, tally: PanelTally): Promise<PanelCardView[]> {
  const { panel, form } = ground;
  const { allowed } = sourceAmong(ground, 'active');
  const cards = panel.cards.filter(({ when, figure }) => mayList(allowed, when, [figure]));
  const holders = await Promise.all(cards.map((card) => holdersOf(ground, card)));
  return cards.map((card, at) => {
    const { name, title, figure, when, isDue, note } = card;
    const { count, figures } = tally.counted(card) ?? { count: 0, figures: [] };
    const joined = countingOf(ground, 'active', conditionsOf(ground, when));
    return {
      ...{ name, title: title[form.locale.language], count, total: tally.total },
      value: valueOf(figure, count, tally.total, figures[0]),
      unit: unitOf(figure, fieldOfFigure(figure, allowed)),
      filled: 'field' in figure ? (figures[0]?.filled ?? 0) : null,
      due: isDue === true && count > 0,
      ...{ whole: wholeOf(ground, tally, card), note: note?.[form.locale.language] ?? null },
      ...(holders[at] !== undefined && { holders: holders[at] }),
      list: joined === null ? null : listOf('active', joined.items),
    };
  });
}

type Card = PanelModel['cards'][number];

/** Of a sum of some assets what all of them come to, which a card of all has. */
function wholeOf({ panel }: Ground, tally: PanelTally, { figure, when }: Card): number | null {
  if (figure.of !== 'sum' || when === undefined) return null;
  const all = panel.cards.find(
    (card) => card.when === undefined && card.figure.of === 'sum' && card.figure.field === figure.field,
  );
  const counted = all === undefined ? undefined : tally.counted(all);
  return counted === undefined ? null : valueOf(figure, counted.count, tally.total, counted.figures[0]);
}

/** To how many establishments what a card counts is pledged, today. */
async function holdersOf(ground: Ground, { tellsHolders, when }: Card): Promise<number | undefined> {
  const counting = countingOf(ground, 'active', conditionsOf(ground, when));
  if (tellsHolders === undefined || ground.asOf !== null || counting === null) return undefined;
  return counting.source.ask((db) => countHolders(db, ground.form.model.id, counting.matches));
}
