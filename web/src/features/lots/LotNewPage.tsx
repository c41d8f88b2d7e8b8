import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { usePlace, type Place } from '../../session/context';
<<<<<<< HEAD
import { LotForm } from './LotForm';
import { LotMessage } from './LotMessage';
=======
import { readSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { LotForm } from './LotForm';
import { LotMiddle } from './LotMiddle';
import { newLot } from './new-lot';
>>>>>>> a45a47c1 (wizard: Write what wizards share once, with typed answers.)

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
  const { v } = route.useSearch();
<<<<<<< HEAD
  const [visit] = useState(() => (v === undefined ? null : readVisit(v)));
  if (!place.can('TAG_ADD')) return <LotMessage why="noAdd" place={place} />;
  const isOurs = visit?.boxId === place.boxId && visit.assetType === place.assetType;
  return <LotForm place={place} lot={null} {...(isOurs && { picked: visit.picked ?? [] })} />;
=======
  const [session] = useState(() => readSession(newLot, v));
  if (!place.can('TAG_ADD')) {
    return (
      <LotMiddle
        lacks
        title={say('lots:cannotAdd', { place: place.boxName })}
        text={say('lots:cannotAddText')}
      />
    );
  }
  const isHere = session?.boxId === place.boxId && session.assetType === place.assetType;
  return <LotForm place={place} lot={null} {...(isHere && { picked: session.answers.picked ?? [] })} />;
>>>>>>> a45a47c1 (wizard: Write what wizards share once, with typed answers.)
}
