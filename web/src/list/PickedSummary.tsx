import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../call/queries';
import type { PickedProps } from '../fields/asset-picking';
import { usePlace, type Place } from '../session/context';
import { useModel } from '../session/model';
import { CardsSkeleton } from '../ui/Skeletons';
import { Notice } from '../ui/Notice';
import { useSay } from '../words/use-say';
import { SummaryCards } from './SummaryCards';

/** What picked assets come to, asked anew with each change. */
export function PickedSummary(props: PickedProps) {
  const place = usePlace();
  return place === null ? null : <PlaceSummary {...props} place={place} />;
}

function PlaceSummary({ ids, place }: PickedProps & { readonly place: Place }) {
  const { say, word } = useSay('lots');
  const { noun } = useModel(place).model;
  const { data, isError } = useQuery({
    ...callQuery('lots.summary', {
      params: { boxId: String(place.boxId), assetType: String(place.assetType) },
      body: { pks: ids.map(Number) },
    }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  if (ids.length === 0) return <p>{say('lots:summaryNone', { many: word(noun.many) })}</p>;
  if (isError) return <Notice tone="warning" title={say('lots:summaryFailed')} />;
  return data === undefined ? <CardsSkeleton count={3} /> : <SummaryCards summary={data} />;
}
