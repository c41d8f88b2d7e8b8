import { useQuery } from '@tanstack/react-query';
import { lazy, useMemo, useState } from 'react';
import type { EventRow } from '@huella/domain/calls/events';
import { eventOrders } from '@huella/domain/rules/event-orders';
import { formatDateTime } from '@huella/domain/engine/fields/date';
import { FilteredRowsPage } from '../../list/FilteredRowsPage';
import { PlacePage } from '../../list/PlacePage';
import type { RowsColumn } from '../../list/rows-column';
import { useArrivalNotice } from '../../list/use-arrival-notice';
import { useLastPage, usePageSize } from '../../list/use-pages';
import type { Place } from '../../session/context';
import { useLocale, useModel } from '../../session/model';
import { formatCount } from '../../ui/format-count';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';
import { hasKeptGrids } from '../event-grid/kept-names';
import { EpcisButton } from './EpcisButton';
import { canRecord } from './event-choice';
import { AskedUndo, EventName, marksOf, nameOf, useUndoColumn } from './EventRowParts';
import { EventsBar } from './EventsBar';
import { eventsQuery, isNarrowed, nothingWanted, type ShownEvents } from './events-query';
import { EventsByFile, NewEvent, NoEvents } from './NoEvents';
import type { UndoAsked } from './UndoDialog';
import { useShownEvents } from './use-shown-events';

/** Only whoever has entered something row by row and not recorded it has any. */
const KeptGrids = lazy(async () => ({ default: (await import('../event-grid/KeptGrids')).KeptGrids }));

/** What happened in an establishment (document 3 section 2). */
export function EventsPage() {
  const { say } = useSay('events');
  useArrivalNotice();
  return (
    <PlacePage title={say('events:title')} refused={(slots) => say('events:noPermission', slots)}>
      {(place) => <PlaceEvents place={place} />}
    </PlacePage>
  );
}

function PlaceEvents({ place }: { readonly place: Place }) {
  const { shown, change } = useShownEvents();
  return <EventsList place={place} shown={shown} onChange={change} />;
}

export interface EventsListProps {
  readonly place: Place;
  readonly shown: ShownEvents;
  readonly onChange: (change: ShownEvents) => void;
}

/** The events of a place under what narrows them, a page of them at a time. */
export function EventsList({ place, shown, onChange }: EventsListProps) {
  const { say } = useSay('events', 'list');
  const [cleared, setCleared] = useState(0);
  const { page = 0, sort = 'id', dir = 'desc' } = shown;
  const words = isNarrowed(shown) ? 'events:narrowed' : 'events:subtitle';
  const { found, size, onPageSize } = useEventsPage(place, shown, onChange);
  const { data, error, refetch, isPlaceholderData } = found;
  const [asked, setAsked] = useState<UndoAsked | null>(null);
  const columns = [...useEventColumns(place), useUndoColumn(place, setAsked)];
  return (
    <>
      <FilteredRowsPage
        title={say('events:title')}
        subtitle={data === undefined ? '\u00a0' : say(words, { count: data.total, place: place.boxName })}
        actions={
          canRecord(place) && (
            <>
              <EventsByFile place={place} />
              <NewEvent
                place={place}
                variant={data?.total === 0 && !isNarrowed(shown) ? 'outlined' : 'contained'}
              />
            </>
          )
        }
        bar={<Bar key={cleared} place={place} shown={shown} onChange={onChange} />}
        columns={columns}
        found={data}
        isBehind={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        failedTitle={say('events:failed')}
        empty={
          <NoEvents
            place={place}
            shown={shown}
            onClear={() => {
              setCleared(cleared + 1);
              onChange(nothingWanted);
            }}
          />
        }
        page={page}
        pageSize={size}
        onPage={(next) => {
          onChange({ page: next });
        }}
        onPageSize={onPageSize}
        sort={{
          by: eventOrders,
          sort: { field: sort, direction: dir },
          onSort: (next) => {
            onChange({ sort: eventOrders.find((each) => each === next?.field), dir: next?.direction });
          },
        }}
      />
      {asked !== null && <AskedUndo place={place} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What narrows the events, and what was entered here and is none yet. */
function Bar(props: EventsListProps) {
  const [hasKept] = useState(hasKeptGrids);
  return (
    <>
      <EventsBar {...props} />
      {hasKept && <KeptGrids place={props.place} />}
    </>
  );
}

/** A page of the events, as long as was last chosen in any list. */
function useEventsPage(place: Place, shown: ShownEvents, onChange: EventsListProps['onChange']) {
  const [size, onPageSize] = usePageSize(() => onChange({ page: undefined }));
  const found = useQuery(eventsQuery(place, shown, size));
  const total = found.isPlaceholderData ? undefined : found.data?.total;
  useLastPage(shown.page ?? 0, size, total, onChange);
  return { found, size, onPageSize };
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
