import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { listAddress } from '../../form/back-to-list';
import { FormWaiting } from '../../form/FormWaiting';
import { useListSubject } from '../../list/list-subject';
import { usePlace, type Place } from '../../session/context';
import { HiddenTitle } from '../../shell/HiddenTitle';
import { Middle } from '../../shell/Middle';
import { usePageTitle } from '../../shell/page-title';
import { NoPermissionState } from '../../ui/NoPermissionState';
import { useSay } from '../../words/use-say';
import { canRecord } from './event-choice';
import { EventWizard } from './EventWizard';

/** Records an event on one or many (document 2 section 2, manual flow; document 3 section 2, massive event stepper). */
export function EventNewPage() {
  const place = usePlace();
  const { say } = useSay('events');
  usePageTitle(say('events:wizard'), place?.boxName);
  if (place === null) return null;
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      {canRecord(place) ? <PlaceWizard place={place} /> : <NotAllowed place={place} />}
    </Suspense>
  );
}

function PlaceWizard({ place }: { readonly place: Place }) {
  const subject = useListSubject(place);
  return <EventWizard subject={subject} />;
}

function NotAllowed({ place }: { readonly place: Place }) {
  const { say } = useSay('events');
  return (
    <Middle>
      <HiddenTitle>{say('events:wizard')}</HiddenTitle>
      <NoPermissionState
        title={say('events:noEvents')}
        text={say('events:noEventsText', { place: place.boxName })}
        actions={
          <Button size="small" href={listAddress()}>
            {say('ui:goBack')}
          </Button>
        }
      />
    </Middle>
  );
}
