import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage';
import { knownAddress } from '../../address';
import { newSession, readSession } from '../../wizard/wizard-session';
import { eventWizard } from '../events/event-wizard';
import { dropGrid, keepGrid, listGrids, readGrid, takeUpKept, type KeptGrid } from './kept-grids';
import { hasKeptGrids } from './kept-names';

const held = new Map<string, string>();
/** What the whole store holds at most. */
const room = 5_000;
beforeEach(() => {
  held.clear();
  fakeStorage(held, room);
});

const grid: KeptGrid = {
  ...{ id: 'session-1', userId: 7, at: '2026-11-21T13:42:00Z', language: 'es' },
  session: newSession(eventWizard, { boxId: 3, assetType: 33 }, knownAddress('/events'), {
    picked: [[1, 'KD482 C317 6']],
    count: 1,
    event: 1,
  }),
  assets: [
    {
      ...{
        id: 1,
        label: 'KD482 C317 6',
        names: { visual_tag: 'KD482C3176' },
        kind: ['Vaquillona', ''],
        state: null,
      },
      last: { weight: { value: 361, day: null } },
    },
  ],
  state: { common: { weighing_type: 'Periódica' }, rows: { 1: { weight: '386,5' } }, confirmed: [] },
  queued: { lotId: null, count: 1, body: { submitKey: 'session-1.0', values: [{ _pk_: 1, weight: 386.5 }] } },
  refused: {},
};

it('gives back what was kept, to whom it belongs alone', () => {
  expect(hasKeptGrids()).toBe(false);
  expect(keepGrid(grid)).toBe(true);
  expect(hasKeptGrids()).toBe(true);
  expect(readGrid(grid.id, 7)).toEqual(grid);
  expect(readGrid(grid.id, 8)).toBeNull();
  keepGrid({ ...grid, id: 'session-2', at: '2026-11-22T08:00:00Z' });
  expect(listGrids(7).map(({ id }) => id)).toEqual(['session-2', 'session-1']);
  expect(listGrids(8)).toEqual([]);
  dropGrid('session-2');
  expect(listGrids(7)).toEqual([grid]);
});

it.each(['', '{}', '[]', 'nothing', JSON.stringify({ userId: 7, state: {} })])(
  'is none where %s is kept',
  (text) => {
    held.set('huella.rows.session-1', text);
    expect(listGrids(7)).toEqual([]);
  },
);

it('says where the browser keeps nothing', () => {
  const long = { ...grid, state: { ...grid.state, common: { weight: 'x'.repeat(6_000) } } };
  expect(keepGrid(long)).toBe(false);
});

it('is kept before what only opens it without a network', () => {
  held.set('huella.device', 'x'.repeat(4_800));
  expect(keepGrid(grid)).toBe(true);
  expect(readGrid(grid.id, 7)).toEqual(grid);
  expect(held.has('huella.device')).toBe(false);
});

it('is taken up by a tab that knows nothing of its session, of the same user alone', () => {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
  });
  keepGrid(grid);
  takeUpKept(grid.id, 8);
  expect(readSession(eventWizard, grid.id)).toBeNull();
  takeUpKept(grid.id, 7);
  expect(readSession(eventWizard, grid.id)).toEqual(grid.session);
});
