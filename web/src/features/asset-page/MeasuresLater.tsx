import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { measuredFields, numberOf } from '@huella/domain/engine/events/measured-fields';
import { phone } from '../../theme/media';
import { radius } from '../../theme/tokens';
import type { KeyStripProps } from './KeyStrip';

const MeasureCard = lazy(async () => ({ default: (await import('./MeasureCard')).MeasureCard }));

/** As high as the card is with a chart in it. */
const Room = styled('div')(({ theme }) => ({
  minHeight: 324,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: radius.base,
  [phone]: { minHeight: 388 },
}));

/**
 * What is measured of an asset, when it is there. Until then its room is kept: what stands under it is read and pressed
 * already, and would move.
 */
export function MeasuresLater({ asset, model, scope, locale }: KeyStripProps) {
  const allowed = new Set(allowedFields(model, 'list', scope).map(({ name }) => name));
  const isMeasured = measuredFields(model).some(
    ({ attribute: { name } }) => allowed.has(name) && numberOf(asset.values[name]) !== null,
  );
  const room = isMeasured ? <Room aria-hidden="true" /> : null;
  return (
    <Suspense fallback={room}>
      <MeasureCard pk={asset.id} locale={locale} room={room} />
    </Suspense>
  );
}
