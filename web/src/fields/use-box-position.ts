import { useQuery } from '@tanstack/react-query';
import type { DrawnArea, MapView } from '@huella/domain/fields/value';
import { placeZoom, startZoom } from '@huella/domain/fields/place';
import { callQuery } from '../call/queries';
import { centerOfCountry } from '../map/country-center';
import { useContextChoice } from '../session/context';

const none: readonly DrawnArea[] = [];

export interface BoxPosition {
  /** Where maps start: near where the establishment lies known, else over its country (document 2 section 9). */
  readonly start: MapView;
  /** False until it is known where that is. */
  readonly isKnown: boolean;
  /** Two letters; null until it is known. */
  readonly country: string | null;
  /** The areas that its places must lie in. */
  readonly areas: readonly DrawnArea[];
}

/** Where the establishment of the context lies. */
export function useBoxPosition(): BoxPosition {
  const { context } = useContextChoice();
  const boxId = context.establishment;
  const { data, isPending, fetchStatus } = useQuery({
    ...callQuery('boxes.positionGeometry', { params: { boxId: String(boxId) } }),
    enabled: boxId !== null,
    staleTime: 300_000,
    retry: false,
  });
  const at = data?.position ?? null;
  const country = data?.country ?? null;
  return {
    country,
    start:
      at === null
        ? { center: centerOfCountry(country), zoom: startZoom }
        : { center: [at.lng, at.lat], zoom: placeZoom },
    isKnown: !isPending || fetchStatus === 'idle',
    areas: data?.geometries ?? none,
  };
}
