import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import CalendarX from 'lucide-react/icons/calendar-x';
import Layers from 'lucide-react/icons/layers';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import type { LotRow } from '@huella/domain/calls/lots';
import { formatDate } from '@huella/domain/engine/fields/date';
import { addressOf } from '../../address';
import { callQuery } from '../../call/queries';
import { DayButton } from '../../list/DayButton';
import { PagedRowsPage, usePagedRows, type PagedRows } from '../../list/PagedRowsPage';
import { PlacePage } from '../../list/PlacePage';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { useModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { phone } from '../../theme/media';
import { gutter, height } from '../../theme/tokens';
import { Narrow, Wide } from '../../ui/by-width';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import type { LotView } from './lot-address';
import { useLotActions } from './use-lot-actions';
import { useLotsLabels } from './use-lots-labels';
import { useLotColumns } from './use-lot-columns';

/** Few look back: it comes when somebody does. */
const PastBar = lazy(async () => ({ default: (await import('../past/PastBar')).PastBar }));

const Top = styled('div')({
  padding: `12px ${gutter.wide}px 0`,
  [phone]: { padding: `12px ${gutter.phone}px 0` },
});

/** The newest come first, as the server has them. */
const noSorts: readonly string[] = [];

/** The lots of an establishment (document 2 section 2). */
export function LotsPage() {
  const { say } = useSay('lots');
  const { asOf } = useSearch({ strict: false });
  useArrivalNotice();
  return (
    <PlacePage title={say('lots:title')} refused={(slots) => say('lots:noPermission', slots)}>
      {(place) => <PlaceLots place={place} asOf={asOf} />}
    </PlacePage>
  );
}

interface PlaceLotsProps {
  readonly place: Place;
  /** A day in the past, as the address has it: whether it is one that can be seen, the server says. */
  readonly asOf: string | undefined;
}

function PlaceLots({ place, asOf }: PlaceLotsProps) {
  const { say } = useSay('lots', 'list');
  const paged = usePagedRows();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...callQuery('lots.list', {
      params: { boxId: String(place.boxId), assetType: String(place.assetType) },
      query: { ...paged.query, ...(asOf !== undefined && { asOf }) },
    }),
    placeholderData: keepPreviousData,
  });
  const actions = useLotActions(place);
  const seeOn = useSeeOn();
  const rows = data?.list;
  const viewOf = useViewOf(paged, rows, asOf);
  const columns = useLotColumns(place, rows, asOf === undefined ? actions.of : nothingThen, viewOf);
  const canAdd = place.can('TAG_ADD') && asOf === undefined;
  const labels = useLotsLabels(place, { search: paged.search, count: data?.total ?? 0, asOf });
  return (
    <>
      {asOf !== undefined && (
        <Top>
          <Suspense fallback={null}>
            <PastBar day={asOf} onPick={seeOn} onToday={() => seeOn(undefined)} />
          </Suspense>
        </Top>
      )}
      <PagedRowsPage
        paged={paged}
        total={data?.total}
        isBehind={isPlaceholderData}
        sorts={noSorts}
        title={say('lots:title')}
        subtitle={
          data === undefined ? '\u00a0' : say('lots:subtitle', { count: data.total, place: place.boxName })
        }
        columns={columns}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('lots:failed')}
        searchLabel={say('lots:search')}
        selection={labels.selection}
        bar={labels.bar}
        actions={
          asOf === undefined && (
            <HeadActions place={place} canAdd={canAdd} isEmpty={data?.total === 0} onDay={seeOn}>
              {labels.button}
            </HeadActions>
          )
        }
        empty={<NoLots place={place} asOf={asOf} canAdd={canAdd} />}
      />
      {actions.dialogs}
      {labels.dialog}
    </>
  );
}

/** How a lot of the list is seen: by its place there, or on the day of the list. */
function useViewOf(
  { page, pageSize, search }: PagedRows,
  rows: readonly LotRow[] | undefined,
  asOf: string | undefined,
): (lot: LotRow) => LotView {
  return useCallback(
    ({ id }) =>
      asOf === undefined
        ? { at: page * pageSize + (rows?.findIndex((row) => row.id === id) ?? 0) + 1, q: search }
        : { asOf },
    [asOf, page, pageSize, rows, search],
  );
}

interface HeadActionsProps {
  readonly place: Place;
  readonly canAdd: boolean;
  readonly isEmpty: boolean;
  readonly onDay: (day: string) => void;
  readonly children: ReactNode;
}

/** The way to a day in the past, and to new lots. */
function HeadActions({ place, canAdd, isEmpty, onDay, children }: HeadActionsProps) {
  const { say } = useSay('list');
  return (
    <>
      <DayButton isCompact label={say('list:seeOnADay')} day={null} onPick={onDay} />
      {children}
      {canAdd && <ManyLots place={place} />}
      {canAdd && <NewLot place={place} variant={isEmpty ? 'outlined' : 'contained'} />}
    </>
  );
}

/** Why there are none, and what to do. */
function NoLots({ place, asOf, canAdd }: PlaceLotsProps & { readonly canAdd: boolean }) {
  const { say, word } = useSay('lots');
  const { model } = useModel(place);
  if (asOf !== undefined)
    return (
      <EmptyState
        icon={<CalendarX size={20} />}
        title={say('lots:noneThen', { day: formatDate(asOf) })}
        text={say('lots:noneThenText')}
      />
    );
  return (
    <EmptyState
      icon={<Layers size={20} />}
      title={say('lots:emptyTitle')}
      text={say(canAdd ? 'lots:emptyText' : 'lots:emptyWait', {
        many: word(model.noun.many),
        place: place.boxName,
      })}
      actions={canAdd && <NewLot place={place} variant="contained" />}
    />
  );
}

/** Of the past nothing is done. */
const nothingThen = () => [];

/** Leads to the lots of a day, or back to those of today. */
function useSeeOn(): (day: string | undefined) => void {
  const navigate = useNavigate();
  return (day) => void navigate({ href: addressOf(paths.lots, { asOf: day }) });
}

interface NewLotProps {
  readonly place: Place;
  readonly variant: 'contained' | 'outlined';
}

function NewLot({ place, variant }: NewLotProps) {
  const readOnlyReason = useReadOnlyReason(place);
  const { say } = useSay('lots');
  const label = say('lots:newOne');
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      {...leadsUnless(readOnlyReason, { href: paths.lotNew })}
      aria-label={label}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('lots:newShort')}</Narrow>
    </Button>
  );
}

/** Several at once, as rows of a sheet. */
function ManyLots({ place }: Pick<NewLotProps, 'place'>) {
  const readOnlyReason = useReadOnlyReason(place);
  const { say } = useSay('lots');
  const label = say('lots:newMany');
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Layers size={16} />}
      {...leadsUnless(readOnlyReason, { href: paths.lotMany })}
      aria-label={label}
      sx={iconOnPhone}
    >
      <Wide>{label}</Wide>
    </Button>
  );
}

const iconOnPhone = {
  [phone]: { minWidth: height.phoneTarget, '& .MuiButton-startIcon': { margin: 0 } },
} as const;
