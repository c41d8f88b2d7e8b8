import { describe, expect, it } from 'vitest';
import { leaveFor } from './leave-for';

interface Target {
  readonly href: string;
  readonly state?: { readonly leaving?: number };
}

/** A router as far as leaving needs one: navigations wait until they are let through. */
function buildRouter(at: string) {
  const listeners = new Set<(event: { toLocation: Target }) => void>();
  const asked: Target[] = [];
  const router = {
    state: { location: { href: at } },
    subscribe: (_name: string, listener: (event: { toLocation: Target }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (target: Target) => {
      asked.push(target);
      return Promise.resolve();
    },
  };
  const arrive = (target: Target) => {
    for (const listener of [...listeners]) listener({ toLocation: { state: {}, ...target } });
  };
  return { router: router as unknown as Parameters<typeof leaveFor>[0], asked, arrive };
}

describe('leaving a screen to do something elsewhere', () => {
  it('does it at once when the address is the one in view', () => {
    const { router, asked } = buildRouter('/assets');
    let done = 0;
    leaveFor(router, '/assets', () => (done += 1));
    expect([done, asked.length]).toEqual([1, 0]);
  });

  it('does it once, when the other screen is there', () => {
    const { router, asked, arrive } = buildRouter('/assets/new');
    let done = 0;
    leaveFor(router, '/assets', () => (done += 1));
    expect(done).toBe(0);
    for (const target of [...asked, ...asked]) arrive(target);
    expect(done).toBe(1);
  });

  it('does nothing when unsaved work kept the user, even on a later visit to the same address', () => {
    const { router, arrive } = buildRouter('/assets/new');
    let done = 0;
    leaveFor(router, '/assets', () => (done += 1));
    arrive({ href: '/assets' });
    expect(done).toBe(0);
  });
});
