/** Things by their key, so many at the most: those that were asked for last. */
interface Latest<Value> {
  readonly find: (key: string) => Value | undefined;
  readonly keep: (key: string, value: Value) => void;
  readonly forget: (key: string) => void;
}

/**
 * Keeps so many things in the memory of this process, or as many as together weigh so much; what alone weighs more is not kept.
 * By hand: the licence of lru-cache (Blue Oak) is none that we take (CONTRIBUTING).
 */
export function openLatest<Value>(most: number, weigh: (value: Value) => number = () => 1): Latest<Value> {
  const kept = new Map<string, Value>();
  let weight = 0;
  const forget = (key: string) => {
    const value = kept.get(key);
    if (value === undefined) return;
    kept.delete(key);
    weight -= weigh(value);
  };
  const keep = (key: string, value: Value) => {
    // A map has its keys in the order in which they came.
    forget(key);
    const added = weigh(value);
    if (added > most) return;
    kept.set(key, value);
    weight += added;
    for (const oldest of kept.keys()) {
      if (weight <= most) break;
      forget(oldest);
    }
  };
  return {
    keep,
    find: (key) => {
      const value = kept.get(key);
      if (value !== undefined) keep(key, value);
      return value;
    },
    forget,
  };
}
