import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useMemo } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { JourneyMap } from '../../map/JourneyMap';
import { type } from '../../theme/tokens';
import { typeStyle } from '../../theme/typography';
import { useSay } from '../../words/use-say';

const Root = styled('section')({ display: 'grid', gap: 8, minWidth: 0 });
/** Establishments in words, one a line. */
export const Stops = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.palette.ink3,
  ...typeStyle(type.meta),
  '& > li': { padding: '2px 0', overflowWrap: 'anywhere' },
  '& strong': { color: theme.palette.ink, fontWeight: 500 },
}));

/** Where an asset has been, on a map and in words, the last first; nothing until it is known. */
export function JourneyCard({ pk, locale }: { readonly pk: number; readonly locale: Locale }) {
  const { say } = useSay('page');
  const { data } = useQuery(callQuery('journeys.ofAsset', { params: { pk: String(pk) } }));
  const stops = data?.stops ?? noStops;
  const places = useMemo(
    () => stops.flatMap(({ name, position }) => (position === null ? [] : [{ name, ...position }])),
    [stops],
  );
  if (stops.length === 0) return null;
  const dayOf = (moment: string) =>
    formatDateInProse(DateTime.fromISO(moment, { zone: locale.zone }).toISODate() ?? '', locale.language);
  return (
    <Root aria-label={say('page:journey')}>
      <Typography component="h2" variant="h3">
        {say('page:journey')}
      </Typography>
      {places.length > 0 && (
        <JourneyMap
          places={places}
          label={say('page:journeyMap', { places: places.map(({ name }) => name).join(', ') })}
        />
      )}
      <Stops>
        {[...stops].reverse().map(({ name, city, company, since }, at) => (
          <li key={`${since}-${String(at)}`}>
            <strong>{name}</strong>
            {[city, company].filter((part) => part !== '' && part !== name).map((part) => `, ${part}`)}
            {' · '}
            {say('page:journeyFrom', { day: dayOf(since) })}
          </li>
        ))}
      </Stops>
    </Root>
  );
}

const noStops: readonly never[] = [];
