import { describe, expect, it } from 'vitest';
import { checkEvent } from '../../engine/events/check-event';
import { buildLocale } from '../../engine/fields/build-locale';
import type { Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { findState } from '../../engine/status/asset-state';
import { findEvent, findEventObstacle } from '../../engine/events/event-access';
import { leatherGoods } from './leather-goods';

const locale = buildLocale({ zone: 'Europe/Copenhagen' });

const bag = {
  serial_number: 'dk25-004817',
  article_type: 'handbag',
  model_name: 'Aarhus',
  colour: 'Tostado',
  tannage: 'vegetable',
  leather_type: 'full_grain,aniline',
  made_in: 'DK',
  made_on: '2026-10-01',
  care_video: 'https://example.org/care',
  components: [{ material: 'Cuero', percent: 92 }],
};
const add = (raw: Readonly<Record<string, unknown>>) =>
  checkForm({
    model: leatherGoods,
    mode: 'new',
    scope: { boxSubtype: 32, companyTiers: [] },
    locale,
    raw,
    before: {},
  });
const faults = ({ issues }: ReturnType<typeof add>) =>
  issues.map(({ field, code }) => `${field ?? ''} ${code}`);

const event = (code: number) => {
  const found = findEvent(leatherGoods, code);
  if (found === null) throw new Error(`no event ${String(code)}`);
  return found;
};
const record = (code: number, raw: Record<string, unknown>, asset: Values) =>
  checkEvent({ model: leatherGoods, event: event(code), raw, asset, locale, day: '2026-11-20' });

describe('an article of leather', () => {
  it('is read as it is written', () => {
    const { values, issues } = add(bag);
    expect(issues).toEqual([]);
    expect(values).toMatchObject({
      serial_number: 'DK25004817',
      colour: '#8B5A2B',
      leather_type: ['full_grain', 'aniline'],
      components: [{ key: 1, material: 'Cuero', percent: 92 }],
    });
    expect(findState(leatherGoods, values, false, locale.today).state).toBe('stock');
  });

  it.each<[string, Record<string, unknown>, readonly string[]]>([
    ['a wrong serial number', { serial_number: 'X1' }, ['serial_number wrongFormat']],
    ['untanned leather', { tannage: 'none' }, ['tannage notAnOption']],
    ['an address that is none', { care_video: 'care' }, ['care_video wrongUrl']],
    ['a country that is none', { made_in: 'ZZ' }, ['made_in notAnOption']],
    [
      'more than the whole',
      { components: [{ material: 'Cuero', percent: 120 }] },
      ['components.1.percent aboveMax'],
    ],
  ])('with %s is refused', (_what, change, expected) => {
    expect(faults(add({ ...bag, ...change }))).toEqual(expected);
  });

  it('is controlled, repaired and sold once', () => {
    const { values } = add(bag);
    expect(record(103, { result: 'pass' }, values).changes).toEqual({ control_result: 'pass' });
    const repair = { repaired_on: '2026-11-10', work: 'Cambio de cierre' };
    expect(record(104, repair, values).changes).toEqual({ repairs: [{ key: 1, ...repair }] });
    expect(event(104).onTransferred).toBe(true);
    const sold = { ...values, ...record(105, { sold_on: '2026-11-19', country: 'DK' }, values).changes };
    expect(findState(leatherGoods, sold, false, locale.today).state).toBe('sold');
    const subject = { attributes: sold, paused: false, deleted: false };
    expect(findEventObstacle(leatherGoods, event(105), subject, 32, locale)?.code).toBe('eventBarred');
    expect(findEventObstacle(leatherGoods, event(104), subject, 32, locale)).toBeNull();
  });
});
