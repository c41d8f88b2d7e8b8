import { lazy } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { PlacePage } from '../../list/PlacePage';
import { useSay } from '../../words/use-say';

/** The wizard of sheets comes to who may transfer. */
const TransferSheet = lazy(async () => ({ default: (await import('./TransferSheet')).TransferSheet }));

/** Transfers what is typed, pasted or scanned (document 2 section 2, manual flow). */
export function TransferManualPage() {
  const { say } = useSay('transfers');
  return (
    <PlacePage
      title={say('transfers:massiveTitle')}
      refused={(slots) => say('transfers:notAllowed', slots)}
      rights={['transfer']}
      waiting={<FormWaiting shape="form" />}
    >
      {(place) => <TransferSheet place={place} mode="manual" />}
    </PlacePage>
  );
}
