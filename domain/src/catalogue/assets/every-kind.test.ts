import { describe, expect, it } from 'vitest';
import { buildEveryKind } from './build-every-kind';
import { modelRules } from '../model-rules/model-rules';
import { fieldKindNames } from '../../engine/fields/index';

const model = buildEveryKind(11, [1, 6]);

describe('the model of every kind', () => {
  it('has a field of each', () => {
    expect(new Set(model.attributes.map(({ type }) => type))).toEqual(new Set(fieldKindNames));
  });

  it('survives being written down', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });

  it.each(
    modelRules
      .filter(({ name }) => name !== 'is in chains that list it')
      .map((rule) => [rule.name, rule] as const),
  )('keeps the rule: %s', (_name, rule) => {
    expect(rule.check(model)).toEqual([]);
  });
});
