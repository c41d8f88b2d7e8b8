import { Suspense } from 'react';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { useListSubject } from '../../list/list-subject';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { ImagesGallery } from './ImagesGallery';

/** The pictures of the assets of an establishment (document 1 section 2, decisions section 5). */
export function ImagesPage() {
  const place = usePlace();
  const { say } = useSay('files');
  usePageTitle(say('files:imagesTitle'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('files:imagesTitle')}
        text={say('files:imagesNoPermission', { place: place.boxName })}
        right="see"
      />
    );
  }
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<GridSkeleton count={16} />}>
      <PlaceImages place={place} />
    </Suspense>
  );
}

function PlaceImages({ place }: { readonly place: Place }) {
  return <ImagesGallery subject={useListSubject(place)} />;
}
