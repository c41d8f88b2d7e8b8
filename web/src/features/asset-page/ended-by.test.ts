import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '@huella/domain/calls/events';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { endedBy } from './ended-by';

/** As much of an entry as says how it stands to others: its event, and by which one it was undone. */
const entry = (id: number, type: number, undoneBy?: number) =>
  ({
    ...{ id, event_type: type },
    undoneBy: undoneBy === undefined ? null : { id: undoneBy, username: 'Ana', time: '' },
  }) as HistoryEntry; // the rest of an entry is not looked at

const [load, weighing, retiring, undoing] = [-1, 1, 13, -5];

describe('what retired an asset', () => {
  it.each([
    ['nothing', [entry(2, weighing), entry(1, load)], null],
    ['the event that retires', [entry(3, retiring), entry(2, weighing), entry(1, load)], 3],
    ['nothing, once that was undone', [entry(4, undoing), entry(3, retiring, 4), entry(1, load)], null],
    ['the undoing of what brought it', [entry(2, undoing), entry(1, load)], 2],
    [
      'that, after another was undone',
      [entry(9, undoing), entry(8, undoing), entry(7, weighing, 8), entry(1, load)],
      9,
    ],
    ['nothing that is known', [], null],
  ])('is %s', (_what, entries, id) => {
    expect(endedBy(entries, cowAr)?.id ?? null).toBe(id);
  });
});
