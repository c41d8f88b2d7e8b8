import { describe, expect, it } from 'vitest';
import { buildPlaceOf } from '@huella/domain/catalogue/assets/build-place';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import type { Upload, UploadColumn } from '@huella/domain/calls/upload-view';
import type { Locale } from '@huella/domain/model/value';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import {
  guessOf,
  isShown,
  neededOf,
  pairOrder,
  previewOf,
  resultOf,
  withField,
  withReading,
} from './pairing';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'UTC' };

function column(name: string, field: string | null, more: Partial<UploadColumn> = {}): UploadColumn {
  const how = field === null ? null : 'exact';
  const found = {
    index: 0,
    samples: [],
    filled: 0,
    first: null,
    ambiguous: null,
    reading: {},
    options: null,
  };
  return { ...found, name, field, how, ...more };
}

function upload(columns: UploadColumn[], guesses: Readonly<Record<string, string>> = {}): Upload {
  return {
    ...{
      ExcelUploadId: 7,
      mode: 'add',
      eventType: null,
      reading: null,
      boxId: 1,
      assetType: 1,
      specificRows: 1,
      paired: false,
      runId: null,
      defaults: null,
    },
    fileInfo: { storage_name: null, original_name: null },
    ...{
      allColumns: [],
      mandatoryColumns: [],
      missingColumns: [],
      excelColumnsDetected: [],
      paircolumns: [],
    },
    columns,
    suggestedColumnsForErrors: Object.entries(guesses).map(([name, field]) => ({
      columnUploadExcelName: name,
      columnSuggestExcelName: field,
    })),
    counts: { total: 1, blank: 0, withErrors: 0, withWarnings: 0 },
    ...{ lastRow: 1, language: 'es', zone: 'UTC', quotaRoom: 10 },
  };
}

describe('the result of a column', () => {
  const none = new Set<string>();
  it.each([
    [column('Sexo', 'sex'), 'matches'],
    [column('Sx', 'sex', { how: 'similar' }), 'suggested'],
    [column('Raza', 'breed', { options: { distinct: 1, unknown: ['AA rojo'] } }), 'suggested'],
    [column('Fecha', 'birth_date', { ambiguous: 'dateOrder' }), 'ambiguous'],
    [column('Pesada', null), 'mustChoose'],
    [column('Herd', null), 'mayChoose'],
    [column('Sx', 'sex', { meanings: [{ text: '2', option: 'H', how: 'remembered' }] }), 'suggested'],
    [column('Sx', 'sex', { meanings: [{ text: '2', option: 'H', how: 'chosen' }] }), 'matches'],
    [column('Potrero', null), 'notLinked'],
    [column('Obs.', null, { how: 'remembered' }), 'leftOut'],
  ] as const)('of %j is %s', (each, result) => {
    const sheet = {
      ...upload([each], { Pesada: 'weight', Herd: 'management_tag' }),
      missingColumns: ['weight'],
    };
    expect(resultOf(sheet, each, none)).toBe(result);
  });

  it('is left out once the user says so, and no guess comes twice', () => {
    const pesada = column('Pesada', null);
    expect(resultOf(upload([pesada], { Pesada: 'weight' }), pesada, new Set(['Pesada']))).toBe('leftOut');
    expect(guessOf(upload([pesada, column('Peso', 'weight')], { Pesada: 'weight' }), pesada)).toBeNull();
  });

  it('decides what each filter shows', () => {
    const results = [
      'matches',
      'suggested',
      'ambiguous',
      'mustChoose',
      'mayChoose',
      'leftOut',
      'notLinked',
    ] as const;
    const shown = (filter: Parameters<typeof isShown>[0]) => results.filter((each) => isShown(filter, each));
    expect(shown('all')).toEqual(results);
    expect(shown('review')).toEqual(['suggested', 'ambiguous', 'mustChoose', 'mayChoose']);
    expect(shown('paired')).toEqual(['matches', 'suggested', 'ambiguous']);
    expect(shown('unpaired')).toEqual(['mustChoose', 'mayChoose', 'leftOut', 'notLinked']);
  });
});

describe('pairing a column', () => {
  it('takes a field over from the column that had it', () => {
    const columns = [column('Peso', 'weight'), column('Pesada', null)];
    const fields = withField(columns, 'Pesada', 'weight').map(({ field, how }) => [field, how]);
    expect(fields).toEqual([
      [null, 'chosen'],
      ['weight', 'chosen'],
    ]);
  });

  it('sends settled readings, so that no question comes twice, and none of a column that is asked about', () => {
    const columns = [
      column('Peso', 'weight', { reading: { decimalMark: ',' } }),
      column('Fecha', 'birth_date', { ambiguous: 'dateOrder', reading: { dateOrder: 'dmy' } }),
      column('Sexo', 'sex'),
    ];
    expect(pairOrder(7, columns, false, { entry_type: 'Compra' })).toEqual({
      excelUploadId: 7,
      isAllpair: false,
      fixedColumns: [
        { originColumn: 'weight', excelColumn: 'Peso' },
        { originColumn: 'birth_date', excelColumn: 'Fecha' },
        { originColumn: 'sex', excelColumn: 'Sexo' },
      ],
      readings: { Peso: { decimalMark: ',' } },
      defaults: { entry_type: 'Compra' },
    });
    const chosen = withReading(columns, 'Fecha', { dateOrder: 'mdy' });
    expect(pairOrder(7, chosen, true, {}).readings).toMatchObject({ Fecha: { dateOrder: 'mdy' } });
  });
});

describe.each(assetTypes)('a sheet of $code', (model) => {
  const format = sheetFormat(model, 'add', buildPlaceOf(model));

  it('needs its mandatory columns, those that are missing first', () => {
    const all = neededOf(format, []);
    expect(all.every(({ isPaired }) => !isPaired)).toBe(true);
    const [first] = all;
    const paired = neededOf(format, [{ field: first?.fields[0]?.name ?? null }]);
    expect(paired).toHaveLength(all.length);
    expect(paired.at(-1)?.fields).toEqual(first?.fields);
    expect(paired.at(-1)?.isPaired).toBe(true);
  });

  it('shows the first row as it will be read, and what no column brings', () => {
    const isDay = ({ field }: (typeof format.columns)[number]) => field.type === 'date';
    const dates = format.columns
      .filter(isDay)
      .sort((one, other) => Number(other.mandatory) - Number(one.mandatory));
    const [date] = dates.map(({ field }) => field);
    const columns = [column('F', date?.name ?? null, { first: '3/4/24', reading: { dateOrder: 'mdy' } })];
    const lines = previewOf(format, columns, locale);
    expect(lines.find(({ field }) => field === date)).toEqual({
      field: date,
      text: '04/03/2024',
      isFaulty: false,
    });
    expect(lines.filter(({ text }) => text === null).length).toBeGreaterThan(0);
  });
});
