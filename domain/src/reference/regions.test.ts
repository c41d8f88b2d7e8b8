import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Option } from '../model/field';
import { buildField } from '../catalogue/assets/build-model';
import { buildLocale } from '../engine/fields/build-locale';
import { checkField } from '../engine/fields/check-field';
import { formatField } from '../engine/fields/format-field';
import { matchOption, offeredOptions, optionsOf } from '../engine/fields/choice';
import { checkFields } from '../engine/forms/check-fields';
import { commonOptions } from './common-options';
import { countryOptions } from './country-names';
import { loadedRegions, loadRegions } from './regions';

const common = { type: 'select', dataSourceType: 'common' } as const;
const country = buildField({ ...common, name: 'l1', dataSourceCommon: 'countries' });
const region = buildField({ ...common, name: 'l2', dataSourceCommon: 'regions', fkField: 'l1' });

let regions: readonly Option[] = [];
beforeAll(async () => {
  regions = await loadRegions();
});

describe('the regions of the world', () => {
  it('are those of the standard, and one of each country that has none, each once', () => {
    const keys = regions.map(({ key }) => key);
    expect(keys.filter((key) => !key.startsWith('-|'))).toHaveLength(5_070);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^(?:-|[A-Z0-9]{1,3})\|[A-Z]{2}$/.test(key))).toEqual([]);
    expect(regions.find(({ key }) => key === '-|GI')).toMatchObject({
      label: { es: 'Gibraltar' },
      fk: ['GI'],
    });
  });

  it('are each of a known country, and no country is without', () => {
    const known = new Set(countryOptions.map(({ key }) => key));
    expect(regions.filter(({ fk }) => fk?.length !== 1 || !known.has(fk[0] ?? ''))).toEqual([]);
    expect(new Set(regions.map(({ fk }) => fk?.[0]))).toEqual(known);
    expect(regions.filter(({ key, fk }) => key.split('|')[1] !== fk?.[0])).toEqual([]);
  });

  it('are in the order of their names, and are loaded once', async () => {
    const names = regions.map(({ label }) => label.es);
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
    expect(await loadRegions()).toBe(regions);
    expect(loadedRegions()).toBe(regions);
  });

  it('of Argentina are its 24', () => {
    expect(offeredOptions(region, 'AR')).toHaveLength(24);
    expect(offeredOptions(region, 'AR').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['B|AR', 'C|AR', 'X|AR', 'V|AR']),
    );
  });

  it.each([null, undefined, '', 'XX'])('are none under the country %j', (parent) => {
    expect(offeredOptions(region, parent)).toEqual([]);
  });
});

describe('a field of a list that all models share', () => {
  it('has the options of that list, not a copy', () => {
    expect(optionsOf(country)).toBe(countryOptions);
    expect(optionsOf(region)).toBe(regions);
    expect(commonOptions(buildField({ name: 'a', type: 'select' }))).toBeNull();
  });

  it.each([
    [country, 'argentina', 'AR'],
    [country, 'Belgium', 'BE'],
    [country, 'belgica', 'BE'],
    [country, 'uy', 'UY'],
    [region, 'cordoba', 'X|AR'],
    [region, 'X|AR', 'X|AR'],
    [region, ' ENTRE RIOS ', 'E|AR'],
    [region, 'Nowhere', null],
  ])('in %#: "%s" means %s', (field, text, key) => {
    expect(matchOption(field, text)?.key ?? null).toBe(key);
  });

  it('is read and shown by its label', () => {
    const { value, issues } = checkField(region, 'córdoba', buildLocale());
    expect([value, issues]).toEqual(['X|AR', []]);
    expect(formatField(region, value, buildLocale())).toBe('Córdoba');
    expect(formatField(country, 'DK', buildLocale({ language: 'en' }))).toBe('Denmark');
  });

  const check = (raw: Readonly<Record<string, unknown>>) =>
    checkFields({
      fields: [region, country],
      known: [region, country],
      mode: 'new',
      locale: buildLocale(),
      raw,
      before: {},
    });

  it.each([
    ['Argentina', 'Córdoba', 'X|AR'],
    ['España', 'cordoba', 'CO|ES'],
    ['Colombia', 'Córdoba', 'COR|CO'],
    ['España', 'CO|ES', 'CO|ES'],
  ])('of %s, %s is %s', (l1, l2, key) => {
    const { values, issues } = check({ l1, l2 });
    expect([values['l2'], issues]).toEqual([key, []]);
  });

  it.each([
    [{ l1: 'Uruguay', l2: 'Córdoba' }, ['l2 optionNotOffered']],
    [{ l2: 'Córdoba' }, ['l2 parentMissing']],
    [{ l1: 'Atlantis', l2: 'B|AR' }, ['l1 notAnOption', 'l2 parentMissing']],
    [{ l1: 'AR', l2: 'B|UY' }, ['l2 notAnOption']],
  ])('in %j is reported as %j', (raw, expected) => {
    expect(
      check(raw)
        .issues.map(({ field, code }) => `${field ?? ''} ${code}`)
        .sort(),
    ).toEqual(expected);
  });

  it('goes with its parent in the rows of a list, too', () => {
    const noun = { one: { es: 'a', en: 'a' }, many: { es: 'a', en: 'a' } };
    const rows = buildField({ name: 'rows', type: 'detail', list: { noun, fields: [region, country] } });
    const { value, issues } = checkField(
      rows,
      [{ l1: 'España', l2: 'cordoba' }, { l2: 'cordoba' }],
      buildLocale(),
    );
    expect([value, issues]).toEqual([
      [
        { key: 1, l1: 'ES', l2: 'CO|ES' },
        { key: 2, l2: 'X|AR' },
      ],
      [],
    ]);
  });

  it('asks for regions only where a field or a row has one, and fails loudly where nobody did', async () => {
    vi.resetModules();
    const fresh = await import('./common-options');
    const noun = { one: { es: 'a', en: 'a' }, many: { es: 'a', en: 'a' } };
    const rows = buildField({ name: 'rows', type: 'detail', list: { noun, fields: [region] } });
    await fresh.loadCommonOptions([country]);
    expect(() => fresh.commonOptions(region)).toThrow(/loadRegions/);
    await fresh.loadCommonOptions([country, rows]);
    expect(fresh.commonOptions(region)).toEqual(regions);
  });
});
