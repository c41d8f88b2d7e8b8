import Button from '@mui/material/Button';
import { useNavigate } from '@tanstack/react-router';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense, useMemo } from 'react';
import { knownAddress } from '../../address';
import { paths } from '../../paths';
import { ListPage } from '../../list/ListPage';
import { filtersOf } from '../../list/list-call';
import { useListSubject, type ListSubject } from '../../list/list-subject';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import type { RowLinks } from '../../list/row-links';
import { useList, type List } from '../../list/use-list';
import { usePlace, type Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { usePageTitle } from '../../shell/page-title';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { GridSkeleton } from '../../ui/Skeletons';
import { startSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { assetAddress } from '../assets/asset-address';
import { transferWizard } from './transfer-wizard';

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
      headActions={() => <SendAll list={list} subject={subject} />}
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

interface SendAllProps {
  readonly list: List;
  readonly subject: ListSubject;
}

/** All that the filter finds now, counted; the count is looked at again when it is done. */
function SendAll({ list: { state, total = 0, isBehind }, subject }: SendAllProps) {
  const { say, word, language } = useSay('transfers');
  const navigate = useNavigate();
  const { model, place } = subject;
  const readOnlyReason = useReadOnlyReason(place);
  const noun = word(total === 1 ? model.noun.one : model.noun.many);
  const label = say('transfers:byFilterSend', { figure: formatCount(total, language), noun });
  return (
    <Button
      size="small"
      variant="contained"
      disabled={total === 0 || isBehind}
      startIcon={<ArrowLeftRight size={16} />}
      {...leadsUnless(readOnlyReason, {
        onClick: () => {
          const from = knownAddress(paths.transferFilter + window.location.search);
          const filters = filtersOf(subject, state);
          const v = startSession(transferWizard, place, from, { picked: null, filters, count: total });
          void navigate({ to: paths.transferNew, search: { v } });
        },
      })}
    >
      {label}
    </Button>
  );
}
