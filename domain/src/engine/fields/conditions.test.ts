import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { buildAttribute, buildField, buildModel } from '../../catalogue/assets/build-model';
import { placeAt } from './place';
import type { Values } from '../../model/value';
import { allowedFields } from '../access/field-access';
import { dropHidden, holds, visibleSteps, type FormMode } from './conditions';

const scope = { boxSubtype: 6, companyTiers: [] };

function shownIn(mode: FormMode, values: Values, subtype = 6) {
  const access = mode === 'new' ? 'new' : mode === 'update' ? 'edit' : 'list';
  const allowed = allowedFields(cowAr, access, { ...scope, boxSubtype: subtype });
  const steps = visibleSteps(cowAr, allowed, mode, values);
  const fields = steps.flatMap((step) => step.sections.flatMap((section) => section.fields));
  return { steps: steps.map((step) => step.name), fields: fields.map((field) => field.name), whole: steps };
}

describe('holds', () => {
  const condition = { parentField: 'a', parentValue: ['X', 'true'] };
  it.each<[Values, boolean]>([
    [{ a: 'X' }, true],
    [{ a: 'Y' }, false],
    [{ a: ['Y', 'X'] }, true],
    [{ a: ['Y'] }, false],
    [{ a: true }, true],
    [{ a: false }, false],
    [{ a: '' }, false],
    [{ a: null }, false],
    [{}, false],
  ])('of %j is %s', (values, expected) => {
    expect(holds(condition, values)).toBe(expected);
  });

  it.each<[Values, boolean]>([
    [{}, true],
    [{ a: [] }, true],
    [{ a: 'X' }, false],
    [{ a: [{ storageName: 'k', originalName: 'a.pdf' }] }, false],
    [{ a: placeAt([1, 2]) }, false],
    [{ a: [{ key: 1 }] }, false],
  ])('of nothing in %j is %s', (values, expected) => {
    expect(holds({ parentField: 'a', parentValue: [''] }, values)).toBe(expected);
  });
});

describe('dropHidden', () => {
  const hiddenBy = (name: string, parentField: string, ...parentValue: string[]) =>
    buildField({ name, type: 'text', hideCondition: { parentField, parentValue } });
  const plain = buildField({ name: 'a', type: 'text' });

  it('empties what a condition hides, and keeps the rest', () => {
    const fields = [plain, hiddenBy('b', 'a', 'X')];
    expect(dropHidden(fields, { a: 'X', b: '1', c: '2' })).toEqual({ a: 'X', b: null, c: '2' });
    expect(dropHidden(fields, { a: 'Y', b: '1' })).toEqual({ a: 'Y', b: '1' });
  });

  it('judges what a hidden value hid without it', () => {
    const fields = [plain, hiddenBy('b', 'a', 'X'), hiddenBy('c', 'b', '1')];
    expect(dropHidden(fields, { a: 'X', b: '1', c: 'kept' })).toEqual({ a: 'X', b: null, c: 'kept' });
    expect(dropHidden(fields, { a: 'Y', b: '1', c: 'gone' })).toEqual({ a: 'Y', b: '1', c: null });
  });

  it('ends, also where two fields hide each other', () => {
    const fields = [hiddenBy('a', 'b', '1'), hiddenBy('b', 'a', '1')];
    expect(dropHidden(fields, { a: '1', b: '1' })).toEqual({ a: null, b: null });
  });
});

describe('the steps of a form', () => {
  it('of a new animal are those with something to fill', () => {
    expect(shownIn('new', {}).steps).toEqual([
      'identification',
      'animal',
      'production',
      'reproduction',
      'origin',
      'certificates',
      'genealogy',
      'notes',
    ]);
  });

  it('end with its history when it is looked at, and only then', () => {
    expect(shownIn('view', {}).steps.at(-1)).toBe('history');
    expect(shownIn('update', {}).steps).not.toContain('history');
  });

  it('leave out steps and sections of which nothing may be seen', () => {
    const atFeedlot = shownIn('new', {}, 8);
    expect(atFeedlot.steps).not.toContain('genealogy');
    expect(atFeedlot.steps).not.toContain('reproduction');
    expect(shownIn('update', {}, 6).fields).not.toContain('entry_date');
    expect(shownIn('update', {}, 6).fields).not.toContain('hba');
    expect(shownIn('view', {}, 6).fields).toContain('hba');
    expect(atFeedlot.whole.every((step) => step.sections.every(({ fields }) => fields.length > 0))).toBe(
      true,
    );
  });

  it('follow what is chosen', () => {
    const female = shownIn('new', { sex: 'H', breed: 'AA', entry_type: 'NAC' }).fields;
    expect(female).toEqual(expect.arrayContaining(['reproductive_status', 'calvings']));
    for (const hidden of ['castrated', 'crossed_with', 'entry_dte', 'origin_renspa'])
      expect(female).not.toContain(hidden);
    const male = shownIn('new', { sex: 'M', breed: 'GC', entry_type: 'COM' }).fields;
    expect(male).toEqual(expect.arrayContaining(['castrated', 'crossed_with', 'entry_dte']));
    expect(male).not.toContain('calvings');
  });

  it('leave out a view-only step also when its fields might be edited', () => {
    const model = buildModel([buildAttribute({ name: 'a', type: 'text' })]);
    const steps = model.form.steps.map((each) => ({ ...each, onlyView: true as const }));
    const seen = (mode: FormMode) =>
      visibleSteps({ form: { layout: 'flat', steps } }, model.attributes, mode, {});
    expect([seen('new'), seen('update'), seen('view')].map((each) => each.length)).toEqual([0, 0, 1]);
  });

  it('do not ask for a field that they hide, and show it where the record is read', () => {
    const model = buildModel([
      buildAttribute({ name: 'a', type: 'text' }),
      buildAttribute({ name: 'b', type: 'text', hideOnSBS: true }),
    ]);
    const seen = (mode: FormMode) =>
      visibleSteps(model, model.attributes, mode, {}).flatMap((step) =>
        step.sections.flatMap(({ fields }) => fields.map(({ name }) => name)),
      );
    expect([seen('new'), seen('update'), seen('view')]).toEqual([['a'], ['a'], ['a', 'b']]);
  });

  it('keep the titles and hints of what is left', () => {
    const [first] = shownIn('new', {}).whole;
    expect(first?.title).toEqual({ es: 'Identificación', en: 'Identification' });
    expect(first?.sections.map((section) => section.title.es)).toEqual([
      'Identificación',
      'Categoría y raza',
    ]);
  });
});
