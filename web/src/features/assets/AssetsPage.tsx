import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { useListSubject, type ListSubject } from '../../list/list-subject';
import { AssetsList } from './AssetsList';
import { titleOf } from './asset-list-title';
import { PlaceList } from './PlaceList';

/** Few look back: it comes when somebody does. */
const PastList = lazy(async () => ({ default: (await import('../past/PastList')).PastList }));

/** The assets of an establishment (document 1 section 2). */
export function AssetsPage() {
  return (
    <PlaceList useSubject={useListSubject} useTitle={titleOf}>
      {(subject) => <OnDay subject={subject} />}
    </PlaceList>
  );
}

/** The list of today, or of a day in the past where the address names one. */
function OnDay({ subject }: { readonly subject: ListSubject }) {
  const { asOf } = useSearch({ strict: false });
  return asOf === undefined ? <AssetsList subject={subject} /> : <PastList subject={subject} asOf={asOf} />;
}
