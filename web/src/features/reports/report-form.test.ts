import { describe, expect, it } from 'vitest';
import type { ReportInputView } from '@huella/domain/calls/reports';
import { changeInput, checkForm, offeredOptions, sentInputs, startingValues } from './report-form';

function input(name: string, more: Partial<ReportInputView> = {}): ReportInputView {
  return {
    ...{ name, type: 'text', label: name, options: [], dependsOn: null, defaultValue: null },
    validations: { mandatory: false, min: null, max: null, message: null },
    ...more,
  };
}
const grouping = input('grouping', { type: 'select' });
const entities = input('entities', {
  ...{ type: 'multiselect', dependsOn: 'grouping' },
  options: [
    { key: '1', label: 'Uno', fk: 'box' },
    { key: '2', label: 'Dos', fk: 'company' },
  ],
  validations: { mandatory: true, min: null, max: null, message: 'Elija' },
});
const days = input('days', {
  ...{ type: 'number', defaultValue: 90 },
  validations: { mandatory: true, min: 1, max: 730, message: null },
});
const inputs = [grouping, entities, days];

describe('the form of a report', () => {
  it('begins with what was filled in, else with what is proposed', () => {
    expect(startingValues(inputs, { grouping: 'box' })).toEqual({
      grouping: 'box',
      entities: null,
      days: 90,
    });
  });

  it('empties what depends on a value that changes, and offers what goes with it', () => {
    const changed = changeInput(inputs, { grouping: 'box', entities: ['1'], days: 5 }, 'grouping', 'company');
    expect(changed).toEqual({ grouping: 'company', entities: null, days: 5 });
    expect(offeredOptions(entities, changed).map(({ key }) => key)).toEqual(['2']);
    expect(offeredOptions(entities, {})).toEqual([]);
  });

  it.each([
    [{ entities: ['1'], days: 0 }, [['days', 'belowMin']]],
    [{ entities: ['1'], days: 731 }, [['days', 'aboveMax']]],
    [
      { entities: [], days: '' },
      [
        ['entities', 'mandatory'],
        ['days', 'mandatory'],
      ],
    ],
    [{ entities: ['1'], days: 'x' }, [['days', 'notANumber']]],
    [{ entities: ['1'], days: '45' }, []],
  ])('of %j says what is wrong', (values, wrong) => {
    expect(checkForm(inputs, values).map(({ field, code }) => [field, code])).toEqual(wrong);
  });

  it('sends what says something', () => {
    expect(sentInputs({ a: '', b: [], c: null, d: ['x'], e: 0 })).toEqual([
      { name: 'd', value: ['x'] },
      { name: 'e', value: 0 },
    ]);
  });
});
