import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/field';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from '../fields/build-locale';
import type { Values } from '../../model/value';
import { checkFields, firstPerField, type FieldsInput } from './check-fields';
import { issue, warning } from '../../model/errors';

const noun = { one: { es: 'fila', en: 'row' }, many: { es: 'filas', en: 'rows' } };
const option = (key: string, fk?: readonly string[]) => ({
  key,
  label: { es: `Opción ${key}`, en: `Option ${key}` },
  ...(fk === undefined ? {} : { fk }),
});

/** The fields of a row, with each rule that there can be between them. */
const rowFields: readonly Field[] = [
  buildField({ name: 'kind', type: 'select', values: [option('cow'), option('tree')] }),
  buildField({
    name: 'race',
    type: 'select',
    fkField: 'kind',
    values: [option('AA', ['cow']), option('OAK', ['tree'])],
  }),
  buildField({
    name: 'weight',
    type: 'number',
    hideCondition: { parentField: 'kind', parentValue: ['tree'] },
    validations: { max: { field: 'most' } },
  }),
  buildField({ name: 'most', type: 'number' }),
  buildField({ name: 'from', type: 'date' }),
  buildField({ name: 'until', type: 'date', validations: { min: { field: 'from' }, max: { today: {} } } }),
  buildField({
    name: 'why',
    type: 'text',
    validations: { mandatoryWhen: { parentField: 'kind', parentValue: ['tree'] } },
  }),
  buildField({ name: 'tag', type: 'text', validations: { oneOf: ['chip'] } }),
  buildField({ name: 'chip', type: 'text', validations: { oneOf: ['tag'] } }),
];
const subs = buildField({ name: 'subs', type: 'sub_detail', list: { noun, fields: rowFields } });
const details = buildField({ name: 'details', type: 'detail', list: { noun, fields: [...rowFields, subs] } });
const isOpen = buildField({ name: 'is_open', type: 'checkbox' });
const hideable: Field = { ...details, hideCondition: { parentField: 'is_open', parentValue: ['false'] } };

const check = (raw: FieldsInput['raw'], rest: Partial<FieldsInput> = {}) => {
  const fields = [details, isOpen];
  return checkFields({ fields, known: fields, mode: 'new', locale: buildLocale(), raw, before: {}, ...rest });
};
const said = (raw: FieldsInput['raw'], rest: Partial<FieldsInput> = {}) =>
  check(raw, rest).issues.map(({ field, code }) => `${field ?? ''} ${code}`);

const sound = { tag: 'x' };

describe('the rules between the fields of a row', () => {
  it.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{}, []],
    [{ kind: 'cow', race: 'AA', weight: 5, most: 9 }, []],
    [{ kind: 'tree', race: 'AA', why: 'x' }, ['race optionNotOffered']],
    [{ race: 'AA' }, ['race parentMissing']],
    [{ weight: 10, most: 9 }, ['weight aboveMax']],
    [{ from: '2026-03-02', until: '2026-03-01' }, ['until beforeMin']],
    [{ from: '2026-03-02', until: '2026-12-01' }, ['until afterMax']],
    [{ kind: 'tree' }, ['why mandatory']],
    [{ tag: '' }, ['tag oneOfMissing', 'chip oneOfMissing']],
    [{ tag: '', chip: 'y' }, []],
    // What was said of a value when it was read is said instead of what follows from it.
    [{ kind: 'tree', why: 'x'.repeat(300) }, ['why tooLong']],
    [{ weight: 'x', most: 9 }, ['weight notANumber']],
    [{ kind: 'fish', race: 'AA' }, ['kind notAnOption', 'race parentMissing']],
    // A hidden field is not asked, whatever it holds.
    [{ kind: 'tree', why: 'x', weight: 'x' }, []],
    [{ kind: 'tree', why: 'x', weight: 10, most: 9 }, []],
    [{ colour: 'red' }, ['colour unknownField']],
  ])('in %j are reported as %j', (row, expected) => {
    const raw = { details: [sound, { ...sound, key: 7, ...row }] };
    expect(said(raw)).toEqual(expected.map((each) => `details.7.${each}`));
    const nested = { details: [{ ...sound, key: 2, subs: [sound, { ...sound, key: 7, ...row }] }] };
    expect(said(nested)).toEqual(expected.map((each) => `details.2.subs.7.${each}`));
  });

  it('keep to their row: what is in another one helps nobody', () => {
    const rows = [
      { key: 1, tag: 'x', most: 3 },
      { key: 2, weight: 9, chip: '' },
      { key: 3, tag: 'y', weight: 9 },
    ];
    expect(said({ details: rows })).toEqual(['details.2.tag oneOfMissing', 'details.2.chip oneOfMissing']);
  });

  it('name the fields of the row', () => {
    const [found] = check({ details: [{ key: 1 }] }, { locale: buildLocale({ language: 'en' }) }).issues;
    expect(found?.slots).toEqual({ fields: 'Field tag, Field chip' });
    const [parent] = check({ details: [{ ...sound, kind: 'tree', race: 'AA', why: 'x' }] }).issues;
    expect(parent?.slots).toEqual({ parent: 'Opción tree' });
  });

  it('leave nothing in a hidden field of a row, and nothing twice in what is kept', () => {
    const row = { kind: 'tree', why: 'x', weight: 5, tag: 'x' };
    const { values, issues } = check({ details: [{ ...row, subs: [row] }] });
    const kept = { kind: 'tree', why: 'x', tag: 'x', key: 1 };
    expect(values['details']).toEqual([{ ...kept, subs: [kept] }]);
    expect(issues).toEqual([]);
    expect(check({ details: values['details'] }).values).toEqual(values);
  });

  it('are asked of a list only where it is shown', () => {
    const fields = [hideable, isOpen];
    const raw = { is_open: false, details: [{ key: 1, weight: 'x', nonsense: 1 }] };
    const { values, issues } = check(raw, { fields, known: fields });
    expect([values['details'], issues]).toEqual([null, []]);
    expect(said({ ...raw, is_open: true }, { fields, known: fields })).toEqual([
      'details.1.weight notANumber',
      'details.1.nonsense unknownField',
      'details.1.tag oneOfMissing',
      'details.1.chip oneOfMissing',
    ]);
  });

  it('are reported once for the whole list where it cannot be taken apart', () => {
    expect(said({ details: 'nonsense' })).toEqual(['details mandatory']);
    expect(said({ details: [sound, 3] })).toEqual(['details wrongType']);
  });

  it('judge a list as it will be: one that an edit does not name, too', () => {
    const before: Values = { details: [{ key: 1, tag: 'x', weight: 10, most: 9 }] };
    expect(said({ is_open: true }, { mode: 'edit', before })).toEqual(['details.1.weight aboveMax']);
    expect(said({ details: '' }, { mode: 'edit', before })).toEqual([]);
  });

  it('are computed where a field of theirs follows from others, whatever was sent', () => {
    const fields = [
      buildField({
        name: 'details',
        type: 'detail',
        list: {
          noun,
          fields: [
            buildField({ name: 'heads', type: 'number' }),
            buildField({ name: 'each', type: 'float' }),
            buildField({
              name: 'total',
              type: 'float',
              disabled: true,
              computed: { rule: 'product', of: ['heads', 'each'] },
            }),
          ],
        },
      }),
    ];
    const details = [
      { key: 1, heads: 3, each: 2.5, total: 99 },
      { heads: 4, total: 99 },
    ];
    const { values, issues } = check({ details }, { fields, known: fields });
    expect(issues).toEqual([]);
    expect(values['details']).toEqual([
      { key: 1, heads: 3, each: 2.5, total: 7.5 },
      { key: 2, heads: 4 },
    ]);
  });

  it('are quick over the longest list there may be', () => {
    const row = { kind: 'cow', race: 'OAK', weight: 10, most: 9 };
    const rows = Array.from({ length: 1_000 }, (_, at) => ({ ...row, key: at + 1 }));
    const start = performance.now();
    expect(check({ details: rows }).issues).toHaveLength(4_000);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('several chosen keys', () => {
  it('are all offered under the parent', () => {
    const kind = buildField({ name: 'kind', type: 'select', values: [option('a'), option('b')] });
    const values = [option('1', ['a']), option('2', ['a', 'b']), option('3')];
    const many = buildField({ name: 'many', type: 'multiselectbox', fkField: 'kind', values });
    const fields = [kind, many];
    expect(said({ kind: 'b', many: ['2', '3'] }, { fields, known: fields })).toEqual([]);
    expect(said({ kind: 'b', many: ['1', '2'] }, { fields, known: fields })).toEqual([
      'many optionNotOffered',
    ]);
  });
});

describe('firstPerField', () => {
  it('keeps one issue a place, errors before warnings and first said before later', () => {
    const issues = [
      warning('a', 'wrongType'),
      issue('b', 'mandatory'),
      issue('a', 'badText'),
      issue('b', 'wrongType'),
    ];
    expect(firstPerField(issues).map(({ field, code }) => [field, code])).toEqual([
      ['b', 'mandatory'],
      ['a', 'badText'],
    ]);
  });
});
