import { useCallback, useEffect, useRef } from 'react';

/** The newest of what a component was given, for those who ask later: listeners of a map outlive many renders. */
export function useTold<Told>(told: Told): () => Told {
  const newest = useRef(told);
  useEffect(() => {
    newest.current = told;
  });
  return useCallback(() => newest.current, []);
}
