import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../test/fake-storage';
import { keepTokens } from '../call/tokens';
import { beginAhead, keepAhead, takeAhead } from './ahead';

const token = `h.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 600 }))}.s`;
const ofBox = (boxId: string) => ({ params: { boxId } });
const modelsAt7 = '/api/models/get/all/7';

let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  fakeStorage(new Map());
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json([asked.length]));
  });
  keepTokens({ token, refreshToken: 'first' });
  goTo('/assets');
  await keepAhead([['models.all', ofBox('7')]]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function goTo(pathname: string, search = ''): void {
  vi.stubGlobal('window', { location: { pathname, search } });
}

describe('what a list asked', () => {
  it('is asked again as soon as its address is opened, and given to the list once', async () => {
    beginAhead();
    await vi.waitFor(() => expect(asked).toEqual([modelsAt7]));
    expect(await takeAhead('models.all', ofBox('7'))).toEqual([1]);
    expect(asked).toEqual([modelsAt7]);
    expect(await takeAhead('models.all', ofBox('7'))).toEqual([2]);
  });

  it('is asked before what is around the list', async () => {
    const ofMenu = { params: { assetId: '33' } };
    await keepAhead([
      ['topBar.menuItems', ofMenu],
      ['models.all', ofBox('7')],
    ]);
    beginAhead();
    await vi.waitFor(() => expect(asked).toEqual([modelsAt7, '/api/topBar/menuItems/33']));
    expect(await takeAhead('topBar.menuItems', ofMenu)).toEqual([2]);
    expect(asked).toHaveLength(2);
  });

  it('is not what a list of another place asks', async () => {
    beginAhead();
    await takeAhead('models.all', ofBox('8'));
    expect(asked).toEqual([modelsAt7, '/api/models/get/all/8']);
  });

  it.each([
    ['/events', ''],
    ['/assets', '?search=rosa'],
  ])('is not asked at %s%s', (pathname, search) => {
    goTo(pathname, search);
    beginAhead();
    expect(asked).toEqual([]);
  });

  it('is not given to another session, nor once it is old', async () => {
    beginAhead();
    keepTokens({ token, refreshToken: 'second' });
    expect(await takeAhead('models.all', ofBox('7'))).toEqual([2]);
    vi.useFakeTimers({ toFake: ['performance'] });
    beginAhead();
    vi.advanceTimersByTime(31_000);
    expect(await takeAhead('models.all', ofBox('7'))).toEqual([4]);
  });

  it('is dropped once a list has its rows', async () => {
    beginAhead();
    await keepAhead([['models.all', ofBox('7')]]);
    expect(await takeAhead('models.all', ofBox('7'))).toEqual([2]);
  });

  it('is asked again where it was refused', async () => {
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json([], { status: asked.length === 1 ? 404 : 200 }));
    });
    beginAhead();
    expect(await takeAhead('models.all', ofBox('7'))).toEqual([]);
    expect(asked).toEqual([modelsAt7, modelsAt7]);
  });

  it('goes with the session', () => {
    keepTokens(null);
    beginAhead();
    expect(asked).toEqual([]);
  });

  it.each(['7', '{"at":"/assets","asked":7}', '{"at":"/assets","asked":[7]}', '{'])(
    'that cannot be read is not asked: %s',
    (kept) => {
      localStorage.setItem('huella.ahead', kept);
      beginAhead();
      expect(asked).toEqual([]);
    },
  );
});
