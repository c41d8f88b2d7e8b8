import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import { formatCount } from '../../ui/format-count';
import { useSay } from '../../words/use-say';
import { JourneyOf } from '../asset-page/JourneyOf';
import type { LotHistoryProps } from './LotHistory';

const noStops: readonly never[] = [];

/** Where those in a lot have been, each establishment once with how many. */
export function LotJourney({ lotId, model, locale, asOf }: LotHistoryProps) {
  const { say, word, language } = useSay('lotPage');
  const then = asOf === undefined ? {} : { query: { asOf } };
  const { data } = useQuery(callQuery('journeys.ofLot', { params: { lotId: String(lotId) }, ...then }));
  const { noun } = model;
  return (
    <JourneyOf
      title={say('lotPage:journey')}
      stops={data?.stops ?? noStops}
      locale={locale}
      tell={({ assets }, day) =>
        say('lotPage:journeyStop', {
          figure: formatCount(assets, language),
          noun: word(assets === 1 ? noun.one : noun.many),
          day,
        })
      }
    />
  );
}
