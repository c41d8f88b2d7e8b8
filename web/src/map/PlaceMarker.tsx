import { useEffect, useRef } from 'react';
import type { Marker } from 'leaflet';
import type { Position } from '@huella/domain/fields/value';
import { addHandle } from './handle';
import { useMap } from './map-context';
import { latLngOf } from './use-leaflet-map';
import { useTold } from './use-told';

export interface PlaceMarkerProps {
  readonly at: Position;
  readonly label: string;
  /** Without it the pin stands still. */
  readonly onMove?: (to: Position) => void;
  readonly onRemove?: () => void;
}

const size = [32, 40] as const;

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
      size,
      anchor: [size[0] / 2, size[1] - 2],
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

const namespace = 'http://www.w3.org/2000/svg';

/** A drop with an open middle, in the colour of its text. */
function drawPin(): HTMLElement {
  const frame = document.createElement('span');
  const svg = document.createElementNS(namespace, 'svg');
  for (const [name, value] of [
    ['viewBox', '0 0 32 40'],
    ['width', '32'],
    ['height', '40'],
    ['aria-hidden', 'true'],
  ] as const)
    svg.setAttribute(name, value);
  const drop = document.createElementNS(namespace, 'path');
  drop.setAttribute('d', 'M16 38C16 38 29 24.6 29 15A13 13 0 1 0 3 15C3 24.6 16 38 16 38Z');
  drop.setAttribute('fill', 'currentColor');
  drop.setAttribute('stroke', '#FFFFFF');
  drop.setAttribute('stroke-width', '2');
  const middle = document.createElementNS(namespace, 'circle');
  for (const [name, value] of [
    ['cx', '16'],
    ['cy', '15'],
    ['r', '5'],
    ['fill', '#FFFFFF'],
  ] as const)
    middle.setAttribute(name, value);
  svg.append(drop, middle);
  frame.append(svg);
  return frame;
}
