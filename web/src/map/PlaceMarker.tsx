import { useEffect, useRef } from 'react';
import type { Marker } from 'leaflet';
import type { Position } from '@huella/domain/model/value';
import { addHandle } from './handle';
import { drawPin, pinSize } from './pin';
import { useMap } from './map-context';
import { latLngOf } from './use-leaflet-map';
import { useTold } from './use-told';

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
  const told = useTold({ at, onMove, onRemove });
  const moves = onMove !== undefined;
  useEffect(() => {
    const added = addHandle(map, {
      at: told().at,
      label,
      look: 'map-pin',
      drawing: drawPin(),
      size: pinSize,
      anchor: [pinSize[0] / 2, pinSize[1] - 2],
      ...(moves && {
        onMove: (to: Position, isLast: boolean) => {
          if (isLast) told().onMove?.(to);
        },
        onRemove: () => told().onRemove?.(),
      }),
    });
    pin.current = added;
    return () => {
      added.remove();
    };
  }, [map, label, moves, told]);
  useEffect(() => {
    pin.current?.setLatLng(latLngOf(at));
  }, [at]);
  return null;
}
