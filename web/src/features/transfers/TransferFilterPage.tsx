import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import { ListPage } from '../../list/ListPage';
import { useListSubject } from '../../list/list-subject';
import { PlacePage } from '../../list/PlacePage';
import type { RowLinks } from '../../list/row-links';
import { useList } from '../../list/use-list';
import type { Place } from '../../session/context';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { SendFiltered } from './SendFiltered';

/** Chooses by a filter what is transferred: all that it finds goes (document 1 section 2, state mode `filterTransfer`). */
export function TransferFilterPage() {
  const { say } = useSay('transfers');
  return (
    <PlacePage
      title={say('transfers:byFilter')}
      refused={(slots) => say('transfers:notAllowed', slots)}
      rights={['transfer', 'see']}
    >
      {(place) => <FilterList place={place} />}
    </PlacePage>
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
