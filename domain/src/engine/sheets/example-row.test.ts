import { describe, expect, it } from 'vitest';
import { buildPlaceOf } from '../../catalogue/assets/build-place';
import { assetTypes } from '../../catalogue/assets/index';
import { buildLocale } from '../fields/build-locale';
import { areaOf } from '../fields/place';
import type { Locale } from '../../model/value';
import { checkRow } from './check-rows';
import { exampleRow } from './example-row';
import { sheetFormat } from './sheet-format';

const locales: readonly Locale[] = [
  { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' },
  { language: 'en', today: '2026-01-01', zone: 'UTC' },
];

/** A farm of two wings: what it spans has its middle beside it. */
const farm = areaOf([
  [
    [-61, -35],
    [-60, -35],
    [-60, -34.9],
    [-60.9, -34.9],
    [-60.9, -34],
    [-61, -34],
  ],
]);

describe.each(assetTypes)('the example row of $code', (model) => {
  it.each(locales)('fills what is mandatory, and passes every check, in $language', (locale) => {
    const scope = buildPlaceOf(model);
    const format = sheetFormat(model, 'add', scope);
    expect(format.columns).not.toEqual([]);
    const texts = exampleRow({ format, mode: 'add', model, scope, locale });
    const { issues } = checkRow({ format, model, mode: 'add', scope, locale, texts, before: null });
    expect(issues).toEqual([]);
    for (const { field, mandatory } of format.columns) if (mandatory) expect(texts[field.name]).toBeTruthy();
  });

  it('lies on the land of an establishment that has drawn its outline', () => {
    const scope = buildPlaceOf(model);
    const about = { format: sheetFormat(model, 'add', scope), model, scope, areas: { box: [farm] } };
    const [locale = buildLocale()] = locales;
    const texts = exampleRow({ ...about, mode: 'add', locale });
    expect(checkRow({ ...about, mode: 'add', locale, texts, before: null }).issues).toEqual([]);
  });
});
