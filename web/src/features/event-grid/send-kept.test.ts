import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage';
import { knownAddress } from '../../address';
import { CallError } from '../../call/call-error';
import { newSession } from '../../wizard/wizard-session';
import { eventWizard } from '../events/event-wizard';
import { keepGrid, listGrids, type KeptGrid } from './kept-grids';
import { sendKept, type Tell } from './send-kept';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../call/call', () => ({ call }));

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  call.mockReset();
  fakeStorage(held);
});

const grid: KeptGrid = {
  ...{ id: 'session-1', userId: 7, at: '2026-11-21T13:42:00Z', language: 'es' },
  session: newSession(eventWizard, { boxId: 3, assetType: 33 }, knownAddress('/events'), {
    ...{ picked: [[1, 'KD482 C317 6']], count: 1, event: 1 },
  }),
  assets: [{ id: 1, label: 'KD482 C317 6', names: {}, kind: ['Vaquillona', ''], state: null, last: {} }],
  state: { common: {}, rows: { 1: { weight: '386,5' } }, confirmed: [] },
  queued: { lotId: null, count: 1, body: { submitKey: 'session-1.0', values: [{ _pk_: 1, weight: 386.5 }] } },
  refused: {},
};

it('sends once, and tells once, what is asked for twice before the answer', async () => {
  keepGrid(grid);
  call.mockResolvedValue({});
  const tell = vi.fn<Tell>(() => Promise.resolve());
  expect(await Promise.all([sendKept(grid, tell), sendKept(grid, tell)])).toEqual([false, false]);
  expect(call).toHaveBeenCalledOnce();
  expect(tell.mock.calls).toEqual([[grid, 1, true]]);
  expect(listGrids(7)).toEqual([]);
});

it('holds what the server refuses, once, as another submit', async () => {
  keepGrid(grid);
  call.mockRejectedValue(new CallError('invalidInput'));
  const tell = vi.fn<Tell>(() => Promise.resolve());
  await Promise.all([sendKept(grid, tell), sendKept(grid, tell)]);
  expect(tell.mock.calls).toEqual([[grid, 1, false]]);
  expect(listGrids(7)).toMatchObject([{ queued: null, session: { tries: grid.session.tries + 1 } }]);
});

it('goes on waiting where nobody answers', async () => {
  keepGrid(grid);
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  const tell = vi.fn<Tell>(() => Promise.resolve());
  expect(await sendKept(grid, tell)).toBe(true);
  expect(tell).not.toHaveBeenCalled();
  expect(listGrids(7)).toEqual([grid]);
});
