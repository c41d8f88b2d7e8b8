import { useQuery } from '@tanstack/react-query';
import { useTheme } from '@mui/material/styles';
import { canvas, layerGroup, polygon } from 'leaflet';
import { useEffect } from 'react';
import { feature } from 'topojson-client';
import countriesAddress from 'world-atlas/countries-50m.json?url';
import { mapColours } from '../theme/map-colours';
import { useMap } from './map-context';
import { unwrapRing } from './unwrap';
import { latLngOf } from './use-leaflet-map';

/** Latitude and longitude of the rings of each country, as Leaflet takes them. */
type Outlines = ReturnType<typeof outlinesOf>;

/** The countries of the world as they come with the app: the ground of a map that needs nobody. */
export function OutlineLayer() {
  const map = useMap();
  const { land, border } = mapColours[useTheme().palette.mode];
  const { data: outlines } = useQuery<Outlines>({
    queryKey: ['countries'],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const answer = await fetch(countriesAddress, { signal });
      return outlinesOf((await answer.json()) as Atlas); // the file of the package
    },
  });
  useEffect(() => {
    if (outlines === undefined) return undefined;
    // Points by the thousand draw faster on a canvas of their own, beneath everything.
    if (map.getPane('outlines') === undefined) map.createPane('outlines').style.zIndex = '150';
    const renderer = canvas({ pane: 'outlines', padding: 0.4 });
    const style = { fillColor: land, fillOpacity: 1, color: border, weight: 1, interactive: false };
    const layer = layerGroup(
      outlines.map((rings) => polygon(rings, { ...style, renderer, pane: 'outlines' })),
    );
    layer.addTo(map);
    return () => {
      layer.remove();
      renderer.remove();
    };
  }, [map, outlines, land, border]);
  return null;
}

/** The outlines of the package `world-atlas`. */
type Atlas = Parameters<typeof feature>[0] & {
  readonly objects: { readonly countries: Parameters<typeof feature>[1] };
};

function outlinesOf(atlas: Atlas) {
  const read = feature(atlas, atlas.objects.countries);
  const features = 'features' in read ? read.features : [read];
  return features.flatMap(({ geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    return polygons.map((rings) => rings.map((ring) => unwrapRing(ring).map(latLngOf)));
  });
}
