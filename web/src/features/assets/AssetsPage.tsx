import { useListSubject, type ListSubject } from '../../list/list-subject';
import { useOpeningView } from '../../list/views/use-opening-view';
import { GridSkeleton } from '../../ui/Skeletons';
import { AssetsList } from './AssetsList';
import { titleOf } from './asset-list-title';
import { PlaceList } from './PlaceList';

/** The assets of an establishment (document 1 section 2). */
export function AssetsPage() {
  return (
    <PlaceList useSubject={useListSubject} useTitle={titleOf}>
      {(subject) => <Opened subject={subject} />}
    </PlaceList>
  );
}

/** The list, once it is known whether it opens with a saved view. */
function Opened({ subject }: { readonly subject: ListSubject }) {
  return useOpeningView(subject.place) ? <AssetsList subject={subject} /> : <GridSkeleton count={16} />;
}
