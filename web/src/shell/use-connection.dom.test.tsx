import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkSeconds, useConnection } from './use-connection';

/** The looks at the server, and whether it can be reached. */
let server: { looks: number; isThere: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  server = { looks: 0, isThere: true };
  vi.stubGlobal('fetch', () => {
    server.looks += 1;
    return server.isThere ? Promise.resolve(Response.json({ ok: true })) : Promise.reject(new TypeError());
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The page of somebody, brought by the network or by the worker of the app. */
function open(bringer: 'network' | 'worker') {
  vi.stubGlobal('navigator', { serviceWorker: { controller: bringer === 'worker' ? {} : null } });
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  let draws = 0;
  const { result } = renderHook(
    () => {
      draws += 1;
      return useConnection();
    },
    { wrapper },
  );
  return { seen: result, draws: () => draws };
}

/** Lets time pass, and a moment more, in which is told what was found at its end. */
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000 + 10));

it('looks every five seconds, and at first where a worker brought the page', async () => {
  open('network');
  await wait(checkSeconds - 1);
  expect(server.looks).toBe(0);
  await wait(1 + 2 * checkSeconds);
  expect(server.looks).toBe(3);
  open('worker');
  await wait(0);
  expect(server.looks).toBe(4);
});

it('says when the server was there last, and draws nothing anew while it is', async () => {
  const { seen, draws } = open('network');
  const begun = draws();
  const last = Date.now() + 2 * checkSeconds * 1000;
  await wait(2 * checkSeconds);
  expect(draws()).toBe(begun);
  server.isThere = false;
  await wait(checkSeconds);
  expect(seen.current).toEqual({ isLost: true, lastSeen: last });
  server.isThere = true;
  await wait(checkSeconds);
  expect(seen.current.isLost).toBe(false);
});

it('says at once that a page of the worker is without a server', async () => {
  server.isThere = false;
  const openedAt = Date.now();
  const { seen } = open('worker');
  await wait(0);
  expect(seen.current).toEqual({ isLost: true, lastSeen: openedAt });
});
