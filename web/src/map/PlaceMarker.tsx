import { useEffect, useRef } from 'react';
import type { Marker } from 'leaflet';
import type { Position } from '@huella/domain/model/value';
import { addHandle } from './handle';
import { drawPin, pinSize } from './pin';
import { useMap } from './map-context';
import { latLngOf } from './use-leaflet-map';
import { useLatest } from './use-latest';

export interface PlaceMarkerProps {
  readonly at: Position;
  readonly label: string;
  /** Without it the pin does not move. */
  readonly onMove?: (to: Position) => void;
  readonly onRemove?: () => void;
}

/** The pin of a marked place: it is dragged, or moved by the arrows once it has the focus. */
export function PlaceMarker({ at, label, onMove, onRemove }: PlaceMarkerProps) {
  const map = useMap();
  const pin = useRef<Marker | null>(null);
  const latest = useLatest({ at, onMove, onRemove });
  const moves = onMove !== undefined;
  useEffect(() => {
    const added = addHandle(map, {
      at: latest().at,
      label,
      look: 'map-pin',
      drawing: drawPin(),
      size: pinSize,
      anchor: [pinSize[0] / 2, pinSize[1] - 2],
      ...(moves && {
        onMove: (to: Position, isLast: boolean) => {
          if (isLast) latest().onMove?.(to);
        },
        onRemove: () => latest().onRemove?.(),
      }),
    });
    pin.current = added;
    return () => {
      added.remove();
    };
  }, [map, label, moves, latest]);
  useEffect(() => {
    pin.current?.setLatLng(latLngOf(at));
  }, [at]);
  return null;
}
