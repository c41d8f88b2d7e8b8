import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../engine/events/check-event';
import { outputFacts } from '../../engine/events/transform';
import { buildLocale } from '../../engine/fields/build-locale';
import { checkField } from '../../engine/fields/check-field';
import { formatField } from '../../engine/fields/format-field';
import type { Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { lotQrTypesOf } from '../../engine/lots/lot-qr';
import { maltTypes, specieOfMalt } from '../lookups/grain-and-malt';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { allowedFields } from '../../engine/access/field-access';
import { malt } from './malt';

const locale = buildLocale({ zone: 'Europe/Brussels' });
const scopeOf = (boxSubtype: number, ...companyTiers: string[]) => ({ boxSubtype, companyTiers });

const batch = {
  uniqueid: 'M25-0417/2',
  malt_type: 'pilsen',
  quantity: 25_000,
  production_date: '2026-10-05',
  best_before: '2027-10-05',
  moisture: 4.2,
  extract_fine: 81.4,
  wort_colour: 3.1,
  protein: 10.4,
  supplier_name: 'Ferme du Moulin',
};
const add = (raw: Readonly<Record<string, unknown>>, boxSubtype = 36) =>
  checkForm({ model: malt, mode: 'new', scope: scopeOf(boxSubtype), locale, raw, before: {} });
const faults = ({ issues }: ReturnType<typeof add>) =>
  issues.map(({ field, code, level }) => `${level} ${field ?? ''} ${code}`);

const event = (code: number) => {
  const found = findEvent(malt, code);
  if (found === null) throw new Error(`no event ${String(code)}`);
  return found;
};
const record = (code: number, raw: Record<string, unknown>, asset: Values) =>
  checkEvent({ model: malt, event: event(code), raw, asset, locale, day: '2026-11-20' });

describe('malt', () => {
  it('has more than thirty attributes, and the species of its type (document 2 section 5)', () => {
    expect(malt.attributes.length).toBeGreaterThanOrEqual(37);
    expect(malt.code).toBe('Me');
    expect(add(batch).values['specie']).toBe('barley');
    expect(add({ ...batch, malt_type: 'wheat_blanc', wort_colour: 4 }).values['specie']).toBe('wheat');
    expect(faults(add({ ...batch, specie: 'rye' }))).toEqual(['error specie fieldNotAllowed']);
    expect(Object.keys(specieOfMalt).sort()).toEqual(maltTypes.map(({ key }) => key).sort());
  });

  it('starts whole and not blended', () => {
    const { values, issues } = add(batch);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      uniqueid: 'M250417/2',
      blending_state: 'not_blended',
      quantity_used: 0,
      quantity_available: 25_000,
    });
    expect(findState(malt, values, false, locale.today).label.en).toBe('Not Blended');
  });

  it.each([
    ['m25-0417/2', 'M25-0417/2'],
    ['M25 0417', 'M25-0417'],
    ['PA250417', 'PA-250417'],
  ])('shows the batch %s as %s', (raw, shown) => {
    const field = malt.attributes.find(({ name }) => name === 'uniqueid');
    if (field === undefined) throw new Error('no batch number');
    const { value, issues } = checkField(field, raw, locale);
    expect(issues).toEqual([]);
    expect(formatField(field, value, locale)).toBe(shown);
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['too dark for its type', { wort_colour: 9 }, ['warning wort_colour unusual']],
    ['damp', { moisture: 5.5 }, ['warning moisture unusual']],
    ['best before it was made', { best_before: '2026-10-01' }, ['error best_before beforeMin']],
    ['of no known type', { malt_type: 'rauch' }, ['error malt_type notAnOption']],
    ['without a supplier', { supplier_name: '' }, ['error supplier_name mandatory']],
  ])('%s is reported', (_what, change, expected) => {
    expect(faults(add({ ...batch, ...change }))).toEqual(expected);
  });

  it('has phenols only when it was smoked', () => {
    expect(add({ ...batch, phenol_level: 20 }).values['phenol_level']).toBeNull();
    const peated = add({ ...batch, malt_type: 'peated', wort_colour: 4, phenol_level: 20 });
    expect(peated.values['phenol_level']).toBe(20);
  });

  it('is edited in breweries by what they brew of it alone', () => {
    const edits = allowedFields(malt, 'edit', scopeOf(37, 'plus')).map(({ name }) => name);
    expect(edits).toEqual(['brand', 'product', 'beer_style', 'photos', 'notes']);
    expect(allowedFields(malt, 'new', scopeOf(37))).not.toContainEqual(
      expect.objectContaining({ name: 'quantity' }),
    );
  });

  it('has a page of its own for blends and for brews (decisions section 5)', () => {
    expect(lotQrTypesOf(malt, 36)).toEqual(['identecoTrupo', 'blendingTrupo']);
    expect(lotQrTypesOf(malt, 37)).toEqual(['identecoTrupo', 'brewingTrupo']);
  });

  it('is made in three steps', () => {
    const { values } = add(batch);
    const steeped = record(
      103,
      {
        steep_start: '2026-10-01T05:00:00Z',
        steep_moisture: 44.5,
        grain_inputs: [{ uniqueid: 'CE-0042', kilos: 31000 }],
      },
      values,
    );
    expect(steeped.issues).toEqual([]);
    const grains = [{ key: 1, grain: ['7'], tonnes: 31 }];
    const started = { steep_start: '2026-10-01T05:00:00Z', steep_moisture: 44.5 };
    const both = { ...started, grains, grain_inputs: [{ uniqueid: 'CE-0042', kilos: 500 }] };
    expect(record(103, both, { ...values, grain_steeped: 1000 })).toMatchObject({
      issues: [],
      changes: { grain_steeped: 32_500 },
    });
    expect(record(103, started, values).issues).toMatchObject([{ field: 'grain_inputs', code: 'mandatory' }]);
    expect(steeped.changes).toEqual({ ...started, grain_steeped: 31_000 });
    expect(record(104, { germination_days: 5, germination_temp: 17 }, values).changes).toEqual({
      germination_days: 5,
      germination_temp: 17,
    });
    const kilned = record(
      105,
      {
        kiln_start: '2026-10-08T05:00:00Z',
        kiln_end: '2026-10-09T09:00:00Z',
        kiln_max_temp: 83,
        quantity: 24_800,
      },
      values,
    );
    expect(kilned.issues).toEqual([]);
    expect(kilned.changes).toEqual({
      kiln_start: '2026-10-08T05:00:00Z',
      kiln_end: '2026-10-09T09:00:00Z',
      kiln_max_temp: 83,
      quantity: 24_800,
      production_date: '2026-10-09',
      quantity_available: 24_800,
    });
  });

  it('moves once blended only with its whole lot (document 2 section 4)', () => {
    const { values } = add(batch);
    const blend = {
      ...{ key: -1, uniqueid: 'M25-0999', malt_type: 'pilsen', quantity: 5000 },
      ...{ moisture: 4.2, extract_fine: 81.4, wort_colour: 3.1, protein: 10.4 },
    };
    const { changes, issues } = record(107, { kilos: 5000, blends: [blend] }, values);
    expect(issues).toEqual([]);
    expect(changes).toEqual({ quantity_used: 5000, quantity_available: 20_000 });
    const { transforms } = event(107);
    const facts = transforms?.outputs.flatMap((output) =>
      Object.entries(outputFacts(output, [{ id: 7, attributes: values }])),
    );
    expect(facts).toEqual([
      ['blending_state', 'blended'],
      ['brew_inputs', ['7']],
    ]);
    const blended = { ...values, blending_state: 'blended' };
    expect(findState(malt, blended, false, locale.today).state).toBe('blended');
    const obstacle = (code: number, withLot: boolean) =>
      findEventObstacle(
        malt,
        event(code),
        { attributes: blended, paused: false, deleted: false, withLot },
        36,
        locale,
      )?.code ?? null;
    expect(obstacle(1000, false)).toBe('eventBarred');
    expect(obstacle(1000, true)).toBeNull();
    expect(obstacle(107, true)).toBe('eventBarred');
    const undone = record(108, { reason: 'Error de carga' }, blended);
    expect(undone.changes).toEqual({ blending_state: 'not_blended' });
    expect(event(108).permissionsRelation).toEqual(['OWNER', 'COMPANY_DELEGATE']);
  });

  it('becomes beer', () => {
    const { values } = add(batch);
    const brewed = record(
      109,
      {
        brewed_at: '2026-11-18T06:00:00Z',
        kilos: 900,
        volume_hl: 50,
        brand: 'Zenne',
        beer_style: 'tripel',
        alcohol: 8.5,
        additions: [{ ingredient: 'Lúpulo Saaz', quantity: 12 }],
      },
      values,
    );
    expect(brewed.issues).toEqual([]);
    expect(brewed.changes).toMatchObject({
      beer_style: 'tripel',
      brand: 'Zenne',
      alcohol: 8.5,
      quantity_used: 900,
    });
  });
});
