import { Suspense } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { useListSubject } from '../../list/list-subject';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace, type Place } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';
import { TransferWizard } from './TransferWizard';
import { transferEventOf } from './transfer-event';

/** Hands assets over to another establishment, in four steps (document 1 sections 2 and 4). */
export function TransferNewPage() {
  const place = usePlace();
  const { say } = useSay('transfers');
  usePageTitle(say('transfers:newOne'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_TRANSFER')) return <NotAllowed place={place} />;
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <PlaceWizard place={place} />
    </Suspense>
  );
}

function PlaceWizard({ place }: { readonly place: Place }) {
  const subject = useListSubject(place);
  const event = transferEventOf(subject.model, place);
  return event === null ? <NotAllowed place={place} /> : <TransferWizard subject={subject} event={event} />;
}

function NotAllowed({ place }: { readonly place: Place }) {
  const { say } = useSay('transfers', 'list');
  return (
    <NotAllowedPlace
      title={say('transfers:newOne')}
      text={say('transfers:notAllowed', { place: place.boxName })}
      right={place.can('ASSET_TRANSFER') ? null : 'transfer'}
    />
  );
}
