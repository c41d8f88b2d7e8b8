import Button from '@mui/material/Button';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { lazy, useState } from 'react';
import { placeAt, placeZoom } from '@huella/domain/engine/fields/place';
import { isPoint, type MapView, type PlacedPoint, type Position } from '@huella/domain/model/value';
import { FieldFrame, type FieldIds } from '../ui/FieldFrame';
import { WorkingButton } from '../ui/WorkingButton';
import { useSay } from '../words/use-say';
import { addressOf } from './address-of';
import { CoordinateInputs } from './CoordinateInputs';
import { AroundNote } from './AroundNote';
import { useFormAreas } from './form-areas';
import { MapActions, MapAlert, MapDetails, MapFoot, MapHead } from './MapLines';
import { MapPlace } from './MapPlace';
import { nothing } from './PlainView';
import { PlaceSearchBox } from './PlaceSearchBox';
import { showDegrees } from './position-text';
import { useAutoPlace } from './use-auto-place';
import { useBoxPosition } from './use-box-position';
import { useDisclosure } from './use-disclosure';
import { useMyPosition } from './use-my-position';
import { useNearestName } from './use-nearest-name';
import { usePlaceSearch } from './use-place-search';
import type { ViewProps, Widget, WidgetProps } from './widget';

/** Maps are big; they come when a field of their kind is drawn. */
const PlaceMap = lazy(async () => ({ default: (await import('../map/PlaceMap')).PlaceMap }));

function Input(props: WidgetProps) {
  const { id, label, required, hint, error, disabled, value } = props;
  const place = isPoint(value) ? value : null;
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {(ids) =>
        disabled ? (
          <StillPlace place={place} label={label} />
        ) : (
          <PlaceInput {...props} ids={ids} place={place} />
        )
      }
    </FieldFrame>
  );
}

interface PlaceInputProps extends WidgetProps {
  readonly ids: FieldIds;
  readonly place: PlacedPoint | null;
}

/** A place that is marked on the map, found by its address or by the browser, or typed. */
function PlaceInput({ ids, place, ...props }: PlaceInputProps) {
  const { label, locale, onChange } = props;
  const { say } = useSay('map');
  const box = useBoxPosition();
  const areas = useFormAreas();
  const [moveTo, setMoveTo] = useState<MapView | null>(null);
  const search = usePlaceSearch(box.country ?? locale.country ?? null);
  const mark = (at: Position) => {
    search.forget();
    setMoveTo({ center: at, zoom: placeZoom });
    onChange(placeAt(at));
  };
  const choose = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => {
    mark([lng, lat]);
  };
  return (
    <div id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
      <MapHead>
        <PlaceSearchBox search={search} onChoose={choose} />
        <MyPosition onFound={mark} />
      </MapHead>
      <MapPlace>
        {box.isKnown && (
          <PlaceMap
            label={say('map:map', { field: label })}
            place={place}
            start={place?.properties ?? box.start}
            moveTo={moveTo}
            invalid={ids.invalid}
            areas={areas}
            found={search.state.is === 'found' ? search.state.places : noPlaces}
            onChoose={choose}
            onPick={(to, view) => {
              search.forget();
              onChange(to === null ? null : placeAt(to, view ?? place?.properties));
            }}
          />
        )}
      </MapPlace>
      <AroundNote areas={areas} />
      <PlaceFoot {...props} ids={ids} place={place} onMark={mark} />
    </div>
  );
}

const noPlaces: readonly never[] = [];

/** Asks the browser where the user is. */
function MyPosition({ onFound }: { readonly onFound: (at: Position) => void }) {
  const { say } = useSay('map');
  const { state, locate } = useMyPosition(onFound);
  return (
    <>
      <WorkingButton startIcon={<LocateFixed size={16} />} working={state === 'locating'} onClick={locate}>
        {say('map:myPosition')}
      </WorkingButton>
      <MapAlert>
        {state === 'denied' && say('map:positionDenied')}
        {state === 'failed' && say('map:positionFailed')}
      </MapAlert>
    </>
  );
}

interface PlaceFootProps extends PlaceInputProps {
  readonly onMark: (at: Position) => void;
}

/** Under the map: where the place lies, its coordinates to type, and where it came from. */
function PlaceFoot({ ids, place, field, values, locale, onMark, onChange }: PlaceFootProps) {
  const { say } = useSay('map');
  const exact = useDisclosure(say('map:exact'));
  const at = place?.geometry.coordinates ?? null;
  const address = field.addressAutoGeoposition === true ? addressOf(values, locale.language) : null;
  const isByAddress = useAutoPlace(address, place === null, onMark);
  return (
    <>
      <MapFoot>
        <PlaceWords at={at} />
        <MapActions>
          {exact.toggle}
          {place !== null && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                onChange(null);
              }}
            >
              {say('map:clear')}
            </Button>
          )}
        </MapActions>
      </MapFoot>
      {exact.isOpen && (
        <MapDetails id={exact.contentId}>
          <CoordinateInputs id={ids.inputId} at={at} onChange={onMark} />
        </MapDetails>
      )}
      <MapAlert>{isByAddress && say('map:fromAddress')}</MapAlert>
    </>
  );
}

/** Where a place lies: near what, and its coordinates with two decimals (document 2 section 9). */
function PlaceWords({ at }: { readonly at: Position | null }) {
  const { say, language } = useSay('map');
  const near = useNearestName(at);
  if (at === null) return <span>{say('map:noPlace')}</span>;
  const [lng, lat] = at;
  return (
    <span>
      {near !== null && <strong>{near} </strong>}
      <small>
        {say('map:placeAt', { latitude: showDegrees(lat, language), longitude: showDegrees(lng, language) })}
      </small>
    </span>
  );
}

function StillPlace({ place, label }: { readonly place: PlacedPoint | null; readonly label: string }) {
  const { say } = useSay('map');
  if (place === null) return nothing;
  const at = place.geometry.coordinates;
  return (
    <div>
      <MapPlace small>
        <PlaceMap
          key={at.join()}
          label={say('map:map', { field: label })}
          place={place}
          start={{ center: at, zoom: stillZoom }}
        />
      </MapPlace>
      <MapFoot>
        <PlaceWords at={at} />
      </MapFoot>
    </div>
  );
}

/** From so far a small map still shows a town that one knows. */
const stillZoom = 9;

function View({ field, value, locale }: ViewProps) {
  return isPoint(value) ? <StillPlace place={value} label={field.label[locale.language]} /> : nothing;
}

/** A place on the map. */
export const locationWidget: Widget = { Input, View, isWide: true, seesRecord: true };
