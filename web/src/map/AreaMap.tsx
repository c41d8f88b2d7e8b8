import { useMemo, useEffect } from 'react';
import type { DrawnArea, MapView, Position } from '@huella/domain/model/value';
import { useSay } from '../words/use-say';
import type { AreaPulls } from './area-handles';
import { ringsOf, type AreaShape } from './area-shape';
import { AreaDrawing } from './AreaDrawing';
import { AreasAround } from './AreasAround';
import { FormMap } from './FormMap';
import { FoundMarkers, type FoundPlace } from './FoundMarkers';
import { positionOfLatLng } from './handle';
import { useMap } from './map-context';
import { OutlineOfArea } from './OutlineOfArea';
import { useLatest } from './use-latest';
import { CornersInView, ViewMover } from './ViewMover';

export interface AreaMapProps {
  readonly label: string;
  readonly shape: AreaShape;
  readonly start: MapView;
  readonly moveTo?: MapView | null;
  /** Corners that come into view whenever others are given: of an area that was just uploaded. */
  readonly show?: readonly Position[] | null;
  readonly invalid?: boolean;
  readonly found?: readonly FoundPlace[];
  readonly onChoose?: (place: FoundPlace) => void;
  /** Areas that the area lies in or beside. */
  readonly areas?: readonly DrawnArea[];
  /** What drawing is reported to; without it the map is only looked at. */
  readonly draws?: Omit<AreaPulls, 'shape'>;
  /** Called with the view of the map whenever it came to rest. */
  readonly onView?: (view: MapView) => void;
}

const none: readonly never[] = [];

/** A map with one area on it, to be drawn, corrected or looked at. */
export function AreaMap(props: AreaMapProps) {
  const { label, shape, start, moveTo = null, show = null, invalid = false, found = none } = props;
  const { draws, areas = none, onChoose, onView } = props;
  const { say } = useSay('map');
  const rings = useMemo(() => ringsOf(shape), [shape]);
  const still = draws === undefined;
  return (
    <FormMap
      label={label}
      start={start}
      still={still}
      invalid={invalid}
      picks={draws !== undefined && draws.drawing !== null}
    >
      <ViewMover to={moveTo} />
      <CornersInView corners={still ? (rings[0] ?? null) : show} />
      <AreasAround areas={areas} />
      {still ? <OutlineOfArea rings={rings} /> : <AreaDrawing shape={shape} {...draws} />}
      {onChoose !== undefined && found.length > 0 && (
        <FoundMarkers
          places={found}
          labelOf={({ name, detail }, number) => say('map:result', { number, name: `${name}, ${detail}` })}
          onChoose={onChoose}
        />
      )}
      {onView !== undefined && <ViewTeller onView={onView} />}
    </FormMap>
  );
}

/** Reports the view of the map whenever it came to rest: an area keeps the view it was drawn in. */
function ViewTeller({ onView }: { readonly onView: (view: MapView) => void }) {
  const map = useMap();
  const latest = useLatest(onView);
  useEffect(() => {
    const report = () => {
      latest()({ center: positionOfLatLng(map.getCenter()), zoom: map.getZoom() });
    };
    report();
    map.on('moveend', report);
    return () => {
      map.off('moveend', report);
    };
  }, [map, latest]);
  return null;
}
