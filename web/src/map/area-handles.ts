import type { Map as LeafletMap, Marker } from 'leaflet';
import type { Position } from '@huella/domain/model/value';
import type { Say } from '@huella/domain/phrases/areas';
import {
  minCorners,
  insertCorner,
  metresBetween,
  middlesOf,
  moveBy,
  moveCorner,
  removeCorner,
  wholeMetres,
  type AreaShape,
} from './area-shape';
import { addHandle, positionOfLatLng } from './handle';

/** What handles are for: the shape as it is now, and who hears of changes. */
export interface AreaPulls {
  readonly shape: AreaShape;
  readonly drawing: 'polygon' | 'circle' | null;
  /** `isLast` is false while something is still dragged. */
  readonly onChange: (shape: AreaShape, isLast: boolean) => void;
  /** The first corner was pressed while drawing. */
  readonly onFinish: () => void;
}

/** Where handles are and what they ask when they are pulled. */
export interface HandleGround {
  readonly map: LeafletMap;
  readonly say: Say;
  /** The pulls of this moment: handles outlive many shapes. */
  readonly now: () => AreaPulls;
}

/** Corners that can be pulled on a map; an outline with more is only shown. */
const maxHandles = 200;

const look = { look: 'map-corner', size: [28, 28] } as const;

/** The handles of a shape: its corners and the middles between them, or the middle and the edge of a circle. */
export function addAreaHandles(ground: HandleGround): readonly Marker[] {
  const { shape, drawing } = ground.now();
  if (shape.kind === 'circle') return circleHandles(ground, shape.center, shape.radius);
  if (shape.corners.length > maxHandles) return [];
  const corners = shape.corners.map((corner, at) => cornerHandle(ground, corner, at));
  const middles = drawing === null ? middlesOf(shape.corners) : [];
  return [...corners, ...middles.map((middle, at) => middleHandle(ground, middle, at))];
}

/** Puts handles where their shape now has them. */
export function placeHandles(handles: readonly Marker[], shape: AreaShape): void {
  const at =
    shape.kind === 'circle'
      ? [shape.center, moveBy(shape.center, shape.radius, 0)]
      : [...shape.corners, ...middlesOf(shape.corners)];
  for (const [place, handle] of handles.entries()) {
    const to = at[place];
    if (to !== undefined) handle.setLatLng([to[1], to[0]]);
  }
}

function cornerHandle({ map, say, now }: HandleGround, at: Position, place: number): Marker {
  const { shape, drawing } = now();
  const isWhole = shape.kind === 'polygon' && shape.corners.length >= minCorners;
  const finishes = place === 0 && drawing === 'polygon' && isWhole;
  const handle = addHandle(map, {
    ...look,
    at,
    label: say('map:cornerKeys', { number: place + 1 }),
    onMove: (to, isLast) => {
      now().onChange(moveCorner(now().shape, place, to), isLast);
    },
    onRemove: () => {
      now().onChange(removeCorner(now().shape, place), true);
    },
    ...(finishes && {
      onPress: () => {
        now().onFinish();
      },
    }),
  });
  const element = handle.getElement();
  if (element !== undefined) element.dataset['first'] = String(finishes);
  return handle;
}

function middleHandle({ map, say, now }: HandleGround, at: Position, after: number): Marker {
  const insert = (to: Position) => {
    now().onChange(insertCorner(now().shape, after + 1, to), true);
  };
  const handle = addHandle(map, {
    at,
    label: say('map:middle', { number: after + 1 }),
    look: 'map-middle',
    size: [24, 24],
    onMove: (to, isLast) => {
      if (isLast) insert(to);
    },
    onPress: () => {
      insert(positionOfLatLng(handle.getLatLng()));
    },
  });
  return handle;
}

function circleHandles({ map, say, now }: HandleGround, center: Position, radius: number): readonly Marker[] {
  const middle = addHandle(map, {
    ...look,
    at: center,
    label: say('map:circleCenter'),
    onMove: (to, isLast) => {
      const { shape, onChange } = now();
      if (shape.kind === 'circle') onChange({ ...shape, center: to }, isLast);
    },
  });
  const edge = addHandle(map, {
    ...look,
    at: moveBy(center, radius, 0),
    label: say('map:circleEdge'),
    onMove: (to, isLast) => {
      const { shape, onChange } = now();
      if (shape.kind === 'circle')
        onChange({ ...shape, radius: wholeMetres(metresBetween(shape.center, to)) }, isLast);
    },
  });
  return [middle, edge];
}
