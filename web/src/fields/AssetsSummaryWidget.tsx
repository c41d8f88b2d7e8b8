import { Suspense, useContext } from 'react';
import { isKeys } from '@huella/domain/model/value';
import { CardsSkeleton } from '../ui/Skeletons';
import { AssetPickingContext } from './asset-picking';
import { PlainView } from './PlainView';
import type { Widget, WidgetProps } from './widget';

/** The title of its section names it: there is nothing to fill in. */
function Input({ field, id, label, values }: WidgetProps) {
  const picking = useContext(AssetPickingContext);
  const chosen = values[field.summaryOf ?? ''] ?? null;
  if (picking === null) return null;
  return (
    <div id={id} role="group" aria-label={label}>
      <Suspense fallback={<CardsSkeleton count={3} />}>
        <picking.Summary field={field} ids={isKeys(chosen) ? chosen : []} />
      </Suspense>
    </div>
  );
}

/** What the assets picked in another field come to (document 2 section 3, summaryAssetsSelectList). */
export const assetsSummaryWidget: Widget = { Input, View: PlainView, seesRecord: true };
