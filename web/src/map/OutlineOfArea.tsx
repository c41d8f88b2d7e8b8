import { useTheme } from '@mui/material/styles';
import { polygon } from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '@huella/domain/model/value';
import type { Tone } from '../theme/tokens';
import { useMap } from './map-context';
import { latLngOf } from './use-leaflet-map';

export interface OutlineOfAreaProps {
  readonly rings: readonly (readonly Position[])[];
  /** `around` is an area that others must lie in: a dashed line without a ground. */
  readonly look?: 'area' | 'around';
  /** The tone of what it is of; the accent without it. */
  readonly tone?: Tone | undefined;
}

/** An area as it is on the map. */
export function OutlineOfArea({ rings, look = 'area', tone }: OutlineOfAreaProps) {
  const map = useMap();
  const { palette } = useTheme();
  const colour = tone === undefined ? palette.accent.mark : palette.state[tone].text;
  useEffect(() => {
    const layer = polygon(
      rings.map((ring) => ring.map(latLngOf)),
      {
        interactive: false,
        smoothFactor: 0.4,
        color: colour,
        weight: look === 'area' ? 2.5 : 1.5,
        fillColor: colour,
        fillOpacity: look === 'area' ? 0.16 : 0.04,
        ...(look === 'around' && { dashArray: '6 5' }),
      },
    ).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, rings, colour, look]);
  return null;
}
