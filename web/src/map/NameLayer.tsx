import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { divIcon, layerGroup, marker } from 'leaflet';
import { useEffect } from 'react';
import { callQuery } from '../call/queries';
import { useMap } from './map-context';
import { thinNames } from './thin-names';
import { useView } from './use-view';

/** Ranks whose names stand out: the largest cities of a country. */
const largeRank = 1;

/** Edges are rounded, so that a map that moves by a hair asks nobody again. */
function round(degrees: number): number {
  return Math.round(degrees * 1e3) / 1e3;
}

/** The names of the larger places in view, from the gazetteer of the server. */
export function NameLayer() {
  const map = useMap();
  const view = useView(map);
  const body = {
    west: round(view.west),
    south: round(view.south),
    east: round(view.east),
    north: round(view.north),
  };
  const { data: names } = useQuery({
    ...callQuery('geography.names', { body }),
    enabled: body.west < body.east && body.south < body.north,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
  useEffect(() => {
    if (names === undefined) return undefined;
    // Under what is drawn and marked.
    if (map.getPane('names') === undefined) map.createPane('names').style.zIndex = '350';
    const placed = names.map((each) => {
      const { x, y } = map.latLngToContainerPoint([each.lat, each.lng]);
      return { ...each, x, y };
    });
    const layer = layerGroup(
      thinNames(placed, view).map(({ lat, lng, name, rank }) =>
        marker([lat, lng], { icon: iconOf(name, rank), interactive: false, keyboard: false, pane: 'names' }),
      ),
    ).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, names, view]);
  return null;
}

function iconOf(name: string, rank: number) {
  const text = document.createElement('span');
  text.textContent = name;
  const icon = divIcon({ className: 'map-name', html: text, iconSize: [0, 0] });
  const draw = icon.createIcon.bind(icon);
  icon.createIcon = (old) => {
    const drawn = draw(old);
    drawn.dataset['large'] = String(rank <= largeRank);
    drawn.setAttribute('aria-hidden', 'true');
    return drawn;
  };
  return icon;
}
