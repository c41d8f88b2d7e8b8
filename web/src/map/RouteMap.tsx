import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { mapColours } from '../theme/map-colours';
import { type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { drawPlaceMap, type Position } from './place-map';
import { useLand } from './use-land';

export interface MapPlace extends Position {
  readonly name: string;
}

export interface RouteMapProps {
  readonly from: MapPlace;
  readonly to: MapPlace;
  /** What the map shows, for who cannot see it. */
  readonly label: string;
  /** Shown beside the middle of the way: '161 km'. */
  readonly distance: string;
}

const size = { width: 672, height: 192 };

const Frame = styled('svg')(({ theme }) => {
  const { land, water, coast } = mapColours[theme.palette.mode];
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    minHeight: 150,
    backgroundColor: water,
    // Words keep the way and the coast from crossing them.
    '& text': {
      fill: theme.palette.ink,
      textAnchor: 'middle',
      paintOrder: 'stroke',
      stroke: land,
      strokeWidth: 3,
      strokeLinejoin: 'round',
      ...typeStyle({ ...type.cell, weight: 600 }),
    },
    '& [data-part="land"]': { fill: land, stroke: coast, strokeWidth: 1 },
    '& [data-part="way"]': {
      fill: 'none',
      stroke: theme.palette.accent.mark,
      strokeWidth: 2.5,
      strokeDasharray: '5 5',
      strokeLinecap: 'round',
    },
    '& [data-part="halo"]': { fill: theme.palette.accent.mark, opacity: 0.2 },
    '& [data-part="to"]': { fill: theme.palette.accent.mark, stroke: theme.palette.surface, strokeWidth: 2 },
    '& [data-part="from"]': {
      fill: theme.palette.surface,
      stroke: theme.palette.accent.mark,
      strokeWidth: 3,
    },
    '& [data-part="distance"]': { fill: theme.palette.ink2, fontWeight: 400 },
  };
});

/** A simple map of two places and the way between them: drawn here, from outlines that come with the app. */
export function RouteMap({ from, to, label, distance }: RouteMapProps) {
  const land = useLand();
  const drawn = useMemo(
    () => (land === undefined ? null : drawPlaceMap(land, from, to, size)),
    [land, from, to],
  );
  return (
    <Frame
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      {drawn !== null && (
        <>
          <path data-part="land" d={drawn.land} />
          <path data-part="way" d={drawn.way} />
          <circle data-part="halo" cx={drawn.to[0]} cy={drawn.to[1]} r={12} />
          <circle data-part="to" cx={drawn.to[0]} cy={drawn.to[1]} r={6} />
          <circle data-part="from" cx={drawn.from[0]} cy={drawn.from[1]} r={5.5} />
          <text x={drawn.to[0]} y={drawn.to[1] + 30}>
            {to.name}
          </text>
          <text x={drawn.from[0]} y={drawn.from[1] + (isAbove(drawn) ? -14 : 24)}>
            {from.name}
          </text>
          <text data-part="distance" dominantBaseline="central" x={drawn.beside[0]} y={drawn.beside[1]}>
            {distance}
          </text>
        </>
      )}
    </Frame>
  );
}

/** Whether where it begins lies so far above where it ends that a name under it would lie on the way. */
function isAbove({ from, to }: Pick<ReturnType<typeof drawPlaceMap>, 'from' | 'to'>): boolean {
  const down = to[1] - from[1];
  return down > 0 && down > Math.abs(to[0] - from[0]) / 2;
}
