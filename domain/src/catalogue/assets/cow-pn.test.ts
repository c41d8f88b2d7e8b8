import { describe, expect, it } from 'vitest';
import { buildLocale } from '../../engine/fields/build-locale';
import type { Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { findState } from '../../engine/status/asset-state';
import { buildTrial, saidBy } from './build-trial';
import { cowAr } from './cow-ar';
import { cowPn } from './cow-pn';

const farm = buildTrial(cowPn, 6);
const plant = buildTrial(cowPn, 10);
const today = '2026-11-21';

const attribute = (name: string) => {
  const found = cowPn.attributes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no attribute ${name}`);
  return found;
};
const namesWhere = (test: (each: (typeof cowPn.attributes)[number]) => boolean) =>
  cowPn.attributes.filter(test).map(({ name }) => name);

/** A steer as it is loaded in Uruguay. */
const loaded = {
  visual_tag: '858 000 012 345 678',
  electronic_tag: '858000012345678',
  program: 'PNC',
  sex: 'M',
  category: 'NO',
  castrated: true,
  breed: 'H',
  birth_date: '14/09/2024',
  productive_system: 'PAS',
  feed_regime: 'PAN',
  entry_type: 'NAC',
  entry_date: '2024-09-14',
  dicose: '120345678',
  claims: ['SHO', 'SAT', 'CAB', 'PAS'],
};
const { values: steer } = farm.create(loaded);

describe('cattle of a natural-beef programme', () => {
  it('have all that other cattle have, and more than thirty attributes of their own', () => {
    const shared = new Set(cowAr.attributes.map(({ name }) => name));
    expect(namesWhere(() => true)).toEqual(expect.arrayContaining([...shared]));
    expect(namesWhere(({ name }) => !shared.has(name)).length).toBeGreaterThanOrEqual(30);
  });

  it('answer their lists fast by programme, and by what has an index in the database', () => {
    expect(
      namesWhere((each) => each.slot?.indexed === true).map((name) => [name, attribute(name).slot?.name]),
    ).toEqual([
      ['program', 't10'],
      ['visual_tag', 't1'],
      ['electronic_tag', 't2'],
      ['category', 't6'],
      ['breed', 't7'],
      ['birth_date', 'd1'],
      ['weight', 'n2'],
      ['withdrawal_until', 'd6'],
    ]);
  });

  it('have what certifies them edited by certified companies only', () => {
    expect(namesWhere((each) => each.tiers?.edit.tiers.join() === 'certified')).toEqual([
      'certifier',
      'program_certificate_no',
      'program_certificate_valid_to',
      'program_certificate_file',
      'origin_verified',
      'welfare_score',
      'market_programs',
      'claims',
    ]);
    const basic = buildTrial(cowPn, 6, { companyTiers: ['basic'] });
    expect(saidBy(basic.edit({ claims: ['SHO'] }, steer))).toEqual(['claims fieldNotAllowed']);
  });

  it('leave the meat to those who cut and sell it', () => {
    expect(saidBy(farm.edit({ product_name: 'Ojo de bife' }, steer))).toEqual([
      'product_name fieldNotAllowed',
    ]);
    expect(saidBy(plant.edit({ product_name: 'Ojo de bife' }, steer))).toEqual([]);
  });
});

describe('loading one', () => {
  it('keeps tags of three countries, and waits for admission', () => {
    const { values, issues } = farm.create(loaded);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      visual_tag: '858000012345678',
      dicose: '120345678',
      program_status: 'PEN',
    });
  });

  it.each([
    ['visual_tag', '857000012345678', ['visual_tag wrongFormat']],
    ['electronic_tag', '858999999999999', ['electronic_tag outOfRange']],
    ['dicose', '12034', ['dicose wrongFormat']],
    ['program', 'XYZ', ['program notAnOption']],
    ['feed_regime', 'TER', ['claims forbiddenTogether']],
    ['program_certificate_valid_to', '2026-11-01', ['~program_certificate_valid_to dayGone']],
    ['welfare_score', 101, ['welfare_score aboveMax']],
    ['origin_verified', 'x', []],
  ])('with %s %j says %j', (name, value, said) => {
    expect(saidBy(farm.create({ ...loaded, [name]: value }))).toEqual(said);
  });

  it('has no concentrate on grass alone', () => {
    expect(farm.create({ ...loaded, concentrate_pct: 20 }).values['concentrate_pct']).toBeNull();
    expect(farm.create({ ...loaded, feed_regime: 'PGR', concentrate_pct: '20,5' }).values).toMatchObject({
      concentrate_pct: 20.5,
    });
  });

  it('is not promised free of what events say it received', () => {
    const treated = { ...steer, claims: ['SHO'], antibiotic_ever: true };
    expect(saidBy(farm.edit({ claims: ['SHO', 'SAT'] }, treated))).toEqual(['claims forbiddenTogether']);
    expect(saidBy(farm.edit({ program: 'NE3' }, treated))).toEqual(['program forbiddenTogether']);
    expect(saidBy(farm.edit({ program: 'ORG' }, treated))).toEqual([]);
  });
});

describe('the programme', () => {
  const admission = { program: 'NE3', certifier: 'LSQA', origin_verified: true };

  it('admits an animal', () => {
    const outcome = farm.record(111, admission, { ...steer, program_exit_reason: 'ORI' });
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject({
      program: 'NE3',
      program_status: 'ADM',
      program_entry_date: today,
      program_exit_reason: null,
      certifier: 'LSQA',
    });
  });

  it('takes no treated animal into Never Ever 3', () => {
    expect(saidBy(farm.record(111, admission, { ...steer, antibiotic_ever: true }))).toEqual([
      'program forbiddenTogether',
    ]);
  });

  it.each([
    [{ program_exit_reason: 'ORI' }, 'EXC'],
    [{ program_exit_reason: 'ORI', excluded_until: '2027-02-01' }, 'SUS'],
  ])('lets it go by %j as %s', (raw, status) => {
    expect(farm.record(115, raw, steer).changes).toEqual({
      program_exit_reason: 'ORI',
      program_status: status,
    });
  });

  it.each<[string, Values, Values]>([
    ['PNC', { treatment_class: 'ATB' }, { antibiotic_ever: true, claims: ['SHO', 'CAB', 'PAS'] }],
    [
      'NE3',
      { treatment_class: 'ATB' },
      { antibiotic_ever: true, program_status: 'EXC', program_exit_reason: 'ATB' },
    ],
    ['NE3', { treatment_class: 'HOR' }, { claims: ['SAT', 'CAB', 'PAS'] }],
  ])('%s takes note of a treatment %j', (program, raw, expected) => {
    const treatment = { ...raw, product: 'Oxitetraciclina', withdrawal_days: 28, route: 'IM' };
    const outcome = farm.record(104, treatment, { ...steer, program, program_status: 'ADM' });
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject({ ...expected, withdrawal_until: '2026-12-19' });
  });

  it('leaves an animal that is dewormed as it is', () => {
    const raw = { treatment_class: 'END', product: 'Ivermectina', withdrawal_days: 122, route: 'SC' };
    const { changes } = farm.record(104, raw, { ...steer, program: 'NE3', program_status: 'ADM' });
    expect(Object.keys(changes).sort()).toEqual(['last_treatment', 'withdrawal_until']);
  });
});

describe('feed', () => {
  it('counts the days on pasture until it changes', () => {
    const grazing = { ...steer, days_on_pasture: 400, pasture_counted_to: '2026-11-01' };
    const outcome = farm.record(114, { feed_regime: 'PGR', concentrate_pct: 25 }, grazing);
    expect(outcome.changes).toMatchObject({
      feed_regime: 'PGR',
      concentrate_pct: 25,
      feed_start_date: today,
      days_on_pasture: 420,
      pasture_counted_to: today,
    });
  });

  it('starts counting at the entry, and stops in pens', () => {
    expect(farm.record(114, { feed_regime: 'PIM' }, steer).changes['days_on_pasture']).toBe(798);
    const penned = { ...steer, feed_regime: 'TER', days_on_pasture: 700, pasture_counted_to: '2026-09-01' };
    expect(farm.record(114, { feed_regime: 'PAN' }, penned).changes).not.toHaveProperty('days_on_pasture');
  });

  it('suspends certified natural beef in pens, with what pens deny', () => {
    const outcome = farm.record(114, { feed_regime: 'TER' }, { ...steer, program_status: 'ADM' });
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject({
      program_status: 'SUS',
      program_exit_reason: 'COR',
      claims: ['SHO', 'SAT'],
    });
  });
});

describe('quarantine', () => {
  const inside = { ...steer, quarantine_start: '2026-11-10' };
  const killed = {
    slaughter_at: '2026-11-21T09:00:00Z',
    slaughter_troop: '0417',
    carcass_left: 140,
    carcass_right: 142,
  };

  it('begins, for good or until a day, and ends', () => {
    const over = { ...steer, quarantine_end: '2026-01-05' };
    expect(farm.record(112, { quarantine_reason: 'ING' }, over).changes).toEqual({
      quarantine_reason: 'ING',
      quarantine_start: today,
      quarantine_end: null,
    });
    expect(
      farm.record(112, { quarantine_reason: 'ING', planned_end: '2026-12-05' }, over).changes,
    ).toMatchObject({ quarantine_end: '2026-12-05' });
    expect(farm.record(113, { quarantine_result: 'APT' }, inside).changes).toEqual({
      quarantine_end: today,
      quarantine_result: 'APT',
    });
  });

  it('ends only where it began', () => {
    const event = findEvent(cowPn, 113);
    const subject = { attributes: steer, paused: false, deleted: false };
    expect(event === null ? null : findEventObstacle(cowPn, event, subject, 6, buildLocale())?.code).toBe(
      'eventBarred',
    );
  });

  it.each<[Values, readonly string[]]>([
    [inside, [' closedByDay']],
    [{ ...inside, quarantine_end: '2026-11-25' }, [' closedByDay']],
    [{ ...inside, quarantine_end: '2026-11-20' }, []],
    [{ ...inside, quarantine_start: '2026-11-22' }, []],
  ])('of %j keeps from slaughter: %j', (asset, said) => {
    expect(saidBy(plant.record(10, killed, { ...asset, weight: 500 }))).toEqual(said);
  });

  it('lets animals travel for their health alone', () => {
    expect(saidBy(farm.record(1000, { transfer_type: 'PRO', dte_motive: 'FAE' }, inside))).toEqual([
      'dte_motive closedByDay',
    ]);
    expect(saidBy(farm.record(1000, { transfer_type: 'PRO', dte_motive: 'SAN' }, inside))).toEqual([]);
  });

  it.each<[Values, string]>([
    [{}, 'productive'],
    [{ quarantine_start: '2026-11-10' }, 'quarantine'],
    [{ quarantine_start: '2026-11-10', quarantine_end: '2026-11-21' }, 'quarantine'],
    [{ quarantine_start: '2026-11-10', quarantine_end: '2026-11-20' }, 'productive'],
    [{ quarantine_start: '2026-11-22' }, 'productive'],
    [{ quarantine_start: '2026-11-10', disposal_type: 'MUERTE', disposal_reason: 'RAY' }, 'retired'],
    [{ quarantine_start: '2026-11-10', disposal_type: 'FAENA' }, 'slaughtered'],
  ])('with %j shows as %s', (values, state) => {
    expect(findState(cowPn, values, false, today).state).toBe(state);
  });
});

describe('the meat', () => {
  const locale = buildLocale();
  const slaughtered = {
    ...{ ...steer, disposal_type: 'FAENA', disposal_date: '2026-11-05T09:00:00Z' },
    ...{ carcass_weight: 240, carcass_available: 240 },
  };
  const obstacle = (code: number, attributes: Values) => {
    const event = findEvent(cowPn, code);
    if (event === null) throw new Error('no such event');
    const subject = { attributes, paused: false, deleted: false };
    return findEventObstacle(cowPn, event, subject, 10, locale)?.code ?? null;
  };

  it.each([
    [116, slaughtered, null],
    [118, slaughtered, null],
    [116, steer, 'eventBarred'],
    [1, slaughtered, 'assetClosed'],
    [113, slaughtered, 'assetClosed'],
  ])('by event %s of %j: %s', (code, attributes, expected) => {
    expect(obstacle(code, attributes)).toBe(expected);
  });

  it('is cut, and has ripened until it was packed', () => {
    const outcome = plant.record(
      116,
      {
        cuts: ['LOM', 'BAC'],
        cut_lines: [{ key: -1, cut: 'Lomo', pieces: 2, kg: '3,4', carton: 'A-7' }],
        packed_on: '2026-11-20',
        shelf_life_days: 90,
        storage_temp: '-1,5',
      },
      slaughtered,
    );
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject({
      cuts: ['LOM', 'BAC'],
      cut_lines: [{ key: 1, cut: 'Lomo', pieces: 2, kg: 3.4, carton: 'A-7' }],
      maturation_days: 15,
      storage_temp: -1.5,
      carcass_used: 240,
      carcass_available: 0,
    });
    expect(obstacle(116, { ...slaughtered, carcass_available: 0 })).toBe('eventBarred');
  });

  it('is a product of its own in its cartons, and no animal any more', () => {
    const carton = { product_code: 'A-7', product_name: 'Lomo', net_weight: 3.4, packed_on: '2026-11-20' };
    const scope = { boxSubtype: 10, companyTiers: [] };
    const { values, issues } = checkForm({
      ...{ model: cowPn, mode: 'new', scope, locale, before: {}, raw: carton },
    });
    expect(issues).toEqual([]);
    expect(findState(cowPn, values, false, locale.today).state).toBe('product');
    expect(obstacle(10, values)).toBe('eventBarred');
    expect(obstacle(13, values)).toBeNull();
  });

  it('is not packed before slaughter', () => {
    const cut_lines = [{ key: -1, cut: 'Lomo', kg: 3.4, carton: 'A-7' }];
    expect(saidBy(plant.record(116, { packed_on: '2026-11-01', cut_lines }, slaughtered))).toEqual([
      'packed_on beforeMin',
    ]);
  });

  it('leaves for a country', () => {
    const raw = { client: 'Carnes del Sur', trupo_finalclient_l1: 'DE', released_at: '2026-11-20T10:00:00Z' };
    expect(saidBy(plant.record(118, raw, slaughtered))).toEqual([]);
    expect(saidBy(plant.record(118, { ...raw, trupo_finalclient_l1: 'ZZ' }, slaughtered))).toEqual([
      'trupo_finalclient_l1 notAnOption',
    ]);
  });
});
