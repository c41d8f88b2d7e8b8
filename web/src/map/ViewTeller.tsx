import { useEffect } from 'react';
import type { MapView } from '@huella/domain/model/value';
import { positionOfLatLng } from './handle';
import { useMap } from './map-context';
import { useTold } from './use-told';

/** Tells where the map stands, whenever it came to rest: an area keeps the view it was drawn in. */
export function ViewTeller({ onView }: { readonly onView: (view: MapView) => void }) {
  const map = useMap();
  const told = useTold(onView);
  useEffect(() => {
    const tell = () => {
      told()({ center: positionOfLatLng(map.getCenter()), zoom: map.getZoom() });
    };
    tell();
    map.on('moveend', tell);
    return () => {
      map.off('moveend', tell);
    };
  }, [map, told]);
  return null;
}
