import SearchX from 'lucide-react/icons/search-x';
import { Suspense, useMemo } from 'react';
import { ListPage } from '../../list/ListPage';
import { useListSubject } from '../../list/list-subject';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import type { RowLinks } from '../../list/row-links';
import { useList } from '../../list/use-list';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { EmptyState } from '../../ui/EmptyState';
import { GridSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { SendFiltered } from './SendFiltered';

/** Chooses by a filter what is transferred: all that it finds goes (document 1 section 2, state mode `filterTransfer`). */
export function TransferFilterPage() {
  const place = usePlace();
  const { say } = useSay('transfers');
  usePageTitle(say('transfers:byFilter'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_TRANSFER') || !place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('transfers:byFilter')}
        text={say('transfers:notAllowed', { place: place.boxName })}
        right={place.can('ASSET_TRANSFER') ? 'see' : 'transfer'}
      />
    );
  }
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<GridSkeleton count={16} />}>
      <FilterList place={place} />
    </Suspense>
  );
}

function FilterList({ place }: { readonly place: Place }) {
  const { say } = useSay('transfers');
  const subject = useListSubject(place);
  const list = useList(subject);
  const links = useMemo<RowLinks>(
    () => ({
      open: ({ id }) => assetAddress(id),
      edit: undefined,
      refused: undefined,
      actions: () => [],
    }),
    [],
  );
  return (
    <ListPage
      list={list}
      title={say('transfers:byFilter')}
      links={links}
      headActions={() => <SendFiltered list={list} subject={subject} />}
      selectionActions={() => []}
      empty={
        <EmptyState
          icon={<SearchX size={20} />}
          title={say('transfers:byFilterNone')}
          text={say('transfers:byFilterText')}
        />
      }
    />
  );
}
