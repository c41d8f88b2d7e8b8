import { vi } from 'vitest';

/**
 * Stands in for the browser's store of a page, with its keys as its own properties: `held` is what it holds. Past `room`
 * characters it is full.
 */
export function fakeStorage(held: Map<string, string>, room = Infinity): void {
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...held].reduce((sum, [name, each]) => (name === key ? sum : sum + each.length), 0);
      if (text.length + others > room) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key: string) => held.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(store, {
      ownKeys: () => [...held.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
}
