import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { MapView, Position } from '@huella/domain/model/value';
import { placeZoom, startZoom } from '@huella/domain/engine/fields/place';
import { placeInside } from '@huella/domain/engine/forms/geography';
import { centerOfCountry } from '../map/country-center';
import { boxGroundQuery } from '../session/box-ground';
import { useContextChoice } from '../session/context';

export interface BoxPosition {
  /** Where maps start: near where the establishment lies known, else over its country (document 2 section 9). */
  readonly start: MapView;
  /** False until it is known where that is. */
  readonly isKnown: boolean;
  /** Two letters; null until it is known. */
  readonly country: string | null;
}

/** Where the establishment of the context lies. */
export function useBoxPosition(): BoxPosition {
  const { context } = useContextChoice();
  const boxId = context.establishment;
  const { data, isPending, fetchStatus } = useQuery({ ...boxGroundQuery(boxId), enabled: boxId !== null });
  const at = centerOf(data);
  const country = data?.country ?? null;
  return {
    country,
    start:
      at === null ? { center: centerOfCountry(country), zoom: startZoom } : { center: at, zoom: placeZoom },
    isKnown: !isPending || fetchStatus === 'idle',
  };
}

/** Where it lies, else in the middle of its outline; null where nobody said either. */
function centerOf(ground: ReplyOf<Calls['boxes.positionGeometry']> | undefined): Position | null {
  const { position = null, geometries: [outline] = [] } = ground ?? {};
  if (position !== null) return [position.lng, position.lat];
  return outline === undefined ? null : placeInside(outline).geometry.coordinates;
}
