import Button from '@mui/material/Button';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { paths } from '../../paths';
import type { Place } from '../../session/context';
import { leadsUnless, useReadOnlyReason } from '../../shell/use-read-only-reason';
import { Narrow, Wide } from '../../ui/by-width';
import { EmptyState } from '../../ui/EmptyState';
import { useSay } from '../../words/use-say';
import { canRecord } from './event-choice';
import { isNarrowed, type ShownEvents } from './events-query';

interface NoEventsProps {
  readonly place: Place;
  readonly shown: ShownEvents;
  readonly onClear: () => void;
}

/** Why there are none: the filters hide them, nothing was allowed as an exception, or nothing was recorded yet. */
export function NoEvents({ place, shown, onClear }: NoEventsProps) {
  const { say } = useSay('events');
  const canAdd = canRecord(place);
  if (isNarrowed({ ...shown, only: undefined }))
    return (
      <EmptyState
        kind="filtered"
        icon={<SearchX size={20} />}
        title={say('events:filteredTitle')}
        text={say('events:filteredText')}
        actions={
          <Button size="small" onClick={onClear}>
            {say('events:clearFilters')}
          </Button>
        }
      />
    );
  if (shown.only === 'overrides')
    return (
      <EmptyState
        icon={<ShieldCheck size={20} />}
        title={say('events:overridesEmpty')}
        text={say('events:overridesEmptyText')}
      />
    );
  return (
    <EmptyState
      icon={<CalendarCheck size={20} />}
      title={say('events:emptyTitle')}
      text={say(canAdd ? 'events:emptyText' : 'events:emptyWait', { place: place.boxName })}
      actions={
        canAdd && (
          <>
            <NewEvent place={place} variant="contained" />
            <EventsByFile place={place} />
          </>
        )
      }
    />
  );
}

/** The way to record events by a spreadsheet. */
export function EventsByFile({ place }: Pick<NoEventsProps, 'place'>) {
  const readOnlyReason = useReadOnlyReason(place);
  const { say } = useSay('events');
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<FileSpreadsheet size={16} />}
      {...leadsUnless(readOnlyReason, { href: paths.eventFile })}
    >
      {say('events:byFile')}
    </Button>
  );
}

interface NewEventProps {
  readonly place: Place;
  readonly variant: 'contained' | 'outlined';
}

/** The way to record an event. */
export function NewEvent({ place, variant }: NewEventProps) {
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
