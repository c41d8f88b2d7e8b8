import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../call/call';
import { CallError } from '../call/call-error';

/** Seconds between two looks at the connection, and until one counts as unanswered (document 1 section 9). */
export const checkSeconds = 5;
const timeoutSeconds = 15;

/** An answer is an answer, even a refusal: only silence, and what is between, says that the way is cut. */
function isSilence(error: unknown): boolean {
  return !(error instanceof CallError) || (error.code === 'unavailable' && error.requestId === null);
}

async function reach(): Promise<true> {
  await call('ping', {}, AbortSignal.timeout(timeoutSeconds * 1000)).catch((error: unknown) => {
    if (isSilence(error)) throw error;
  });
  return true;
}

/** A page that no worker brought came from the server a moment ago. */
function cameByNetwork(): boolean {
  return !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null;
}

/**
 * Whether the server cannot be reached, and when it last could (milliseconds). Looks every five seconds while the
 * page is in view, and at once when the browser says that the network went or came. What failed meanwhile is asked
 * for again as soon as the server answers.
 */
export function useConnection(): { readonly isLost: boolean; readonly lastSeen: number } {
  const client = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const looked = useQuery({
    queryKey: ['connection'],
    queryFn: reach,
    networkMode: 'always',
    retry: false,
    initialData: () => cameByNetwork() || undefined,
    staleTime: checkSeconds * 1000,
    gcTime: Infinity,
    refetchInterval: checkSeconds * 1000,
  });
  const { isError, refetch } = looked;
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('offline', look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('offline', look);
      window.removeEventListener('online', look);
    };
  }, [refetch]);
  useEffect(() => {
    if (isError) return;
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error', type: 'active' });
  }, [client, isError]);
  // When it was is only asked where it is said: whoever asks is drawn again at each look.
  const lastSeen = isError && looked.dataUpdatedAt > 0 ? looked.dataUpdatedAt : openedAt;
  return { isLost: isError, lastSeen };
}
