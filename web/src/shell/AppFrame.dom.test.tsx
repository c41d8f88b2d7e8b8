import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { callQuery, queryClient } from '../call/queries';

beforeEach(() => {
  queryClient.clear();
});

it.each([
  ['America/Argentina/Buenos_Aires', '11:47'],
  ['Asia/Kolkata', '20:17'],
])('says without a connection how old the data is, in the zone of the user: %s', async (timezone, time) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  queryClient.setQueryData(['connection'], true, { updatedAt: Date.parse('2026-11-24T14:47:10Z') });
  await renderScreen(<p>Animales</p>);
  const bar = await screen.findByText('Sin conexión a internet');
  act(() => {
    queryClient.setQueryData(
      callQuery('users.getInfo', {}).queryKey,
      (user) => user && { ...user, timezone },
    );
  });
  // Who listens to what is known of the user is told a moment later.
  await waitFor(() => {
    expect(bar.parentElement?.textContent).toContain(time);
  });
});
