import type { Map as LeafletMap, LeafletMouseEvent, Marker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import type { Position } from '@huella/domain/model/value';
import { useSay } from '../words/use-say';
import { addAreaHandles, placeHandles, type AreaPulls } from './area-handles';
import { addCorner, metresBetween, ringsOf, wholeMetres, type AreaShape } from './area-shape';
import { positionOfLatLng } from './handle';
import { useMap } from './map-context';
import { OutlineOfArea } from './OutlineOfArea';
import { useLatest } from './use-latest';

/** A new circle reaches so far over the map, in px. */
const startingRadius = 60;

/** An area that is being drawn or corrected: its corners are dragged, or moved by the arrows. */
export function AreaDrawing(pulls: AreaPulls) {
  const { shape } = pulls;
  const rings = useMemo(() => ringsOf(shape), [shape]);
  useClicks(pulls);
  useHandles(pulls);
  return <OutlineOfArea rings={rings} />;
}

/** A click adds a corner, or begins a circle with a radius that fits the view; Enter does so in the middle of the map. */
function useClicks(pulls: AreaPulls): void {
  const map = useMap();
  const now = useLatest(pulls);
  useEffect(() => {
    const add = (at: Position) => {
      const { shape, drawing, onChange } = now();
      if (drawing === 'polygon') onChange(addCorner(shape, at), true);
      if (drawing === 'circle') onChange(circleAt(map, at), true);
    };
    const click = ({ latlng }: LeafletMouseEvent) => {
      add(positionOfLatLng(latlng));
    };
    const container = map.getContainer();
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container) return;
      event.preventDefault();
      add(positionOfLatLng(map.getCenter()));
    };
    map.on('click', click);
    container.addEventListener('keydown', press);
    return () => {
      map.off('click', click);
      container.removeEventListener('keydown', press);
    };
  }, [map, now]);
}

function circleAt(map: LeafletMap, center: Position): AreaShape {
  const point = map.latLngToContainerPoint([center[1], center[0]]);
  const edge = positionOfLatLng(map.containerPointToLatLng(point.add([startingRadius, 0])));
  return { kind: 'circle', center, radius: wholeMetres(metresBetween(center, edge)) };
}

/** Handles are made again when corners come or go; while they are only moved they stay, and with them the focus. */
function useHandles(pulls: AreaPulls): void {
  const { shape, drawing } = pulls;
  const map = useMap();
  const { say } = useSay('map');
  const now = useLatest(pulls);
  const held = useRef<readonly Marker[]>([]);
  const count = shape.kind === 'circle' ? -1 : shape.corners.length;
  useEffect(() => {
    const made = addAreaHandles({ map, say, now });
    held.current = made;
    return () => {
      const focused = made.findIndex((handle) => handle.getElement() === document.activeElement);
      for (const handle of made) handle.remove();
      // Anyone who removed a corner by a key goes on with the one before it.
      if (focused >= 0)
        queueMicrotask(() => {
          (held.current[Math.max(0, focused - 1)]?.getElement() ?? map.getContainer()).focus();
        });
    };
  }, [map, say, now, count, drawing]);
  useEffect(() => {
    placeHandles(held.current, shape);
  }, [shape]);
}
