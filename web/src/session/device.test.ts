import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callQuery, queryClient } from '../call/queries';
import { deviceKey, keepTokens } from '../call/tokens';
import { keepForOffline, openFromDevice } from './device';

let held = new Map<string, string>();
const tokenOf = (sub: number) => `h.${btoa(JSON.stringify({ sub: String(sub), exp: 4_000_000_000 }))}.s`;

beforeEach(() => {
  held = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  queryClient.clear();
});

/** Somebody is signed in, and what their screens have asked for has come. */
function openPlace(userId: number): void {
  keepTokens({ token: tokenOf(userId), refreshToken: tokenOf(userId) });
  queryClient.setQueryData(['users.getInfo', {}], { id: userId });
  queryClient.setQueryData(['models.all', { params: { boxId: '3' } }], [{ id: 33 }]);
  queryClient.setQueryData(['models.all', { params: { boxId: '4' } }], [{ id: 34 }]);
  queryClient.setQueryData(['formSource', 3, 'vets'], [{ key: 1 }]);
  queryClient.setQueryData(['objects.list', { params: { boxId: '3' } }], { res: [] });
  keepForOffline({ boxId: 3 });
}

describe('what the device keeps of a user and a place', () => {
  it('is there after the browser was closed, and as old as it is', () => {
    openPlace(7);
    queryClient.clear();
    expect(openFromDevice()).toBe(true);
    expect(queryClient.getQueryData(callQuery('users.getInfo', {}).queryKey)).toEqual({ id: 7 });
    expect(queryClient.getQueryData(['models.all', { params: { boxId: '3' } }])).toEqual([{ id: 33 }]);
    expect(queryClient.getQueryData(['formSource', 3, 'vets'])).toEqual([{ key: 1 }]);
    const known = queryClient.getQueryState(['users.getInfo', {}]);
    expect(known?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it('says nothing of other places, nor of what a list found', () => {
    openPlace(7);
    queryClient.clear();
    openFromDevice();
    expect(queryClient.getQueryData(['models.all', { params: { boxId: '4' } }])).toBeUndefined();
    expect(queryClient.getQueryData(['objects.list', { params: { boxId: '3' } }])).toBeUndefined();
  });

  it('stays whole where it is kept anew after the server could not be asked again', async () => {
    openPlace(7);
    queryClient.clear();
    openFromDevice();
    const asked = { queryKey: ['users.getInfo', {}], staleTime: 0, retry: false };
    const queryFn = () => Promise.reject(new TypeError('no network'));
    await expect(queryClient.query({ ...asked, queryFn })).rejects.toThrow('no network');
    expect(queryClient.getQueryState(['users.getInfo', {}])?.status).toBe('error');
    keepForOffline({ boxId: 3 });
    queryClient.clear();
    openFromDevice();
    expect(queryClient.getQueryData(['users.getInfo', {}])).toEqual({ id: 7 });
  });

  it('is for nobody else, and goes with the session', () => {
    openPlace(7);
    queryClient.clear();
    keepTokens({ token: tokenOf(8), refreshToken: tokenOf(8) });
    expect(openFromDevice()).toBe(false);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    keepTokens(null);
    expect(held.has(deviceKey)).toBe(false);
    expect(openFromDevice()).toBe(false);
  });

  it.each(['', '[]', '{}', 'null', '{"userId":7}'])('is nothing where %s is kept', (text) => {
    keepTokens({ token: tokenOf(7), refreshToken: tokenOf(7) });
    held.set(deviceKey, text);
    expect(openFromDevice()).toBe(false);
  });
});
