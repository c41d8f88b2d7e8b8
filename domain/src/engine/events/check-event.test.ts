import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { weighing } from '../../catalogue/events/cattle-measures';
import type { Values } from '../../model/value';
import { findEvent } from './event-access';
import { checkEvent } from './check-event';
import type { EventField, EventFieldParts, EventModel } from '../../model/event-model';
import type { FieldOf } from '../../model/field';

const locale = {
  language: 'es',
  today: '2026-11-20',
  zone: 'America/Argentina/Buenos_Aires',
} as const;

function check(eventType: number, raw: Record<string, unknown>, asset: Values = {}) {
  const event = findEvent(cowAr, eventType);
  if (event === null) throw new Error(`no event has the code ${String(eventType)}`);
  return checkEvent({ model: cowAr, event, raw, asset, locale, day: '2026-11-20' });
}

const codes = ({ issues }: ReturnType<typeof check>) =>
  issues.map(({ field, code }) => `${field ?? ''}:${code}`);

describe('an event', () => {
  it('reads its fields as they are written, and writes attributes', () => {
    const outcome = check(1, { weight: '320,5', weighing_type: 'PER' }, { sex: 'H', weight: 300 });
    expect(outcome).toEqual({
      fields: { weight: 320.5, weighing_type: 'PER' },
      changes: { weight: 320.5, weight_date: '2026-11-20' },
      issues: [],
      isOverride: false,
    });
  });

  it('changes nothing by what is left blank', () => {
    const session = { session: '2026-11-20T11:00:00Z' };
    const outcome = check(7, { ...session, weight: '', paddock: 'Lote 3' }, { weight: 300, sex: 'H' });
    expect(outcome.changes).toEqual({ paddock: 'Lote 3' });
  });

  it.each([
    ['without a mandatory value', 1, { weighing_type: 'PER' }, {}, ['weight:mandatory']],
    ['with a value too large', 1, { weight: 9000, weighing_type: 'PER' }, {}, ['weight:aboveMax']],
    [
      'with a field of something else',
      1,
      { weight: 300, weighing_type: 'PER', breed: 'AA' },
      {},
      ['breed:unknownField'],
    ],
    [
      'with the name of a prototype',
      1,
      { weight: 300, weighing_type: 'PER', toString: 'x' },
      {},
      ['toString:unknownField'],
    ],
    ['that sets what the model sets', 10, { disposal_type: 'VENTA' }, {}, null],
    ['with a category of the other sex', 6, { category: 'TO' }, { sex: 'H' }, ['category:optionNotOffered']],
  ])('%s is refused', (_what, eventType, raw, asset, expected) => {
    const found = codes(check(eventType, raw, asset));
    if (expected === null) expect(found).toContain('disposal_type:fieldNotAllowed');
    else expect(found).toEqual(expected);
  });

  it('writes the constants that its model sets', () => {
    const raw = {
      slaughter_at: '2026-11-20T09:00:00Z',
      slaughter_troop: '0417',
      carcass_left: 140,
      carcass_right: 142,
    };
    const outcome = check(10, raw, { weight: 480 });
    expect(outcome.changes).toMatchObject({
      disposal_type: 'FAENA',
      carcass_weight: 282,
      dressing_pct: 58.75,
    });
  });

  it('adds to what was chosen before where its model says so', () => {
    const raw = {
      vaccines: ['AFT'],
      campaign: 'AF1',
      campaign_year: 2026,
      batch: 'L-1',
      vaccine_batch: 'L-1',
    };
    const known = findEvent(cowAr, 103)?.fields.map(({ name }) => name) ?? [];
    const own = Object.fromEntries(Object.entries(raw).filter(([name]) => known.includes(name)));
    const outcome = check(103, own, { vaccines_given: ['BRU'] });
    expect(outcome.changes['vaccines_given']).toEqual(['BRU', 'AFT']);
  });
});

describe('a computed field of an event', () => {
  const label = { es: 'Peso', en: 'Weight' };
  const weight = (name: string, more: Partial<FieldOf<'float'>> & EventFieldParts = {}): EventField => ({
    ...{ name, label, type: 'float' as const },
    ...more,
  });
  const weighingWithTare: EventModel = {
    ...weighing,
    fields: [
      weight('gross', { validations: { mandatory: true } }),
      weight('tare'),
      weight('net', {
        disabled: true,
        computed: { rule: 'difference', of: ['gross', 'tare'] },
        hideCondition: { parentField: 'tare', parentValue: ['0'] },
        writes: 'weight',
      }),
      weight('twice', { disabled: true, computed: { rule: 'product', of: ['net'], factor: 2 } }),
    ],
    rules: [],
    derives: [{ attribute: 'weight_date', rule: 'eventDay', when: 'net' }],
  };
  const record = (raw: Record<string, unknown>) =>
    checkEvent({
      model: cowAr,
      event: weighingWithTare,
      raw,
      asset: { weight: 300 },
      locale,
      day: '2026-11-20',
    });

  it('is computed, kept, and written like one that was typed', () => {
    expect(record({ gross: '350,5', tare: 50 })).toEqual({
      fields: { gross: 350.5, tare: 50, net: 300.5, twice: 601 },
      changes: { weight: 300.5, weight_date: '2026-11-20' },
      issues: [],
      isOverride: false,
    });
  });

  it('is not there where it follows from nothing, or is hidden', () => {
    expect(record({})).toMatchObject({ fields: {}, changes: {} });
    expect(record({ gross: 350, tare: 0 })).toEqual({
      fields: { gross: 350, tare: 0 },
      changes: {},
      issues: [],
      isOverride: false,
    });
  });

  it('is not sent by anybody', () => {
    const sent = record({ gross: 350, tare: 50, net: 9999 });
    expect(codes(sent)).toEqual(['net:fieldNotAllowed']);
    expect(sent.fields).toMatchObject({ net: 300 });
    expect(sent.changes).toMatchObject({ weight: 300 });
  });
});
