import { lazy, Suspense } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { NotAllowedPlace } from '../../list/NotAllowedPlace';
import { usePlace } from '../../session/context';
import { usePageTitle } from '../../shell/page-title';
import { useSay } from '../../words/use-say';

/** The wizard of sheets comes to who may transfer. */
const TransferSheet = lazy(async () => ({ default: (await import('./TransferSheet')).TransferSheet }));

/** Transfers what is typed, pasted or scanned (document 2 section 2, manual flow). */
export function TransferManualPage() {
  const place = usePlace();
  const { say } = useSay('transfers');
  usePageTitle(say('transfers:massiveTitle'), place?.boxName);
  if (place === null) return null;
  if (!place.can('ASSET_TRANSFER'))
    return (
      <NotAllowedPlace
        title={say('transfers:massiveTitle')}
        text={say('transfers:notAllowed', { place: place.boxName })}
        right="transfer"
      />
    );
  return (
    <Suspense fallback={<FormWaiting shape="form" />}>
      <TransferSheet place={place} mode="manual" />
    </Suspense>
  );
}
