import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import type { Position } from '../../map/place-map';
import { useTopBar } from '../../session/context';
import type { TransferWizardState } from './use-transfer-wizard';

/** Where the place that sends is; null until it is known, and where it is not known at all. */
export function useOwnPosition({ subject, event }: TransferWizardState): Position | null {
  const { place, model } = subject;
  const { establishments } = useTopBar();
  const alias = establishments.find(({ id }) => id === place.boxId)?.alias ?? '';
  const { data } = useQuery({
    ...callQuery('boxes.checkAlias', {
      params: {
        alias,
        boxId: String(place.boxId),
        assetId: String(model.id),
        eventType: String(event.eventType),
      },
      body: {},
    }),
    enabled: alias !== '',
    staleTime: Infinity,
  });
  const own = data?.[0];
  return own === undefined || own.lat === null || own.lng === null ? null : { lat: own.lat, lng: own.lng };
}
