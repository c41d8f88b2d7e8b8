import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EventFit } from '@huella/domain/calls/events';
import { callQuery } from '../../call/queries';
import { sentAssets, type ChosenAssets } from '../../list/chosen-assets';
import type { ListSubject } from '../../list/list-subject';
import type { EventAnswers } from './event-wizard';

/** What is asked of some assets: one event or all of them, on a day or now. */
interface Asked {
  readonly eventType?: number;
  readonly date?: string;
  /** Nothing is asked before it is known what about. */
  readonly isAsked?: boolean;
}

/** The assets that are asked about: by name, by filters, or those of a lot. */
export type FitAssets = ChosenAssets & Pick<EventAnswers, 'lot'>;

export interface EventFits {
  /** By the event's code; nothing until the server has answered, and where it does not. */
  readonly fits: ReadonlyMap<number, EventFit>;
  readonly isWaiting: boolean;
}

const nobody: ReadonlyMap<number, EventFit> = new Map();

/** Which of the chosen assets take which events. */
export function useEventFit(
  { place, model, of }: Pick<ListSubject, 'place' | 'model' | 'of'>,
  { lot, ...chosen }: FitAssets,
  { eventType, date, isAsked = true }: Asked = {},
): EventFits {
  const { data, isLoading } = useQuery({
    ...callQuery('events.fit', {
      params: { boxId: String(place.boxId), assetType: String(model.id) },
      body: {
        ...(lot === null ? sentAssets(chosen, of) : { lot: lot.id }),
        ...(eventType !== undefined && { eventType }),
        ...(date !== undefined && { date }),
      },
    }),
    enabled: isAsked && chosen.count > 0,
    // What others record meanwhile is refused when it is sent; until then one answer is enough.
    retry: false,
  });
  const fits = useMemo(
    () => (data === undefined ? nobody : new Map(data.events.map((fit) => [fit.event_type, fit]))),
    [data],
  );
  return { fits, isWaiting: isLoading };
}
