import { describe, expect, it } from 'vitest';
import type { Values } from '../../model/value';
import { findState } from '../../engine/status/asset-state';
import { buildTrial, saidBy } from './build-trial';
import { cows } from './cows';

const farm = buildTrial(cows, 6);
const loaded = {
  herd_code: 'R-014',
  category: 'VQ',
  breed: 'AA',
  heads: 120,
  avg_weight: '310,5',
  productive_system: 'PAS',
  paddock: 'La Laguna',
  paddock_ha: 60,
  entry_date: '2026-03-02',
  renspa: '01.017.0.00123/00',
  manager_phone: '+54 11 4839-1234',
};
const { values: herd } = farm.create(loaded);
const square = (lng: number, lat: number) =>
  `POLYGON ((${[
    [lng, lat],
    [lng + 0.01, lat],
    [lng + 0.01, lat + 0.01],
    [lng, lat],
  ]
    .map((corner) => corner.join(' '))
    .join(', ')}))`;

describe('a herd', () => {
  it('has more than twelve attributes, and is identified by its code within the company', () => {
    expect(cows.attributes.length).toBeGreaterThan(20);
    expect(cows.attributes.filter((each) => each.validations?.unique).map(({ name }) => name)).toEqual([
      'herd_code',
    ]);
  });

  it('is computed in kilos, cow equivalents and load', () => {
    expect(saidBy(farm.create(loaded))).toEqual([]);
    expect(herd).toMatchObject({ total_weight: 37_260, cow_equivalents: 84, stocking_rate: 1.4 });
  });

  it.each([
    ['herd_code', 'R1', ['herd_code tooShort']],
    ['heads', '', ['heads mandatory']],
    ['heads', -1, ['heads belowMin']],
    ['heads', 1.5, ['heads notWhole']],
    ['category', 'MIX', []],
    ['breed', 'XX', ['breed notAnOption']],
    ['dicose', '120345678', []],
    ['dicose', '1203', ['dicose wrongFormat']],
    ['renspa', '1234', ['renspa wrongFormat']],
    ['entry_date', '2027-01-01', ['entry_date afterMax']],
    ['manager_phone', '12', ['manager_phone notAPhone']],
    ['members', ['14', '15'], []],
    ['members', ['x'], ['members wrongType']],
  ])('with %s %j says %j', (name, value, said) => {
    expect(saidBy(farm.create({ ...loaded, [name]: value }))).toEqual(said);
  });

  it.each([
    ['beside its gate', square(-58.25, -37.8), []],
    ['far from its gate', square(-57.0, -37.8), ['paddock_polygon tooFarFromPlace']],
  ])('lies in a paddock %s', (_what, polygon, said) => {
    const placed = { ...loaded, gate: '-37.8, -58.25', paddock_polygon: polygon };
    expect(saidBy(farm.create(placed))).toEqual(said);
  });

  it('changes its heads by events alone', () => {
    expect(saidBy(farm.edit({ heads: 5 }, herd))).toEqual(['heads fieldNotAllowed']);
    expect(saidBy(farm.edit({ herd_name: 'Vaquillonas de reposición' }, herd))).toEqual([]);
  });
});

describe('an event of a herd', () => {
  it.each<[number, Values, Values]>([
    [1, { avg_weight: 320, sample_heads: 12 }, { avg_weight: 320, total_weight: 38_400 }],
    [3, { productive_system: 'PSU' }, { productive_system: 'PSU' }],
    [6, { category: 'VA' }, { category: 'VA', cow_equivalents: 90 }],
    [13, { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-20T09:00:00Z' }, {}],
    [103, { vaccines: ['BS19'], vaccine_batch: 'B-1' }, { vaccines_given: ['BS19'] }],
    [
      104,
      { treatment_class: 'END', product: 'Doramectina', withdrawal_days: 10, route: 'SC' },
      { withdrawal_until: '2026-12-01' },
    ],
    [108, { paddock: 'Sur' }, { paddock: 'Sur' }],
    [131, { movement: 'NAC', quantity: 5 }, { heads: 125 }],
    [131, { movement: 'MUE', quantity: 2, death_cause: 'RAY' }, { heads: 118, cow_equivalents: 82.6 }],
    [131, { movement: 'VEN', quantity: 120 }, { heads: 0 }],
    [132, { counted: 117 }, { heads: 117 }],
    [133, { quantity: 40, new_code: 'R-015' }, { heads: 80 }],
  ])('of code %s with %j writes %j', (code, raw, changes) => {
    const outcome = farm.record(code, raw, herd);
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject(changes);
  });

  it.each<[number, Values, readonly string[]]>([
    [1, { avg_weight: 320, sample_heads: 121 }, ['sample_heads aboveMax']],
    [131, { movement: 'VEN', quantity: 121 }, ['quantity wouldBe']],
    [131, { quantity: 5 }, ['movement mandatory']],
    [133, { quantity: 120, new_code: 'R-015' }, ['quantity eventBarred']],
    [134, {}, ['merged mandatory']],
  ])('of code %s with %j is refused: %j', (code, raw, said) => {
    expect(saidBy(farm.record(code, raw, herd))).toEqual(said);
  });

  it('shows a cause of deaths only', () => {
    const sold = farm.record(131, { movement: 'VEN', quantity: 5, death_cause: 'RAY' }, herd);
    expect(sold.fields).not.toHaveProperty('death_cause');
  });
});

it.each<[Values, string]>([
  [{ heads: 12 }, 'active'],
  [{ heads: 0 }, 'empty'],
  [{ heads: 0, disposal_type: 'VENTA' }, 'retired'],
])('a herd with %j is %s', (values, state) => {
  expect(findState(cows, values, false, '2026-11-21').state).toBe(state);
});
