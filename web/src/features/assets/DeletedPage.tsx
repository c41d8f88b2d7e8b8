import { useDeletedSubject } from '../../list/gone-subject';
import { DeletedList } from './DeletedList';
import { PlaceList } from './PlaceList';
import { useDeletedTitle } from './use-gone-title';

/** What was logically deleted in an establishment (document 1 section 2). */
export function DeletedPage() {
  return (
    <PlaceList useSubject={useDeletedSubject} useTitle={useDeletedTitle}>
      {(subject) => <DeletedList subject={subject} />}
    </PlaceList>
  );
}
