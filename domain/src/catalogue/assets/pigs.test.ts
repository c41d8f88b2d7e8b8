import { describe, expect, it } from 'vitest';
import type { Values } from '../../model/value';
import { findState } from '../../engine/status/asset-state';
import { buildLocale } from '../../engine/fields/build-locale';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { buildTrial, saidBy } from './build-trial';
import { pig } from './pig';
import { pigs } from './pigs';

const killed = { slaughter_troop: '0088', carcass_weight: 92.5, lean_pct: '57,3' };

describe('a batch of pigs', () => {
  const farm = buildTrial(pigs, 12);
  const loaded = {
    batch_code: 'B-47',
    category: 'LE',
    phase: 'POS',
    breed: 'HI',
    heads: 240,
    avg_weight: '6,8',
    birth_week: '2026-s43',
    entry_date: '2026-11-16',
    shed: 'Galpón 2',
    aujeszky_status: 'LIB',
    vet_phone: '+54 358 464-1234',
    shed_location: '-33.1, -64.3',
  };
  const { values: batch } = farm.create(loaded);

  it('has more than twelve attributes, and counts who entered and died', () => {
    expect(pigs.attributes.length).toBeGreaterThan(20);
    expect(saidBy(farm.create(loaded))).toEqual([]);
    expect(batch).toMatchObject({
      birth_week: '2026S43',
      deaths: 0,
      departed: 0,
      heads_entered: 240,
      mortality_pct: 0,
    });
  });

  it.each([
    ['batch_code', '', ['batch_code mandatory']],
    ['phase', 'TER', ['~phase forbiddenTogether']],
    ['category', 'XX', ['category notAnOption']],
    ['birth_week', '2026-S54', ['birth_week wrongFormat']],
    ['avg_weight', 0.2, ['avg_weight belowMin']],
    ['feed_conversion', 7, ['feed_conversion aboveMax']],
    ['heads', 'muchas', ['heads notANumber']],
  ])('with %s %j says %j', (name, value, said) => {
    expect(saidBy(farm.create({ ...loaded, [name]: value }))).toEqual(said);
  });

  it('leaves its health to companies of a tier', () => {
    const basic = buildTrial(pigs, 12, { companyTiers: ['basic'] });
    expect(saidBy(basic.edit({ aujeszky_status: 'VIG' }, batch))).toEqual([
      'aujeszky_status fieldNotAllowed',
    ]);
  });

  it.each<[number, Values, Values]>([
    [1, { avg_weight: 12, sample_heads: 30 }, { avg_weight: 12 }],
    [6, { category: 'CA', phase: 'CRE' }, { category: 'CA', phase: 'CRE' }],
    [103, { vaccines: ['CIR'], vaccine_batch: 'C-1', dose_ml: 1 }, { vaccines_given: ['CIR'] }],
    [
      104,
      { treatment_class: 'ATB', product: 'Tiamulina', withdrawal_days: 7 },
      { last_treatment: 'Tiamulina', withdrawal_until: '2026-11-28' },
    ],
    [108, { shed: 'Galpón 5', pen: '12' }, { shed: 'Galpón 5', pen: '12' }],
    [
      131,
      { movement: 'MUE', quantity: 6, death_cause: 'DIA' },
      { heads: 234, deaths: 6, mortality_pct: 2.5 },
    ],
    [131, { movement: 'VEN', quantity: 40 }, { heads: 200, departed: 40, mortality_pct: 0 }],
    [131, { movement: 'COM', quantity: 10 }, { heads: 250, heads_entered: 250 }],
    [132, { counted: 238 }, { heads: 238 }],
    [13, { disposal_type: 'VENTA' }, { disposal_type: 'VENTA', disposal_date: '2026-11-21' }],
  ])('by event %s with %j writes %j', (code, raw, changes) => {
    const outcome = farm.record(code, raw, { ...batch, mortality_pct: 1 });
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject(changes);
  });

  it('never has less than no heads', () => {
    expect(saidBy(farm.record(131, { movement: 'MUE', quantity: 241 }, batch))).toEqual(['quantity wouldBe']);
  });

  it('is slaughtered in the slaughterhouse, after withdrawal', () => {
    const plant = buildTrial(pigs, 13);
    const raw = { ...killed, carcass_weight: 22_000, slaughtered_heads: 238 };
    expect(plant.record(10, raw, batch).changes).toMatchObject({
      disposal_type: 'FAENA',
      disposal_date: '2026-11-21',
      lean_pct: 57.3,
    });
    expect(saidBy(plant.record(10, raw, { ...batch, withdrawal_until: '2026-11-21' }))).toEqual([
      ' closedByDay',
    ]);
    expect(findEvent(pigs, 10)?.permissions.box).toEqual([13]);
    const offered = findEvent(pigs, 13)?.fields[0]?.values?.map(({ key }) => key);
    expect(offered).not.toContain('FAENA');
  });

  it.each<[Values, string]>([
    [{ heads: 3 }, 'active'],
    [{ heads: 0 }, 'empty'],
    [{ heads: 0, disposal_type: 'FAENA' }, 'slaughtered'],
    [{ disposal_type: 'ROBO' }, 'retired'],
  ])('with %j is %s', (values, state) => {
    expect(findState(pigs, values, false, '2026-11-21').state).toBe(state);
  });
});

describe('a pig', () => {
  const farm = buildTrial(pig, 12);
  const loaded = {
    ear_tag: 'gp-1042',
    sex: 'H',
    category: 'CE',
    breed: 'LR',
    birth_date: '2024-05-02',
    weight: 212,
    parity: 2,
    sow_status: 'VAC',
    coat_color: 'Blanco',
    dam: 'GP0731',
  };
  const { values: sow } = farm.create(loaded);

  it('has more than twelve attributes, and is identified within the company', () => {
    expect(pig.attributes.length).toBeGreaterThan(25);
    expect(saidBy(farm.create(loaded))).toEqual([]);
    expect(sow).toMatchObject({ ear_tag: 'GP1042', coat_color: '#F4E3DA', dam: 'GP0731' });
  });

  it.each([
    ['ear_tag', 'G1', ['ear_tag wrongFormat']],
    ['electronic_tag', '999000000000001', ['electronic_tag testCode']],
    ['category', 'PA', ['category optionNotOffered']],
    ['category', 'LE', ['~category ageMismatch']],
    ['weight', 500, ['weight aboveMax']],
    ['backfat', 3, ['backfat belowMin']],
    ['teats', 7, ['teats belowMin']],
    ['parity', 16, ['parity aboveMax']],
  ])('with %s %j says %j', (name, value, said) => {
    expect(saidBy(farm.create({ ...loaded, [name]: value }))).toEqual(said);
  });

  it('that is a boar has no litters', () => {
    const boar = farm.create({ ...loaded, sex: 'M', category: 'PA' });
    expect(boar.values).toMatchObject({ parity: null, sow_status: null });
    const event = findEvent(pig, 136);
    const subject = { attributes: boar.values, paused: false, deleted: false };
    expect(event === null ? null : findEventObstacle(pig, event, subject, 12, buildLocale())?.code).toBe(
      'eventBarred',
    );
  });

  it.each<[number, Values, Values]>([
    [1, { weight: 215, backfat: '17,5' }, { weight: 215, backfat: 17.5 }],
    [6, { category: 'HS' }, { category: 'HS' }],
    [103, { vaccines: ['PAR'], vaccine_batch: 'P-1' }, { vaccines_given: ['PAR'] }],
    [108, { shed: 'Gestación' }, { shed: 'Gestación' }],
    [
      110,
      { service_type: 'IA', boar: 'Thor', served_on: '2026-11-01' },
      { sow_status: 'SER', last_service: '2026-11-01', expected_farrow: '2027-02-23' },
    ],
    [135, { scan_result: 'POS' }, { sow_status: 'GES' }],
    [135, { scan_result: 'NEG' }, { sow_status: 'VAC' }],
    [136, { born_alive: 13, stillborn: 1 }, { born_alive: 13, parity: 3, sow_status: 'LAC' }],
    [137, { weaned: 12, weight: 190 }, { weaned: 12, weight: 190, sow_status: 'DES' }],
  ])('by event %s with %j writes %j', (code, raw, changes) => {
    const outcome = farm.record(code, raw, sow);
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject(changes);
  });

  it('of doubtful scan stays as it was', () => {
    expect(farm.record(135, { scan_result: 'DUD' }, sow).changes).toEqual({});
  });

  it('is slaughtered for good', () => {
    expect(buildTrial(pig, 13).record(10, killed, sow).changes).toMatchObject({
      disposal_type: 'FAENA',
      carcass_weight: 92.5,
    });
  });
});
