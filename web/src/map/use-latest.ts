import { useCallback, useEffect, useRef } from 'react';

/** The newest of what a component was given, for those who ask later: listeners of a map outlive many renders. */
export function useLatest<Latest>(latest: Latest): () => Latest {
  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  });
  return useCallback(() => newest.current, []);
}
