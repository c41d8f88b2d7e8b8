/** Notifies listeners of changes, which it counts, once for all the changes of a batch. */
export function createBell() {
  const listeners = new Set<() => void>();
  let count = 0;
  let depth = 0;
  let pending = false;
  const ring = () => {
    count += 1;
    pending = depth > 0;
    if (!pending) for (const listener of listeners) listener();
  };
  const heard = {
    version: () => count,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    batch: (work: () => void) => {
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
      }
      if (depth === 0 && pending) ring();
    },
  };
  return { ring, heard };
}
