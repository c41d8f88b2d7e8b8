import Button from '@mui/material/Button';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Pentagon from 'lucide-react/icons/pentagon';
import Upload from 'lucide-react/icons/upload';
import { lazy, useRef, useState } from 'react';
import { placeZoom } from '@huella/domain/engine/fields/place';
import {
  isArea,
  isPoint,
  type DrawnArea,
  type MapView,
  type Position,
  type Values,
} from '@huella/domain/model/value';
import type { Field } from '@huella/domain/model/field';
import { minCorners, noShape, type AreaShape } from '../map/area-shape';
import { FieldFrame, type FieldIds } from '../ui/FieldFrame';
import { useSay } from '../words/use-say';
import { AreaCorners } from './AreaCorners';
import { outlineOf, sizeOf } from './area-words';
import { AroundNote } from './AroundNote';
import { useFormAreas } from './form-areas';
import { KmlRefusal } from './KmlRefusal';
import { MapActions, MapAlert, MapDetails, MapFoot, MapHead } from './MapLines';
import { MapPlace } from './MapPlace';
import { PlaceSearchBox } from './PlaceSearchBox';
import { useAreaDraft } from './use-area-draft';
import { useBoxPosition } from './use-box-position';
import { useDisclosure } from './use-disclosure';
import { saveKml, useKmlUpload } from './use-kml';
import { useMoveTo } from './use-move-to';
import { usePlaceSearch } from './use-place-search';
import type { WidgetProps } from './widget';

const AreaMap = lazy(async () => ({ default: (await import('../map/AreaMap')).AreaMap }));

type Drawing = 'polygon' | 'circle' | null;

/** An area that is drawn, uploaded as KML or typed corner by corner (document 2 sections 2 and 5). */
export function AreaInput(props: WidgetProps) {
  const { id, label, required, hint, error, value, onChange } = props;
  const [show, setShow] = useState<readonly Position[] | null>(null);
  const draft = useAreaDraft(value, onChange);
  const [drawing, setDrawing] = useState<Drawing>(null);
  const kml = useKmlUpload((area) => {
    setDrawing(null);
    draft.take(area);
    setShow(area.geometry.coordinates[0] ?? null);
  });
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error} group>
      {(ids) => (
        <AreaParts
          {...props}
          ids={ids}
          draft={draft}
          drawing={drawing}
          setDrawing={setDrawing}
          kml={kml}
          show={show}
        />
      )}
    </FieldFrame>
  );
}

interface AreaPartsProps extends WidgetProps {
  readonly ids: FieldIds;
  readonly draft: ReturnType<typeof useAreaDraft>;
  readonly drawing: Drawing;
  readonly setDrawing: (drawing: Drawing) => void;
  readonly kml: ReturnType<typeof useKmlUpload>;
  readonly show: readonly Position[] | null;
}

function AreaParts(props: AreaPartsProps) {
  const { ids, draft, drawing, setDrawing, kml, show, field, label, value, values, locale } = props;
  const { say } = useSay('map');
  const box = useBoxPosition();
  const areas = useFormAreas();
  const search = usePlaceSearch(box.country ?? locale.country ?? null);
  const area = isArea(value) ? value : null;
  const beside = placeBeside(field, values);
  const start = area?.properties ?? beside ?? box.start;
  const [moveTo, setMoveTo] = useMoveTo(beside, draft.shape === noShape);
  const view = useRef<MapView>(start);
  const change = (shape: AreaShape, isLast: boolean) => {
    kml.forget();
    draft.change(shape, isLast, view.current);
    if (drawing === 'circle') setDrawing(null);
  };
  const goTo = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => {
    search.forget();
    setMoveTo(nearView([lng, lat]));
  };
  return (
    <div id={ids.inputId} role="group" aria-labelledby={ids.labelId} aria-describedby={ids.describedBy}>
      <MapHead>
        <PlaceSearchBox search={search} onChoose={goTo} />
        <DrawButtons {...props} />
      </MapHead>
      <KmlRefusal bad={kml.bad} />
      <MapPlace>
        {box.isKnown && (
          <AreaMap
            label={say('map:map', { field: label })}
            shape={draft.shape}
            start={start}
            moveTo={moveTo}
            show={show}
            invalid={ids.invalid}
            found={search.state.is === 'found' ? search.state.places : noPlaces}
            onChoose={goTo}
            areas={areas}
            onView={(next) => {
              view.current = next;
            }}
            draws={{ drawing, onChange: change, onFinish: () => setDrawing(null) }}
          />
        )}
      </MapPlace>
      <AroundNote areas={areas} />
      <AreaFoot
        {...props}
        area={area}
        onShape={(shape) => {
          change(shape, true);
        }}
        onUndo={() => {
          draft.undo(view.current);
        }}
      />
    </div>
  );
}

const noPlaces: readonly never[] = [];

interface AreaFootProps extends AreaPartsProps {
  readonly area: DrawnArea | null;
  readonly onShape: (shape: AreaShape) => void;
  readonly onUndo: () => void;
}

/** Under the map: how large the area is, what can be done with it, and its corners to type. */
function AreaFoot({ ids, draft, drawing, kml, label, area, onShape, onUndo }: AreaFootProps) {
  const { say } = useSay('map');
  const corners = useDisclosure(say('map:corners'));
  return (
    <>
      <MapFoot>
        <AreaState area={area} shape={draft.shape} drawing={drawing} />
        <MapActions>
          {draft.canUndo && (
            <Button variant="text" size="small" onClick={onUndo}>
              {say(drawing === 'polygon' ? 'map:undoCorner' : 'map:undo')}
            </Button>
          )}
          {corners.toggle}
          {area !== null && <AreaButtons area={area} name={label} draft={draft} />}
        </MapActions>
      </MapFoot>
      {corners.isOpen && (
        <MapDetails id={corners.contentId}>
          <AreaCorners id={ids.inputId} shape={draft.shape} onChange={onShape} />
        </MapDetails>
      )}
      <MapAlert>{kml.found !== null && say('map:kmlFound', { count: kml.found })}</MapAlert>
    </>
  );
}

function nearView(center: Position): MapView {
  return { center, zoom: placeZoom };
}

/** Where the map of an area starts when it must lie near a place of the same form (document 2 section 5, nearLocation). */
function placeBeside(field: Field, values: Values): MapView | null {
  const beside = values[field.validations?.nearLocation?.field ?? ''];
  return isPoint(beside) ? nearView(beside.geometry.coordinates) : null;
}

/** Begins an outline or a circle, ends an outline, or takes a file. */
function DrawButtons({ draft, drawing, setDrawing, kml }: AreaPartsProps) {
  const { say } = useSay('map');
  const picker = useRef<HTMLInputElement>(null);
  const begin = (next: Drawing) => {
    kml.forget();
    if (next !== drawing && draft.shape !== noShape) draft.take(null);
    setDrawing(next === drawing ? null : next);
  };
  if (drawing === 'polygon')
    return (
      <Button
        onClick={() => {
          setDrawing(null);
        }}
      >
        {say('map:finish')}
      </Button>
    );
  return (
    <>
      <Button
        startIcon={<Pentagon size={16} />}
        onClick={() => {
          begin('polygon');
        }}
      >
        {say('map:draw')}
      </Button>
      <Button
        startIcon={<CircleDashed size={16} />}
        aria-pressed={drawing === 'circle'}
        onClick={() => {
          begin('circle');
        }}
      >
        {say('map:drawCircle')}
      </Button>
      <Button startIcon={<Upload size={16} />} onClick={() => picker.current?.click()}>
        {say('map:uploadKml')}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".kml,application/vnd.google-earth.kml+xml"
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void kml.read(file);
          // The same file again, mended, is a change too.
          target.value = '';
        }}
      />
    </>
  );
}

interface AreaStateProps {
  readonly area: DrawnArea | null;
  readonly shape: AreaShape;
  readonly drawing: Drawing;
}

/** How large the area is, or what to do next. */
function AreaState({ area, shape, drawing }: AreaStateProps) {
  const { say, language } = useSay('map');
  if (drawing === 'circle') return <span aria-live="polite">{say('map:circleHelp')}</span>;
  const missing = shape.kind === 'circle' ? 0 : minCorners - shape.corners.length;
  const isBegun = shape.kind === 'circle' || shape.corners.length > 0;
  return (
    <span aria-live="polite">
      {area !== null && (
        <>
          <strong>{sizeOf(area, language, say)}</strong> <small>{outlineOf(area, language, say)}</small>
        </>
      )}
      {drawing === 'polygon' && area === null && !isBegun && say('map:drawHelp')}
      {isBegun && missing > 0 && say('map:cornersLeft', { count: missing })}
      {drawing === null && !isBegun && say('map:noArea')}
    </span>
  );
}

interface AreaButtonsProps {
  readonly area: DrawnArea;
  readonly name: string;
  readonly draft: ReturnType<typeof useAreaDraft>;
}

function AreaButtons({ area, name, draft }: AreaButtonsProps) {
  const { say } = useSay('map');
  return (
    <>
      <Button variant="text" size="small" onClick={() => void saveKml(area, name)}>
        {say('map:downloadKml')}
      </Button>
      <Button
        variant="text"
        size="small"
        onClick={() => {
          draft.take(null);
        }}
      >
        {say('map:erase')}
      </Button>
    </>
  );
}
