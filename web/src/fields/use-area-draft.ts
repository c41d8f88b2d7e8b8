import { useState } from 'react';
import type { DrawnArea, MapView, Value } from '@huella/domain/model/value';
import { isArea } from '@huella/domain/model/value';
import { areaOfShape, noShape, shapeOf, type AreaShape } from '../map/area-shape';

/** Steps that can be taken back. */
const maxPastSteps = 100;

export interface AreaDraft {
  readonly shape: AreaShape;
  readonly canUndo: boolean;
  /** Changes the shape; while something is still dragged the form is not notified. */
  readonly change: (shape: AreaShape, isLast: boolean, view: MapView) => void;
  /** Takes an area as it is, with the view it came with. */
  readonly take: (area: DrawnArea | null) => void;
  readonly undo: (view: MapView) => void;
}

interface Held {
  readonly shape: AreaShape;
  /** The value of the shape, as text: when the form holds another one, that one counts. */
  readonly of: string;
}

/**
 * An area while it is drawn: corners that are not an area yet stay here, and the form holds nothing; each step can be
 * taken back.
 */
export function useAreaDraft(value: Value, onChange: (area: DrawnArea | null) => void): AreaDraft {
  const written = JSON.stringify(value);
  const stored = () => (isArea(value) ? shapeOf(value) : noShape);
  const [held, setHeld] = useState<Held>(() => ({ shape: stored(), of: written }));
  const [past, setPast] = useState<readonly AreaShape[]>([]);
  const [settled, setSettled] = useState<Held>(held);
  const shape = held.of === written ? held.shape : stored();
  const before = settled.of === written ? settled.shape : stored();

  const settle = (next: AreaShape, area: DrawnArea | null) => {
    const now = { shape: next, of: JSON.stringify(area) };
    setHeld(now);
    setSettled(now);
    onChange(area);
  };
  return {
    shape,
    canUndo: past.length > 0,
    change: (next, isLast, view) => {
      if (!isLast) {
        setHeld({ shape: next, of: written });
        return;
      }
      setPast([...past, before].slice(-maxPastSteps));
      settle(next, areaOfShape(next, view));
    },
    take: (area) => {
      setPast([...past, before].slice(-maxPastSteps));
      settle(area === null ? noShape : shapeOf(area), area);
    },
    undo: (view) => {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      settle(last, areaOfShape(last, view));
    },
  };
}
