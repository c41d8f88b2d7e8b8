import { control, map as createMap, type LatLngExpression, type Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useCallback, useState, type RefCallback } from 'react';
import type { MapView, Position } from '@huella/domain/model/value';

export interface LeafletOptions {
  /** Where the map starts; moving it afterwards is for anyone who holds it. */
  readonly start: MapView;
  /** Only to be looked at: it neither moves nor takes the focus. */
  readonly still: boolean;
}

/** How far a map can be seen from and how near: from continents to a paddock. */
const zooms = { minZoom: 2, maxZoom: 18 } as const;

/** A position as Leaflet has it: latitude first. */
export function latLngOf([lng, lat]: Position): LatLngExpression {
  return [lat, lng];
}

/** Makes a map in an element for as long as it is there. */
export function useLeafletMap({
  start,
  still,
}: LeafletOptions): readonly [RefCallback<HTMLElement>, LeafletMap | null] {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [first] = useState(start);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const made = openMap(element, { start: first, still });
      // The frame grows with the window and inside folded sections.
      const watch = new ResizeObserver(() => made.invalidateSize({ pan: false }));
      watch.observe(element);
      setMap(made);
      return () => {
        watch.disconnect();
        setMap(null);
        made.remove();
      };
    },
    [first, still],
  );
  return [place, map];
}

function openMap(element: HTMLElement, { start, still }: LeafletOptions): LeafletMap {
  const made = createMap(element, {
    ...zooms,
    center: latLngOf(start.center),
    zoom: start.zoom,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    keyboard: !still,
    dragging: !still,
    touchZoom: !still,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    boxZoom: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  control.scale({ imperial: false, maxWidth: 90 }).addTo(made);
  if (!still) wheelOnceUsed(made);
  return made;
}

/** The wheel scrolls the page until the map was pressed: a map amid a form must not catch who scrolls by. */
function wheelOnceUsed(map: LeafletMap): void {
  const container = map.getContainer();
  map.on('mousedown focus', () => map.scrollWheelZoom.enable());
  container.addEventListener('mouseleave', () => map.scrollWheelZoom.disable());
}
