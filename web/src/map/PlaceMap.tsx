import type { LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';
import type { DrawnArea, MapView, PlacedPoint, Position } from '@huella/domain/model/value';
import { isInside } from '@huella/domain/engine/forms/geography';
import { useSay } from '../words/use-say';
import { AreasAround } from './AreasAround';
import { FormMap } from './FormMap';
import { FoundMarkers, type FoundPlace } from './FoundMarkers';
import { positionOfLatLng } from './handle';
import { useMap } from './map-context';
import { PlaceMarker } from './PlaceMarker';
import { useLatest } from './use-latest';
import { RefusalInView, ViewMover } from './ViewMover';

export interface PlaceMapProps {
  readonly label: string;
  readonly place: PlacedPoint | null;
  /** Where the map starts, and where it goes when another view is given. */
  readonly start: MapView;
  readonly moveTo?: MapView | null;
  readonly invalid?: boolean;
  /** What the search found. */
  readonly found?: readonly FoundPlace[];
  readonly onChoose?: (place: FoundPlace) => void;
  /** Areas that the place must lie in. */
  readonly areas?: readonly DrawnArea[];
  /** Without it the map is only looked at. */
  readonly onPick?: (at: Position | null, view: MapView | null) => void;
}

const none: readonly never[] = [];

/** A map with one place on it, to be marked, moved or looked at. */
export function PlaceMap({
  label,
  place,
  start,
  moveTo = null,
  invalid = false,
  found = none,
  onChoose,
  areas = none,
  onPick,
}: PlaceMapProps) {
  const { say } = useSay('map');
  const isOpen = onPick !== undefined;
  const isRefused = invalid && place !== null && !isInside(place, areas);
  return (
    <FormMap
      label={label}
      start={start}
      still={!isOpen}
      invalid={invalid}
      picks={isOpen}
      keys={say('map:placeKeys')}
    >
      <ViewMover to={moveTo} />
      <RefusalInView place={isRefused ? place : null} areas={areas} />
      <AreasAround areas={areas} />
      {place !== null && (
        <PlaceMarker
          at={place.geometry.coordinates}
          label={isOpen ? say('map:marker') : label}
          {...(isOpen && {
            onMove: (to) => {
              onPick(to, null);
            },
            onRemove: () => {
              onPick(null, null);
            },
          })}
        />
      )}
      {onChoose !== undefined && found.length > 0 && (
        <FoundMarkers
          places={found}
          labelOf={({ name, detail }, number) => say('map:result', { number, name: `${name}, ${detail}` })}
          onChoose={onChoose}
        />
      )}
      {isOpen && <PointPicker onPick={onPick} />}
    </FormMap>
  );
}

interface PointPickerProps {
  readonly onPick: (at: Position, view: MapView) => void;
}

/** Picks a point by a click, or the middle of the map by Enter. */
function PointPicker({ onPick }: PointPickerProps) {
  const map = useMap();
  const latest = useLatest(onPick);
  useEffect(() => {
    const container = map.getContainer();
    const pick = (at: Position) => {
      latest()(at, { center: positionOfLatLng(map.getCenter()), zoom: map.getZoom() });
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
  }, [map, latest]);
  return null;
}
