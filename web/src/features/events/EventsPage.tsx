import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense, useMemo, useState } from 'react';
import type { EventRow } from '@huella/domain/calls/events';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { callQuery } from '../../call/queries';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { RowsPage } from '../../list/RowsPage';
import type { RowsColumn } from '../../list/rows-column';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { paths } from '../../paths';
import { usePlace, type Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { usePageTitle } from '../../shell/page-title';
import { phone } from '../../theme/media';
import { EmptyState } from '../../ui/EmptyState';
import { formatCount } from '../../ui/format-count';
import { GridSkeleton } from '../../ui/Skeletons';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { EpcisButton } from './EpcisButton';
import { canRecord } from './event-choice';
import {
  AskedUndo,
  EventName,
  marksOf,
  nameOf,
  ShownChoice,
  useUndoColumn,
  type EventsShown,
} from './EventRowParts';
import type { UndoAsked } from './UndoDialog';

const Wide = styled('span')({ [phone]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [phone]: { display: 'inline' } });

/** What happened in an establishment (document 3 section 2). */
export function EventsPage() {
  const place = usePlace();
  const { say } = useSay('events');
  usePageTitle(say('events:title'), place?.boxName);
  useArrivalNotice();
  if (place === null) return null;
  if (!place.can('ASSET_LIST')) {
    return (
      <NotAllowedPlace
        title={say('events:title')}
        text={say('events:noPermission', { place: place.boxName })}
        right="see"
      />
    );
  }
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<GridSkeleton count={16} />}>
      <PlaceEvents place={place} />
    </Suspense>
  );
}

function PlaceEvents({ place }: { readonly place: Place }) {
  const { say, language } = useSay('events', 'list');
  const [only, setOnly] = useState<EventsShown>('all');
  const { data, error, refetch } = useQuery(
    callQuery('events.list', {
      params: { boxId: String(place.boxId), assetType: String(place.assetType) },
      query: only === 'all' ? {} : { only },
    }),
  );
  const [asked, setAsked] = useState<UndoAsked | null>(null);
  const columns = [...useEventColumns(place), useUndoColumn(place, setAsked)];
  const canAdd = canRecord(place);
  const page = (
    <RowsPage
      title={say('events:title')}
      subtitle={data === undefined ? '\u00a0' : subtitle(data.rows.length, data.total)}
      columns={columns}
      rows={data?.rows}
      error={error}
      onRetry={() => void refetch()}
      failedTitle={say('events:failed')}
      under={<ShownChoice place={place} value={only} onChange={setOnly} />}
      searchLabel={say('events:search')}
      actions={
        canAdd && <NewEvent place={place} variant={data?.rows.length === 0 ? 'outlined' : 'contained'} />
      }
      empty={
        only === 'overrides' ? (
          <EmptyState
            icon={<ShieldCheck size={20} />}
            title={say('events:overridesEmpty')}
            text={say('events:overridesEmptyText')}
          />
        ) : (
          <EmptyState
            icon={<CalendarCheck size={20} />}
            title={say('events:emptyTitle')}
            text={say(canAdd ? 'events:emptyText' : 'events:emptyWait', { place: place.boxName })}
            actions={canAdd && <NewEvent place={place} variant="contained" />}
          />
        )
      }
    />
  );
  return (
    <>
      {page}
      {asked !== null && <AskedUndo place={place} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );

  function subtitle(shown: number, total: number): string {
    if (shown === total) return say('events:subtitle', { count: total, place: place.boxName });
    return say('events:latest', {
      shown: formatCount(shown, language),
      total: formatCount(total, language),
      place: place.boxName,
    });
  }
}

interface NewEventProps {
  readonly place: Place;
  readonly variant: 'contained' | 'outlined';
}

function NewEvent({ place, variant }: NewEventProps) {
  const readOnlyReason = useReadOnlyReason(place);
  const { say } = useSay('events');
  const label = say('events:newOne');
  return (
    <Button
      size="small"
      variant={variant}
      startIcon={<Plus size={16} />}
      {...leadsUnless(readOnlyReason, { href: paths.eventNew })}
      aria-label={label}
    >
      <Wide>{label}</Wide>
      <Narrow>{say('events:newShort')}</Narrow>
    </Button>
  );
}

/** Id, event, assets, time and user (document 3 section 2), and what was noted with it. */
function useEventColumns(place: Place): readonly RowsColumn<EventRow>[] {
  const { say, word, language } = useSay('events');
  const { zone } = useLocale();
  const { noun } = useModel(place).model;
  return useMemo(
    () => [
      {
        name: 'id',
        heading: say('events:colId'),
        text: (row) => String(row.id),
        order: (row) => row.id,
        width: 88,
        card: 'none',
      },
      {
        name: 'event_type',
        heading: say('events:colEvent'),
        text: (row) => [nameOf(row, say), ...marksOf(row, say)].join(' '),
        draw: (row, { isCard }) => <EventName row={row} isCard={isCard} />,
        width: 230,
        grows: true,
        card: 'name',
      },
      countColumn(say, (count) => ({
        figure: formatCount(count, language),
        noun: word(count === 1 ? noun.one : noun.many),
      })),
      {
        name: 'event_time',
        heading: say('events:colTime'),
        text: (row) => formatDateTime(row.event_time, zone),
        order: (row) => row.event_time,
        width: 150,
        card: 'line',
      },
      {
        name: 'username',
        heading: say('events:colUser'),
        text: (row) => actorName(row.username, say),
        width: 170,
        card: 'line',
      },
      {
        name: 'comment',
        heading: say('events:colComment'),
        text: (row) =>
          [row.override_reason, row.comment].filter((part) => part !== null && part !== '').join(' · '),
        width: 160,
        grows: true,
        card: 'small',
      },
      epcisColumn(say),
    ],
    [say, word, language, zone, noun],
  );
}

function epcisColumn(say: ReturnType<typeof useSay>['say']): RowsColumn<EventRow> {
  return {
    name: 'epcis',
    heading: say('events:proof'),
    text: () => '',
    draw: ({ id, name }, { tabIndex }) => <EpcisButton id={id} name={name} tabIndex={tabIndex} />,
    width: 110,
    card: 'end',
  };
}

function countColumn(
  say: ReturnType<typeof useSay>['say'],
  counted: (count: number) => { readonly figure: string; readonly noun: string },
): RowsColumn<EventRow> {
  return {
    name: 'event_assets_count',
    heading: say('events:colAssets'),
    text: (row) => say('events:counted', counted(row.event_assets_count)),
    order: (row) => row.event_assets_count,
    width: 130,
    isFigure: true,
    card: 'end',
  };
}
