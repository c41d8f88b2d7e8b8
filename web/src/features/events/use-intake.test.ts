import { describe, expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { buildLocale } from '@huella/domain/engine/fields/build-locale';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { checkRaw } from '../../form/form-subject';
import { eventFacts, eventSubject, surroundingNames } from './event-subject';
import { inputsOf } from './use-inputs';
import { intakeRowsOf, refusesOver, weighedBy } from './use-intake';

const [found, along] = [findEvent(malt, 103), findEvent(grain, 108)];
if (found?.intake === undefined || along === null) throw new Error('nothing is steeped');
const { intake } = found;
const steeping = found;
const locale = buildLocale();
const rows = [
  { id: 1, label: 'CE-1', quantity_available: 12.5 },
  { id: 2, label: 'CE-2', quantity_available: 8 },
];
const picked = [
  [2, ''],
  [1, ''],
] as const;
const inputs = inputsOf(along, { picked, taken: { 1: '3' } }, rows, locale);

describe('what goes into an asset', () => {
  it('is named as it is found, and sent with how much of each', () => {
    expect(inputs.map(({ label, left, taken }) => [label, left, taken])).toEqual([
      ['CE-2', 8, 8],
      ['CE-1', 12.5, 3],
    ]);
    expect(intakeRowsOf(intake, inputs)).toEqual([
      { key: 1, grain: ['2'], tonnes: 8 },
      { key: 2, grain: ['1'], tonnes: 3 },
    ]);
    expect([intakeRowsOf(intake, []), intakeRowsOf(undefined, inputs)]).toEqual([null, null]);
  });

  it('is weighed against what there is of the asset', () => {
    expect(surroundingNames(malt, steeping)).toContain('quantity');
    const around = new Map([['quantity', [11_200]]]);
    expect(weighedBy(steeping, inputs, {}, around)).toMatchObject({
      inputs: 11,
      outputs: 11.2,
      isOver: true,
    });
    expect(weighedBy(steeping, inputs, {}, new Map())).toMatchObject({ outputs: null, isOver: false });
    expect([weighedBy(steeping, [], {}, around), weighedBy(steeping, undefined, {}, around)]).toEqual([
      null,
      null,
    ]);
    expect(refusesOver(steeping)).toBe(false);
  });

  it('is weighed against what is made of it later', () => {
    const kilning = findEvent(malt, 105);
    if (kilning === null) throw new Error('nothing is kilned');
    expect(surroundingNames(malt, kilning)).toContain('grain_steeped');
    const around = new Map([['grain_steeped', [30_000]]]);
    expect(weighedBy(kilning, undefined, { quantity: 31_000 }, around)).toMatchObject({
      inputs: 30_000,
      outputs: 31_000,
      isOver: true,
    });
    expect(weighedBy(kilning, undefined, { quantity: 31_000 }, new Map())).toBeNull();
    expect(refusesOver(kilning)).toBe(false);
  });

  it('leaves what is from elsewhere to be written only where there is nothing', () => {
    const scope = { boxSubtype: 36, companyTiers: [] };
    const headerTitle = { es: 'Cuándo', en: 'When' };
    const issuesWith = (value: ReturnType<typeof intakeRowsOf>) => {
      const subject = eventSubject({
        ...{
          model: malt,
          event: steeping,
          scope,
          locale,
          headerTitle,
          now: new Date('2026-11-21T13:00:00Z'),
        },
        ...{ around: new Map([[intake.rows, [value]]]), without: [intake.rows] },
      });
      return checkRaw(subject, { steep_moisture: '44' }).issues.map(({ field, code }) => [field, code]);
    };
    expect(issuesWith(null)).toContainEqual(['grain_inputs', 'mandatory']);
    expect(issuesWith(intakeRowsOf(intake, inputs))).not.toContainEqual(['grain_inputs', 'mandatory']);
  });

  it('is shown as a side, not as what the event keeps', () => {
    const values = {
      grain_inputs: [{ key: 1, uniqueid: 'BO-1', kilos: 400 }],
      water_m3: 20,
    };
    expect(eventFacts(steeping, values).keeps.map(({ field }) => field.name)).toEqual(['water_m3']);
  });
});
