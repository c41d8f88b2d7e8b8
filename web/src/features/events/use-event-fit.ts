import { useQuery } from '@tanstack/react-query';
import type { EventFit } from '@huella/domain/calls/events';
import { callQuery } from '../../call/queries';
import { sentAssets } from '../../list/chosen-assets';
import type { ListSubject } from '../../list/list-subject';
import type { EventAnswers } from './event-wizard';

/** What is asked of some assets: one event or all of them, on a day or now. */
interface Asked {
  readonly eventType?: number;
  readonly date?: string;
  /** Nothing is asked before it is known what about. */
  readonly isAsked?: boolean;
}

const nobody: ReadonlyMap<number, EventFit> = new Map();

/** Which of the chosen assets take which events, by the event's code; nothing until the server has answered. */
export function useEventFit(
  subject: ListSubject,
  answers: EventAnswers,
  { eventType, date, isAsked = true }: Asked = {},
): ReadonlyMap<number, EventFit> {
  const { place, model } = subject;
  const { lot, count } = answers;
  const { data } = useQuery({
    ...callQuery('events.fit', {
      params: { boxId: String(place.boxId), assetType: String(model.id) },
      body: {
        ...(lot === null ? sentAssets(answers, subject.of) : { lot: lot.id }),
        ...(eventType !== undefined && { eventType }),
        ...(date !== undefined && { date }),
      },
    }),
    enabled: isAsked && count > 0,
    // What others record meanwhile is refused when it is sent; until then one answer is enough.
    retry: false,
  });
  return data === undefined ? nobody : new Map(data.events.map((fit) => [fit.event_type, fit]));
}
