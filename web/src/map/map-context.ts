import type { Map as LeafletMap } from 'leaflet';
import { createContext, useContext } from 'react';

/** The map that layers draw on. */
export const MapContext = createContext<LeafletMap | null>(null);

/** The map around a layer. */
export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (map === null) throw new Error('a layer must be on a map');
  return map;
}
