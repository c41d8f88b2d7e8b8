import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { QrTemplate } from '../../model/qr-template';
import {
  applyTemplate,
  checkTemplate,
  completeTemplate,
  sectionOrder,
  takenOff,
  templateFields,
} from './template';
import { blankTemplate, changesOf } from './template-changes';

const nothingShut = new Set<string>();
const shownAt = (isOn: boolean) =>
  cowAr.attributes.find(({ qr }) => qr?.isUserConfigurable === true && qr.isEnabled === isOn)?.name ?? '';
const fixedName = cowAr.attributes.find(({ qr }) => qr?.isUserConfigurable === false)?.name ?? '';
const on = shownAt(true);
const off = shownAt(false);
const said = (more: Partial<QrTemplate>): QrTemplate => ({ ...blankTemplate, ...more });

describe('a template', () => {
  it('says why something cannot be chosen', () => {
    const reasons = (shut: ReadonlySet<string>) =>
      new Map(templateFields(cowAr, 'identeco', null, shut).map((each) => [each.attribute.name, each]));
    expect(reasons(nothingShut).get(on)).toMatchObject({ isEnabled: true, reason: null });
    expect(reasons(nothingShut).get(fixedName)).toMatchObject({ isEnabled: true, reason: 'always' });
    expect(reasons(nothingShut).get('purchase_price')).toMatchObject({ isEnabled: false, reason: 'private' });
    expect(reasons(new Set([on])).get(on)).toMatchObject({ isEnabled: true, reason: 'shut' });
  });

  it('refuses what the page has not and what it cannot choose', () => {
    const check = (name: string, isEnabled: boolean) =>
      checkTemplate(cowAr, 'identeco', said({ fields: [{ name, isEnabled }] })).map(({ field }) => field);
    expect(check(on, false)).toEqual([]);
    expect(check(fixedName, true)).toEqual([]);
    expect(check(fixedName, false)).toEqual([fixedName]);
    expect(check('purchase_price', true)).toEqual(['purchase_price']);
    expect(check('no_such_thing', true)).toEqual(['no_such_thing']);
    // A page of a product has no lineage.
    const lineage = said({ sections: ['genealogy'] });
    expect(checkTemplate(cowAr, 'produktoTrupo', lineage)).toHaveLength(1);
  });

  it('turns and orders attributes and nothing else of a model', () => {
    const fields = [
      { name: off, isEnabled: true },
      { name: on, isEnabled: false },
    ];
    const { attributes } = applyTemplate(cowAr, said({ fields }));
    const named = attributes.filter(({ name }) => name === on || name === off);
    expect(named.map(({ name, qr }) => [name, qr?.isEnabled])).toEqual([
      [off, true],
      [on, false],
    ]);
    expect(attributes.map(({ name }) => name).toSorted()).toEqual(
      cowAr.attributes.map(({ name }) => name).toSorted(),
    );
    expect([...takenOff(cowAr, said({ fields }))]).toEqual([on]);
    // What was off from the start may be in a sentence of the model.
    expect([...takenOff(cowAr, said({ fields: [{ name: off, isEnabled: false }] }))]).toEqual([]);
  });

  it('puts the groups that it names first', () => {
    expect(sectionOrder('produktoTrupo', said({ sections: ['health', 'product'] }))).toEqual([
      ...['health', 'product', 'certificates', 'quality', 'origin', 'life'],
    ]);
  });

  it('tells what a version changed', () => {
    const whole = (template: QrTemplate | null) => completeTemplate(cowAr, 'identeco', template);
    const turned = said({ fields: [{ name: on, isEnabled: false }], description: { es: 'Hola', en: '' } });
    expect(changesOf(whole(null), whole(blankTemplate))).toEqual([]);
    expect(changesOf(whole(null), whole(turned))).toMatchObject([
      { kind: 'hidden', names: [on] },
      { kind: 'description' },
    ]);
    expect(changesOf(whole(turned), whole(said({ sections: ['life'], images: ['a'] })))).toMatchObject([
      { kind: 'shown', names: [on] },
      { kind: 'order' },
      { kind: 'description' },
      { kind: 'images' },
    ]);
  });
});
