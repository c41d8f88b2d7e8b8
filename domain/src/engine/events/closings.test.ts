import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../catalogue/assets/index';
import type { Values } from '../../model/value';
import { findEvent } from './event-access';
import { checkEventRules, findClosings, isOverriding, overrideFields } from './check-rules';
import { engineEvents } from '../../model/engine-events';

const locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' } as const;
const slaughter = 10;
const { transfer } = engineEvents;
const day = locale.today;

/** Every model whose animals are treated, with where they are slaughtered and whether an administrator may allow it. */
const treated = assetTypes.filter(({ attributes }) =>
  attributes.some(({ name }) => name === 'withdrawal_until'),
);
const plants: Readonly<Record<number, number>> = { 5: 10, 33: 10, 34: 10, 10: 13, 11: 13 };
const farm = 6;

function said(
  id: number,
  eventType: number,
  values: Values,
  more: { readonly target?: number; readonly administers?: boolean; readonly day?: string } = {},
) {
  const model = assetTypes.find((each) => each.id === id);
  const event = model && findEvent(model, eventType);
  if (model === undefined || event === null || event === undefined) return 'no such event';
  const input = { model, event, values, locale, day, ...more };
  return {
    codes: checkEventRules(input)
      .filter(({ code }) => code.startsWith('closedBy') || code === 'overrideNotYours')
      .map(({ code, slots }) =>
        `${code} ${String(slots['date'] ?? '')} ${String(slots['why'] ?? '')}`.trim(),
      ),
    isOverride: isOverriding(input),
  };
}

const running: Values = { withdrawal_until: '2026-12-24', last_treatment: 'Ivermectina' };
const closed = ['closedByDayFor 24/12/2026 Ivermectina'];

describe('a running withdrawal', () => {
  it('is known of every model that has one', () => {
    expect(treated.map(({ id }) => id).sort((one, other) => one - other)).toEqual([5, 10, 11, 33, 34]);
  });

  it.each(treated.map(({ id }) => [id, plants[id] ?? 0] as const))(
    'of model %i closes the way to slaughter, and no other',
    (id, plant) => {
      expect(said(id, transfer, running, { target: plant })).toEqual({ codes: closed, isOverride: false });
      expect(said(id, transfer, running, { target: farm })).toMatchObject({ codes: [] });
      expect(said(id, transfer, running)).toMatchObject({ codes: [] });
      const last = { target: plant, day: '2026-12-24' };
      expect(said(id, transfer, running, last)).toMatchObject({ codes: closed });
      expect(said(id, transfer, running, { ...last, day: '2026-12-25' })).toMatchObject({ codes: [] });
      expect(said(id, transfer, {}, { target: plant })).toMatchObject({ codes: [] });
    },
  );

  it.each(treated.filter((model) => findEvent(model, slaughter) !== null).map(({ id }) => id))(
    'of model %i closes slaughter',
    (id) => {
      expect(said(id, slaughter, running)).toEqual({ codes: closed, isOverride: false });
      expect(said(id, slaughter, { withdrawal_until: '2026-11-20' })).toMatchObject({ codes: [] });
    },
  );

  it.each([
    [5, 13, { disposal_type: 'CONSUMO' }, closed],
    [33, 13, { disposal_type: 'CONSUMO' }, closed],
    [33, 13, { disposal_type: 'MUERTE' }, []],
    [11, 13, { disposal_type: 'CONSUMO' }, closed],
    [5, 131, { movement: 'CON' }, closed],
    [10, 131, { movement: 'CON' }, closed],
    [10, 131, { movement: 'MUE' }, []],
  ])(
    'of model %i closes event %i with %o where that is slaughter',
    (id, eventType, values: Values, codes) => {
      expect(said(id, eventType, { ...running, ...values })).toMatchObject({ codes });
    },
  );

  it.each([
    [33, slaughter, true, [], true],
    [33, slaughter, undefined, [], true],
    [33, slaughter, false, ['overrideNotYours'], true],
    [34, transfer, true, [], true],
    [5, transfer, true, [], true],
    [11, slaughter, true, closed, false],
    [10, transfer, true, closed, false],
  ])(
    'of model %i, event %i, is passed with a reason by an administrator (%s): %j',
    (id, eventType, administers, codes, isOverride) => {
      const values = { ...running, withdrawal_reason: 'Autoriza SENASA' };
      const more = { target: plants[id] ?? 0, ...(administers === undefined ? {} : { administers }) };
      expect(said(id, eventType, values, more)).toEqual({ codes, isOverride });
      const over = { ...values, withdrawal_until: '2026-11-01' };
      expect(said(id, eventType, over, more)).toEqual({ codes: [], isOverride: false });
    },
  );

  it.each([
    [true, [['withdrawal_reason', 'closedByDayFor']]],
    [
      false,
      [
        [null, 'closedByDayFor'],
        [null, 'overrideNotYours'],
      ],
    ],
  ] as const)('names the field that lifts it to an administrator alone (%s)', (administers, wanted) => {
    const [model] = treated.filter(({ id }) => id === 33);
    const event = model === undefined ? null : findEvent(model, slaughter);
    if (model === undefined || event === null) throw new Error('cattle are slaughtered');
    const issues = checkEventRules({ model, event, values: running, locale, day, administers });
    expect(issues.map(({ field, code }) => [field, code])).toEqual(wanted);
  });

  it('is counted for a target with the day, the reason and whether it may be allowed', () => {
    const reasons = treated.map((model) => {
      const event = findEvent(model, transfer);
      if (event === null) return [];
      return findClosings({ model, event, values: running, locale, day, target: plants[model.id] ?? 0 }).map(
        ({ date, why, canOverride }) => [model.id, date, why, canOverride, overrideFields(event)],
      );
    });
    expect(reasons.flat().sort()).toEqual(
      [
        [10, '24/12/2026', 'Ivermectina', false, []],
        [11, '24/12/2026', 'Ivermectina', false, []],
        [33, '24/12/2026', 'Ivermectina', true, ['withdrawal_reason']],
        [34, '24/12/2026', 'Ivermectina', true, ['withdrawal_reason']],
        [5, '24/12/2026', 'Ivermectina', true, ['withdrawal_reason']],
      ].sort(),
    );
  });
});

describe('a running quarantine', () => {
  const inside: Values = { quarantine_start: '2026-11-10', quarantine_reason: 'SAN', dte_motive: 'SAN' };
  it.each([
    ['slaughter', slaughter, 10, inside, ['closedByDayFor 10/11/2026 Sanitario']],
    ['the way to slaughter', transfer, 10, inside, ['closedByDayFor 10/11/2026 Sanitario']],
    ['no way for its health', transfer, 6, inside, []],
    ['any other way', transfer, 6, { ...inside, dte_motive: 'INV' }, ['closedByDayFor 10/11/2026 Sanitario']],
    ['nothing once it has ended', transfer, 10, { ...inside, quarantine_end: '2026-11-20' }, []],
    ['nothing before it begins', slaughter, 10, { ...inside, quarantine_start: '2026-11-22' }, []],
  ])('closes %s', (_what, eventType, target, values, codes) => {
    expect(said(34, eventType, values, { target })).toMatchObject({ codes });
  });
});
