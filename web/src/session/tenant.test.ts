import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTheme } from './default-theme';

const a3 = {
  label: 'a3',
  name: 'A3',
  theme: { greenTheme: { main: '#8A5610' }, blueTheme: { main: '#8A5610' } },
  logo: '/logos/a3.svg',
  chains: [12],
  example: null,
};

/** What this browser keeps. */
let kept: Map<string, string>;

/** The module as a page loads it, at a host. */
async function openAt(hostname: string, answer: () => Promise<Response>) {
  vi.resetModules();
  const asked: string[] = [];
  vi.stubGlobal('window', { location: { hostname } });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer();
  });
  return { asked, ...(await import('./tenant')) };
}

const gives =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const never = () => new Promise<Response>(() => undefined);

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tenant of a host', () => {
  it('is there before the first paint on a first visit, and kept for the next', async () => {
    const first = await openAt('a3.huella.example', gives(a3));
    await first.openTenant();
    expect(first.asked).toEqual(['/api/tenants/gettheme/a3']);
    expect(first.readTenant()).toEqual(a3);
    const second = await openAt('a3.huella.example', never);
    expect(second.readTenant()).toEqual(a3);
    await second.openTenant(); // does not wait for the server
  });

  it('stays the very same while the server says the same', async () => {
    kept.set('huella.tenant', JSON.stringify(a3));
    const { openTenant, readTenant, asked } = await openAt('a3.huella.example', gives(a3));
    const before = readTenant();
    kept.clear();
    await openTenant();
    await vi.waitFor(() => {
      expect(kept.has('huella.tenant')).toBe(true);
    });
    expect(asked).toHaveLength(1);
    expect(readTenant()).toBe(before);
  });

  it('is drawn as the default one when the server takes long', async () => {
    vi.useFakeTimers();
    const { openTenant, readTenant } = await openAt('a3.huella.example', never);
    const opened = openTenant();
    await vi.advanceTimersByTimeAsync(1_000);
    await opened;
    expect(readTenant()).toEqual(defaultTheme);
    vi.useRealTimers();
  });

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server fails', gives({ error: 'unexpected' }, 500)],
    ['a proxy answers a page', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ])('is the default one when %s, also where another was kept', async (_why, answer) => {
    kept.set('huella.tenant', JSON.stringify(a3));
    const { openTenant, readTenant } = await openAt('a3.huella.example', answer);
    await openTenant();
    await vi.waitFor(() => expect(readTenant()).toEqual(defaultTheme));
  });

  it.each(['127.0.0.1', 'localhost', 'app.huella.example'])('at %s is drawn at once', async (hostname) => {
    const { openTenant, readTenant, asked } = await openAt(hostname, never);
    await openTenant();
    expect(readTenant()).toEqual(defaultTheme);
    expect(asked).toEqual(['/api/tenants/gettheme/app']);
  });

  it.each([
    'null',
    '{',
    '[]',
    JSON.stringify({ ...a3, theme: { greenTheme: { main: 'red' }, blueTheme: { main: '#8A5610' } } }),
    JSON.stringify({ ...a3, logo: 'https://evil.example/x.svg' }),
    JSON.stringify({ ...a3, logo: '//evil.example/x.svg' }),
    JSON.stringify({ ...a3, example: '//evil.example/x' }),
    JSON.stringify({ ...a3, example: 'javascript:alert(1)' }),
  ])('is never read from what is kept wrongly (%#)', async (text) => {
    kept.set('huella.tenant', text);
    const { readTenant } = await openAt('a3.huella.example', never);
    expect(readTenant()).toEqual(defaultTheme);
  });

  it.each([
    ['app.huella.example', false],
    ['127.0.0.1', false],
    ['a3.huella.example', true],
  ])('signing out at %s leaves what was kept: %s', async (hostname, stays) => {
    kept.set('huella.tenant', JSON.stringify(a3));
    const { leaveTenant, readTenant } = await openAt(hostname, never);
    leaveTenant();
    expect(kept.has('huella.tenant')).toBe(stays);
    expect(readTenant()).toEqual(stays ? a3 : defaultTheme);
  });

  it('an answer that comes after signing out is neither kept nor shown', async () => {
    let answer: (late: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { openTenant, leaveTenant, readTenant } = await openAt('app.huella.example', () => late);
    await openTenant();
    leaveTenant();
    answer(Response.json({ ...a3, label: 'app' }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(kept.has('huella.tenant')).toBe(false);
    expect(readTenant()).toEqual(defaultTheme);
  });
});
