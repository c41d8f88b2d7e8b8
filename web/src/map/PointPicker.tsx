import type { LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';
import type { MapView, Position } from '@huella/domain/model/value';
import { positionOfLatLng } from './handle';
import { useMap } from './map-context';
import { useTold } from './use-told';

export interface PointPickerProps {
  readonly onPick: (at: Position, view: MapView) => void;
}

/** Picks a point by a click, or the middle of the map by Enter. */
export function PointPicker({ onPick }: PointPickerProps) {
  const map = useMap();
  const told = useTold(onPick);
  useEffect(() => {
    const container = map.getContainer();
    const pick = (at: Position) => {
      told()(at, { center: positionOfLatLng(map.getCenter()), zoom: map.getZoom() });
    };
    const click = ({ latlng }: LeafletMouseEvent) => {
      pick(positionOfLatLng(latlng));
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== container) return;
      event.preventDefault();
      pick(positionOfLatLng(map.getCenter()));
    };
    map.on('click', click);
    container.addEventListener('keydown', press);
    return () => {
      map.off('click', click);
      container.removeEventListener('keydown', press);
    };
  }, [map, told]);
  return null;
}
