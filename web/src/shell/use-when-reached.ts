import { useEffect, useEffectEvent } from 'react';
import { useConnection } from './use-connection';

/** Does something once the screen is open and the server is reached, and again each time that it is reached anew. */
export function useWhenReached(act: () => void): void {
  const { isLost } = useConnection();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (!isLost) actNow();
  }, [isLost]);
}
