import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../engine/events/check-event';
import { buildLocale } from '../../engine/fields/build-locale';
import type { Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { defaultValues } from '../../engine/forms/defaults';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { allowedFields } from '../../engine/access/field-access';
import { specieOfVariety, varieties } from '../lookups/grain-and-malt';
import { grain } from './grain';

const locale = buildLocale({ zone: 'Europe/Brussels' });
const scopeOf = (boxSubtype: number, ...companyTiers: string[]) => ({ boxSubtype, companyTiers });

const lot = {
  uniqueid: 'CE-0042',
  variety: 'RGT Planet',
  sowing_type: 'spring',
  harvest_year: 2026,
  harvest_date: '2026-08-02',
  moisture: '12,8',
  protein: 10.6,
  quality_class: 'malting',
  quantity: 120,
};
const add = (raw: Readonly<Record<string, unknown>>, boxSubtype = 33) =>
  checkForm({ model: grain, mode: 'new', scope: scopeOf(boxSubtype), locale, raw, before: {} });
const faults = ({ issues }: ReturnType<typeof add>) =>
  issues.map(({ field, code, level }) => `${level} ${field ?? ''} ${code}`);

const event = (code: number) => {
  const found = findEvent(grain, code);
  if (found === null) throw new Error(`no event ${String(code)}`);
  return found;
};
const record = (code: number, raw: Record<string, unknown>, asset: Values) =>
  checkEvent({ model: grain, event: event(code), raw, asset, locale, day: '2026-11-20' });

describe('brewing grain', () => {
  it('has more than twenty attributes', () => {
    expect(grain.attributes.length).toBeGreaterThanOrEqual(28);
    expect(grain.code).toBe('Ce');
  });

  it('is identified by a plain text (document 2 section 5)', () => {
    expect(grain.attributes.find(({ name }) => name === 'uniqueid')?.type).toBe('text');
    expect(add({ ...lot, uniqueid: 'Silo 4 / récolte 26' }).values['uniqueid']).toBe('Silo 4 / récolte 26');
  });

  it('has the species of its variety, which nobody chooses (document 2 section 5)', () => {
    expect(add(lot).values).toMatchObject({ variety: 'rgt_planet', specie: 'barley' });
    expect(add({ ...lot, variety: 'other_rye' }).values['specie']).toBe('rye');
    expect(faults(add({ ...lot, specie: 'wheat' }))).toEqual(['error specie fieldNotAllowed']);
    expect(Object.keys(specieOfVariety).sort()).toEqual(varieties.map(({ key }) => key).sort());
  });

  it('starts whole, under the next number where one is known', () => {
    const { values, issues } = add(lot);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({ quantity_used: 0, quantity_available: 120, moisture: 12.8 });
    const fields = allowedFields(grain, 'new', scopeOf(33));
    const now = new Date('2026-11-21T12:00:00Z');
    expect(defaultValues(fields, 33, locale, now, { suffixes: { asset: '0043' } })).toMatchObject({
      uniqueid: 'CE-0043',
    });
    expect(defaultValues(fields, 33, locale, now)).not.toHaveProperty('uniqueid');
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['too wet for malting', { moisture: 14.2 }, ['warning moisture unusual']],
    ['too rich for malting', { protein: 13.4 }, ['warning protein unusual']],
    ['rich, for bread', { protein: 13.4, quality_class: 'bread' }, []],
    ['mouldy', { don_level: 1800 }, ['warning don_level unusual']],
    ['not harvested yet', { harvest_date: '2026-12-24' }, ['error harvest_date afterMax']],
    ['of an unknown variety', { variety: 'Quench' }, ['error variety notAnOption']],
    ['with a wrong VAT number', { vat_number: 'BE 123' }, ['error vat_number wrongFormat']],
  ])('%s is reported', (_what, change, expected) => {
    expect(faults(add({ ...lot, ...change }))).toEqual(expected);
  });

  it('asks merchants for their supplier, and them alone', () => {
    expect(faults(add(lot, 35))).toEqual(['error supplier_name mandatory']);
    const bought = {
      ...lot,
      supplier_name: 'Ferme du Moulin',
      supplier_country: 'BE',
      supplier_city: 'Gembloux',
    };
    expect(faults(add(bought, 35))).toEqual([]);
    expect(faults(add({ ...lot, supplier_name: 'X' }, 33))).toEqual(['error supplier_name fieldNotAllowed']);
  });

  it('keeps what only a tier edits', () => {
    const edits = (...tiers: string[]) =>
      allowedFields(grain, 'edit', scopeOf(33, ...tiers)).map(({ name }) => name);
    expect(edits('basic')).not.toContain('don_level');
    expect(edits('plus')).toContain('don_level');
    expect(edits('certified')).toContain('certifications');
  });

  it('is analysed, weighed and used up', () => {
    const { values } = add(lot);
    expect(
      record(103, { sampled_on: '2026-11-19', sample_code: 'A-77', moisture: 13, protein: 11 }, values)
        .changes,
    ).toEqual({ moisture: 13, protein: 11 });
    const weighed = record(
      104,
      { weighed_at: '2026-11-19T08:00:00Z', gross: 40_000, tare: 14_000, net: 26 },
      values,
    );
    expect(weighed.issues).toEqual([]);
    expect(weighed.changes).toEqual({ quantity: 26, quantity_available: 26 });
    const heavy = record(
      104,
      { weighed_at: '2026-11-19T08:00:00Z', gross: 14_000, tare: 40_000, net: 26 },
      values,
    );
    expect(heavy.issues).toMatchObject([{ field: 'gross', code: 'belowMin' }]);
    const malts = [
      {
        ...{ key: -1, uniqueid: 'M26-1101', malt_type: 'pilsen', quantity: 98_000 },
        ...{ moisture: 4.1, extract_fine: 81, wort_colour: 3, protein: 10.5 },
      },
    ];
    const used = record(107, { malts }, values);
    expect(used.issues).toEqual([]);
    expect(used.fields['tonnes']).toBe(120);
    expect(used.changes).toEqual({ quantity_used: 120, quantity_available: 0 });
    const empty = { ...values, ...used.changes };
    expect(findState(grain, empty, false, locale.today).state).toBe('used');
    const subject = { attributes: empty, paused: false, deleted: false };
    for (const code of [106, 107, 1000])
      expect(findEventObstacle(grain, event(code), subject, 36, locale)?.code).toBe('eventBarred');
    expect(record(107, { tonnes: 121, malts }, values).issues).toMatchObject([
      { field: 'tonnes', code: 'moreThanLeft', slots: { left: 120 } },
    ]);
  });
});
