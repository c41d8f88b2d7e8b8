import { describe, expect, it } from 'vitest';
import { malt } from '../../catalogue/assets/malt';
import { maltFace } from '../../catalogue/assets/malt-face';
import { applyTemplate } from './template';
import { additionsOf } from './additions';
import { colourName } from './colour-names';

const additions = [
  { key: 1, ingredient: 'lúpulo Saaz', quantity: 34 },
  { key: 2, ingredient: ' lúpulo Saaz ', quantity: 8 },
  { key: 3, ingredient: 'levadura' },
  { key: 4, ingredient: '' },
];

describe('what went in beside', () => {
  it('is named once each, and never how much it was', () => {
    expect(additionsOf(malt.attributes, maltFace, { additions })).toEqual({
      title: { es: 'Además de la malta', en: 'Besides malt' },
      names: ['lúpulo Saaz', 'levadura'],
    });
  });

  it('is nothing where nobody wrote it, a template took it off, or a model has no such list', () => {
    expect(additionsOf(malt.attributes, maltFace, {})).toBeNull();
    expect(additionsOf(malt.attributes, maltFace, { additions: [] })).toBeNull();
    const off = applyTemplate(malt, {
      ...{ sections: [], images: [], description: { es: '', en: '' } },
      fields: [{ name: 'additions', isEnabled: false }],
    });
    expect(additionsOf(off.attributes, maltFace, { additions })).toBeNull();
    const { additions: _none, ...face } = maltFace;
    expect(additionsOf(malt.attributes, face, { additions })).toBeNull();
  });
});

it.each([
  [3, 'straw'],
  [12, 'pale gold'],
  [12.1, 'gold'],
  [38, 'copper'],
  [400, 'black'],
])('calls %d EBC %s', (value, name) => {
  expect(colourName('ebc', value).en).toBe(name);
});
