import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PanelCardView, PanelChartView, PanelTableView } from '@huella/domain/calls/panel';
import type { BookCell, BookSheet } from '../reports/save-book';

export type PanelColumnKind = PanelTableView['columns'][number]['as'];

interface PanelSheetWords {
  readonly figures: string;
  readonly figure: string;
  readonly unit: string;
  readonly counted: string;
  readonly ofHowMany: string;
  readonly pricesFrom: string;
  readonly pricesTo: string;
  readonly month: string;
}

export interface PanelSheetsAbout {
  /** What it is of, above the figures: the panel, its establishment and what it is filtered by. */
  readonly heading: readonly string[];
  readonly words: PanelSheetWords;
  /** Under a table of which the panel brings only the first rows. */
  readonly firstRows: (count: number) => string;
  /** What a cell that is neither a day nor a figure says. */
  readonly cellText: (cell: string | null, as: PanelColumnKind) => string;
}

/** A panel as a book: its cards on one sheet, and a sheet for each chart and table. Figures stay figures, and days days. */
export function panelSheets(
  { resumes, charts, tables, day }: ReplyOf<Calls['panel.data']>,
  { heading, words, ...told }: PanelSheetsAbout,
): readonly BookSheet[] {
  const about: BookCell[][] = [...heading.map((line) => [line]), [{ day }], []];
  return [
    { name: words.figures, rows: [...about, ...cardRows(resumes, words)] },
    ...charts.map((chart) => ({ name: chart.title, rows: chartRows(chart, words) })),
    ...tables.flatMap((table) =>
      table.type === 'map' ? [] : [{ name: table.title, rows: tableRows(table, told) }],
    ),
  ];
}

function cardRows(cards: readonly PanelCardView[], words: PanelSheetWords): BookCell[][] {
  const isPriced = cards.some(({ priced }) => priced !== undefined);
  return [
    [
      ...[words.figures, words.figure, words.unit, words.counted, words.ofHowMany],
      ...(isPriced ? [words.pricesFrom, words.pricesTo] : []),
    ],
    ...cards.map(({ title, value, unit, count, total, priced }) => [
      ...[title, value, unit, count, total],
      ...(priced === undefined ? [] : [{ day: priced.from }, { day: priced.to }]),
    ]),
  ];
}

function chartRows({ title, shape, unit, series, points }: PanelChartView, words: PanelSheetWords) {
  const isMonths = shape === 'months';
  const inUnit = (label: string) => (unit === null ? label : `${label} (${unit})`);
  return [
    [isMonths ? words.month : title, ...series.map(({ label }) => inUnit(isMonths ? label : words.figure))],
    ...points.map(({ key, label, values }) => [isMonths ? { month: `${key}-01` } : label, ...values]),
  ];
}

function tableRows(
  { columns, value, total }: PanelTableView,
  { firstRows, cellText }: Pick<PanelSheetsAbout, 'firstRows' | 'cellText'>,
) {
  const cellOf = (cell: string | number | null, as: PanelColumnKind): BookCell => {
    if (typeof cell === 'number') return cell;
    if (as === 'state' || as === 'holder') return cellText(cell, as);
    return as === undefined || cell === null || cell === '' ? cell : { day: cell };
  };
  return [
    columns.map(({ label, unit }) => (unit === null ? label : `${label} (${unit})`)),
    ...value.map((row) => columns.map(({ name, as }) => cellOf(row[name] ?? null, as))),
    ...(total > value.length ? [[firstRows(value.length)]] : []),
  ];
}
