import { describe, expect, it } from 'vitest';
import type { Field, FieldOf } from '@huella/domain/model/field';
import { issue, warning } from '@huella/domain/model/errors';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';
import { isRequired, statusOf, type StepProgress } from './step-status';

const words = (text: string) => ({ es: text, en: text });
const field = (name: string, validations: FieldOf<'text'>['validations'] & object = {}): Field => ({
  name,
  label: words(name),
  type: 'text',
  validations,
});
const sex = field('sex', { mandatory: true });
const permit = field('permit', { mandatoryWhen: { parentField: 'entry', parentValue: ['COM'] } });
const step = (...fields: Field[]): VisibleStep => ({
  name: 'one',
  title: words('One'),
  sections: [{ title: words('a'), fields }],
});
const fresh: StepProgress = { values: {}, issues: [], shown: [], isSeen: true };

describe('isRequired', () => {
  it('follows the row where the model says when', () => {
    expect(isRequired(sex, {})).toBe(true);
    expect(isRequired(permit, { entry: 'COM' })).toBe(true);
    expect(isRequired(permit, { entry: 'NAC' })).toBe(false);
  });
});

describe('statusOf', () => {
  const missing = [issue('sex', 'mandatory')];

  it('counts what is to be filled before anything was checked', () => {
    expect(statusOf(step(sex, permit), { ...fresh, issues: missing })).toEqual({
      kind: 'open',
      fields: 2,
      required: 1,
    });
  });

  it('counts faults once they are shown', () => {
    const progress = { ...fresh, issues: missing, shown: missing };
    expect(statusOf(step(sex), progress)).toEqual({ kind: 'faulty', count: 1 });
  });

  it('is complete when nothing is wrong and something is filled', () => {
    expect(statusOf(step(sex), { ...fresh, values: { sex: 'H' } })).toEqual({ kind: 'complete' });
  });

  it('is not complete by defaults alone, before the step was seen', () => {
    const progress = { ...fresh, values: { sex: 'H' }, isSeen: false };
    expect(statusOf(step(sex), progress)).toEqual({ kind: 'open', fields: 1, required: 1 });
  });

  it('is complete in spite of warnings', () => {
    const odd = [warning('sex', 'ageMismatch', { months: 3 })];
    const progress = { ...fresh, values: { sex: 'H' }, issues: odd, shown: odd };
    expect(statusOf(step(sex), progress)).toEqual({ kind: 'complete' });
  });

  it('is optional when it needs nothing and holds nothing', () => {
    expect(statusOf(step(field('notes')), fresh)).toEqual({ kind: 'optional' });
  });

  it('counts one of several as needed once', () => {
    const either = [field('tag', { oneOf: ['chip'] }), field('chip', { oneOf: ['tag'] })];
    expect(statusOf(step(...either), fresh)).toEqual({ kind: 'open', fields: 2, required: 1 });
  });
});
