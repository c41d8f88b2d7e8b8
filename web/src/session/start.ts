import { callQuery, queryClient } from '../call/queries';
import { deviceKey } from '../call/tokens';
import { takeModels, takeStart } from './begun';
import { topBarQuery, type TopBar } from './context';
import { gateQuery } from './gate';
import { modelsQuery } from './models-query';
import type { User } from './session';

/**
 * Who is signed in and what they may choose: from what was kept of it, or all in one answer, with what is missing around the
 * establishment that they work in. Throws the refusal.
 */
export async function loadStart(): Promise<{ readonly user: User; readonly items: TopBar }> {
  const user = callQuery('users.getInfo', {});
  const isKnown = [user.queryKey, topBarQuery().queryKey].every(
    (key) => queryClient.getQueryData(key) !== undefined,
  );
  if (!isKnown)
    await queryClient.query({ queryKey: ['start.get'], queryFn: fetchStart, staleTime: 0, gcTime: 0 });
  const [known, items] = await Promise.all([
    queryClient.query({ ...user, staleTime: 'static' }),
    queryClient.query({ ...topBarQuery(), staleTime: 'static' }),
  ]);
  return { user: known, items };
}

let isFromDevice = false;

/** Whether this page began without the server, with what the device keeps. */
export function beganFromDevice(): boolean {
  return isFromDevice;
}

/** The answer; null where the server does not give it and the device has put its own in place. Throws the refusal. */
async function findStart(): Promise<Awaited<ReturnType<typeof takeStart>> | null> {
  if (localStorage.getItem(deviceKey) === null) return takeStart();
  const { orFromDevice } = await import('./device-start');
  const start = await orFromDevice(takeStart());
  isFromDevice = start === null;
  return start;
}

/** Puts each part of the answer where screens look for it. */
async function fetchStart(): Promise<true> {
  const start = await findStart();
  if (start === null) return true;
  const { user, topBar, place } = start;
  queryClient.setQueryData(callQuery('users.getInfo', {}).queryKey, user);
  queryClient.setQueryData(topBarQuery().queryKey, topBar);
  if (place === null) return true;
  queryClient.setQueryData(gateQuery(place.boxId).queryKey, place.gaps);
  const models = takeModels(place.boxId);
  // What did not come is asked for by the screen that needs it.
  if (models !== null)
    void queryClient
      .query({ ...modelsQuery(place.boxId), queryFn: () => models, retry: false })
      .catch(() => undefined);
  return true;
}
