import { useEffect } from 'react';
import { addHandle } from './handle';
import { useMap } from './map-context';
import { useLatest } from './use-latest';

export interface FoundPlace {
  readonly name: string;
  readonly detail: string;
  readonly lat: number;
  readonly lng: number;
}

export interface FoundMarkersProps {
  readonly places: readonly FoundPlace[];
  readonly labelOf: (place: FoundPlace, number: number) => string;
  readonly onChoose: (place: FoundPlace) => void;
}

/** What a search found, numbered as in its list; at most three (document 2 section 9). */
export function FoundMarkers({ places, labelOf, onChoose }: FoundMarkersProps) {
  const map = useMap();
  const latest = useLatest({ labelOf, onChoose });
  useEffect(() => {
    const added = places.map((place, at) => {
      const drawing = document.createElement('span');
      drawing.textContent = String(at + 1);
      return addHandle(map, {
        at: [place.lng, place.lat],
        label: latest().labelOf(place, at + 1),
        look: 'map-found',
        drawing,
        size: [28, 28],
        onPress: () => {
          latest().onChoose(place);
        },
      });
    });
    if (places.length > 1)
      map.fitBounds(
        places.map(({ lat, lng }) => [lat, lng]),
        { padding: [60, 60], maxZoom: 12 },
      );
    return () => {
      for (const handle of added) handle.remove();
    };
  }, [map, places, latest]);
  return null;
}
