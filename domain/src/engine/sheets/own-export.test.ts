import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPlaceOf } from '../../catalogue/assets/build-place';
import { assetTypes } from '../../catalogue/assets/index';
import type { Field } from '../../model/field';
import { withoutNulls, type Locale, type Values } from '../../model/value';
import { allowedFields } from '../access/field-access';
import { buildLocale } from '../fields/build-locale';
import { samples } from '../fields/build-samples';
import { checkField } from '../fields/check-field';
import { dropHidden } from '../fields/conditions';
import { fieldKinds } from '../fields/index';
import { columnText } from './cell-text';
import { changedCells } from './changed-cells';
import { checkRow } from './check-rows';
import { isEraseMark } from './erase-mark';
import { exampleRow } from './example-row';
import { exportCell } from './export-cell';
import { foldHeading } from './heading';
import { suggestPairs } from './pair-columns';
import { readColumn, settleReading } from './read-column';
import { formatVersion, parseVersion } from './record-version';
import { pkColumn, versionColumn } from './reserved-columns';
import { sheetFormat, type SheetFormat } from './sheet-format';
import type { AssetType } from '../../model/asset-type';

const locales = [buildLocale(), buildLocale({ language: 'en', zone: 'UTC' })];

const headingOf = ({ label, unit }: Field, { language }: Locale) =>
  unit === undefined ? label[language] : `${label[language]} (${unit})`;

/** The texts of a row as an import reads the export of one asset, by the field that each heading is paired with. */
function readBack(model: AssetType, format: SheetFormat, values: Values, locale: Locale) {
  const fields = allowedFields(model, 'list', buildPlaceOf(model)).filter(
    ({ follows }) => follows === undefined,
  );
  const cells = [
    { field: pkColumn, cell: 12 },
    ...fields.map((field) => ({ field, cell: exportCell(field, values[field.name] ?? null, locale) })),
    { field: versionColumn, cell: formatVersion({ assetId: 12, sequence: 3 }) },
  ];
  const headings = cells.map(({ field }) => foldHeading(headingOf(field, locale)));
  const pairs = suggestPairs(
    headings,
    cells.map(({ cell }) => [cell]),
    format,
  );
  const texts: Record<string, string> = {};
  for (const { column, field: name } of pairs) {
    const field = format.columns.find((each) => each.field.name === name)?.field;
    const cell = cells[column]?.cell ?? null;
    if (field === undefined) continue;
    const reading = settleReading(readColumn([cell], field, locale), locale.language);
    texts[field.name] = columnText(field, reading, locale)(cell).text;
  }
  return { pairs: pairs.map(({ field }, at) => ({ exported: cells[at]?.field.name ?? '', field })), texts };
}

describe.each(assetTypes)('an export of $code', (model) => {
  const scope = buildPlaceOf(model);
  const format = sheetFormat(model, 'update', scope);
  const open = new Set(format.columns.map(({ field }) => field.name));

  it.each(locales)('pairs each of its columns with its own field or with none, in $language', (locale) => {
    const { pairs } = readBack(model, format, {}, locale);
    const expected = pairs.map(({ exported }) => ({ exported, field: open.has(exported) ? exported : null }));
    expect(pairs).toEqual(expected);
  });

  it.each(locales)('read back changes nothing, in $language', (locale) => {
    const added = { format: sheetFormat(model, 'add', scope), model, mode: 'add' as const, scope, locale };
    const example = exampleRow(added);
    const loaded = checkRow({ ...added, texts: example, before: null }).values;
    // What its kind of record hides is nothing from its first change on.
    const values = withoutNulls(dropHidden(model.attributes, loaded));
    const { texts } = readBack(model, format, values, locale);
    const { values: after } = checkRow({
      format,
      model,
      mode: 'update',
      scope,
      locale,
      texts,
      before: values,
    });
    const said = Object.entries(texts).flatMap(([name, text]) =>
      text === '' || !Object.hasOwn(after, name) ? [] : [[name, after[name] ?? null] as const],
    );
    expect(said.length).toBeGreaterThan(1);
    expect(changedCells(values, Object.fromEntries(said))).toEqual({ changes: {}, conflicts: [], kept: [] });
  });
});

const kinds = Object.values(samples).filter(({ field }) => fieldKinds[field.type].isText);

it.each(kinds.map(({ field, raws }) => [field.type, field, raws] as const))(
  '%s: any value is exported in cells that read as that very value',
  (_type, field, raws) => {
    const written = fc.tuple(raws, fc.constantFrom(...locales));
    fc.assert(
      fc.property(written, ([raw, locale]) => {
        const { value, issues } = checkField(field, raw, locale);
        if (issues.length > 0) return;
        const cell = exportCell(field, value, locale);
        const reading = settleReading(readColumn([cell], field, locale), locale.language);
        const { text } = columnText(field, reading, locale)(cell);
        const back = checkField(field, text, locale);
        expect(changedCells(withoutNulls({ a: value }), { a: back.value }).changes).toEqual({});
      }),
    );
  },
);

describe('the version of a record', () => {
  it('reads as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1, max: 999_999_999 }), (assetId, sequence) => {
        expect(parseVersion(formatVersion({ assetId, sequence }))).toEqual({ assetId, sequence });
      }),
    );
  });

  it.each(['', '12', 'v3', '12e3', '12v', '12v3v4', '12-3'])('is none in %j', (text) => {
    expect(parseVersion(text)).toBeNull();
  });
});

describe('the mark that erases', () => {
  it.each(['(borrar)', '(ERASE)', ' ( Borrar ) '])('is %j', (text) => {
    expect(isEraseMark(text)).toBe(true);
  });

  it.each(['', 'borrar', '(borrar) ya', '()', '(nada)'])('is not %j', (text) => {
    expect(isEraseMark(text)).toBe(false);
  });
});
