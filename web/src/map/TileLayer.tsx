import { tileLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from './map-context';

/** Pictures of the ground, by the template of the settings. */
export function TileLayer({ url }: { readonly url: string }) {
  const map = useMap();
  useEffect(() => {
    const layer = tileLayer(url, { maxNativeZoom: 19, maxZoom: 19, attribution: '' }).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, url]);
  return null;
}
