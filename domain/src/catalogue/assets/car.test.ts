import { describe, expect, it } from 'vitest';
import { buildLocale } from '../../engine/fields/build-locale';
import { allowedFields } from '../../engine/access/field-access';
import { checkField } from '../../engine/fields/check-field';
import { formatField } from '../../engine/fields/format-field';
import { visibleSteps } from '../../engine/fields/conditions';
import { sheetFormat } from '../../engine/sheets/sheet-format';
import type { Values } from '../../model/value';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { buildTrial, saidBy } from './build-trial';
import { car } from './car';

const dealer = buildTrial(car, 2);
const garage = buildTrial(car, 3);
const loaded = {
  plate: 'aa123bb',
  vin: '8AJFY22G0A1234567',
  country: 'AR',
  make: 'Toyota',
  model: 'Hilux',
  year: 2022,
  body_type: 'PIC',
  color: 'Plata',
  fuel: 'DIE',
  gearbox: 'MAN',
  engine_cc: 2755,
  odometer: '48.200',
  inspection_valid_to: '2027-03-01',
  equipment: ['ABS', 'CAM'],
  price: 32_000,
  currency: 'USD',
};
const { values: pickup } = dealer.create(loaded);

describe('a vehicle', () => {
  it('has more than twelve attributes, and starts in stock', () => {
    expect(car.attributes.length).toBeGreaterThan(30);
    expect(saidBy(dealer.create(loaded))).toEqual([]);
    expect(pickup).toMatchObject({ plate: 'AA123BB', color: '#C0C5CB', odometer: 48_200, status: 'STO' });
  });

  it.each([
    ['AA123BB', 'AA 123 BB'],
    ['abc123', 'ABC 123'],
    ['1234BCD', '1234 BCD'],
    ['M1234AB', 'M 1234 AB'],
    ['GI1234A', 'GI 1234 A'],
  ])('of plate %s shows %s', (raw, shown) => {
    const field = car.attributes.find(({ name }) => name === 'plate');
    if (field === undefined) throw new Error('no plate');
    const { value, issues } = checkField(field, raw, buildLocale());
    expect(issues).toEqual([]);
    expect(formatField(field, value, buildLocale())).toBe(shown);
  });

  it.each([
    ['plate', '1234AEI', ['plate wrongFormat']],
    ['vin', '8AJFY22G0A123456O', ['vin wrongFormat']],
    ['vin', '', ['vin mandatory']],
    ['year', 1949, ['year belowMin']],
    ['fuel', 'agua', ['fuel notAnOption']],
    ['inspection_valid_to', '2026-11-01', ['~inspection_valid_to dayGone']],
    ['inspection_valid_to', '2026-11-21', []],
    ['video', 'youtube', ['video wrongUrl']],
    ['emission_standard', 'euro 6D', []],
    ['emission_standard', 'Euro 8', ['emission_standard notAnOption']],
    ['equipment', ['XYZ'], ['equipment notAnOption']],
  ])('with %s %j says %j', (name, value, said) => {
    expect(saidBy(dealer.create({ ...loaded, [name]: value }))).toEqual(said);
  });

  it('has its stock number from sheets: no step asks for it', () => {
    const scope = { boxSubtype: 2, companyTiers: [] };
    const asked = (mode: 'new' | 'view') =>
      visibleSteps(car, allowedFields(car, mode === 'new' ? 'new' : 'list', scope), mode, {}).flatMap(
        ({ sections }) => sections.flatMap(({ fields }) => fields.map(({ name }) => name)),
      );
    expect(asked('new')).not.toContain('stock_number');
    expect(asked('view')).toContain('stock_number');
    const { columns } = sheetFormat(car, 'add', scope);
    expect(columns.map(({ field }) => field.name)).toContain('stock_number');
  });

  it('has no litres on electricity, and no Spanish label in Argentina', () => {
    const { values } = dealer.create({ ...loaded, fuel: 'BEV', emission_label: '0' });
    expect(values).toMatchObject({ engine_cc: null, emission_label: null });
    expect(dealer.create({ ...loaded, country: 'ES', emission_label: 'C' }).values).toMatchObject({
      emission_label: 'C',
    });
  });

  it('hides its price from workshops, and keeps its kilometres from edits', () => {
    expect(saidBy(garage.edit({ price: 1 }, pickup))).toEqual(['price fieldNotAllowed']);
    expect(saidBy(dealer.edit({ odometer: 10 }, pickup))).toEqual(['odometer fieldNotAllowed']);
    expect(saidBy(garage.edit({ insurance_valid_to: '2027-01-01' }, pickup))).toEqual([]);
  });
});

describe('the workshop', () => {
  const order = {
    order_type: 'MAN',
    km: 50_000,
    workshop: 'taller-centro',
    came_in: '2026-11-20T12:00:00Z',
    parts: [{ key: -1, part: 'Filtro de aceite', quantity: 1, price: '18,5' }],
    total: 240,
  };

  it('writes the service book with its parts, and keeps the vehicle', () => {
    const outcome = garage.record(140, order, pickup);
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toEqual({
      odometer: 50_000,
      status: 'TAL',
      service_book: [
        {
          key: 1,
          serviced_at: '2026-11-20T12:00:00Z',
          work: 'MAN',
          km: 50_000,
          workshop: 'taller-centro',
          total: 240,
          parts: [{ key: 1, part: 'Filtro de aceite', quantity: 1, price: 18.5 }],
        },
      ],
    });
  });

  it('leaves a book that the form takes', () => {
    const { changes } = garage.record(140, order, pickup);
    const edited = garage.edit({ service_book: changes['service_book'] }, { ...pickup, ...changes });
    expect(saidBy(edited)).toEqual([]);
    expect(edited.values['service_book']).toEqual(changes['service_book']);
  });

  it.each<[Values, string | undefined]>([
    [{ ...pickup, status: 'TAL' }, 'STO'],
    [{ ...pickup, status: 'VEN' }, undefined],
  ])('gives it back as it came', (asset, status) => {
    const done = { ...order, went_out: '2026-11-20T20:00:00Z' };
    expect(garage.record(140, done, asset).changes['status']).toBe(status);
  });

  it('never turns the odometer back', () => {
    expect(saidBy(garage.record(140, { ...order, km: 48_199 }, pickup))).toEqual(['km eventBarred']);
    expect(saidBy(garage.record(142, { km: 48_200 }, pickup))).toEqual([]);
  });
});

describe('the dealer', () => {
  const obstacle = (code: number, attributes: Values) => {
    const event = findEvent(car, code);
    if (event === null) throw new Error('no such event');
    return (
      findEventObstacle(car, event, { attributes, paused: false, deleted: false }, 2, buildLocale())?.code ??
      null
    );
  };

  it.each<[number, Values, Values]>([
    [141, { inspection_result: 'FAV', valid_to: '2027-11-20' }, { inspection_valid_to: '2027-11-20' }],
    [143, { client: 'R. Paz', reserved_until: '2026-12-01', deposit: 500 }, { status: 'RES' }],
    [144, { buyer: 'R. Paz', sale_price: 31_500 }, { status: 'VEN', price: 31_500 }],
    [13, { disposal_type: 'SIN' }, { disposal_type: 'SIN', disposal_date: '2026-11-21' }],
  ])('records event %s with %j: %j', (code, raw, changes) => {
    const outcome = dealer.record(code, raw, pickup);
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject(changes);
  });

  it('sells a vehicle once', () => {
    expect(obstacle(144, { ...pickup, status: 'VEN' })).toBe('eventBarred');
    expect(obstacle(143, { ...pickup, status: 'VEN' })).toBe('eventBarred');
    expect(obstacle(144, { ...pickup, status: 'RES' })).toBeNull();
  });

  it.each<[Values, string]>([
    [{ status: 'STO' }, 'stock'],
    [{ status: 'RES' }, 'reserved'],
    [{ status: 'TAL' }, 'workshop'],
    [{ status: 'VEN' }, 'sold'],
    [{ status: 'VEN', disposal_type: 'ROBO' }, 'retired'],
  ])('sees %j as %s', (values, state) => {
    expect(findState(car, values, false, '2026-11-21').state).toBe(state);
  });
});
