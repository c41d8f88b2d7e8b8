import { expect, it } from 'vitest';
import { buildModel } from '../../catalogue/assets/build-model';
import type { PublicFace } from '../../model/public-face';
import { ageOf } from './age';

const face: PublicFace = {
  ...{ accent: 'green', scenes: [], name: { es: 'Animal', en: 'Animal' }, sentences: [] },
  ...{ lifeFrom: 'born', lifeUntil: 'gone', tellsAge: true },
};
const animal = buildModel([], { public: face });

it.each([
  ['2024-09-14', null, { years: 2, months: 2, days: 798, hasEnded: false }],
  ['2026-11-21', null, { years: 0, months: 0, days: 0, hasEnded: false }],
  ['2024-11-22', null, { years: 1, months: 11, days: 729, hasEnded: false }],
  ['2024-09-14', '2025-09-14', { years: 1, months: 0, days: 365, hasEnded: true }],
  ['2026-11-22', null, null],
  [null, null, null],
  ['', null, null],
])('what was born on %s and ended on %s has its age', (born, gone, age) => {
  expect(ageOf(animal, { born, gone }, '2026-11-21')).toEqual(age);
});

it('what neither lives nor ripens has none', () => {
  const { tellsAge: _tells, ...bag } = face;
  expect(ageOf(buildModel([], { public: bag }), { born: '2024-09-14' }, '2026-11-21')).toBeNull();
  expect(ageOf(buildModel([]), { born: '2024-09-14' }, '2026-11-21')).toBeNull();
});
