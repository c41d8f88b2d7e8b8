import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { identifiersOf } from './list-fields';
import { rankOf, soughtKeys } from './sought-keys';

const fields = identifiersOf(cowAr, cowAr.attributes);
const keyed = (text: string) => soughtKeys(text, fields);

describe('what identifiers are searched for by', () => {
  it.each([
    ['KD482 C331 9', { whole: ['kd482c3319', 'kd482 c331 9'], ends: 2 }],
    ['kd482-c331-9', { whole: ['kd482c3319', 'kd482-c331-9'], ends: 2 }],
    ['32010004586001', { whole: ['32010004586001', '032010004586001'], ends: 1 }],
    ['331 9', { whole: ['3319', '331 9'], ends: 2 }],
    ['33', { whole: ['33'], ends: 0 }],
    ['  ', { whole: [], ends: 0 }],
    ['\u0000', { whole: [], ends: 0 }],
    ['—', { whole: ['—'], ends: 0 }],
  ])('%j', (text, { whole, ends }) => {
    expect(keyed(text).whole).toEqual(whole);
    expect(keyed(text).ends).toHaveLength(ends);
  });

  it.each([
    ['kd482c3319', 'KD482 C331 9', 0],
    ['032010004586001', '32010004586001', 0],
    ['kd482c3319', 'KD48', 1],
    ['kd482c3319', '331 9', 2],
    ['rojo 12', 'ROJO 1', 1],
    ['rojo 12', 'jo 12', 2],
    ['kd482c3319', '19', null],
    ['kd482c3319', '3318', null],
    ['kd482c3319', '482', null],
  ])('rank %s for %s', (key, text, rank) => {
    expect(rankOf(key, keyed(text))).toBe(rank);
  });
});
