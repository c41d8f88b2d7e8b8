/** Things by their key, so many at the most: those that were asked for last. */
interface Latest<Value> {
  readonly find: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value) => void;
  readonly forget: (key: string) => void;
}

/**
 * Keeps so many things in the memory of this process. By hand: the licence of lru-cache (Blue Oak) is none that we take
 * (CONTRIBUTING).
 */
export function openLatest<Value>(most: number): Latest<Value> {
  const kept = new Map<string, Value>();
  const keep = (key: string, value: Value) => {
    // A map has its keys in the order in which they came.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };
  return {
    keep,
    find: (key) => {
      const value = kept.get(key);
      if (value !== undefined) keep(key, value);
      return value;
    },
    forget: (key) => {
      kept.delete(key);
    },
  };
}
