import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FormWaiting, shapeOf } from '../../form/FormWaiting';
import { usePlace, type Place } from '../../session/context';
import { lotFormQuery } from './lot-calls';
import { LotForm } from './LotForm';
import { LotMessage } from './LotMessage';
import { LotSheet } from '../lot-page/LotSheet';

const route = getRouteApi('/inside/lots/edit');

/** One lot: its sheet, or the form that changes it (document 2 section 2). */
export function LotEditPage() {
  const { pk, mode, part, at, q, asOf } = route.useSearch();
  const place = usePlace();
  if (place === null) return null;
  if (pk === undefined) return <LotMessage why="badAddress" place={place} />;
  return (
    <Suspense
      key={`${place.boxId}-${place.assetType}-${pk}`}
      fallback={<FormWaiting shape={shapeOf(mode)} />}
    >
      {mode === 'view' || asOf !== undefined ? (
        <LotSheet {...{ place, pk, part, at, q, asOf }} />
      ) : (
        <Edited place={place} pk={pk} />
      )}
    </Suspense>
  );
}

interface EditedProps {
  readonly place: Place;
  readonly pk: number;
}

function Edited({ place, pk }: EditedProps) {
  // What is being edited stays as it was opened; the version says when it is not the newest any more.
  const query = { ...lotFormQuery(pk), staleTime: Infinity, gcTime: 0 };
  const { data, isPending, error, refetch } = useQuery(query);
  if (!place.can('TAG_EDIT')) return <LotMessage why="noEdit" place={place} />;
  if (data === undefined) {
    if (isPending) return <FormWaiting shape="form" />;
    return <LotMessage why="notFetched" {...{ place, pk, error }} onRetry={() => void refetch()} />;
  }
  if (data.box.id !== place.boxId || data.assetType !== place.assetType)
    return (
      <LotMessage
        why="elsewhere"
        place={place}
        lot={{ name: data.label, boxId: data.box.id, assetType: data.assetType }}
      />
    );
  return <LotForm key={data.id} place={place} lot={data} />;
}
