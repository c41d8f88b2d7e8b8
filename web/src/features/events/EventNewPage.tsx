import Button from '@mui/material/Button';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listAddress } from '../../form/back-to-list';
import { FormWaiting } from '../../form/FormWaiting';
import { useTransferredSubject } from '../../list/gone-subject';
import { useListSubject } from '../../list/list-subject';
import { useMissingRight } from '../../list/use-missing-right';
import { usePlace, type Place } from '../../session/context';
import { MessagePage } from '../../shell/MessagePage';
import { usePageTitle } from '../../shell/page-title';
import { useUser } from '../../session/session';
import { readSession } from '../../wizard/wizard-session';
import { useSay } from '../../words/use-say';
import { takeUpKept } from '../event-grid/kept-grids';
import { canRecord } from './event-choice';
import { eventWizard } from './event-wizard';
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
  const { v } = useSearch({ strict: false });
  const { id: userId } = useUser();
  // A session is about what is there, or about what was transferred, from its beginning to its end.
  const [isOfTransferred] = useState(() => {
    if (v !== undefined) takeUpKept(v, userId);
    return readSession(eventWizard, v)?.answers.isTransferred === true;
  });
  return isOfTransferred ? <TransferredWizard place={place} /> : <WizardHere place={place} />;
}

function WizardHere({ place }: { readonly place: Place }) {
  return <EventWizard subject={useListSubject(place)} />;
}

function TransferredWizard({ place }: { readonly place: Place }) {
  return <EventWizard subject={useTransferredSubject(place)} />;
}

function NotAllowed({ place }: { readonly place: Place }) {
  const { say } = useSay('events');
  const sayMissing = useMissingRight();
  return (
    <MessagePage
      page={say('events:wizard')}
      kind="forbidden"
      title={say('events:noEvents')}
      text={sayMissing('event', { name: place.boxName, company: place.companyName })}
      actions={
        <Button size="small" href={listAddress()}>
          {say('ui:goBack')}
        </Button>
      }
    />
  );
}
