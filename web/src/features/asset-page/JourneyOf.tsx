import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import { useMemo } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
import { JourneyMap } from '../../map/JourneyMap';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

const Root = styled('section')({ display: 'grid', gap: 8, minWidth: 0 });
const Stops = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& > li': { padding: '2px 0', overflowWrap: 'anywhere' },
  '& strong': { color: theme.palette.ink, fontWeight: 500 },
}));

/** An establishment on the way, and since when. */
interface Stop {
  readonly name: string;
  readonly city: string;
  readonly company: string;
  readonly since: string;
  readonly position: { readonly lat: number; readonly lng: number } | null;
}

export interface JourneyOfProps<Of extends Stop> {
  readonly title: string;
  readonly stops: readonly Of[];
  readonly locale: Locale;
  /** What is said of a stop beside where it is, with the day since when. */
  readonly tell: (stop: Of, day: string) => string;
}

/** Where something has been, on a map and in words, the last first; nothing until it is known. */
export function JourneyOf<Of extends Stop>({ title, stops, locale, tell }: JourneyOfProps<Of>) {
  const { say } = useSay('page');
  const places = useMemo(
    () => stops.flatMap(({ name, position }) => (position === null ? [] : [{ name, ...position }])),
    [stops],
  );
  if (stops.length === 0) return null;
  const dayOf = (moment: string) =>
    formatDateInProse(DateTime.fromISO(moment, { zone: locale.zone }).toISODate() ?? '', locale.language);
  return (
    <Root aria-label={title}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      {places.length > 0 && (
        <JourneyMap
          places={places}
          label={say('page:journeyMap', { places: places.map(({ name }) => name).join(', ') })}
        />
      )}
      <Stops>
        {[...stops].reverse().map((stop, at) => (
          <li key={`${stop.since}-${String(at)}`}>
            <strong>{stop.name}</strong>
            {[stop.city, stop.company]
              .filter((part) => part !== '' && part !== stop.name)
              .map((part) => `, ${part}`)}
            {' · '}
            {tell(stop, dayOf(stop.since))}
          </li>
        ))}
      </Stops>
    </Root>
  );
}
