import { beforeAll, describe, expect, it } from 'vitest';
import type { RecordModel } from '../../model/record-model';
import type { Locale, Values } from '../../model/value';
import { checkForm } from '../../engine/forms/check-form';
import { changeValue } from '../../engine/forms/dependents';
import { visibleSteps } from '../../engine/fields/conditions';
import { loadCommonOptions } from '../../reference/common-options';
import { timeZones, zoneOfCountry } from '../../reference/time-zones';
import { allowedFields } from '../../engine/access/field-access';
import { everyCompany, openTypes } from './establishing';
import { composeBoxModel } from './box';
import { company } from './company';
import { recordScope, taxIdOf } from './record-parts';
import { user } from './user';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'UTC', country: 'AR' };
const ranch = { chain: 11, country: 'AR', rol: 'Productor' };
const plants = [
  { id: 7, name: 'Planta', subtype: 10 },
  { id: 8, name: 'Campo', subtype: 6 },
];

const models: readonly (readonly [string, RecordModel])[] = [
  ['company', company],
  ['user', user],
  ['box of a ranch', composeBoxModel(ranch, plants)],
  ...everyCompany.map(
    (each) => [`box of ${Object.values(each).join(' ')}`, composeBoxModel(each, [])] as const,
  ),
];

beforeAll(() => loadCommonOptions(company.attributes));

describe.each(models)('the model of a %s', (_name, model) => {
  const names = model.attributes.map(({ name }) => name);

  it('is data, with each field once and in one step', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
    const placed = model.form.steps.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
    expect([...placed].sort()).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  it('names in its conditions only fields and options that it has', () => {
    const named = model.attributes.flatMap(({ fkField, hideCondition, values = [] }) => [
      ...(fkField === undefined ? [] : [fkField]),
      ...(hideCondition === undefined ? [] : [hideCondition.parentField]),
      ...values.flatMap(({ when = [] }) => when.map(({ parentField }) => parentField)),
    ]);
    for (const name of named) expect(names).toContain(name);
  });
});

const codes = (model: RecordModel, raw: Values) =>
  Object.fromEntries(
    checkForm({ model, mode: 'new', scope: recordScope, locale, raw, before: {} }).issues.map(
      ({ field, code }) => [field, code],
    ),
  );

describe('a company', () => {
  const whole: Values = {
    company_name: 'Estancia La Paz',
    suplychain: '11',
    l1: 'AR',
    rol: 'Productor',
    tax_id_ar: '30-50001091-2',
  };

  it('is whole with a name, its chain, country and role, and the tax number of that country', () => {
    expect(codes(company, whole)).toEqual({});
    expect(taxIdOf({ tax_id_ar: '30500010912' })).toBe('30500010912');
    expect(codes(company, { ...whole, l1: 'UY' })).toEqual({ tax_id_uy: 'mandatory' });
    expect(codes(company, { ...whole, tax_id_ar: '30-50001091-3' })).toEqual({
      tax_id_ar: 'wrongCheckDigit',
    });
  });

  it.each([
    [{ suplychain: '12' }, {}],
    [{ suplychain: '5' }, { rol: 'optionNotOffered' }],
    [
      { l1: 'BE', tax_id_be: '0403 170 701' },
      { l1: 'optionNotOffered', rol: undefined },
    ],
    [{ rol: 'Servicio' }, { rol: 'optionNotOffered' }],
    [{ rol: 'Depositario' }, { rol: 'optionNotOffered' }],
    [{ company_email: 'nadie' }, { company_email: 'wrongEmail' }],
    [{ web_page: 'javascript:alert(1)' }, { web_page: 'wrongUrl' }],
    [{ cadena: '11' }, { cadena: 'unknownField' }],
  ])('with %j: %j', (more, expected) => {
    const found = codes(company, { ...whole, ...more });
    for (const [field, code] of Object.entries(expected)) expect(found[field]).toBe(code);
    if (Object.keys(expected).length === 0) expect(found).toEqual({});
  });

  it('keeps chain and role once it is there', () => {
    const editable = allowedFields(company, 'edit', recordScope).map(({ name }) => name);
    expect(editable).not.toContain('suplychain');
    expect(editable).not.toContain('rol');
    expect(editable).toContain('l1');
  });

  it('loses the role and the country that another chain does not have', () => {
    const fields = allowedFields(company, 'new', recordScope);
    expect(changeValue(fields, whole, 'suplychain', '5')).toMatchObject({ l1: 'AR', rol: null });
    expect(changeValue(fields, whole, 'suplychain', '13')).toMatchObject({ l1: null, rol: null });
    expect(changeValue(fields, whole, 'suplychain', '12')).toMatchObject({ l1: 'AR', rol: 'Productor' });
  });

  it.each([
    [{ suplychain: '11', l1: 'AR', rol: 'Industria' }, ['vat_status', 'health_register', 'monthly_capacity']],
    [{ suplychain: '12', l1: 'AR', rol: 'Depositario' }, ['vat_status', 'ruca', 'storage_capacity']],
    [{ suplychain: '14', l1: 'DK', rol: 'Industria' }, ['monthly_capacity', 'lwg_rating']],
    [{ suplychain: '13', l1: 'BE', rol: 'Productor' }, ['organic']],
  ])('asks a company of %j for %j', (values, expected) => {
    const [first] = visibleSteps(company, company.attributes, 'new', values);
    expect(first?.sections[1]?.fields.map(({ name }) => name)).toEqual(expected);
  });
});

describe('an establishment', () => {
  const whole: Values = {
    name: 'La Matilde',
    alias: 'la-matilde',
    subtype: '6',
    l1: 'AR',
    l2: 'B|AR',
    l3: 'Azul',
    timezone: 'America/Argentina/Buenos_Aires',
    accepts: 'chain',
  };
  const model = composeBoxModel(ranch, plants);

  it('has a type that its company may open, and that its parent may contain', () => {
    expect(codes(model, whole)).toEqual({});
    expect(codes(model, { ...whole, parent_box: '8' })).toEqual({});
    expect(codes(model, { ...whole, subtype: '10' })).toEqual({ subtype: 'notAnOption' });
    // A slaughterhouse holds no herds, so that it is no parent that a ranch could choose.
    expect(codes(model, { ...whole, parent_box: '7' })).toEqual({ parent_box: 'notAnOption' });
    expect(codes(model, { ...whole, parent_box: '8', subtype: '1' })).toEqual({
      subtype: 'optionNotOffered',
    });
  });

  it('asks for what its type and country have', () => {
    const shown = (subtype: string, of = ranch) => {
      const composed = composeBoxModel(of, []);
      const [first] = visibleSteps(composed, composed.attributes, 'new', { subtype });
      return first?.sections[1]?.fields.map(({ name }) => name) ?? [];
    };
    expect(shown('8')).toEqual(['renspa', 'surface', 'heads_capacity']);
    expect(shown('8', { ...ranch, country: 'UY' })).toEqual(['dicose', 'surface', 'heads_capacity']);
    expect(shown('31', { chain: 14, country: 'DK', rol: 'Industria' })).toEqual(['daily_hides', 'effluents']);
    expect(shown('1')).toEqual([]);
  });

  it('lists companies only where it accepts listed ones', () => {
    expect(codes(model, { ...whole, accepts: 'listed' })).toEqual({ senders: 'mandatory' });
    expect(codes(model, { ...whole, accepts: 'company', senders: null })).toEqual({});
    const [row] = [{ key: 1, alias: 'frigorifico-sur' }];
    expect(codes(model, { ...whole, accepts: 'listed', senders: [row] })).toEqual({});
  });

  it('offers at least one type to every company', () => {
    for (const each of everyCompany) expect(openTypes(each, null).length).toBeGreaterThan(1);
  });
});

describe('a user', () => {
  const whole: Values = { firstname: 'Ana', lastname: 'Pérez', timezone: 'UTC', language: 'es' };

  it('has two names, a zone and a language', () => {
    expect(codes(user, whole)).toEqual({});
    expect(codes(user, { ...whole, firstname: 'A' })).toEqual({ firstname: 'tooShort' });
    expect(codes(user, { ...whole, email: 'otra@huella.example' })).toEqual({ email: 'fieldNotAllowed' });
    expect(codes(user, { ...whole, phone: '1' })).toEqual({ phone: 'notAPhone' });
  });

  it('may live in any zone of the list, each of which is one', () => {
    for (const { key } of timeZones)
      expect(() => new Intl.DateTimeFormat('es', { timeZone: key })).not.toThrow();
    for (const zone of Object.values(zoneOfCountry))
      expect(timeZones.some(({ key }) => key === zone)).toBe(true);
  });
});
