import { Suspense } from 'react';
import { ListNotAllowed } from '../../list/ListStates';
import { useDeletedSubject } from '../../list/list-subject';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { DeletedList } from './DeletedList';
import { useDeletedTitle } from './use-gone-title';

/** What was logically deleted in an establishment (document 1 section 2). */
export function DeletedPage() {
  const place = usePlace();
  if (place === null) return null;
  return (
    <Suspense
      key={`${String(place.boxId)}-${String(place.assetType)}`}
      fallback={<GridSkeleton count={16} />}
    >
      <PlaceDeleted place={place} />
    </Suspense>
  );
}

function PlaceDeleted({ place }: { readonly place: Place }) {
  const { word } = useSay();
  const subject = useDeletedSubject(place);
  usePageTitle(useDeletedTitle(subject.model, word), place.boxName);
  return place.can('ASSET_LIST') ? <DeletedList subject={subject} /> : <ListNotAllowed subject={subject} />;
}
