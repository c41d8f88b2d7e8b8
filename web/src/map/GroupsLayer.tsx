import { useTheme, type Palette } from '@mui/material/styles';
import type { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { Position } from '@huella/domain/model/value';
import { addHandle } from './handle';
import { useMap } from './map-context';
import { drawPin, pinSize } from './pin';
import { useLatest } from './use-latest';
import type { Tone } from '../theme/tokens';

/** Things on one spot of a map, as far as it can be told apart. */
export interface MapGroup {
  readonly at: Position;
  readonly count: number;
  /** What it is, for who cannot see it. */
  readonly label: string;
  /** The figure of many, the name of one. */
  readonly text: string;
  /** How many of them have which tone, of a map that tells them apart; the label says in words what the colours do. */
  readonly tones?: readonly TonePart[];
}

interface TonePart {
  readonly tone: Tone;
  readonly count: number;
}

export interface GroupsLayerProps<Group extends MapGroup> {
  readonly groups: readonly Group[];
  readonly onPress: (group: Group, map: LeafletMap) => void;
}

/** Up to so many names stand beside their pins; of more they come with the pointer or the focus. */
const namedAlways = 12;

/** Many on a spot as a disc with their number, one alone as a pin; where they have tones a pin of its own, and a ring of theirs. */
export function GroupsLayer<Group extends MapGroup>({ groups, onPress }: GroupsLayerProps<Group>) {
  const map = useMap();
  const latest = useLatest({ onPress });
  const { palette } = useTheme();
  useEffect(() => {
    const isNamed = groups.filter(({ count }) => count === 1).length <= namedAlways;
    const added = groups.map((group) => {
      const { at, label, text, count, tones = [] } = group;
      const onPressed = () => {
        latest().onPress(group, map);
      };
      if (count > 1) {
        const size = discSize(count);
        const disc = addHandle(map, {
          ...{
            at,
            label,
            look: 'map-group',
            drawing: drawText(text),
            size: [size, size],
            onPress: onPressed,
          },
        });
        if (tones.length > 0) drawRing(disc.getElement(), ringOf(tones, palette));
        return disc;
      }
      const drawing = drawPin();
      const [own] = tones;
      if (own !== undefined) drawing.style.color = palette.state[own.tone].text;
      const pin = addHandle(map, {
        ...{ at, label, look: 'map-pin', drawing, size: pinSize, onPress: onPressed },
        anchor: [pinSize[0] / 2, pinSize[1] - 2],
      });
      return pin.bindTooltip(drawText(text), {
        permanent: isNamed,
        direction: 'right',
        offset: [pinSize[0] / 2 - 4, -pinSize[1] / 2],
        className: 'map-place',
      });
    });
    return () => {
      for (const handle of added) handle.remove();
    };
  }, [map, groups, latest, palette]);
  return null;
}

/** The tones of a group around it, each as wide as its part of them all. */
function ringOf(tones: readonly TonePart[], { state }: Palette): string {
  const total = tones.reduce((sum, { count }) => sum + count, 0);
  const degreesTo = (at: number) =>
    (tones.slice(0, at).reduce((sum, { count }) => sum + count, 0) / total) * 360;
  const parts = tones.map(
    ({ tone }, at) => `${state[tone].text} ${degreesTo(at).toFixed(1)}deg ${degreesTo(at + 1).toFixed(1)}deg`,
  );
  return `conic-gradient(${parts.join(', ')})`;
}

function drawRing(disc: HTMLElement | undefined, ring: string): void {
  disc?.setAttribute('data-ring', 'true');
  disc?.style.setProperty('--ring', ring);
}

/** A disc grows with the figures of its number: 36, 44, 52 px. */
function discSize(count: number): number {
  return 28 + 8 * Math.min(String(count).length, 4);
}

/** Text alone, whatever is in it. */
function drawText(text: string): HTMLElement {
  const drawn = document.createElement('span');
  drawn.textContent = text;
  return drawn;
}

export interface SeenView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

/** Says what of the world is in view, at first and whenever the map has moved. */
export function ViewWatch({
  nearest,
  onView,
}: {
  readonly nearest: number;
  readonly onView: (view: SeenView) => void;
}) {
  const map = useMap();
  const latest = useLatest({ onView });
  useEffect(() => {
    map.setMaxZoom(nearest);
    const say = () => {
      latest().onView(viewOf(map.getBounds(), map.getZoom()));
    };
    say();
    map.on('moveend', say);
    return () => {
      map.off('moveend', say);
    };
  }, [map, nearest, latest]);
  return null;
}

/** A view within the world; far out the map shows the world more than once. */
function viewOf(bounds: LatLngBounds, zoom: number): SeenView {
  const isWhole = bounds.getEast() - bounds.getWest() >= 360;
  return {
    west: isWhole ? -180 : Math.max(bounds.getWest(), -180),
    east: isWhole ? 180 : Math.min(bounds.getEast(), 180),
    south: Math.max(bounds.getSouth(), -90),
    north: Math.min(bounds.getNorth(), 90),
    zoom: Math.round(zoom),
  };
}
