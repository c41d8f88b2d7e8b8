import { Suspense, useContext } from 'react';
import { isKeys, type Value } from '@huella/domain/model/value';
import { FieldFrame } from '../ui/FieldFrame';
import { formatCount } from '../ui/format-count';
import { FormSkeleton } from '../ui/Skeletons';
import { useSay } from '../words/use-say';
import { AssetPickingContext, type PickedProps } from './asset-picking';
import type { ViewProps, Widget, WidgetProps } from './widget';

const idsOf = (value: Value): readonly string[] => (isKeys(value) ? value : []);

function Input({ field, id, label, required, hint, error, disabled, value, onChange }: WidgetProps) {
  const picking = useContext(AssetPickingContext);
  const ids = idsOf(value);
  return (
    <FieldFrame group id={id} label={label} required={required} hint={hint} error={error}>
      {({ inputId, labelId, describedBy }) => (
        <div
          id={inputId}
          role="group"
          tabIndex={-1}
          aria-labelledby={labelId}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        >
          {picking === null || disabled ? (
            <Names field={field} ids={ids} />
          ) : (
            <Suspense fallback={<FormSkeleton count={2} />}>
              <picking.Picker
                field={field}
                ids={ids}
                onChange={(next) => {
                  onChange(next.length === 0 ? null : next);
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

function Names({ field, ids }: PickedProps) {
  const { language } = useSay();
  const picking = useContext(AssetPickingContext);
  const count = formatCount(ids.length, language);
  if (picking === null) return count;
  return (
    <Suspense fallback={count}>
      <picking.Names field={field} ids={ids} />
    </Suspense>
  );
}

function View({ field, value }: ViewProps) {
  return <Names field={field} ids={idsOf(value)} />;
}

/** Assets that are picked one by one or from their list (document 2 section 3, assetsSelectList). */
export const assetsWidget: Widget = { Input, View, isWide: true, seesRecord: true };
