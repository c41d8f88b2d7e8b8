import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerPage, isScreen, patienceMs } from './offline-answers';

afterEach(() => {
  vi.useRealTimers();
});

describe('what opens without a network', () => {
  it.each(['/', '/assets', '/events', '/events/massive/manual', '/register/ana.lopez@example.com/x'])(
    'is the screen at %s',
    (pathname) => {
      expect(isScreen(pathname)).toBe(true);
    },
  );

  it.each([
    '/api/events/list',
    '/api',
    '/qrIdenteco/abc',
    '/qrIdentecoTrupo/abc',
    '/Q/0A1B',
    '/01/09506000134352/10/L1',
    '/qr-files/page.css',
    '/favicon.svg',
    '/offline.js',
  ])('is not what is at %s', (pathname) => {
    expect(isScreen(pathname)).toBe(false);
  });
});

describe('the page of a screen', () => {
  const kept = new Response('kept');
  const fresh = new Response('fresh');

  it('is the one of the server', async () => {
    expect(await answerPage(() => Promise.resolve(fresh), kept)).toBe(fresh);
    expect(await answerPage(() => Promise.resolve(fresh), undefined)).toBe(fresh);
  });

  it('is the kept one where no answer comes, or a gateway answers for the server', async () => {
    expect(await answerPage(() => Promise.reject(new TypeError('no network')), kept)).toBe(kept);
    for (const status of [502, 503, 504])
      expect(await answerPage(() => Promise.resolve(new Response('', { status })), kept)).toBe(kept);
  });

  it('is what the server says of a fault of its own', async () => {
    const fault = new Response('', { status: 500 });
    expect(await answerPage(() => Promise.resolve(fault), kept)).toBe(fault);
  });

  it('is the kept one after a while, and waits for ever where none is kept', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<Response>(() => undefined);
    const answer = answerPage(never, kept);
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answer).toBe(kept);
    await expect(answerPage(() => Promise.reject(new TypeError('no network')), undefined)).rejects.toThrow(
      'no network',
    );
  });
});
