import { Suspense } from 'react';
import { ListNotAllowed } from '../../list/ListStates';
import { useListSubject } from '../../list/list-subject';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { AssetsList } from './AssetsList';
import { titleOf } from './asset-list-title';

/** The assets of an establishment (document 1 section 2). */
export function AssetsPage() {
  const place = usePlace();
  if (place === null) return null;
  // Another place is another list: nothing of the one before may stay in view.
  return (
    <Suspense
      key={`${String(place.boxId)}-${String(place.assetType)}`}
      fallback={<GridSkeleton count={16} />}
    >
      <PlaceAssets place={place} />
    </Suspense>
  );
}

function PlaceAssets({ place }: { readonly place: Place }) {
  const { word } = useSay();
  const subject = useListSubject(place);
  usePageTitle(titleOf(subject.model, word), place.boxName);
  return place.can('ASSET_LIST') ? <AssetsList subject={subject} /> : <ListNotAllowed subject={subject} />;
}
