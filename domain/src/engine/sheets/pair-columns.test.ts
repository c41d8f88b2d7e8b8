import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import type { Values } from '../../model/value';
import type { SheetCell } from './cell';
import { foldHeading, nameHeaders } from './heading';
import { missingColumns, suggestPairs } from './pair-columns';
import { formatOfFiles, sheetFormat } from './sheet-format';

const scope = { boxSubtype: 6, companyTiers: ['basic', 'plus', 'certified'] };
const format = sheetFormat(cowAr, 'add', scope);

const pair = (headers: readonly string[], samples: readonly (readonly SheetCell[])[] = []) =>
  suggestPairs(headers, samples, format);
const one = (header: string, samples: readonly SheetCell[] = []) => pair([header], [samples])[0];

describe('foldHeading', () => {
  it.each([
    ['Nro. Caravana', 'caravana'],
    ['N° caravana *', 'caravana'],
    ['Nº de caravana', 'de caravana'],
    ['PESO (kg)', 'peso'],
    ['Peso [kg] (*)', 'peso'],
    ['birth_date', 'birth date'],
    ['Año', 'ano'],
    ['$/kg', '$ kg'],
    ['(kg)', 'kg'],
    ['Nro.', 'nro'],
    ['N°', 'n'],
    ['  Categoría\n', 'categoria'],
    ['***', ''],
    ['Norte', 'norte'],
  ])('"%s" is "%s"', (heading, folded) => {
    expect(foldHeading(heading)).toBe(folded);
  });

  it('is settled at once', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = foldHeading(text);
        expect(once).toBe(once.trim());
      }),
    );
  });
});

describe('nameHeaders', () => {
  it('distinguishes columns of one name and leaves blank ones without', () => {
    const named = nameHeaders(['Peso', ' Peso ', '', 'peso', 'Peso (2)', null, 2024, 'Fecha\nde alta']);
    expect(named.map(({ name }) => name)).toEqual([
      'Peso',
      'Peso (3)',
      null,
      'peso (4)',
      'Peso (2)',
      null,
      '2024',
      'Fecha de alta',
    ]);
  });

  it('never answers a name twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'A', 'a (2)', 'a (3)', 'b', '', 'a (2) (2)')), (headers) => {
        const names = nameHeaders(headers).flatMap(({ name }) => name ?? []);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('one column', () => {
  it.each([
    ['visual_tag', 'visual_tag', 'exact'],
    ['Caravana visual', 'visual_tag', 'exact'],
    ['CARAVANA VISUAL (*)', 'visual_tag', 'exact'],
    ['Visual ear tag', 'visual_tag', 'exact'],
    ['Peso (kg)', 'weight', 'exact'],
    ['Peso kg', 'weight', 'exact'],
    ['birthDate', 'birth_date', 'exact'],
    ['RP', 'rp', 'exact'],
    ['R.P.', 'rp', 'exact'],
    ['Nro. Caravana', 'visual_tag', 'synonym'],
    ['RFID', 'electronic_tag', 'synonym'],
    ['Cat.', 'category', 'synonym'],
    ['F. Nac', 'birth_date', 'synonym'],
    ['F.Nac.', 'birth_date', 'synonym'],
    ['Dientes', 'dentition', 'synonym'],
    ['Kg', 'weight', 'synonym'],
    ['Kgs', 'weight', 'synonym'],
    ['$/kg', 'purchase_price', 'synonym'],
    ['Obs.', 'notes', 'synonym'],
    ['DOB', 'birth_date', 'synonym'],
    ['Fecha de nacim.', 'birth_date', 'similar'],
    ['Caravana electr.', 'electronic_tag', 'similar'],
    ['Observasiones', 'notes', 'similar'],
    ['Categ. animal', 'category', null],
    ['Pesada oct', null, null],
    ['Id', null, null],
    ['R', null, null],
    ['xyz', null, null],
    ['', null, null],
  ])('"%s" is %s (%s)', (header, field, how) => {
    const found = one(header);
    if (how === null) expect(found?.field).toBeNull();
    else expect([found?.field, found?.how]).toEqual([field, how]);
  });

  it.each([
    ['Pesada oct', 'weight'],
    ['Categ. animal', 'category'],
    ['Id', null],
    ['xyz', null],
  ])('"%s" asks whether %s is meant', (header, field) => {
    expect(one(header)?.suggestion).toBe(field);
  });

  it('is recognised by its values where they fit one field alone', () => {
    expect(one('Columna B', ['032010004582317', '032010004582318', 32010004582319])).toMatchObject({
      field: 'electronic_tag',
      how: 'values',
    });
    expect(one('x', ['Hereford', 'Braford', 'Brangus', null])).toMatchObject({
      field: 'breed',
      how: 'values',
    });
    expect(one('x', [2, 4, 6, 8])?.field).toBeNull();
    expect(one('x', ['1200', '1300', '1400'])?.field).toBeNull();
    expect(one('x', ['Hereford', 'Braford'])?.field).toBeNull();
  });
});

describe('a whole sheet', () => {
  it('pairs each field once: what is exact wins over what comes first', () => {
    const pairs = pair(['Caravana', 'Caravana visual', 'Peso', 'Peso (2)']);
    expect(pairs.map(({ field }) => field)).toEqual([null, 'visual_tag', 'weight', null]);
  });

  it('pairs the sheet of a farm', () => {
    const headers = ['Nro. Caravana', 'RFID', 'Cat.', 'Raza', 'F. Nac', 'Pesada oct', 'Dientes', 'Obs.'];
    const pairs = pair(headers);
    expect(pairs.map(({ field }) => field)).toEqual([
      'visual_tag',
      'electronic_tag',
      'category',
      'breed',
      'birth_date',
      null,
      'dentition',
      'notes',
    ]);
    expect(missingColumns(pairs, format)).toEqual([
      ['sex'],
      ['productive_system'],
      ['entry_type'],
      ['entry_date'],
    ]);
  });

  it('remembers what the user chose', () => {
    const remembered = new Map<string, string | null>([
      ['pesada oct', 'weight'],
      ['raza', null],
      ['manga', 'nothing any more'],
    ]);
    const pairs = suggestPairs(['Peso', 'Pesada OCT', 'Raza', 'Manga'], [], format, remembered);
    expect(pairs.map(({ field, how }) => [field, how])).toEqual([
      [null, null],
      ['weight', 'remembered'],
      [null, 'remembered'],
      [null, null],
    ]);
  });

  it('misses mandatory fields, and groups of which none is paired', () => {
    expect(missingColumns([], format)).toEqual([
      ['visual_tag', 'electronic_tag'],
      ['sex'],
      ['category'],
      ['breed'],
      ['birth_date'],
      ['productive_system'],
      ['entry_type'],
      ['entry_date'],
    ]);
    expect(missingColumns([{ field: 'electronic_tag' }], format)).not.toContainEqual([
      'visual_tag',
      'electronic_tag',
    ]);
  });

  it('misses nothing that every row is given, nor a day that may follow', () => {
    const born = [{ field: 'birth_date' }];
    const isMissing = (pairs: readonly { readonly field: string }[], accepted: Values) =>
      missingColumns(pairs, format, accepted).flat().includes('entry_date');
    expect(missingColumns(born, format, { entry_type: 'INI' }).flat()).not.toContain('entry_type');
    expect(isMissing(born, { entry_type: 'INI' })).toBe(true);
    expect(isMissing(born, { entry_type: 'INI', entry_date: '2024-01-01' })).toBe(false);
    expect(isMissing(born, { entry_type: 'NAC' })).toBe(false);
    expect(isMissing([...born, { field: 'entry_type' }], {})).toBe(false);
    expect(isMissing([], { entry_type: 'NAC' })).toBe(true);
  });

  it('knows every heading that it writes itself, in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      const { columns } = formatOfFiles(format);
      const pairs = pair(columns.map(({ field }) => `${field.label[language]} (*)`));
      expect(pairs.map(({ field }) => field)).toEqual(columns.map(({ field }) => field.name));
    }
  });

  it('pairs no column with what is put into the grid alone, and misses none of that', () => {
    expect(format.columns.filter(({ gridOnly }) => gridOnly).map(({ field }) => field.name)).toContain(
      'photos',
    );
    expect(pair(['Fotos', 'photos']).map(({ field }) => field)).toEqual([null, null]);
    const asked = format.columns.map((column) => (column.gridOnly ? { ...column, mandatory: true } : column));
    expect(missingColumns([], { ...format, columns: asked })).toEqual(missingColumns([], format));
  });

  it('never pairs a field twice, whatever the headings', () => {
    const words = fc.constantFrom('Caravana', 'peso', 'Fecha', 'nac', 'Raza', 'tag', 'de', 'rp', '2024', '');
    const headers = fc.array(
      fc.array(words, { maxLength: 3 }).map((each) => each.join(' ')),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(headers, (each) => {
        const pairs = pair(each);
        const fields = pairs.flatMap(({ field }) => field ?? []);
        expect(new Set(fields).size).toBe(fields.length);
        expect(pairs.map(({ column }) => column)).toEqual(each.map((_, at) => at));
      }),
      { numRuns: 50 },
    );
  });

  it('is quick with two hundred columns', () => {
    const headers = Array.from({ length: 200 }, (_, at) => `Columna del rodeo general ${at}`);
    // The best of three, as another thread may have the processor meanwhile.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      pair(headers);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(1_000);
  });
});

describe('the unit of a heading', () => {
  it('pairs what can be turned into that of the field, and asks about what cannot', () => {
    expect(one('Peso (lb)')).toMatchObject({ field: 'weight', how: 'exact' });
    expect(one('Kgs')).toMatchObject({ field: 'weight', how: 'synonym' });
    expect(one('Peso (cm)')).toMatchObject({ field: null, suggestion: 'weight' });
    const before = new Map([['peso', 'weight']]);
    expect(suggestPairs(['Peso (cm)'], [], format, before)[0]).toMatchObject({ field: null });
  });
});
