import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../engine/events/check-event';
import { buildLocale } from '../../engine/fields/build-locale';
import { checkField } from '../../engine/fields/check-field';
import { formatField } from '../../engine/fields/format-field';
import { fieldKinds } from '../../engine/fields/index';
import type { Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { visibleSteps } from '../../engine/fields/conditions';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle, isEventOffered } from '../../engine/events/event-access';
import { allowedFields } from '../../engine/access/field-access';
import type { RelationKind } from '../../model/relation-kinds';
import { storage } from './storage';

const locale = buildLocale();
const scopeOf = (boxSubtype: number, ...companyTiers: string[]) => ({ boxSubtype, companyTiers });

const attribute = (name: string) => {
  const found = storage.attributes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no attribute ${name}`);
  return found;
};
const event = (code: number) => {
  const found = findEvent(storage, code);
  if (found === null) throw new Error(`no event ${String(code)}`);
  return found;
};

const bag = {
  bag_code: 'LMR-2526-0018',
  specie: 'maiz',
  commercial_type: 'dentado',
  campaign: '2025/26',
  bag_diameter: 'ft9',
  bag_length: '60',
  tonnage: '195,5',
  date_bagged: '2026-04-10',
  date_expired: '2027-03-31',
  location_bags: '-33.89, -60.57',
  depositor_name: 'El Ombú SRL',
  holder_cuit: '20-12345678-6',
};
const hides = {
  blend_code: 'BL-251104-WB1',
  material_stage: 'wet_blue',
  hide_type: 'steer',
  selection_grade: 'tr2',
  reception_date: '2026-11-04',
  quantity_hides: 180,
  total_weight: 4500,
  weight_class: 'k25',
  tannage: 'chrome',
  origin_country: 'AR',
  trace_level: 'farm',
  supplier_name: 'Frigorífico Río Quequén',
};

const add = (raw: Readonly<Record<string, unknown>>, boxSubtype: number) =>
  checkForm({ model: storage, mode: 'new', scope: scopeOf(boxSubtype), locale, raw, before: {} });
const faults = (found: ReturnType<typeof add>) =>
  found.issues.map(({ field, code, level }) => `${level} ${field ?? ''} ${code}`);

function record(
  code: number,
  raw: Record<string, unknown>,
  asset: Values,
  boxSubtype = 28,
  relations: readonly RelationKind[] = ['OWNER'],
) {
  const actor = { boxSubtype, relations };
  return checkEvent({ model: storage, event: event(code), raw, asset, locale, day: '2026-11-20', actor });
}

describe('what is stored', () => {
  it('is of a crop year that is still bagged; an earlier one stays as it is', () => {
    expect(faults(add({ ...bag, campaign: '2022/23' }, 27))).toContain('error campaign notAnOption');
    expect(formatField(attribute('campaign'), '2022/23', locale)).toBe('2022/23');
  });

  it('is one of two things, by the establishment (decisions section 2)', () => {
    const seen = (subtype: number) =>
      allowedFields(storage, 'list', scopeOf(subtype)).map((field) => field.name);
    const shared = seen(27).filter((name) => seen(31).includes(name));
    expect(shared).toEqual([
      'photos',
      'notes',
      'certificates',
      'disposal_type',
      'disposal_reason',
      'disposal_date',
      'disposal_file',
    ]);
    expect(seen(28).length).toBeGreaterThan(50);
    expect(seen(31).length).toBeGreaterThan(40);
    expect(seen(1)).toEqual([]);
  });

  it('asks in each establishment only its own steps', () => {
    const steps = (subtype: number) =>
      visibleSteps(storage, allowedFields(storage, 'new', scopeOf(subtype)), 'new', {}).map(
        ({ name }) => name,
      );
    expect(steps(28)).toEqual([
      'identification',
      'bag',
      'dates',
      'place',
      'quality',
      'deposit',
      'insurance',
      'files',
    ]);
    expect(steps(31)).toEqual(['lot', 'quantities', 'process', 'origin', 'sustainability', 'files']);
  });

  it('answers lists fast by eight attributes, whose indexes exist', () => {
    const indexed = storage.attributes.filter(({ slot }) => slot?.indexed === true);
    expect(indexed.map(({ slot }) => slot?.name).sort()).toEqual([
      'd1',
      'd6',
      'n2',
      't1',
      't10',
      't2',
      't6',
      't7',
    ]);
  });

  it('has fields that only companies of a tier edit (decisions section 2)', () => {
    const tiered = storage.attributes.filter(({ tiers }) => tiers !== undefined).map(({ name }) => name);
    expect(tiered).toEqual(expect.arrayContaining(['tonnage', 'date_expired', 'grade', 'selection_grade']));
    const edits = (...tiers: string[]) =>
      allowedFields(storage, 'edit', scopeOf(28, ...tiers)).map((field) => field.name);
    expect(edits('basic')).not.toContain('tonnage');
    expect(edits('plus')).toContain('tonnage');
    expect(edits('plus')).not.toContain('grade');
    expect(edits('certified')).toContain('grade');
  });

  it('never shows papers, people or money on public pages', () => {
    for (const name of [
      'holder_cuit',
      'depositor_name',
      'keeper_phone',
      'authorized_persons',
      'insurance_sum',
      'warrant_amount',
      'guarantee_state',
      'notes',
      'ctg',
    ])
      expect(attribute(name)).not.toHaveProperty('qr');
  });
});

describe('a silo bag', () => {
  it('starts active, free and unchecked, with what follows from its measures', () => {
    const { values, issues } = add(bag, 28);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      bag_code: 'LMR25260018',
      tonnage: 195.5,
      asset_status_change: 'active',
      guarantee_state: 'free',
      stock_provider_existence: 'unknown',
      tonnage_withdrawn: 0,
      tonnage_left: 195.5,
      average_projected_weight: 198,
      holder_cuit: '20123456786',
    });
    expect(values).not.toHaveProperty('hides_used');
  });

  it('is warranted 180 days, never on a weekend, unless it says another day', () => {
    expect(add(bag, 28).values['date_warranty_expired']).toBe('2026-10-07');
    // 180 days from 9 April is a Tuesday; the expiry before it is a Saturday.
    expect(add({ ...bag, date_expired: '2026-08-01' }, 28).values['date_warranty_expired']).toBe(
      '2026-08-03',
    );
    expect(add({ ...bag, date_warranty_expired: '2026-09-01' }, 28).values['date_warranty_expired']).toBe(
      '2026-09-01',
    );
    // Who may not fill it in gets no default either.
    expect(add(bag, 27).values['date_warranty_expired'] ?? null).toBeNull();
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['another code', { bag_code: 'SILO 1' }, ['error bag_code wrongFormat']],
    ['a lighter grain', { specie: 'girasol', commercial_type: 'comun' }, ['warning tonnage farFrom']],
    [
      'a type that is not of it',
      { commercial_type: 'alto_oleico' },
      ['error commercial_type optionNotOffered'],
    ],
    ['an expiry before bagging', { date_expired: '2026-04-09' }, ['error date_expired beforeMin']],
    ['bagging in the future', { date_bagged: '2026-12-01' }, ['error date_bagged afterMax']],
    ['no place', { location_bags: '' }, ['error location_bags mandatory']],
    ['a place beyond the pole', { location_bags: '-95, 10' }, ['error location_bags notAPlace']],
    ['much more than fits in', { tonnage: 300 }, ['warning tonnage farFrom']],
    ['wet grain', { moisture: 16 }, ['warning moisture unusual']],
    ['soaked grain', { moisture: 60 }, ['error moisture aboveMax']],
    ['a status', { asset_status_change: 'validated' }, ['error asset_status_change fieldNotAllowed']],
    ['a field of hides', { hide_type: 'cow' }, ['error hide_type fieldNotAllowed']],
  ])('with %s is reported', (_what, change, expected) => {
    expect(faults(add({ ...bag, ...change }, 28))).toEqual(expected);
  });

  it('hides what its species does not have, and its cover while nobody insures it', () => {
    const soy = add({ ...bag, specie: 'soja', commercial_type: 'dentado', test_weight: 75 }, 28).values;
    expect(soy).toMatchObject({ commercial_type: null, test_weight: null });
    const bare = add({ ...bag, insurance_policy: 'P-100' }, 28).values;
    expect(bare['insurance_policy']).toBeNull();
    const insured = add({ ...bag, insurance_company: 'La Segunda', insurance_policy: 'P-100' }, 28).values;
    expect(insured['insurance_policy']).toBe('P-100');
  });

  it('is computed again when it is edited', () => {
    const { values: before } = add(bag, 28);
    const scope = scopeOf(28, 'certified');
    const edit = (raw: Record<string, unknown>) =>
      checkForm({ model: storage, mode: 'edit', scope, locale, raw, before });
    expect(edit({ bag_length: 75 }).values['average_projected_weight']).toBe(247.5);
    expect(edit({ tonnage: 200 }).values['tonnage_left']).toBe(200);
    expect(faults(edit({ tonnage_left: 1 }))).toEqual(['error tonnage_left fieldNotAllowed']);
  });

  it.each([
    ['bag_code', 'lmr25260018', 'LMR-2526-0018'],
    ['holder_cuit', '20123456786', '20-12345678-6'],
    ['renspa', '01.042.0.00123/00', '01.042.0.00123/00'],
    ['specie', 'Grano de maíz', null],
    ['specie', 'corn', 'Maíz'],
    ['bag_diameter', '9 pies', '9 pies (2,74 m)'],
  ])('reads the %s %s as %s', (name, raw, shown) => {
    const field = attribute(name);
    const { value, issues } = checkField(field, raw, locale);
    expect(issues.length === 0).toBe(shown !== null);
    if (shown !== null) expect(fieldKinds[field.type].format(value, field, locale)).toBe(shown);
  });
});

describe('a lot of hides', () => {
  it('starts whole, without a status', () => {
    const { values, issues } = add(hides, 31);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({ average_weight: 25, hides_used: 0, quantity_available: 180 });
    expect(values).not.toHaveProperty('asset_status_change');
    expect(values).not.toHaveProperty('guarantee_state');
  });

  it('is asked for its supplier by tanneries alone', () => {
    expect(faults(add({ ...hides, supplier_name: '' }, 31))).toEqual(['error supplier_name mandatory']);
    expect(faults(add(hides, 30))).toEqual(['error supplier_name fieldNotAllowed']);
  });

  it('is measured only once tanned', () => {
    const raw = add({ ...hides, material_stage: 'wet_salted', total_area: 300, thickness_min: 2 }, 31).values;
    expect(raw).toMatchObject({ total_area: null, thickness_min: null });
    expect(faults(add({ ...hides, thickness_min: 2, thickness_max: 1.5 }, 31))).toEqual([
      'error thickness_max belowMin',
    ]);
  });

  it('shows what is left', () => {
    const { values } = add(hides, 31);
    expect(findState(storage, values, false, locale.today).state).toBe('available');
    expect(findState(storage, { ...values, quantity_available: 0 }, false, locale.today).state).toBe('used');
  });
});

describe('the events of what is stored', () => {
  const stored = add(bag, 28).values;
  const validated = { ...stored, asset_status_change: 'validated' };
  const lot = add(hides, 31).values;

  it.each([
    [5, [27, 28, 29]],
    [6, [27, 28, 29]],
    [2, [27, 28]],
    [105, [28]],
    [110, [30, 31]],
    [114, [32]],
  ])('of code %s are in %j', (code, box) => {
    expect(event(code).permissions.box).toEqual(box);
  });

  it('leave validation to experts', () => {
    expect(isEventOffered(event(5), 27, { relations: ['OWNER'], administers: true })).toBe(false);
    expect(isEventOffered(event(5), 27, { relations: ['EXPERT_USER'], administers: false })).toBe(true);
  });

  it('move the status by the table alone', () => {
    const move = (status: string, relation: RelationKind) =>
      record(5, { asset_status_change: status }, stored, 28, [relation]).issues.map(({ code }) => code);
    expect(move('validated', 'EXPERT_USER')).toEqual([]);
    expect(move('invalidated', 'EXPERT_USER')).toEqual(['optionNotOffered']);
    expect(move('validated', 'OWNER')).toEqual(['optionNotOffered']);
    expect(record(5, { asset_status_change: 'observed' }, stored, 28, ['EXPERT_USER']).issues).toMatchObject([
      { field: 'observation_reasons', code: 'mandatory' },
    ]);
  });

  it('count a bag as expired once its term is over, whatever its status says', () => {
    const gone = { ...validated, date_expired: '2026-05-01' };
    const close = record(6, { asset_status_change: 'inactive', reason: 'Se vendió' }, gone);
    expect(close.issues).toEqual([]);
    expect(close.changes).toMatchObject({ asset_status_change: 'inactive' });
    const revive = record(6, { asset_status_change: 'validated', reason: 'No' }, gone);
    expect(revive.issues.map(({ code }) => code)).toEqual(['optionNotOffered']);
  });

  it('leave a bag that ran out to show that it did', () => {
    const state = (day: string) =>
      findState(storage, { ...validated, date_expired: '2026-06-30' }, false, day).state;
    expect([state('2026-06-30'), state('2026-07-01')]).toEqual(['validated', 'expired']);
  });

  it('write what they change, and what follows from it', () => {
    expect(record(1, { tonnage: 190, method: 'scale' }, stored).changes).toEqual({
      tonnage: 190,
      tonnage_left: 190,
    });
    expect(
      record(108, { tonnes: 30.5, ctg: '10134354744', truck_plate: 'AF123KD', destination: 'Puerto' }, stored)
        .changes,
    ).toEqual({ tonnage_withdrawn: 30.5, tonnage_left: 165 });
    expect(
      record(108, { tonnes: 300, ctg: '10134354744', truck_plate: 'AF123KD', destination: 'Puerto' }, stored)
        .issues,
    ).toMatchObject([{ field: 'tonnes', code: 'aboveMax' }]);
    expect(
      record(103, { inspected_at: '2026-11-20T12:00:00Z', bag_condition: 'sound', risk_level: 'low' }, stored)
        .changes,
    ).toEqual({ risk_level: 'low', last_inspection_date: '2026-11-20' });
  });

  it('keep each analysis and certificate as a row', () => {
    const sample = {
      sample_code: 'CAC-25-10442',
      laboratory: 'Cámara Arbitral',
      sampled_on: '2026-11-10',
      moisture: 13.8,
      quality_results: [{ parameter: 'Humedad', value: 13.8, unit: '%', in_tolerance: true }],
    };
    const { changes, issues } = record(104, sample, stored);
    expect(issues).toEqual([]);
    expect(changes).toMatchObject({
      moisture: 13.8,
      quality_analyses: [{ key: 1, sample_code: 'CAC2510442', quality_results: [{ key: 1, value: 13.8 }] }],
    });
    const certificate = {
      cert_type: 'quality',
      cert_number: '77',
      cert_issuer: 'Cámara',
      cert_from: '2026-11-01',
    };
    const twice = record(8, certificate, { ...stored, ...record(8, certificate, stored).changes });
    expect(twice.changes['certificates']).toMatchObject([{ key: 1 }, { key: 2 }]);
  });

  it('pledge only what is validated, and hold it until it is released', () => {
    const obstacle = (code: number, attributes: Values, subtype = 28) =>
      findEventObstacle(
        storage,
        event(code),
        { attributes, paused: false, deleted: false },
        subtype,
        buildLocale({ language: 'en' }),
      )?.slots['reason'] ?? null;
    expect(obstacle(105, stored)).toMatch(/validated/);
    expect(obstacle(105, validated)).toBeNull();
    const warrant = {
      warrant_number: 'W-100',
      deposit_certificate: 'CD-100',
      warrant_issue_date: '2026-11-20',
      term_days: 90,
      warrant_amount: 35000,
      currency: 'usd',
      beneficiary: 'Banco del Salado',
      beneficiary_cuit: '30-70707070-7',
      free_of_liens: true,
    };
    const { changes, issues } = record(105, warrant, validated);
    expect(issues).toEqual([]);
    expect(changes).toMatchObject({ guarantee_state: 'pledged', date_warranty_expired: '2027-02-18' });
    const pledged = { ...validated, ...changes };
    for (const code of [13, 105, 108, 1000]) expect(obstacle(code, pledged)).toMatch(/pledged/);
    expect(obstacle(106, pledged)).toBeNull();
    expect(obstacle(106, validated)).toMatch(/not pledged/);
    const release = (release_kind: string) =>
      record(
        106,
        {
          release_date: '2026-11-20',
          release_kind,
          document: [{ storageName: 'a.pdf', originalName: 'a.pdf' }],
        },
        pledged,
      ).changes;
    expect(release('paid')).toEqual({ guarantee_state: 'released' });
    expect(release('partial')).toEqual({});
    for (const status of ['inactive', 'observed', 'invalidated', 'expired'])
      expect(obstacle(1000, { ...stored, asset_status_change: status })).toMatch(/active or validated/);
  });

  it('name sender, receiver and state where a state keeps them from going', () => {
    const subject = {
      ...{ attributes: { ...stored, asset_status_change: 'observed' }, paused: false, deleted: false },
    };
    const names = { source: 'Acopio Norte', target: 'Puerto' };
    const reasonIn = (language: 'es' | 'en') => {
      const reader = { ...buildLocale({ language }), names };
      return findEventObstacle(storage, event(1000), subject, 28, reader)?.slots['reason'];
    };
    expect(reasonIn('es')).toMatch(/^No va de Acopio Norte a Puerto en estado «Observad[ao]»; solo se/);
    expect(reasonIn('en')).toMatch(
      /^It does not go from Acopio Norte to Puerto in the state “Observed”; only/,
    );
  });

  it('take hides off what is there, and no more', () => {
    const asked = event(110).fields.find(({ name }) => name === 'lots')?.list?.fields ?? [];
    const whole: Values = { ...lot, blend_code: 'BL-251105-WB2', quantity_hides: 80 };
    const entries = asked.map(({ name }) => [name, whole[name] ?? null]);
    const lots = [{ ...Object.fromEntries(entries), key: -1 }];
    const blend = (count: number) => record(110, { hides: count, lots }, lot, 31);
    expect(blend(80).changes).toEqual({ hides_used: 80, quantity_available: 100 });
    expect(blend(181).issues).toMatchObject([{ field: 'hides', code: 'moreThanLeft' }]);
  });
});
