import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAttribute } from '../../catalogue/assets/build-model';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { foldKey } from '../../fold';
import { spansOf } from './mark-words';

const attribute = (name: string) => {
  const found = cowAr.attributes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no attribute is called ${name}`);
  return found;
};

/** What is shown with its marked parts in brackets. */
function marked(name: string, shown: string, ...words: readonly string[]): string {
  const spans = spansOf(
    attribute(name),
    shown,
    words.map((text) => ({ text })),
  );
  return spans.reduceRight(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    shown,
  );
}

describe('spansOf', () => {
  it.each([
    ['notes', 'Revisar en la PRÓXIMA manga', ['proxima'], 'Revisar en la [PRÓXIMA] manga'],
    ['notes', 'manga, Manga', ['manga'], '[manga], [Manga]'],
    ['notes', 'El Ñandú', ['n\u007fandu'], 'El [Ñandú]'],
    ['notes', 'nana', ['n\u007fan'], 'nana'],
    ['notes', 'abcd', ['abc', 'bcd'], '[abcd]'],
    ['notes', 'Straße', ['strass'], '[Straß]e'],
    ['breed', 'Aberdeen Angus', ['angus', 'aber'], '[Aber]deen [Angus]'],
    ['visual_tag', 'KD482 C317 6', ['82c3'], 'KD4[82 C3]17 6'],
    ['visual_tag', 'KD482 C317 6', ['kd482 c317 6'], '[KD482 C317 6]'],
    ['dam_tag', 'KD482 C317 6', ['kd482c'], '[KD482 C]317 6'],
    ['notes', '100% _', ['%', '_'], '100[%] [_]'],
    ['notes', 'norte', ['sur'], 'norte'],
  ])('marks in %s of %j what %j finds', (name, shown, words, expected) => {
    expect(marked(name, shown, ...words)).toBe(expected);
  });

  it('marks the digits of a telephone number', () => {
    const phone = buildAttribute({ name: 'phone', type: 'phone' });
    expect(spansOf(phone, '+54 11 4839-1234', [{ text: '48391' }])).toEqual([[7, 13]]);
  });

  it('marks a part of any text that a search for it finds', () => {
    const notes = attribute('notes');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        const shown = typed.normalize('NFC');
        const word = foldKey(shown).split(' ')[0] ?? '';
        for (const [from, to] of spansOf(notes, shown, [{ text: word }]))
          expect(foldKey(shown.slice(from, to))).toContain(word);
      }),
    );
  });
});
