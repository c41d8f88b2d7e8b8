import { describe, expect, it } from 'vitest';
import { malt } from '../../catalogue/assets/malt';
import { leatherGoods } from '../../catalogue/assets/leather-goods';
import type { Field } from '../../model/field';
import { mentionsOf } from './named-assets';

const fieldsOf = (eventType: number): readonly Field[] =>
  malt.events.find((event) => event.eventType === eventType)?.fields ?? [];

describe('a text that names an asset', () => {
  it('is found in the attribute that says so', () => {
    expect(mentionsOf(leatherGoods.attributes, { leather_lot: 'BL260112FV1', colour: '#8A5A33' })).toEqual([
      {
        field: 'leather_lot',
        text: 'BL260112FV1',
        names: { assetType: 35, attributes: ['blend_code', 'bag_code'] },
        taken: null,
      },
    ]);
  });

  it('is found in the rows of a list, with how much of it went in', () => {
    const rows = [
      { key: 1, uniqueid: 'CE-0042', kilos: 1200 },
      { key: 2, uniqueid: ' ', kilos: 3 },
      { key: 3, uniqueid: 'CE-0043', kilos: null },
    ];
    const found = mentionsOf(fieldsOf(103), { grain_inputs: rows });
    expect(found.map(({ field, text, taken }) => [field, text, taken])).toEqual([
      ['grain_inputs', 'CE-0042', { quantity: 1200, unit: 'kg' }],
      ['grain_inputs', 'CE-0043', null],
    ]);
  });

  it('is none where nothing, or something else, is written', () => {
    expect(mentionsOf(leatherGoods.attributes, { leather_lot: '' })).toEqual([]);
    expect(mentionsOf(leatherGoods.attributes, { leather_lot: 7, serial_number: 'DK26-1' })).toEqual([]);
    expect(mentionsOf(fieldsOf(103), { grain_inputs: 'CE-0042' })).toEqual([]);
  });
});
