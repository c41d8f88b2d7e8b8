import type { Field } from '@huella/domain/model/field';
import type { RowDoubt } from '@huella/domain/engine/events/row-doubts';
import { gainADay } from '@huella/domain/engine/events/row-gains';
import { useSay } from '../../words/use-say';
import { amount, figure, gain } from './figures';
import { shownDay, type ReadRow } from './read-rows';
import type { EventGrid } from './use-event-grid';

export interface DoubtText {
  readonly title: string;
  /** What the others gained, and what the number that may be meant would say. */
  readonly text: string;
  /** The number that may be meant, as it is typed; null where there is none. */
  readonly instead: string | null;
}

/** What is doubtful about a number, in words. */
export function useDoubtText({ columns }: Pick<EventGrid, 'columns'>) {
  const { say, language } = useSay('eventGrid');
  return ({ asset, day }: ReadRow, field: Field, doubt: RowDoubt): DoubtText => {
    const measure = columns.find((column) => column.field.name === field.name)?.measure ?? null;
    const attribute = measure?.attribute ?? field;
    const slots = {
      label: asset.label,
      amount: amount(attribute, Math.abs(doubt.change), language),
      date: shownDay(doubt.lastDay),
    };
    const { instead, others } = doubt;
    const last = asset.last[field.name];
    const would =
      instead === null || last === undefined
        ? null
        : gainADay({ last: last.value, lastDay: last.day, value: instead, day }, 1);
    return {
      title: say(doubt.change < 0 ? 'eventGrid:lost' : 'eventGrid:much', slots),
      text: [
        ...(others === null ? [] : [say('eventGrid:othersGained', { gain: gain(others, language) })]),
        ...(instead === null || would === null
          ? []
          : [
              say('eventGrid:ifItWas', {
                value: figure(attribute, instead, language),
                gain: gain(would, language),
              }),
            ]),
      ].join(' '),
      instead: instead === null ? null : figure(attribute, instead, language),
    };
  };
}
