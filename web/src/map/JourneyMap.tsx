import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { mapColours } from '../theme/map-colours';
import { radius, type } from '../theme/tokens';
import { typeStyle } from '../theme/typography';
import { drawJourney, type Position } from './place-map';
import { useLand } from './use-land';

export interface JourneyMapProps {
  /** In the order in which they were reached; the last is where it is now. */
  readonly places: readonly (Position & { readonly name: string })[];
  /** What the map shows, for who cannot see it. */
  readonly label: string;
}

const size = { width: 300, height: 150 };

const Frame = styled('svg')(({ theme }) => {
  const { land, water, coast } = mapColours[theme.palette.mode];
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    border: `1px solid ${theme.palette.line}`,
    borderRadius: radius.base,
    backgroundColor: water,
    '& text': {
      fill: theme.palette.ink,
      textAnchor: 'middle',
      paintOrder: 'stroke',
      stroke: land,
      strokeWidth: 3,
      strokeLinejoin: 'round',
      ...typeStyle({ ...type.tiny, weight: 600 }),
    },
    '& [data-part="land"]': {
      fill: land,
      stroke: coast,
      strokeWidth: 1,
    },
    '& [data-part="way"]': {
      fill: 'none',
      stroke: theme.palette.accent.mark,
      strokeWidth: 2,
      strokeDasharray: '4 4',
      strokeLinecap: 'round',
    },
    '& [data-part="halo"]': { fill: theme.palette.accent.mark, opacity: 0.25 },
    '& [data-part="stop"]': {
      fill: theme.palette.surface,
      stroke: theme.palette.accent.mark,
      strokeWidth: 2.5,
    },
    '& [data-part="here"]': {
      fill: theme.palette.accent.mark,
      stroke: theme.palette.surface,
      strokeWidth: 2,
    },
  };
});

/** A simple map of the places that something has been in, and the ways between them: drawn here, without tiles. */
export function JourneyMap({ places, label }: JourneyMapProps) {
  const land = useLand();
  const drawn = useMemo(() => (land === undefined ? null : drawJourney(land, places, size)), [land, places]);
  return (
    <Frame viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      {drawn !== null && (
        <>
          <path data-part="land" d={drawn.land} />
          {drawn.ways.map((way, at) => (
            <path key={`way-${String(at)}`} data-part="way" d={way} />
          ))}
          {drawn.points.map(([x, y], at) => {
            const isHere = at === drawn.points.length - 1;
            return (
              <g key={`stop-${String(at)}`}>
                {isHere && <circle data-part="halo" cx={x} cy={y} r={10} />}
                <circle data-part={isHere ? 'here' : 'stop'} cx={x} cy={y} r={isHere ? 5 : 4} />
                <text x={x} y={y < size.height / 3 ? y + 22 : y - 12}>
                  {places[at]?.name}
                </text>
              </g>
            );
          })}
        </>
      )}
    </Frame>
  );
}
