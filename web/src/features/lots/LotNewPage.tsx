import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { usePlace, type Place } from '../../session/context';
import { readSession } from '../../wizard/wizard-session';
import { LotForm } from './LotForm';
import { LotMessage } from './LotMessage';
import { newLot } from './new-lot';

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
  const [session] = useState(() => readSession(newLot, v));
  if (!place.can('TAG_ADD')) return <LotMessage why="noAdd" place={place} />;
  const isHere = session?.boxId === place.boxId && session.assetType === place.assetType;
  return <LotForm place={place} lot={null} {...(isHere && { chosen: session.answers })} />;
}

/** The grid and its steps are a chunk of their own, and the start of the app need not name another page. */
const LotsWizard = lazy(async () => ({ default: (await import('./LotsWizard')).LotsWizard }));

/** Many new lots in a grid (document 2 section 2, massive grid row mode). */
export function LotsManyPage() {
  const place = usePlace();
  if (place === null) return null;
  if (!place.can('TAG_ADD')) return <LotMessage why="noAdd" place={place} />;
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<FormWaiting shape="form" />}>
      <LotsWizard place={place} />
    </Suspense>
  );
}
