import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { checkField } from './check-field';
import { formatField, speakField } from './format-field';
import { parseColor } from './color';

const presets = [
  { color: '#f5d800', label: { es: 'Amarillo', en: 'Yellow' } },
  { color: '#B5651D', label: { es: 'Marrón claro', en: 'Light brown' } },
];
const tag = buildField({ name: 'tag', type: 'colorx', presets });
const [es, en] = [buildLocale(), buildLocale({ language: 'en' })];
const read = (raw: unknown) => {
  const { value, issues } = checkField(tag, raw, es);
  return issues[0]?.code ?? value;
};

describe('a colour', () => {
  it.each<[unknown, string | null]>([
    ['#F5D800', '#F5D800'],
    ['f5d800', '#F5D800'],
    [' #fd0 ', '#FFDD00'],
    ['amarillo', '#F5D800'],
    ['YELLOW', '#F5D800'],
    ['marron  claro', '#B5651D'],
    ['', null],
    ['  ', null],
    ['rojizo', 'notAColor'],
    ['#F5D80', 'notAColor'],
    ['#F5D80G', 'notAColor'],
    ['#F5D800FF', 'notAColor'],
    ['##FFF', 'notAColor'],
    ['rgb(1,2,3)', 'notAColor'],
    [0xf5d800, 'wrongType'],
    [['#F5D800'], 'wrongType'],
    [{ color: '#F5D800' }, 'wrongType'],
    [true, 'wrongType'],
  ])('from %j is %j', (raw, expected) => {
    expect(read(raw)).toBe(expected);
  });

  it('is called by its name where it has one', () => {
    expect(formatField(tag, '#F5D800', es)).toBe('Amarillo');
    expect(formatField(tag, '#F5D800', en)).toBe('Yellow');
    expect(formatField(tag, '#123456', en)).toBe('#123456');
  });

  it.each([
    ['#F5D800', 'Amarillo', 'Yellow'],
    ['#F4D603', 'Amarillo', 'Yellow'],
    ['#B5651E', 'Marrón claro', 'Light brown'],
    ['#8A5A33', 'Marrón', 'Brown'],
    ['#1E1B19', 'Negro', 'Black'],
    ['#FFFFFF', 'Blanco', 'White'],
    ['#1D4F90', 'Azul', 'Blue'],
    ['#102E60', 'Azul noche', 'Navy'],
    ['#708238', 'Verde oliva', 'Olive green'],
  ])('%s is spoken of as %s, and as %s', (color, inSpanish, inEnglish) => {
    expect([speakField(tag, color, es), speakField(tag, color, en)]).toEqual([inSpanish, inEnglish]);
  });

  it('is spoken of by a name of its own field first, and by a word whatever it is', () => {
    const hides = buildField({
      name: 'hide',
      type: 'colorx',
      presets: [{ color: '#8B5A2B', label: { es: 'Tostado', en: 'Tan' } }],
    });
    expect(speakField(hides, '#8A5A33', es)).toBe('Tostado');
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9A-F]{6}$/), (color) => {
        expect(speakField(tag, color, es)).toMatch(/^[A-Z][a-zó ]+$/);
      }),
    );
    expect(speakField(tag, null, es)).toBe('');
  });

  it('has one writing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/), (text) => {
        const color = parseColor(text);
        expect(color).toMatch(/^#[0-9A-F]{6}$/);
        expect(parseColor(text.toLowerCase())).toBe(color);
        expect(parseColor(text.toUpperCase())).toBe(color);
      }),
    );
  });
});
