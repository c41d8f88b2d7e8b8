import { describe, expect, it } from 'vitest';
import { buildPlaceOf } from '../../catalogue/assets/build-place';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { findEvent } from '../events/event-access';
import { isAsBegun, isBlankRow } from './blank-row';
import { sheetFormat } from './sheet-format';

const weighing = findEvent(cowAr, 1);
if (weighing === null) throw new Error('cattle are weighed');
const format = sheetFormat(cowAr, { event: weighing }, buildPlaceOf(cowAr));
const named = { _pk_: '7', visual_tag: 'KD482C3126', electronic_tag: '032010000003126' };
const begun = { _eventDate_: '14/11/2026 10:00', weighing_type: 'Periódica' };

describe('a row of a selected asset', () => {
  it.each([
    ['names its asset alone', {}, true],
    ['holds what all rows began with', begun, true],
    ['was cleared', { weighing_type: '', _eventDate_: '', weight: '' }, true],
    ['holds blanks', { weight: '  ' }, true],
    ['says another day and nothing of it', { _eventDate_: '12/11/2026' }, true],
    ['names another asset', { _pk_: '8', visual_tag: '' }, true],
    ['says a figure', { weight: '386,5' }, false],
    ['says what cannot be read', { weight: 'x' }, false],
    ['says otherwise than it began', { weighing_type: 'Ingreso' }, false],
    ['says a word on it', { _eventComment_: 'renga' }, false],
  ])('that %s is a row: %j, none: %s', (_what, texts, isBlank) => {
    expect(isBlankRow(format, { ...named, ...texts }, begun)).toBe(isBlank);
  });

  it('that nothing was begun with is one as soon as it says what others begin with', () => {
    expect(isBlankRow(format, { ...named, weighing_type: 'Periódica' }, {})).toBe(false);
  });
});

it('cells are as they began where they are empty or unchanged, all of them or those that are named', () => {
  expect(isAsBegun({ a: 'x', b: '' }, { a: 'x', b: 'y' })).toBe(true);
  expect(isAsBegun({ a: 'x', b: 'z' }, { a: 'x', b: 'y' })).toBe(false);
  expect(isAsBegun({ a: 'x', b: 'z' }, { a: 'x' }, ['a', 'c'])).toBe(true);
});
