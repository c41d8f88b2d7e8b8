import { describe, expectTypeOf, it } from 'vitest';
import type { FormModel } from './form-model';

/** A wrong form does not compile: the type check reads these, and nothing of them runs. */

const words = { es: 'x', en: 'x' };
const step = { name: 'a', title: words, sections: [{ title: words, fields: ['a'] }] } as const;

describe('the form of a record', () => {
  const formed = <Step>(...steps: readonly Step[]) => ({ layout: 'accordions' as const, steps });

  it('may have accordions, and steps that are only viewed', () => {
    expectTypeOf(formed(step)).toExtend<FormModel>();
    expectTypeOf(formed({ ...step, onlyView: true as const })).toExtend<FormModel>();
    expectTypeOf(formed({ ...step, onlyView: false as const })).not.toExtend<FormModel>();
  });

  it('has no step without a section', () => {
    expectTypeOf(formed({ ...step, sections: [] as const })).not.toExtend<FormModel>();
  });
});
