import { useListSubject } from '../../list/list-subject';
import { PlacePage } from '../../list/PlacePage';
import type { Place } from '../../session/context';
import { useSay } from '../../words/use-say';
import { ImagesGallery } from './ImagesGallery';

/** The pictures of the assets of an establishment (document 1 section 2, decisions section 5). */
export function ImagesPage() {
  const { say } = useSay('files');
  return (
    <PlacePage title={say('files:imagesTitle')} refused={(slots) => say('files:imagesNoPermission', slots)}>
      {(place) => <PlaceImages place={place} />}
    </PlacePage>
  );
}

function PlaceImages({ place }: { readonly place: Place }) {
  return <ImagesGallery subject={useListSubject(place)} />;
}
