import Button from '@mui/material/Button';
import { DateTime } from 'luxon';
import type { HistoryEntry } from '@huella/domain/calls/events';
import { formatDateInProse } from '@huella/domain/engine/fields/date';
import type { Locale } from '@huella/domain/model/value';
import { listAddress } from '../../form/back-to-list';
import { Notice } from '../../ui/Notice';
import { actorName } from '../../words/actor-name';
import { useSay } from '../../words/use-say';

export interface EndedNoticeProps {
  /** The event by which it was retired. */
  readonly last: HistoryEntry;
  readonly locale: Locale;
}

/** Over the page of an asset that was retired: when, by which event and who recorded it, with the way to the others that were. */
export function EndedNotice({ last, locale }: EndedNoticeProps) {
  const { say } = useSay('page');
  const day = DateTime.fromISO(last.event_time, { zone: locale.zone }).toISODate() ?? '';
  const why = [...last.details.map(({ text }) => text), last.comment ?? ''].filter((text) => text !== '');
  return (
    <Notice
      tone="info"
      title={say('page:endedOn', { event: last.name, day: formatDateInProse(day, locale.language) })}
      action={
        <Button size="small" href={listAddress('deleted')}>
          {say('page:endedList')}
        </Button>
      }
    >
      {[...why, say('page:endedBy', { user: actorName(last.username, say) })].join(' · ')}
    </Notice>
  );
}
