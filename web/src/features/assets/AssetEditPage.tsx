import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { FormWaiting, shapeOf } from '../../form/FormWaiting';
import { usePlace } from '../../session/context';
import { AssetFormRecord } from './AssetFormRecord';

const route = getRouteApi('/inside/assets/edit');

/** One asset: its sheet, or the form that changes it (document 2 section 2). */
export function AssetEditPage() {
  const { pk, mode } = route.useSearch();
  const place = usePlace();
  if (place === null || pk === undefined) return null;
  return (
    <Suspense
      key={`${place.boxId}-${place.assetType}-${pk}`}
      fallback={<FormWaiting shape={shapeOf(mode)} />}
    >
      <AssetFormRecord place={place} pk={pk} mode={mode} />
    </Suspense>
  );
}
