import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { readVisit } from '../../list/visit';
import { usePlace, type Place } from '../../session/context';
import { useSay } from '../../words/use-say';
import { LotForm } from './LotForm';
import { LotMiddle } from './LotMiddle';

const route = getRouteApi('/inside/lots/new');

/** The form of a new lot (document 2 section 2). */
export function LotNewPage() {
  const place = usePlace();
  if (place === null) return null;
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<FormWaiting shape="form" />}>
      <NewLot place={place} />
    </Suspense>
  );
}

function NewLot({ place }: { readonly place: Place }) {
  const { say } = useSay('lots');
  const { v } = route.useSearch();
  const [visit] = useState(() => (v === undefined ? null : readVisit(v)));
  if (!place.can('TAG_ADD')) {
    return (
      <LotMiddle
        lacks
        title={say('lots:cannotAdd', { place: place.boxName })}
        text={say('lots:cannotAddText')}
      />
    );
  }
  const isOurs = visit?.boxId === place.boxId && visit.assetType === place.assetType;
  return <LotForm place={place} lot={null} {...(isOurs && { picked: visit.picked ?? [] })} />;
}
