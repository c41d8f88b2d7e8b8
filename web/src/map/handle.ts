import { divIcon, marker, type LatLng, type Map as LeafletMap, type Marker } from 'leaflet';
import type { Position } from '@huella/domain/model/value';
import { keepOnEarth } from './area-shape';
import { latLngOf } from './use-leaflet-map';

export interface HandleOptions {
  readonly at: Position;
  /** What it is and which keys move it: its accessible name. */
  readonly label: string;
  /** The class that draws it, and the drawing inside where there is one. */
  readonly look: string;
  readonly drawing?: HTMLElement;
  readonly size: readonly [width: number, height: number];
  /** The point of the drawing that is on the place, from its top left; the middle by default. */
  readonly anchor?: readonly [x: number, y: number];
  /** Called while it is dragged, with `false`, and with `true` where it was let go or a key put it. */
  readonly onMove?: (to: Position, isLast: boolean) => void;
  readonly onRemove?: () => void;
  readonly onPress?: () => void;
}

/** px that an arrow moves a handle; with Shift ten times as far. */
const stepPx = 4;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A position of a map as ours: the copy of the world that was clicked does not matter. */
export function positionOfLatLng(latLng: LatLng): Position {
  const { lat, lng } = latLng.wrap();
  return keepOnEarth(lng, lat);
}

/** Something on a map that is dragged, moved by the arrows once it has the focus, pressed or removed. */
export function addHandle(map: LeafletMap, options: HandleOptions): Marker {
  const { size, anchor = [size[0] / 2, size[1] / 2], onMove } = options;
  const isLive = onMove !== undefined || options.onPress !== undefined;
  const icon = divIcon({
    className: options.look,
    iconSize: [size[0], size[1]],
    iconAnchor: [anchor[0], anchor[1]],
    ...(options.drawing === undefined ? {} : { html: options.drawing }),
  });
  const handle = marker(latLngOf(options.at), {
    icon,
    draggable: onMove !== undefined,
    interactive: isLive,
    keyboard: isLive,
    autoPanOnFocus: false,
    riseOnHover: true,
  }).addTo(map);
  if (isLive) handle.getElement()?.setAttribute('aria-label', options.label);
  else handle.getElement()?.setAttribute('aria-hidden', 'true');
  if (onMove !== undefined) {
    handle.on('drag', () => {
      onMove(positionOfLatLng(handle.getLatLng()), false);
    });
    handle.on('dragend', () => {
      onMove(positionOfLatLng(handle.getLatLng()), true);
    });
  }
  if (options.onPress !== undefined) handle.on('click', options.onPress);
  handle.getElement()?.addEventListener('keydown', (event) => {
    pressKey(map, handle, options, event);
  });
  return handle;
}

function pressKey(map: LeafletMap, handle: Marker, options: HandleOptions, event: KeyboardEvent): void {
  const { onMove, onRemove, onPress } = options;
  const arrow = arrows[event.key];
  if (arrow !== undefined && onMove !== undefined) {
    const far = stepPx * (event.shiftKey ? 10 : 1);
    const to = map.containerPointToLatLng(
      map.latLngToContainerPoint(handle.getLatLng()).add([arrow[0] * far, arrow[1] * far]),
    );
    handle.setLatLng(to);
    onMove(positionOfLatLng(to), true);
  } else if ((event.key === 'Delete' || event.key === 'Backspace') && onRemove !== undefined) onRemove();
  else if ((event.key === 'Enter' || event.key === ' ') && onPress !== undefined) onPress();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
