import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FileRef } from '../../model/value';
import { buildLocale } from './build-locale';
import { samples } from './build-samples';
import { checkField } from './check-field';
import { cellOfValue, fitsGrid, isOfGridAlone, rawOfCell, shownInCell } from './grid-text';
import { fieldKindNames, fieldKinds } from './index';
import { buildField } from '../../catalogue/assets/build-model';

const locale = buildLocale();
const field = buildField({ name: 'act', type: 'file', files: { max: 10 } });
const read = (text: string) => checkField(field, rawOfCell(field, text), locale);
const named = (originalName: string, storageName = 'kXo_-9'): FileRef => ({ storageName, originalName });

const kinds = fieldKindNames.filter((type) => fitsGrid({ type })).map((type) => [type] as const);

it.each(kinds)('%s: any value is held by a cell that reads as that very value', (type) => {
  const { field: each, raws } = samples[type];
  fc.assert(
    fc.property(raws, (raw) => {
      const { value, issues } = checkField(each, raw, locale);
      if (issues.length > 0) return;
      const text = cellOfValue(each, value, locale);
      expect(checkField(each, rawOfCell(each, text), locale)).toEqual({ value, issues: [] });
    }),
    { numRuns: 60 },
  );
});

it('files alone are put into the grid, and come in no file', () => {
  expect(fieldKindNames.filter((type) => isOfGridAlone({ type }))).toEqual(['file']);
  expect(fieldKindNames.filter((type) => fitsGrid({ type }) && !fieldKinds[type].isText)).toEqual(['file']);
});

describe('a cell with files', () => {
  it.each<[string, readonly FileRef[], string]>([
    ['acta.pdf <kXo_-9>', [named('acta.pdf')], 'acta.pdf'],
    [
      'acta, 2 de 3.pdf <kXo_-9>, foto.jpg <b.jpg>',
      [named('acta, 2 de 3.pdf'), named('foto.jpg', 'b.jpg')],
      'acta, 2 de 3.pdf, foto.jpg',
    ],
  ])('%s names its files, and shows what they are called', (text, files, shown) => {
    expect(read(text)).toEqual({ value: files, issues: [] });
    expect(cellOfValue(field, files, locale)).toBe(text);
    expect(shownInCell(field, text)).toBe(shown);
  });

  it('reads back names of any kind', () => {
    const name = fc.string({ minLength: 1, maxLength: 40 }).map((each) => `${each}.pdf`);
    const files = fc.array(fc.tuple(name, fc.stringMatching(/^[\w-][\w.-]{0,20}$/)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(files, (some) => {
        const raw = some.map(([originalName, storageName]) => ({ originalName, storageName }));
        const { value, issues } = checkField(field, raw, locale);
        if (issues.length > 0 || value === null) return;
        const text = cellOfValue(field, value, locale);
        expect(read(text)).toEqual({ value, issues: [] });
        const names = raw.map(({ originalName }) => originalName.trim());
        expect(names.some((each) => shownInCell(field, text).includes(each))).toBe(true);
      }),
    );
  });

  it.each(['acta.pdf', 'acta.pdf <>', 'acta.pdf <../x>', '<kXo_-9>', 'a.pdf <x> b.pdf <y>', '[{'])(
    'names none in %j, and keeps what was written',
    (text) => {
      expect(read(text).issues).toMatchObject([{ field: 'act', code: 'badFile' }]);
      expect(shownInCell(field, text)).toBe(text);
    },
  );

  it('is none in a blank', () => {
    expect(read(' ')).toEqual({ value: null, issues: [] });
    expect(cellOfValue(field, null, locale)).toBe('');
  });
});
