import { Suspense } from 'react';
import { ListNotAllowed } from '../../list/ListStates';
import { useTransferredSubject } from '../../list/list-subject';
import { useArrivalKind } from '../../list/use-arrival-kind';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { TransferredList } from './TransferredList';
import { useTransferredTitle } from './use-gone-title';

/** What left an establishment by a transfer, as it was then (document 1 section 2, transferred assets). */
export function TransferredPage() {
  const place = usePlace();
  useArrivalKind();
  if (place === null) return null;
  return (
    <Suspense
      key={`${String(place.boxId)}-${String(place.assetType)}`}
      fallback={<GridSkeleton count={16} />}
    >
      <PlaceTransferred place={place} />
    </Suspense>
  );
}

function PlaceTransferred({ place }: { readonly place: Place }) {
  const { word } = useSay();
  const subject = useTransferredSubject(place);
  usePageTitle(useTransferredTitle(subject.model, word), place.boxName);
  return place.can('ASSET_LIST') ? (
    <TransferredList subject={subject} />
  ) : (
    <ListNotAllowed subject={subject} />
  );
}
