import { useListSubject } from '../../list/list-subject';
import { AssetsList } from './AssetsList';
import { titleOf } from './asset-list-title';
import { PlaceList } from './PlaceList';

/** The assets of an establishment (document 1 section 2). */
export function AssetsPage() {
  return (
    <PlaceList useSubject={useListSubject} useTitle={titleOf}>
      {(subject) => <AssetsList subject={subject} />}
    </PlaceList>
  );
}
