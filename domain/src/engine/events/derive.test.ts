import { describe, expect, it } from 'vitest';
import type { Values } from '../../model/value';
import { deriveValues } from './derive';
import type { Derivation } from '../../model/event-model';

const day = '2026-11-20';
const derive = (derivation: Derivation, fields: Values, before: Values = {}) =>
  deriveValues([derivation], { fields, before, day })[derivation.attribute];

const gain: Derivation = {
  attribute: 'gain',
  rule: 'gain',
  field: 'weight',
  measure: 'weight',
  takenOn: 'weighed',
  minDays: 7,
};
const until: Derivation = { attribute: 'until', rule: 'daysAfter', field: 'days' };
const calving: Derivation = { attribute: 'calving', rule: 'dayPlus', field: 'served', days: 283 };
const vaccinated: Derivation = { attribute: 'on', rule: 'eventDay', when: 'vaccines', options: ['AFT'] };
const weighed: Derivation = { attribute: 'on', rule: 'eventDay', when: 'weight' };
const births: Derivation = { attribute: 'births', rule: 'increment' };
const arrived: Derivation = {
  attribute: 'heads',
  rule: 'plus',
  field: 'quantity',
  when: { parentField: 'movement', parentValue: ['BIR'] },
};
const steeped: Derivation = {
  attribute: 'put',
  rule: 'plusRows',
  unit: 'kg',
  of: [
    { rows: 'grains', field: 'tonnes', unit: 't' },
    { rows: 'others', field: 'kilos', unit: 'kg' },
  ],
};
const left: Derivation = { attribute: 'heads', rule: 'plus', field: 'quantity', minus: true };
const medicated: Derivation = {
  attribute: 'medicated',
  rule: 'value',
  value: true,
  when: [
    { parentField: 'class', parentValue: ['ATB'] },
    { parentField: 'program', parentValue: ['NE3'] },
  ],
};
const grazed: Derivation = {
  attribute: 'grazed',
  rule: 'daysSince',
  since: ['counted', 'entered'],
  when: { parentField: 'feed', parentValue: ['GRASS'] },
};
const carcass: Derivation = { attribute: 'carcass', rule: 'sum', fields: ['left', 'right'] };
const yielded: Derivation = { attribute: 'yield', rule: 'percent', fields: ['left', 'right'], of: 'weight' };

describe('what follows from an event', () => {
  it.each([
    ['the gain of a day', gain, { weight: 320.5 }, { weight: 300, weighed: '2026-11-01' }, 1.08],
    ['a loss', gain, { weight: 290 }, { weight: 300, weighed: '2026-11-10' }, -1],
    ['no gain within a week', gain, { weight: 310 }, { weight: 300, weighed: '2026-11-14' }, undefined],
    ['a gain after just a week', gain, { weight: 307 }, { weight: 300, weighed: '2026-11-13' }, 1],
    ['no gain of the first weighing', gain, { weight: 310 }, {}, undefined],
    ['the last day of a withdrawal', until, { days: 21 }, {}, '2026-12-11'],
    ['no day without a withdrawal', until, { days: 0 }, {}, undefined],
    ['nothing while a longer one runs', until, { days: 5 }, { until: '2026-12-31' }, undefined],
    ['a later day than the one that runs', until, { days: 30 }, { until: '2026-11-25' }, '2026-12-20'],
    ['the expected calving', calving, { served: '2026-01-01' }, {}, '2026-10-11'],
    ['the day of a vaccine', vaccinated, { vaccines: ['BRU', 'AFT'] }, {}, day],
    ['no day of another vaccine', vaccinated, { vaccines: ['BRU'] }, {}, undefined],
    ['the day of a weighing', weighed, { weight: 300 }, {}, day],
    ['no day without a weight', weighed, {}, {}, undefined],
    ['a first birth', births, {}, {}, 1],
    ['one birth more', births, {}, { births: 3 }, 4],
    ['births', arrived, { quantity: 3, movement: 'BIR' }, { heads: 10 }, 13],
    [
      'what rows come to',
      steeped,
      { grains: [{ key: 1, tonnes: 2 }, { key: 2 }], others: [{ key: 1, kilos: 5.5 }] },
      { put: 100 },
      2105.5,
    ],
    ['rows of one list alone', steeped, { others: [{ key: 1, kilos: 5 }] }, {}, 5],
    ['no rows', steeped, { grains: [] }, { put: 100 }, undefined],
    ['births of an empty herd', arrived, { quantity: 3, movement: 'BIR' }, {}, 3],
    ['no birth of another movement', arrived, { quantity: 3, movement: 'SAL' }, { heads: 10 }, undefined],
    ['heads that left', left, { quantity: 3 }, { heads: 10 }, 7],
    ['no movement without a number', left, {}, { heads: 10 }, undefined],
    ['a value of the event and the asset', medicated, { class: 'ATB' }, { program: 'NE3' }, true],
    ['no value when one of them is other', medicated, { class: 'ATB' }, { program: 'PNC' }, undefined],
    ['days since the last count', grazed, {}, { feed: 'GRASS', counted: '2026-11-10', grazed: 5 }, 15],
    ['days since the entry', grazed, {}, { feed: 'GRASS', entered: '2026-11-10' }, 10],
    ['no days on other feed', grazed, {}, { feed: 'GRAIN', entered: '2026-11-10' }, undefined],
    ['no days of an event that lies back', grazed, {}, { feed: 'GRASS', counted: '2026-11-30' }, 0],
    ['the carcass', carcass, { left: 140.5, right: 141 }, {}, 281.5],
    ['no carcass of one side', carcass, { left: 140.5 }, {}, undefined],
    ['the yield', yielded, { left: 140, right: 142 }, { weight: 480 }, 58.75],
    ['no yield without a weight', yielded, { left: 140, right: 142 }, {}, undefined],
  ] as const)('is %s', (_what, derivation, fields, before, expected) => {
    expect(derive(derivation, fields, before)).toBe(expected);
  });

  it('is another row, with the next key and without what was left blank', () => {
    const row: Derivation = { attribute: 'papers', rule: 'row', of: { kind: 'name', no: 'number' } };
    expect(derive(row, { name: 'HAL', number: null })).toEqual([{ key: 1, kind: 'HAL' }]);
    expect(derive(row, { name: 'HAL' }, { papers: [{ key: 7, kind: 'SAN' }] })).toEqual([
      { key: 7, kind: 'SAN' },
      { key: 8, kind: 'HAL' },
    ]);
    expect(derive(row, {})).toBeUndefined();
  });
});
