import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import type { DrawnArea, MapView, PlacedPoint, Position } from '@huella/domain/model/value';
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

export interface RefusalInViewProps {
  /** A place that was refused because it lies in none of the areas; null while none was. */
  readonly place: PlacedPoint | null;
  readonly areas: readonly DrawnArea[];
}

/** Moves the map where nothing of the areas is in view, so that one sees where the place should lie. */
export function RefusalInView({ place, areas }: RefusalInViewProps) {
  const map = useMap();
  useEffect(() => {
    const corners = areas.flatMap(({ geometry }) => geometry.coordinates[0] ?? []);
    if (place === null || corners.length === 0) return;
    const bounds = latLngBounds(corners.map(latLngOf));
    if (map.getBounds().intersects(bounds)) return;
    map.fitBounds(bounds.extend(latLngOf(place.geometry.coordinates)), { padding: [40, 40], animate: false });
  }, [map, place, areas]);
  return null;
}
