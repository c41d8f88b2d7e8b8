import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@huella/domain/model/value';
import { callQuery } from '../../call/queries';
import { useSay } from '../../words/use-say';
import { JourneyOf } from './JourneyOf';

const noStops: readonly never[] = [];

/** Where an asset has been. */
export function JourneyCard({ pk, locale }: { readonly pk: number; readonly locale: Locale }) {
  const { say } = useSay('page');
  const { data } = useQuery(callQuery('journeys.ofAsset', { params: { pk: String(pk) } }));
  return (
    <JourneyOf
      title={say('page:journey')}
      stops={data?.stops ?? noStops}
      locale={locale}
      tell={(_stop, day) => say('page:journeyFrom', { day })}
    />
  );
}
