import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useMemo } from 'react';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import { callQuery } from '../../call/queries';
import { JourneyMap } from '../../map/JourneyMap';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { Stops } from '../asset-page/JourneyCard';
import type { LotHistoryProps } from './LotHistory';

const Root = styled('section')({ display: 'grid', gap: 8, minWidth: 0 });
const noStops: readonly never[] = [];

/** Where those in a lot have been, on a map and in words, each establishment once with how many; nothing until it is known. */
export function LotJourney({ lotId, model, locale, asOf }: LotHistoryProps) {
  const { say, word, language } = useSay('page', 'lotPage');
  const then = asOf === undefined ? {} : { query: { asOf } };
  const { data } = useQuery(callQuery('journeys.ofLot', { params: { lotId: String(lotId) }, ...then }));
  const stops = data?.stops ?? noStops;
  const places = useMemo(
    () => stops.flatMap(({ name, position }) => (position === null ? [] : [{ name, ...position }])),
    [stops],
  );
  if (stops.length === 0) return null;
  const dayOf = (moment: string) =>
    formatDateInProse(DateTime.fromISO(moment, { zone: locale.zone }).toISODate() ?? '', locale.language);
  const { noun } = model;
  return (
    <Root aria-label={say('lotPage:journey')}>
      <Typography component="h2" variant="h3">
        {say('lotPage:journey')}
      </Typography>
      {places.length > 0 && (
        <JourneyMap
          places={places}
          label={say('page:journeyMap', { places: places.map(({ name }) => name).join(', ') })}
        />
      )}
      <Stops>
        {[...stops].reverse().map(({ name, city, company, since, assets }, at) => (
          <li key={`${since}-${String(at)}`}>
            <strong>{name}</strong>
            {[city, company].filter((part) => part !== '' && part !== name).map((part) => `, ${part}`)}
            {' · '}
            {say('lotPage:journeyStop', {
              figure: formatCount(assets, language),
              noun: word(assets === 1 ? noun.one : noun.many),
              day: dayOf(since),
            })}
          </li>
        ))}
      </Stops>
    </Root>
  );
}
