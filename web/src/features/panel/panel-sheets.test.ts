import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { bytesOfBook } from '../reports/save-book';
import { panelSheets, type PanelColumnKind } from './panel-sheets';

const list = { among: 'active' as const, filters: [] };
const card = { unit: 't', count: 3, total: 4, filled: 3, due: false, list, whole: null, note: null };
const column = { unit: null, figure: false, width: 120 };
const data: ReplyOf<Calls['panel.data']> = {
  day: '2026-11-20',
  noun: { one: 'silobolsa', many: 'silobolsas' },
  resumes: [
    { ...card, name: 'tonnes', title: 'Toneladas', value: 620.5 },
    {
      ...card,
      name: 'worth',
      title: 'Valor',
      value: null,
      priced: { from: '2026-11-01', to: '2026-11-19', sources: [] },
    },
  ],
  charts: [
    {
      ...{ name: 'bySpecie', title: 'Por especie', shape: 'bars', unit: 't' },
      series: [{ name: 'bySpecie', label: 'Por especie', due: false }],
      points: [{ key: 'soja', label: 'Soja', values: [420.5], lists: [list] }],
    },
    {
      ...{ name: 'expiries', title: 'Vencimiento', shape: 'months', unit: 't' },
      series: [{ name: 'expire', label: 'Toneladas', due: false }],
      points: [{ key: '2026-12', label: '2026-12', values: [100], lists: [list] }],
    },
  ],
  tables: [
    {
      ...{
        name: 'next',
        type: 'table',
        title: 'Vencen: [pronto]',
        lists: [],
        total: 140,
        totalWidth: 1,
        list,
      },
      columns: [
        { ...column, name: 'code', label: 'Silobolsa' },
        { ...column, name: 'tonnage', label: 'Toneladas', unit: 't', figure: true },
        { ...column, name: 'expires', label: 'Vence', as: 'due' },
        { ...column, name: 'holder', label: 'Tenedor', as: 'holder' },
        { ...column, name: 'state', label: 'Estado', as: 'state' },
      ],
      value: [
        { pk: 1, code: '=SUM(A1)', tonnage: 214.6, expires: '2026-12-11', holder: 'Banco', state: 'active' },
        { pk: 2, code: 'SB-2', tonnage: null, expires: '', holder: null, state: 'expired' },
      ],
    },
    {
      ...{ name: 'map', type: 'map', title: 'Mapa', lists: [], total: 0, totalWidth: 0, list },
      ...{ columns: [], value: [] },
    },
  ],
};
const words = {
  ...{ figures: 'Cifras', figure: 'Cifra', unit: 'Unidad', counted: 'Cuántas', ofHowMany: 'De cuántas' },
  ...{ pricesFrom: 'Desde', pricesTo: 'Hasta', month: 'Mes' },
};

it('a panel is a book with a sheet for its cards, each chart and each table, in which days are days', () => {
  const about = {
    heading: ['Planta Rojas', 'Especie: Soja'],
    words,
    firstRows: (count: number) => `Las primeras ${String(count)}`,
    cellText: (cell: string | null, as: PanelColumnKind) => `${as ?? ''}: ${cell ?? 'nadie'}`,
  };
  const book = read(bytesOfBook(panelSheets(data, about)), { cellNF: true });
  expect(book.SheetNames).toEqual(['Cifras', 'Por especie', 'Vencimiento', 'Vencen   pronto']);
  const rows = (name: string) => utils.sheet_to_json(book.Sheets[name] ?? {}, { header: 1, UTC: true });
  const shown = (name: string, cell: string) => book.Sheets[name]?.[cell] as { t: string; z: string };
  const date = (day: string) => new Date(day);
  expect(rows('Cifras').slice(0, 3)).toEqual([['Planta Rojas'], ['Especie: Soja'], [date('2026-11-20')]]);
  expect(rows('Cifras').slice(-3)).toEqual([
    ['Cifras', 'Cifra', 'Unidad', 'Cuántas', 'De cuántas', 'Desde', 'Hasta'],
    ['Toneladas', 620.5, 't', 3, 4],
    ['Valor', undefined, 't', 3, 4, date('2026-11-01'), date('2026-11-19')],
  ]);
  expect(rows('Por especie')).toEqual([
    ['Por especie', 'Cifra (t)'],
    ['Soja', 420.5],
  ]);
  expect(rows('Vencimiento')).toEqual([
    ['Mes', 'Toneladas (t)'],
    [date('2026-12-01'), 100],
  ]);
  expect(rows('Vencen   pronto')).toEqual([
    ['Silobolsa', 'Toneladas (t)', 'Vence', 'Tenedor', 'Estado'],
    ['=SUM(A1)', 214.6, date('2026-12-11'), 'holder: Banco', 'state: active'],
    ['SB-2', undefined, '', 'holder: nadie', 'state: expired'],
    ['Las primeras 2'],
  ]);
  expect(shown('Vencen   pronto', 'C2')).toMatchObject({ t: 'n', z: 'dd/mm/yyyy' });
  expect(shown('Vencimiento', 'A2')).toMatchObject({ t: 'n', z: 'mm/yyyy' });
  // A text that begins as a formula does stays a text.
  expect(shown('Vencen   pronto', 'A2')).toMatchObject({ t: 's' });
});

it('sheets of one name, or of a long one, are told apart', () => {
  const long = 'x'.repeat(40);
  const sheets = ['A', 'a', long, long].map((name) => ({ name, rows: [] }));
  expect(read(bytesOfBook(sheets)).SheetNames).toEqual(['A', 'a 2', 'x'.repeat(31), `${'x'.repeat(29)} 2`]);
});
