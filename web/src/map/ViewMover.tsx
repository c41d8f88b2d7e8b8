import { useEffect } from 'react';
import type { MapView, Position } from '@huella/domain/fields/value';
import { useMap } from './map-context';
import { latLngOf } from './use-leaflet-map';

/** Moves the map to a view whenever another one is given. */
export function ViewMover({ to }: { readonly to: MapView | null }) {
  const map = useMap();
  useEffect(() => {
    if (to !== null) map.setView(latLngOf(to.center), to.zoom);
  }, [map, to]);
  return null;
}

/** Moves the map so that all corners are in view, whenever others are given. */
export function CornersInView({ corners }: { readonly corners: readonly Position[] | null }) {
  const map = useMap();
  useEffect(() => {
    if (corners === null || corners.length === 0) return;
    map.fitBounds(
      corners.map(([lng, lat]) => [lat, lng]),
      { padding: [40, 40], maxZoom: 16, animate: false },
    );
  }, [map, corners]);
  return null;
}
