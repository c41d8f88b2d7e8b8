import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../test/fake-storage';
import { keepTokens } from '../call/tokens';
import { beginStart, endedAtStart, takeModels, takeStart } from './begun';

const token = `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.s`;
const start = { user: { id: 1 }, topBar: {}, place: { boxId: 7, gaps: { error_stack: [], managers: [] } } };

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  fakeStorage(new Map());
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json(path.startsWith('/api/start') ? start : []));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page is opened at an address, by somebody who is signed in or not. */
function open(pathname: string, isSignedIn = true): void {
  vi.stubGlobal('window', { location: { hostname: 'localhost', pathname } });
  if (isSignedIn) keepTokens({ token, refreshToken: 'first' });
  beginStart();
}

describe('the start of a page', () => {
  it('is asked for once, with the models of its establishment, and taken by the screen', async () => {
    open('/assets');
    expect(await takeStart()).toEqual(start);
    expect(await takeModels(7)).toEqual([]);
    expect(asked).toEqual(['/api/start?tenant=app', '/api/models/get/all/7']);
  });

  it('is asked for anew by whoever comes later', async () => {
    open('/assets');
    await takeStart();
    await takeStart();
    expect(asked.filter((path) => path.startsWith('/api/start'))).toHaveLength(2);
    expect(takeModels(8)).toBeNull();
  });

  it('says once that its session ended before a screen was there', () => {
    open('/assets');
    expect(endedAtStart()).toBe(false);
    keepTokens(null);
    expect([endedAtStart(), endedAtStart()]).toEqual([true, false]);
  });

  it('has no session to lose where nobody was signed in, and none once a screen has taken over', async () => {
    open('/assets', false);
    expect(endedAtStart()).toBe(false);
    open('/assets');
    await takeStart();
    keepTokens(null);
    expect(endedAtStart()).toBe(false);
  });

  it('of another session is not taken', async () => {
    open('/assets');
    keepTokens({ token, refreshToken: 'second' });
    await takeStart();
    expect(asked.filter((path) => path.startsWith('/api/start'))).toHaveLength(2);
    void takeModels(7);
  });

  it.each([
    ['/assets', false],
    ['/login', true],
    ['/terms', true],
  ])('is not asked for at %s, signed in: %s', (pathname, isSignedIn) => {
    open(pathname, isSignedIn);
    expect(asked).toEqual([]);
  });
});
