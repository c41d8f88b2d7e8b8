import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import {
  electronicTagMasks,
  holdingMasks,
  officialTag,
  reidentifiedTag,
} from '../../catalogue/fields/cattle-fields';
import { buildLocale } from './build-locale';
import { applyMask, masked, stripMasked } from './masked';

const locale = buildLocale();
const visual = buildField({ name: 'visual_tag', type: 'masked', masks: [officialTag, reidentifiedTag] });
const electronic = buildField({ name: 'electronic_tag', type: 'masked', masks: electronicTagMasks });
const holding = buildField({ name: 'renspa', type: 'masked', masks: holdingMasks });

describe('stripMasked', () => {
  it('takes off of what a keyboard writes what it takes off of anything', () => {
    const typed = fc.string({ unit: 'binary-ascii' });
    fc.assert(
      fc.property(typed, (text) => {
        // With a letter beyond it looks at every kind of character.
        expect(`${stripMasked(text)}Ñ`).toBe(stripMasked(`${text}Ñ`));
      }),
    );
  });

  it.each([
    'KD482C3176',
    'kd482c3176',
    'KD482 C317 6',
    ' KD482-C317-6 ',
    'KD482–C317—6',
    'KD482\u2212C317\u20106',
    'ＫＤ４８２Ｃ３１７６',
    'K\u200bD482C\u200d3176',
    '\ufeffKD482C3176',
    'KD482\u00adC3176',
    '\u202aKD482C3176\u202c',
    '\u2066KD482C3176\u2069',
    'KD482\u00a0C317\u20096',
    'KD482\tC317\n6',
    'KD482﹣C317－6',
  ])('takes "%s" for the same identifier', (twin) => {
    expect(stripMasked(twin)).toBe('KD482C3176');
  });

  it('keeps what makes a difference', () => {
    expect(stripMasked('01.017.0.00123/00')).toBe('01.017.0.00123/00');
    expect(stripMasked('KD482C3170')).not.toBe(stripMasked('KD482C317O'));
  });
});

describe('applyMask', () => {
  it.each([
    ['KD482C3176', '@@### @### #', 'KD482 C317 6'],
    ['KD482C', '@@### @### #', 'KD482 C'],
    ['KD482', '@@### @### #', 'KD482'],
    ['', '@@###', ''],
    ['R1234567', 'R########', 'R1234567'],
    ['01.017.0.00123/00', '##.###.#.#####/##', '01.017.0.00123/00'],
    ['1234567890', '###', '1234567890'],
    ['PTLAURA01', 'PT-************', 'PT-LAURA01'],
  ])('spreads %s over %s', (stripped, mask, shown) => {
    expect(applyMask(stripped, mask)).toBe(shown);
  });
});

describe('a masked field', () => {
  const codes = (raw: unknown, field = visual) =>
    masked.read(raw, field, locale).issues.map((each) => each.code);

  it('keeps one form of an identifier, however it was typed', () => {
    expect(masked.read(' kd482-c317-6', visual, locale)).toEqual({ value: 'KD482C3176', issues: [] });
    expect(masked.read('r1234567', visual, locale)).toEqual({ value: 'R1234567', issues: [] });
    expect(masked.read('  - ', visual, locale)).toEqual({ value: null, issues: [] });
  });

  it.each([
    ['KD482C317', ['wrongFormat']],
    ['KD482C31761', ['wrongFormat']],
    ['КD482C3176', ['wrongFormat']],
    ['R123456', ['wrongFormat']],
    ['R12345678', []],
    ['9.82E+14', ['wrongFormat']],
    ['KD482\u0000C3176', ['badText']],
    ['\ud800', ['badText']],
    [true, ['wrongType']],
    [['KD482C3176'], ['wrongType']],
  ])('a visual tag given %j answers %j', (raw, expected) => {
    expect(codes(raw)).toEqual(expected);
  });

  it('says what each shape looks like', () => {
    const [found] = masked.read('XX', visual, locale).issues;
    expect(found?.slots).toEqual({ examples: 'KD482 C317 6 · R1234567' });
  });

  it.each([
    ['032010004582317', []],
    [982000123456789, []],
    ['032 274877906943', []],
    ['032 274877906944', ['outOfRange']],
    ['982 274877906944', ['outOfRange']],
    ['999000123456789', ['testCode']],
    ['32010004582317', ['wrongFormat']],
    ['858010004582317', ['wrongFormat']],
  ])('an electronic tag given %j answers %j (ISO 11784)', (raw, expected) => {
    expect(codes(raw, electronic)).toEqual(expected);
  });

  it('never keeps more than 64 characters of what it refuses', () => {
    expect(masked.read('X'.repeat(10_000), visual, locale).value).toHaveLength(64);
  });

  it('shows a stored value that fits no mask as it is', () => {
    expect(masked.format('OLD-1', visual, locale)).toBe('OLD-1');
    expect(masked.format(null, visual, locale)).toBe('');
  });

  it.each([
    ['visual tag', visual, /^[A-Z]{2}\d{3}[A-Z]\d{4}$/],
    ['re-identified tag', visual, /^R\d{7,8}$/],
    ['electronic tag', electronic, /^032[01]\d{11}$/],
    ['holding', holding, /^\d{2}\.\d{3}\.\d\.\d{5}\/\d{2}$/],
  ])('reads a %s back from how it shows it', (_name, field, shape) => {
    fc.assert(
      fc.property(fc.stringMatching(shape), (value) => {
        const shown = masked.format(value, field, locale);
        expect(stripMasked(shown)).toBe(value);
        expect(masked.read(shown, field, locale)).toEqual({ value, issues: [] });
      }),
    );
  });

  it('answers one form or a refusal for any text', () => {
    const marks = fc.constantFrom(
      ...Array.from('AaZzßıñŉ019-–−. /\u200b\u00ad\u202e\ufeff\u0000\ud800ﬁＡ１½ǆΐ'),
    );
    fc.assert(
      fc.property(fc.string({ unit: marks, maxLength: 20 }), (text) => {
        const { value, issues } = masked.read(text, visual, locale);
        if (value !== null && issues.length === 0)
          expect(masked.read(value, visual, locale)).toEqual({ value, issues: [] });
      }),
    );
  });
});
