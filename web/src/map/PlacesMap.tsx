import { useEffect } from 'react';
import { centerOfCountry } from './country-center';
import { FormMap } from './FormMap';
import { addHandle } from './handle';
import { useMap } from './map-context';
import { drawPin, pinSize } from './pin';
import { useLatest } from './use-latest';

interface NamedPlace {
  readonly id: number;
  readonly name: string;
  /** What it is. */
  readonly detail: string;
  readonly lat: number;
  readonly lng: number;
}

export interface PlacesMapProps {
  readonly label: string;
  readonly places: readonly NamedPlace[];
  /** Where the map starts while there is no place on it. */
  readonly country: string;
  /** A place was pressed, or entered by the keyboard. */
  readonly onOpen: (id: number) => void;
}

/** From where a single place is seen with what is around it, how near several come, and where a country is seen from. */
const nearZoom = 10;
const nearestZoom = 13;
const farZoom = 4;

/** Up to so many, every name is beside its pin; of more it comes with the pointer or the focus. */
const namedAlways = 12;

/** A map with places on it that can be opened. */
export function PlacesMap({ label, places, country, onOpen }: PlacesMapProps) {
  const start = { center: centerOfCountry(country), zoom: farZoom };
  return (
    <FormMap label={label} start={start}>
      <Pins places={places} onOpen={onOpen} />
    </FormMap>
  );
}

function Pins({ places, onOpen }: Pick<PlacesMapProps, 'places' | 'onOpen'>) {
  const map = useMap();
  const latest = useLatest({ onOpen });
  useEffect(() => {
    const added = places.map(({ id, name, detail, lat, lng }) => {
      const handle = addHandle(map, {
        at: [lng, lat],
        label: `${name}, ${detail}`,
        look: 'map-pin',
        drawing: drawPin(),
        size: pinSize,
        anchor: [pinSize[0] / 2, pinSize[1] - 2],
        onPress: () => {
          latest().onOpen(id);
        },
      });
      return handle.bindTooltip(textOf(name), {
        permanent: places.length <= namedAlways,
        direction: 'right',
        offset: [pinSize[0] / 2 - 4, -pinSize[1] / 2],
        className: 'map-place',
      });
    });
    const [only] = places;
    if (places.length === 1 && only !== undefined) map.setView([only.lat, only.lng], nearZoom);
    else if (places.length > 1)
      map.fitBounds(
        places.map(({ lat, lng }) => [lat, lng]),
        { padding: [60, 60], maxZoom: nearestZoom },
      );
    return () => {
      for (const handle of added) handle.remove();
    };
  }, [map, places, latest]);
  return null;
}

/** A name as text alone, whatever is in it. */
function textOf(name: string): HTMLElement {
  const text = document.createElement('span');
  text.textContent = name;
  return text;
}
