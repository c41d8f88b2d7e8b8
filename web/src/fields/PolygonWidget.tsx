import { lazy } from 'react';
import { isArea, type DrawnArea } from '@huella/domain/model/value';
import { shapeOf } from '../map/area-shape';
import { FieldFrame } from '../ui/FieldFrame';
import { useSay } from '../words/use-say';
import { AreaInput } from './AreaInput';
import { outlineOf, sizeOf } from './area-words';
import { MapFoot } from './MapLines';
import { MapPlace } from './MapPlace';
import { nothing } from './PlainView';
import type { ViewProps, Widget, WidgetProps } from './widget';

const AreaMap = lazy(async () => ({ default: (await import('../map/AreaMap')).AreaMap }));

function Input(props: WidgetProps) {
  const { id, label, required, hint, error, disabled, value } = props;
  if (!disabled) return <AreaInput {...props} />;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {() => <StillArea area={isArea(value) ? value : null} label={label} />}
    </FieldFrame>
  );
}

function StillArea({ area, label }: { readonly area: DrawnArea | null; readonly label: string }) {
  const { say, language } = useSay('map');
  if (area === null) return nothing;
  const { center, zoom } = area.properties;
  return (
    <div>
      <MapPlace small>
        <AreaMap
          key={JSON.stringify(area.geometry)}
          label={say('map:map', { field: label })}
          shape={shapeOf(area)}
          start={{ center, zoom }}
        />
      </MapPlace>
      <MapFoot>
        <span>
          <strong>{sizeOf(area, language, say)}</strong> <small>{outlineOf(area, language, say)}</small>
        </span>
      </MapFoot>
    </div>
  );
}

function View({ field, value, locale }: ViewProps) {
  return isArea(value) ? <StillArea area={value} label={field.label[locale.language]} /> : nothing;
}

/** An area on the map. */
export const polygonWidget: Widget = { Input, View, isWide: true, seesRecord: true };
