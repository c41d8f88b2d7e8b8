import { describe, expect, it } from 'vitest';
import { buildProof, type Recorded } from './build-proof';

const now = new Date('2026-03-02T09:00:00Z');

/** Establishments 1 and 2 are of company 10, 3 is of company 20. */
const places = new Map([
  [1, { companyId: 10, company: 'A' }],
  [2, { companyId: 10, company: 'A' }],
  [3, { companyId: 20, company: 'B' }],
]);

function recorded(...events: readonly (readonly [boxId: number, targetBoxId: number | null])[]): Recorded {
  const recordTime = new Date('2026-03-01T12:00:00Z');
  return {
    events: events.map(([boxId, targetBoxId], at) => ({
      ...{ boxId, targetBoxId, recordTime },
      ...{ sequence: at + 1, hash: `hash ${String(at + 1)}` },
    })),
    places,
    chainHolds: true,
  };
}

describe('who vouches for an asset', () => {
  it.each<[string, Recorded, boolean, number, boolean]>([
    ['its maker alone', recorded([1, null], [2, null]), false, 1, false],
    ['nobody, of what was only handed on', recorded([1, null], [1, 3]), false, 2, false],
    ['who recorded something after it was handed on', recorded([1, null], [1, 3], [3, null]), false, 2, true],
    ['an expert, by its state', recorded([1, null]), true, 1, true],
  ])('%s', (_who, said, isVouched, count, witnessed) => {
    expect(buildProof(said, isVouched, now)).toMatchObject({ companies: count, witnessed });
  });

  it('is told by whom, since when, and when it was checked', () => {
    const said = recorded([1, null], [2, null], [1, 3], [3, null]);
    expect(buildProof(said, false, now)).toMatchObject({
      recordedBy: ['A', 'B'],
      since: '2026-03-01T12:00:00.000Z',
      checkedAt: '2026-03-02T09:00:00.000Z',
    });
  });

  it('is not asked where nothing is recorded, or nobody has looked whether it holds', () => {
    expect(buildProof(recorded(), true, now)).toBeNull();
    expect(buildProof({ ...recorded([1, null]), chainHolds: null }, true, now)).toBeNull();
  });
});
