import { useTheme } from '@mui/material/styles';
import { divIcon, layerGroup, marker, polyline, type Layer } from 'leaflet';
import { useEffect } from 'react';
import type { Language } from '@huella/domain/words';
import { useSay } from '../words/use-say';
import { linesBetween, stepFor, writeDegree } from './graticule';
import { mapColours } from '../theme/map-colours';
import { useMap } from './map-context';
import { useView, type ShownView } from './use-view';

/** The net of degrees with its figures: even amid fields without a town in view, one knows where one is. */
export function GraticuleLayer() {
  const map = useMap();
  const { language } = useSay();
  const view = useView(map);
  const { net } = mapColours[useTheme().palette.mode];
  useEffect(() => {
    const layer = layerGroup([...drawNet(view, language, net)]).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, view, language, net]);
  return null;
}

function drawNet(view: ShownView, language: Language, color: string): readonly Layer[] {
  const line = { color, weight: 1, opacity: 0.35, interactive: false };
  const { west, south, east, north, width, height } = view;
  if (!(east > west) || width === 0) return [];
  const step = stepFor(east - west, width);
  // Figures keep off the edge, and not in the corners.
  const left = west + ((east - west) / width) * 8;
  const top = north - ((north - south) / height) * 8;
  const parallels = linesBetween(south, north, step).flatMap((lat) => [
    polyline(
      [
        [lat, west - 360],
        [lat, east + 360],
      ],
      line,
    ),
    figure(lat, left, writeDegree(lat, 'lat', language), [0, 14]),
  ]);
  // At the right end are the buttons.
  const lastFigure = east - ((east - west) / width) * 110;
  const meridians = linesBetween(west, east, step).flatMap((lng) => [
    polyline(
      [
        [-85, lng],
        [85, lng],
      ],
      line,
    ),
    ...(lng < lastFigure ? [figure(top, lng, writeDegree(lng, 'lng', language), [-4, 0])] : []),
  ]);
  return [...parallels, ...meridians];
}

function figure(lat: number, lng: number, text: string, iconAnchor: [number, number]): Layer {
  const written = document.createElement('span');
  written.textContent = text;
  written.setAttribute('aria-hidden', 'true');
  const icon = divIcon({ className: 'map-degree', html: written, iconSize: [0, 0], iconAnchor });
  return marker([lat, lng], { icon, interactive: false, keyboard: false });
}
