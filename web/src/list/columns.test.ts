import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeTag } from '@huella/domain/model/value';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Attribute } from '@huella/domain/model/attribute';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import {
  chosenColumns,
  columnDecimals,
  columnWidth,
  formatFigure,
  headingOf,
  listableColumns,
  nameColumn,
} from './columns';

const fields = allowedFields(cowAr, 'list', { boxSubtype: 6, companyTiers: [] });
const all = listableColumns({ model: cowAr, fields });
const locale = { language: 'es', today: '2026-11-21', zone: 'utc' } as const;
const spanish = (words: { es: string }) => words.es;
const find = (name: string): Attribute => {
  const found = all.find((column) => column.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('the columns of a list', () => {
  it('start with the usual ones and hold every attribute that may be listed once', () => {
    const names = all.map((column) => column.name);
    expect(names.slice(0, cowAr.defaultColumns.length)).toEqual(cowAr.defaultColumns);
    expect([...names].sort()).toEqual(fields.map((field) => field.name).sort());
  });

  it('leave out what the establishment may not list', () => {
    const seen = allowedFields(cowAr, 'list', { boxSubtype: 10, companyTiers: [] });
    const names = listableColumns({ model: cowAr, fields: seen }).map((column) => column.name);
    expect(names).not.toContain('hba');
  });

  it('leave out what the model hides in lists', () => {
    const [first, ...others] = fields;
    if (first === undefined) throw new Error('no fields');
    const hidden = [{ ...first, hideInList: true }, ...others];
    expect(listableColumns({ model: cowAr, fields: hidden }).map((column) => column.name)).not.toContain(
      first.name,
    );
  });

  it('leave out what the model lists elsewhere', () => {
    const namesOf = (of?: 'transferred') =>
      listableColumns({ model: cowAr, fields, ...(of !== undefined && { of }) }).map(({ name }) => name);
    expect(namesOf()).toContain('paddock');
    expect(namesOf('transferred')).not.toContain('paddock');
    expect(namesOf('transferred')).toContain('weight');
  });

  it('always begin with what names a row, whatever was chosen', () => {
    expect(nameColumn(all, cowAr)?.name).toBe('visual_tag');
    const chosen = chosenColumns(all, ['weight', 'breed', 'gone'], cowAr);
    expect(chosen.map((column) => column.name)).toEqual(['visual_tag', 'breed', 'weight']);
  });

  it('have their unit in the heading', () => {
    expect(headingOf(find('weight'), spanish)).toBe('Peso kg');
    expect(headingOf(find('breed'), spanish)).toBe('Raza');
  });

  it('have room for their heading and their values', () => {
    expect(columnWidth(find('electronic_tag'), locale)).toBeGreaterThan(150);
    expect(columnWidth(find('birth_date'), locale)).toBeGreaterThan(columnWidth(find('weight'), locale));
    for (const column of all) expect(columnWidth(column, locale)).toBeGreaterThan(40);
  });
});

describe('the figures of a column', () => {
  it('have as many decimals as the longest of the page', () => {
    expect(columnDecimals(find('weight'), [379, 386.5, null, 'x'])).toBe(1);
    expect(columnDecimals(find('weight'), [379, 380])).toBe(0);
    expect(columnDecimals(find('body_condition'), [3.25])).toBe(1);
    expect(columnDecimals(find('calvings'), [3])).toBe(0);
  });

  it('are written as the language writes them', () => {
    expect(formatFigure(1248.5, 1, 'es')).toBe('1.248,5');
    expect(formatFigure(379, 1, 'en')).toBe('379.0');
  });

  it('are written as the browser writes them, whatever they are', () => {
    const figures = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
    );
    const languages = fc.constantFrom('es', 'en');
    fc.assert(
      fc.property(figures, fc.integer({ min: 0, max: 4 }), languages, (figure, decimals, language) => {
        const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const asBrowser = new Intl.NumberFormat(localeTag[language], digits).format(figure);
        expect(formatFigure(figure, decimals, language)).toBe(asBrowser);
      }),
    );
  });
});
