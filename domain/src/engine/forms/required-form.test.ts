import { beforeAll, describe, expect, it } from 'vitest';
import { composeBoxModel } from '../../catalogue/records/box';
import { company } from '../../catalogue/records/company';
import { everyCompany } from '../../catalogue/records/establishing';
import { recordScope } from '../../catalogue/records/record-parts';
import { user } from '../../catalogue/records/user';
import { loadCommonOptions } from '../../reference/common-options';
import type { RecordModel } from '../../model/record-model';
import type { Values } from '../../model/value';
import { visibleSteps } from '../fields/conditions';
import { checkForm } from './check-form';
import { defaultValues } from './defaults';
import { requiredForm } from './required-form';

const locale = { language: 'es', today: '2026-11-26', zone: 'UTC' } as const;

beforeAll(() => loadCommonOptions(company.attributes));

function asked(model: RecordModel, values: Values): readonly string[] {
  const steps = visibleSteps(model, model.attributes, 'new', values);
  expect(steps).toHaveLength(1);
  return steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields.map(({ name }) => name)));
}

describe('a form of what has to be said', () => {
  it('asks a user, a company and an establishment for little', () => {
    expect(asked(requiredForm(user), {})).toEqual(['firstname', 'lastname', 'timezone', 'language']);
    expect(asked(requiredForm(company), { suplychain: '11', l1: 'AR' })).toEqual([
      ...['company_name', 'suplychain', 'l1', 'rol', 'tax_id_ar'],
    ]);
    for (const each of everyCompany)
      expect(asked(requiredForm(composeBoxModel(each, [])), { accepts: 'chain' })).toEqual([
        ...['name', 'alias', 'subtype', 'l2', 'l3'],
      ]);
  });

  it('keeps every field and every check of the whole form', () => {
    const whole = composeBoxModel({ chain: 11, country: 'AR', rol: 'Productor' }, []);
    const model = requiredForm(whole);
    expect(model.attributes).toBe(whole.attributes);
    const start = defaultValues(model.attributes, recordScope.boxSubtype, locale, new Date());
    const said = { name: 'La Paz', alias: 'la-paz', subtype: '6', l2: 'B|AR', l3: 'Azul' };
    const check = (raw: Values) =>
      checkForm({ model, mode: 'new', scope: recordScope, locale, raw, before: {} }).issues.map(
        ({ field, code }) => [field, code],
      );
    // What it does not ask for is what the model begins with.
    expect(check({ ...start, ...said })).toEqual([]);
    expect(check({ ...start, ...said, l3: null })).toEqual([['l3', 'mandatory']]);
  });
});
