import { Suspense } from 'react';
import { FormWaiting } from '../../form/FormWaiting';
import { usePlace } from '../../session/context';
import { LotMessage } from './LotMessage';
import { LotsWizard } from './LotsWizard';

/** Many new lots in a grid (document 2 section 2, massive grid row mode). */
export function LotsManyPage() {
  const place = usePlace();
  if (place === null) return null;
  if (!place.can('TAG_ADD')) return <LotMessage why="noAdd" place={place} />;
  return (
    <Suspense key={`${place.boxId}-${place.assetType}`} fallback={<FormWaiting shape="form" />}>
      <LotsWizard place={place} />
    </Suspense>
  );
}
