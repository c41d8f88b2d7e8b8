import { useCallback, useState } from 'react';
import { positionOf } from '@huella/domain/engine/fields/place';
import type { Position } from '@huella/domain/model/value';

export type Locating = 'idle' | 'locating' | 'denied' | 'failed';

/** A position may take this long, and may be this old, in milliseconds. */
const patience = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** Asks the browser where the user is, when the user asks. */
export function useMyPosition(onFound: (at: Position) => void): {
  readonly state: Locating;
  readonly locate: () => void;
} {
  const [state, setState] = useState<Locating>('idle');
  const locate = useCallback(() => {
    // Without a secure context browsers have none.
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = positionOf(coords.longitude, coords.latitude);
        setState(at === null ? 'failed' : 'idle');
        if (at !== null) onFound(at);
      },
      ({ code, PERMISSION_DENIED }) => {
        setState(code === PERMISSION_DENIED ? 'denied' : 'failed');
      },
      patience,
    );
  }, [onFound]);
  return { state, locate };
}
