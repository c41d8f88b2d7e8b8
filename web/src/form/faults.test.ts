import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { issue } from '@huella/domain/model/errors';
import type { VisibleStep } from '@huella/domain/engine/fields/conditions';
import { foldAlternatives, looseIssues, placeFaults } from './faults';

const words = (text: string) => ({ es: text, en: text });
const field = (name: string): Field => ({ name, label: words(name), type: 'text' });
const step = (name: string, ...names: string[]): VisibleStep => ({
  name,
  title: words(name),
  sections: [{ title: words(name), fields: names.map(field) }],
});
const steps = [step('one', 'tag', 'sex'), step('two', 'weight')];

describe('placeFaults', () => {
  it('orders faults as the form does, whatever order they came in', () => {
    const found = [issue('weight', 'notANumber'), issue('tag', 'notUnique')];
    expect(placeFaults(steps, found).map((fault) => [fault.step, fault.field.name])).toEqual([
      ['one', 'tag'],
      ['two', 'weight'],
    ]);
  });

  it('puts what is wrong in a row at the field of its list', () => {
    const found = [issue('weight.3.lot', 'mandatory')];
    expect(placeFaults(steps, found).map((fault) => [fault.field.name, fault.issue.field])).toEqual([
      ['weight', 'weight.3.lot'],
    ]);
    expect(looseIssues(steps, found)).toEqual([]);
  });

  it('reports one fault of a field', () => {
    const found = [issue('tag', 'mandatory'), issue('tag', 'notUnique')];
    expect(placeFaults(steps, found).map((fault) => fault.issue.code)).toEqual(['mandatory']);
  });
});

describe('foldAlternatives', () => {
  it('counts fields of which one is enough once', () => {
    const either = (name: string, other: string): Field => ({
      ...field(name),
      validations: { oneOf: [other] },
    });
    const missing = (each: Field) => ({
      field: each,
      step: 'one',
      issue: issue(each.name, 'oneOfMissing', { fields: '' }),
    });
    const faults = [
      missing(either('tag', 'chip')),
      missing(either('chip', 'tag')),
      missing(either('a', 'b')),
    ];
    expect(foldAlternatives(faults).map((fault) => fault.field.name)).toEqual(['tag', 'a']);
  });
});

describe('looseIssues', () => {
  it('keeps what has no field, or none that is shown', () => {
    const found = [issue(null, 'badParam'), issue('gone', 'unknownField'), issue('tag', 'notUnique')];
    expect(looseIssues(steps, found).map((each) => each.code)).toEqual(['badParam', 'unknownField']);
  });
});
