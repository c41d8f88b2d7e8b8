import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRows, type FileRef, type Value } from '../../model/value';
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

/** Rows of a cell are counted from 1, whatever their keys were. */
const numbered = (value: Value): Value =>
  isRows(value)
    ? value.map((row, at) => ({
        ...Object.fromEntries(Object.entries(row).map(([name, inner]) => [name, numbered(inner ?? null)])),
        key: at + 1,
      }))
    : value;

const kinds = fieldKindNames.filter((type) => fitsGrid({ type })).map((type) => [type] as const);

it.each(kinds)('%s: any value is held by a cell that reads as that very value', (type) => {
  const { field: each, raws } = samples[type];
  fc.assert(
    fc.property(raws, (raw) => {
      const { value, issues } = checkField(each, raw, locale);
      if (issues.length > 0) return;
      const text = cellOfValue(each, value, locale);
      const back = checkField(each, rawOfCell(each, text), locale);
      expect({ ...back, value: numbered(back.value) }).toEqual({ value: numbered(value), issues: [] });
    }),
    { numRuns: 60 },
  );
});

it('files and rows are put into the grid, and come in no file', () => {
  const alone = ['file', 'addableList', 'detail', 'sub_detail'];
  expect(fieldKindNames.filter((type) => isOfGridAlone({ type }))).toEqual(alone);
  expect(fieldKindNames.filter((type) => fitsGrid({ type }) && !fieldKinds[type].isText)).toEqual(alone);
});

describe('a cell with rows', () => {
  const noun = { one: { es: 'insumo', en: 'input' }, many: { es: 'insumos', en: 'inputs' } };
  const fields = [buildField({ name: 'product', type: 'text' }), buildField({ name: 'kg', type: 'number' })];
  const list = buildField({ name: 'chemicals', type: 'addableList', list: { noun, fields } });
  const inList = (text: string) => checkField(list, rawOfCell(list, text), locale);
  const value = [
    { key: 4, product: 'Sal; "gruesa"', kg: 3 },
    { key: 9, product: 'Tanino' },
  ];
  const text = cellOfValue(list, value, locale);

  it('holds them in their order, and shows how many there are', () => {
    expect(inList(text)).toEqual({ value: value.map((row, at) => ({ ...row, key: at + 1 })), issues: [] });
    expect([shownInCell(list, text, 'es'), shownInCell(list, '[{}]', 'en')]).toEqual([
      '2 insumos',
      '1 input',
    ]);
  });

  it('leaves out rows that were taken out, and what the screen knows of the others', () => {
    const rows = [
      { key: 1, deleted: true },
      { key: -1, product: 'Cal', isEditing: false },
    ];
    expect(cellOfValue(list, rows, locale)).toBe('[{"product":"Cal"}]');
    expect(cellOfValue(list, [], locale)).toBe('');
  });

  it('says where inside something is wrong, and that a text is no list', () => {
    const { issues } = inList('[{"product":"Cal"},{"product":"Sal","kg":"mucho"}]');
    expect(issues).toMatchObject([{ field: 'chemicals.2.kg' }]);
    expect(inList('tres').issues).toMatchObject([{ field: 'chemicals', code: 'wrongType' }]);
    expect(shownInCell(list, 'tres', 'es')).toBe('tres');
    expect(inList(' ')).toEqual({ value: null, issues: [] });
  });
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
    expect(shownInCell(field, text, 'es')).toBe(shown);
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
        expect(names.some((each) => shownInCell(field, text, 'es').includes(each))).toBe(true);
      }),
    );
  });

  it.each(['acta.pdf', 'acta.pdf <>', 'acta.pdf <../x>', '<kXo_-9>', 'a.pdf <x> b.pdf <y>', '[{'])(
    'names none in %j, and keeps what was written',
    (text) => {
      expect(read(text).issues).toMatchObject([{ field: 'act', code: 'badFile' }]);
      expect(shownInCell(field, text, 'es')).toBe(text);
    },
  );

  it('is none in a blank', () => {
    expect(read(' ')).toEqual({ value: null, issues: [] });
    expect(cellOfValue(field, null, locale)).toBe('');
  });
});
