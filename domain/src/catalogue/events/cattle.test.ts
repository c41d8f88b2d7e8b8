import { describe, expect, it } from 'vitest';
import { buildLocale } from '../../engine/fields/build-locale';
import { buildTrial, saidBy } from '../assets/build-trial';
import { cowAr } from '../assets/cow-ar';
import type { Values } from '../../model/value';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';

const farm = buildTrial(cowAr, 6);
const plant = buildTrial(cowAr, 10);
const file = (name: string) => ({ storageName: `${name}-1`, originalName: `${name}.pdf` });

const heifer: Values = {
  visual_tag: 'KD482C3176',
  sex: 'H',
  category: 'VQ',
  breed: 'AA',
  birth_date: '2025-09-14',
  productive_system: 'PAS',
  weight: 290,
  weight_date: '2026-10-01',
};
const calf: Values = { ...heifer, category: 'TH', birth_date: '2026-06-21' };

/** An event of each kind as it is recorded, on which animal, and what it changes. */
const recorded: readonly [code: number, raw: Values, asset: Values, changes: Values][] = [
  [
    1,
    { weight: '341', weighing_type: 'PER', shrink_pct: '4,5' },
    heifer,
    { weight: 341, weight_date: '2026-11-21', daily_gain: 1 },
  ],
  [3, { productive_system: 'PSU', paddock: 'La Laguna' }, heifer, { productive_system: 'PSU' }],
  [5, { dentition: '2D' }, heifer, { dentition: '2D' }],
  [6, { category: 'VA' }, heifer, { category: 'VA' }],
  [
    7,
    { session: '2026-11-21T11:00:00Z', vaccines: ['IBR'], body_condition: '3,5' },
    { ...heifer, vaccines_given: ['AFT'] },
    { body_condition: 3.5, vaccines_given: ['AFT', 'IBR'] },
  ],
  [9, { body_condition: 3 }, heifer, { body_condition: 3 }],
  [
    13,
    { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-20T10:00:00Z' },
    heifer,
    { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-20T10:00:00Z' },
  ],
  [
    103,
    { vaccines: ['AFT'], campaign: 'AF1', vaccine_batch: 'L-220' },
    heifer,
    { vaccines_given: ['AFT'], fmd_last_date: '2026-11-21' },
  ],
  [
    104,
    { treatment_class: 'END', product: 'Moxidectina pour-on', withdrawal_days: 14, route: 'PO' },
    heifer,
    { last_treatment: 'Moxidectina pour-on', withdrawal_until: '2026-12-05' },
  ],
  [105, { reproductive_status: 'PC', method: 'ECO', days: 60 }, heifer, { reproductive_status: 'PC' }],
  [
    106,
    { ease: '1', calves: [{ key: -1, sex: 'M', weight: 34, alive: 1 }] },
    { ...heifer, calvings: 1 },
    { calvings: 2, reproductive_status: 'PA', category: 'VA' },
  ],
  [107, { lost: 'VIS', visual_tag: 'R1234567' }, heifer, { visual_tag: 'R1234567' }],
  [108, { paddock: 'Norte', location: '-37.8, -58.25' }, heifer, { paddock: 'Norte' }],
  [109, { weaning_type: 'PRE', weight: 160 }, calf, { weight: 160 }],
  [
    110,
    { service_type: 'IATF', sire: 'Toro 14', service_from: '2026-11-01' },
    heifer,
    { reproductive_status: 'SE', last_service_date: '2026-11-01', expected_calving: '2027-08-11' },
  ],
];

describe('an event of cattle', () => {
  it.each(recorded)('of code %s is recorded', (code, raw, asset, changes) => {
    const outcome = farm.record(code, raw, asset);
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject(changes);
  });

  it('of slaughter ends the animal and weighs what is left of it', () => {
    const outcome = plant.record(
      10,
      {
        slaughter_at: '2026-11-21T09:00:00Z',
        slaughter_troop: '0417',
        carcass_left: 140,
        carcass_right: '142',
        romaneo_file: file('romaneo'),
      },
      { ...heifer, weight: 480 },
    );
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toMatchObject({
      disposal_type: 'FAENA',
      carcass_weight: 282,
      dressing_pct: 58.75,
    });
  });
});

describe('certificates', () => {
  const paper = { name: 'HAL', number: '77', issuer: 'Centro Islámico', valid_to: '2027-11-20' };

  it('become another row, and their files join the others', () => {
    const before = { ...heifer, certificates: [{ key: 4, name: 'SAN' }], certificate_files: [file('san')] };
    const outcome = farm.record(8, { ...paper, certificate_file: file('halal') }, before);
    expect(saidBy(outcome)).toEqual([]);
    expect(outcome.changes).toEqual({
      certificates: [
        { key: 4, name: 'SAN' },
        { key: 5, ...paper },
      ],
      certificate_files: [file('san'), file('halal')],
    });
  });

  it('stay as many files as the animal takes', () => {
    const many = Array.from({ length: 10 }, (_, at) => file(`paper${String(at)}`));
    const outcome = farm.record(
      8,
      { ...paper, certificate_file: file('halal') },
      { ...heifer, certificate_files: many },
    );
    expect(saidBy(outcome)).toEqual(['certificate_file tooManyFiles']);
  });

  it('need their file and issuer, and run no shorter than the event', () => {
    const outcome = farm.record(8, { name: 'HAL', valid_to: '2020-01-01', _eventDate_: '' }, heifer);
    expect(saidBy(outcome)).toEqual([
      '_eventDate_ unknownField',
      'certificate_file mandatory',
      'issuer mandatory',
    ]);
  });
});

describe('strain 19', () => {
  const dose = { vaccines: ['BS19'], vaccine_batch: 'B-1' };

  it.each<[string, Values, readonly string[]]>([
    ['is given to heifer calves of five months', calf, []],
    ['never to younger ones', { ...calf, birth_date: '2026-09-30' }, ['vaccines eventBarred']],
    ['never to older ones', heifer, ['vaccines eventBarred']],
    ['never to males', { ...calf, sex: 'M', category: 'TM' }, ['vaccines eventBarred']],
    ['once given, stays in the history of a cow', { ...heifer, vaccines_given: ['BS19'] }, []],
  ])('%s', (_what, asset, said) => {
    const isLater = asset['vaccines_given'] !== undefined;
    const outcome = farm.record(103, isLater ? { ...dose, vaccines: ['IBR'] } : dose, asset);
    expect(saidBy(outcome)).toEqual(said);
  });
});

describe('withdrawal', () => {
  const killed = {
    slaughter_at: '2026-11-21T09:00:00Z',
    slaughter_troop: '0417',
    carcass_left: 140,
    carcass_right: 142,
  };

  it.each([
    ['2026-11-20', '', []],
    ['2026-11-21', '', ['withdrawal_reason closedByDay']],
    ['2026-12-24', '', ['withdrawal_reason closedByDay']],
    ['2026-12-24', 'Faena sanitaria por orden de SENASA', []],
  ])('until %s, slaughtered for "%s", says %j', (until, reason, said) => {
    const raw = reason === '' ? killed : { ...killed, withdrawal_reason: reason };
    expect(saidBy(plant.record(10, raw, { ...heifer, withdrawal_until: until }))).toEqual(said);
  });
});

describe('the rows of a calving', () => {
  it.each([
    ['without calves', [], ['calves mandatory']],
    ['with a third sex', [{ sex: 'X', alive: true }], ['calves.1.sex notAnOption']],
    ['with half a life', [{ sex: 'M', alive: 0.5 }], ['calves.1.alive wrongType']],
    ['with half a tag', [{ sex: 'M', alive: true, tag: 'KD4' }], ['calves.1.tag wrongFormat']],
    ['of tomorrow', [{ sex: 'M', alive: true, born_on: '2026-11-22' }], ['calves.1.born_on afterMax']],
  ])('%s are refused', (_what, calves, said) => {
    expect(saidBy(farm.record(106, { ease: '1', calves }, heifer))).toEqual(said);
  });
});

describe('an animal that left', () => {
  it.each([1, 8, 13, 103, 1000])('takes no event %s', (code) => {
    const event = findEvent(cowAr, code);
    const subject = { attributes: { disposal_type: 'MUERTE' }, paused: false, deleted: false };
    expect(event === null ? null : findEventObstacle(cowAr, event, subject, 6, buildLocale())?.code).toBe(
      'assetClosed',
    );
  });
});
