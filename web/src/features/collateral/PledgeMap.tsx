import { useQuery } from '@tanstack/react-query';
import type { AssetType } from '@huella/domain/model/asset-type';
import { FetchError } from '../../list/FetchError';
import type { Place } from '../../session/context';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { PlacedCard } from '../panel/PlacedCard';
import { pledgePlacesQuery, pledgeSource } from './collateral-calls';

export interface PledgeMapProps {
  readonly place: Place;
  readonly noun: AssetType['noun'];
}

/** Where what is pledged to an establishment is, wherever it is kept. */
export function PledgeMap({ place, noun }: PledgeMapProps) {
  const { say } = useSay('collateral');
  const { data, error, refetch } = useQuery(pledgePlacesQuery(place));
  if (error !== null)
    return <FetchError title={say('collateral:pledgesFailed')} error={error} onRetry={refetch} />;
  if (data === undefined) return <FormSkeleton count={4} />;
  return (
    <PlacedCard
      title={say('collateral:mapTitle')}
      places={data}
      source={pledgeSource(place)}
      noun={noun}
      level="h3"
    />
  );
}
