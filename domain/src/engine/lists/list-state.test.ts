import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { Locale } from '../../model/value';
import { allowedFields } from '../access/field-access';
import { readFilters } from './filter';
import { formatListAddress, formatShown, parseListAddress, showsSame, type ListState } from './list-state';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' };
const allowed = allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] });
const parse = (address: Record<string, string>) => parseListAddress(address, allowed, locale);
const nothing: ListState = {
  ...{ search: '', filters: [], unfit: [], view: null, sort: null, page: 0, pageSize: null },
};

describe('the address of a list', () => {
  it('is empty for a list that nobody touched', () => {
    expect(formatListAddress(nothing)).toEqual({});
    expect(parse({})).toEqual(nothing);
  });

  it('holds search, filters, sort, page and size, and reads back as the same state', () => {
    const address = {
      q: 'KD48',
      visual_tag: 'C317',
      category: 'VQ,NO',
      weight: '340..410.5',
      birth_date: '2024-09-01..',
      sort: '-weight',
      page: '3',
      size: '50',
      pasted: 'k3f9',
    };
    const state = parse(address);
    expect(formatListAddress(state)).toEqual(address);
    expect(state.page).toBe(2);
    expect(state.sort).toEqual({ field: 'weight', direction: 'desc' });
    expect(state.filters).toContainEqual({ field: 'category', operator: 'inArray', values: ['VQ', 'NO'] });
    expect(state.filters).toContainEqual({
      field: 'weight',
      operator: 'betweenValues',
      min: 340,
      max: 410.5,
    });
  });

  it('reads numbers alike in every language', () => {
    const [weight] = parse({ weight: '386.125..' }).filters;
    expect(weight?.min).toBe(386.125);
    expect(parseListAddress({ weight: '386.125..' }, allowed, { ...locale, language: 'en' }).filters).toEqual(
      [weight],
    );
  });

  it('keeps apart what does not fit the model', () => {
    const misfit = {
      category: 'XX',
      weight: 'a..b',
      birth_date: '2024-02-31..',
      nothing: 'known',
      sort: 'nothing',
      page: '-2',
      size: '33',
      q: '\u0000',
    };
    const state = parse(misfit);
    expect({ ...state, unfit: [] }).toEqual(nothing);
    const asked = { category: 'XX', weight: 'a..b', birth_date: '2024-02-31..' };
    const rest = { nothing: 'known', sort: 'nothing' };
    expect(new Set(state.unfit)).toEqual(
      new Set(Object.entries({ ...asked, ...rest }).map(([name, text]) => ({ name, text }))),
    );
    // It stays in the address until somebody drops it, or says something else of the same.
    expect(formatListAddress(state)).toEqual({ ...asked, ...rest });
    const next = { filters: [{ field: 'weight', operator: 'betweenValues', min: 3 }], sort: null };
    expect(formatListAddress({ ...state, ...next })).toEqual({ ...asked, ...rest, weight: '3..' });
  });

  it('keeps the options that it knows, and apart those that it does not', () => {
    const state = parse({ category: 'XX,VQ,YY' });
    expect(state.filters).toEqual([{ field: 'category', operator: 'inArray', values: ['VQ'] }]);
    expect(state.unfit).toEqual([{ name: 'category', text: 'XX,YY' }]);
    expect(formatListAddress(state)).toEqual({ category: 'VQ,XX,YY' });
    expect(formatListAddress({ ...state, filters: [] })).toEqual({ category: 'XX,YY' });
    expect(formatListAddress({ ...state, unfit: [] })).toEqual({ category: 'VQ' });
  });

  it('holds whole texts of which a row has one, commas and all, and takes what is none for one that is looked for', () => {
    const address = { visual_tag: '["martínez, rubén","c3"]' };
    const state = parse(address);
    expect(state.filters).toEqual([
      { field: 'visual_tag', operator: 'inArray', value: ['martínez, rubén', 'c3'] },
    ]);
    expect(formatListAddress(state)).toEqual(address);
    for (const text of ['["a', '["a",1]', '[a]'])
      expect(parse({ visual_tag: text }).filters).toEqual([
        { field: 'visual_tag', operator: '=', value: text },
      ]);
  });

  it('says which saved view was chosen, or that none was', () => {
    expect(['12', 'all', '0', 'x', '1e3', ''].map((view) => parse({ view }).view)).toEqual([
      ...['12', 'all', null, null, null, null],
    ]);
    expect(formatListAddress(parse({ view: '12', page: '2' }))).toEqual({ view: '12', page: '2' });
  });

  it('shows the same in whatever order options were chosen, and wherever one is', () => {
    const one = parse({ category: 'VQ,NO,XX', sort: '-weight', page: '3', view: '12' });
    expect(showsSame(one, parse({ sort: '-weight', category: 'NO,VQ,XX', size: '50' }))).toBe(true);
    for (const other of [{ category: 'VQ,NO' }, { sort: 'weight', category: 'VQ,NO,XX' }, { q: 'x' }])
      expect(showsSame(one, parse(other))).toBe(false);
    expect(formatShown(one)).toEqual({ category: 'VQ,NO,XX', sort: '-weight' });
    // A pasted list leaves out rows, and is in one browser alone.
    const pasted = { ...one, pasted: 'a1' };
    expect(showsSame(one, pasted)).toBe(false);
    expect(formatShown(pasted)).toEqual(formatShown(one));
  });

  it('holds the run that what it shows was loaded by', () => {
    const loaded = parse({ run: '412' });
    expect(loaded.run).toBe(412);
    expect(formatListAddress(loaded)).toEqual({ run: '412' });
    expect(showsSame(loaded, parse({}))).toBe(false);
    for (const run of ['0', 'x', '-3', '1.5', '9'.repeat(16)]) expect(parse({ run }).run).toBeUndefined();
  });

  it('filters and sorts by nothing that the actor may not list', () => {
    const slaughterhouse = allowedFields(cowAr, 'list', { boxSubtype: 10, companyTiers: [] });
    const state = parseListAddress({ hba: '12', sort: 'calvings' }, slaughterhouse, locale);
    expect({ ...state, unfit: [] }).toEqual(nothing);
    expect(state.unfit).toEqual([
      { name: 'hba', text: '12' },
      { name: 'sort', text: 'calvings' },
    ]);
  });

  it('does not sort by lists of options', () => {
    expect(parse({ sort: 'market_programs' }).sort).toBeNull();
  });

  it('answers filters that the server accepts', () => {
    const { filters } = parse({
      visual_tag: 'c 3',
      category: 'Vaquillona',
      weight: '..9',
      birth_date: '..2024-01-05',
    });
    expect(readFilters(filters, allowed, locale).issues).toEqual([]);
    expect(filters).toHaveLength(4);
  });
});

describe('any state of a list', () => {
  const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
  const bound = fc.integer({ min: -9999, max: 9999 }).map((tenths) => tenths / 10);
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const filters = fc.record({
    visual_tag: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== ''),
    category: some(['TM', 'MEJ', 'TO', 'VQ', 'VA']),
    breed: some(['AA', 'GC', 'S/E', 'SRB']),
    weight: bound,
    birth_date: day.map((moment) => moment.toISOString().slice(0, 10)),
  });
  const states = fc.record(
    { q: fc.string({ maxLength: 100 }), sort: fc.constantFrom('weight', '-birth_date', 'category'), filters },
    { requiredKeys: ['filters'] },
  );

  it('comes back whole from its address, also when that is written as a query', () => {
    fc.assert(
      fc.property(
        states,
        fc.nat({ max: 999 }),
        fc.constantFrom(20, 50, 100, null),
        (wanted, page, pageSize) => {
          const { visual_tag, category, breed, weight, birth_date } = wanted.filters;
          const state: ListState = parse({
            q: wanted.q ?? '',
            sort: wanted.sort ?? '',
            page: String(page + 1),
            size: String(pageSize ?? ''),
            visual_tag,
            category: category.join(','),
            breed: breed.join(','),
            weight: `${weight}..`,
            birth_date: `..${birth_date}`,
          });
          expect(state.page).toBe(page);
          expect(state.pageSize).toBe(pageSize);
          expect(state.filters).toHaveLength(5);
          const address = formatListAddress(state);
          expect(parse(address)).toEqual(state);
          const query = new URLSearchParams(address).toString();
          expect(parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(state);
        },
      ),
    );
  });

  it('keeps the day that it is looked at on, which is no part of what a view keeps', () => {
    const state = parse({ asOf: '2026-03-12', category: 'VQ' });
    expect(state).toMatchObject({ asOf: '2026-03-12', unfit: [] });
    expect(formatListAddress({ ...state, page: 1 })).toMatchObject({ asOf: '2026-03-12', page: '2' });
    expect(formatShown(state)).not.toHaveProperty('asOf');
    // What is no day is refused by who would show it.
    expect(parse({ asOf: 'ayer' }).asOf).toBe('ayer');
    expect(parse({ asOf: '' }).asOf).toBeUndefined();
  });

  it('is read from any address without fault', () => {
    const names = fc.constantFrom(
      'q',
      'asOf',
      'sort',
      'page',
      'size',
      'visual_tag',
      'weight',
      'birth_date',
      'category',
    );
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (address) => {
        const state = parse(address);
        expect(parse(formatListAddress(state))).toEqual(state);
        expect(readFilters(state.filters, allowed, locale).issues).toEqual([]);
      }),
    );
  });
});
