import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { placeNames } from './name-cells';

const naming = cowAr.attributes.filter(({ name }) => name === 'visual_tag' || name === 'electronic_tag');
const fields = [pkColumn, ...naming];

describe('what is typed, pasted or scanned', () => {
  it.each([
    ['KD482A0001', 'visual_tag'],
    ['kd482 a000 1', 'visual_tag'],
    ['032010000000017', 'electronic_tag'],
    ['1234', '_pk_'],
  ])('%s goes into %s', (text, field) => {
    expect(placeNames(text, fields, []).added).toMatchObject([{ field }]);
  });

  it('is added once, however it is written and wherever it stands already', () => {
    const rows = [{ texts: { visual_tag: 'KD482 A000 1' } }];
    const found = placeNames('KD482A0001\n1234\n1234\n', fields, rows);
    expect(found.added).toEqual([{ field: '_pk_', text: '1234' }]);
    expect(found.repeated).toEqual(['KD482A0001', '1234']);
  });

  it('is put where any text may be, so that its row says that nothing has it', () => {
    expect(placeNames('no existe', fields, []).added).toMatchObject([{ field: 'visual_tag' }]);
  });
});
