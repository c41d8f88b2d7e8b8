import { useState } from 'react';
import type { MapView } from '@huella/domain/model/value';

/** Where the map is to move: to what is found, and to the place beside it where that is chosen before an area is begun. */
export function useMoveTo(beside: MapView | null, isEmpty: boolean) {
  const [moveTo, setMoveTo] = useState<MapView | null>(null);
  const near = beside?.center.join(' ') ?? '';
  const [lastNear, setLastNear] = useState(near);
  if (near !== lastNear) {
    setLastNear(near);
    if (beside !== null && isEmpty) setMoveTo(beside);
  }
  return [moveTo, setMoveTo] as const;
}
