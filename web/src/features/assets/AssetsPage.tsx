import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { useListSubject, type ListSubject } from '../../list/list-subject';
import { useOpeningView } from '../../list/views/use-opening-view';
import { GridSkeleton } from '../../ui/Skeletons';
import { AssetsList } from './AssetsList';
import { titleOf } from './asset-list-title';
import { PlaceList } from './PlaceList';

/** Few look back: it comes when somebody does. */
const PastList = lazy(async () => ({ default: (await import('../past/PastList')).PastList }));

/** The assets of an establishment (document 1 section 2). */
export function AssetsPage() {
  return (
    <PlaceList useSubject={useListSubject} useTitle={titleOf}>
      {(subject) => <Opened subject={subject} />}
    </PlaceList>
  );
}

/** The list, once it is known whether it opens with a saved view; or that of a day in the past. */
function Opened({ subject }: { readonly subject: ListSubject }) {
  const { asOf } = useSearch({ strict: false });
  const isOpen = useOpeningView(subject.place);
  if (asOf !== undefined) return <PastList subject={subject} asOf={asOf} />;
  return isOpen ? <AssetsList subject={subject} /> : <GridSkeleton count={16} />;
}
