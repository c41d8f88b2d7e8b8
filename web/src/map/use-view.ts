import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** What a map shows now: its edges in degrees, and its size in px. */
export interface ShownView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly width: number;
  readonly height: number;
}

/** the view of a map, updated whenever it has come to rest. */
export function useView(map: LeafletMap): ShownView {
  const [view, setView] = useState(() => viewOf(map));
  useEffect(() => {
    const look = () => {
      setView(viewOf(map));
    };
    look();
    map.on('moveend resize', look);
    return () => {
      map.off('moveend resize', look);
    };
  }, [map]);
  return view;
}

function viewOf(map: LeafletMap): ShownView {
  const bounds = map.getBounds();
  const { x: width, y: height } = map.getSize();
  return {
    west: Math.max(-180, bounds.getWest()),
    south: Math.max(-85, bounds.getSouth()),
    east: Math.min(180, bounds.getEast()),
    north: Math.min(85, bounds.getNorth()),
    width,
    height,
  };
}
