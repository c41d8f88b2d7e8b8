import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { takesSheets } from '@huella/domain/engine/sheets/sheet-format';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace, type Place } from '../../session/context';
import { useModel } from '../../session/model';
import { usePageTitle } from '../../shell/page-title';
import { FormSkeleton } from '../../ui/Skeletons';
import { useSay } from '../../words/use-say';
import { eventPurpose } from '../imports/import-purpose';
import { useImportSubject } from '../imports/import-subject';
import { ImportWizard } from '../imports/ImportWizard';
import { uploadQuery } from '../imports/use-import';
import { canRecord, offeredEvents } from './event-choice';
import { EventFileStep } from './EventFileStep';

/** Records an event from a spreadsheet that says of which assets, when and with what data (document 3 section 2). */
export function EventFilePage() {
  const place = usePlace();
  const { say } = useSay('bulk');
  usePageTitle(say('bulk:eventTitle'), place?.boxName);
  if (place === null) return null;
  if (!canRecord(place))
    return (
      <NotAllowedPlace
        title={say('bulk:eventTitle')}
        text={say('bulk:eventNotAllowed', { place: place.boxName })}
        right="event"
      />
    );
  return (
    <Suspense fallback={<FormSkeleton count={6} />}>
      <PlaceWizard place={place} />
    </Suspense>
  );
}

interface EventFileAddress {
  readonly upload?: number | undefined;
  readonly event?: number | undefined;
}

function PlaceWizard({ place }: { readonly place: Place }) {
  const address: EventFileAddress = useSearch({ strict: false });
  const { upload: id, event: asked } = address;
  const { model } = useModel(place);
  // An upload says itself which event it is of.
  const { data: upload } = useQuery({ ...uploadQuery(id ?? 0), enabled: id !== undefined });
  const eventType = id === undefined ? asked : upload?.eventType;
  const events = offeredEvents(model, place, { count: 2 }).filter(takesSheets);
  const event = events.find((each) => each.eventType === eventType) ?? null;
  const subject = useImportSubject(place, eventPurpose, event);
  return (
    <ImportWizard
      // Rows of a selection never were a file.
      mode={upload?.selected === true ? 'manual' : 'file'}
      subject={subject}
      firstStep={(parts) => <EventFileStep {...parts} events={events} />}
    />
  );
}
