import type { FileReply } from '@huella/domain/calls/contract';
import type { Portfolio } from '@huella/domain/calls/report-board';
import type { MoveRow, ReportMoves, ReportPie } from '@huella/domain/calls/reports';
import { partTable } from '@huella/domain/engine/reports/part-rows';
import { portfolioFigures, portfolioTable } from '@huella/domain/engine/reports/portfolio-rows';
import { priceRows, pricesOfPortfolio } from '@huella/domain/engine/reports/price-rows';
import { formatDate, formatDateTime } from '@huella/domain/engine/fields/date';
import { reportInputs } from '@huella/domain/model/report';
import { reports as en } from '@huella/domain/phrases/en/reports';
import { reports as es } from '@huella/domain/phrases/es/reports';
import { fill } from '@huella/domain/phrases/phrase';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { writeSheet, xlsxType } from '../../outside/sheets/write-sheet';
import { pdfType, writeTablePdf, type TablePdf } from '../../outside/sheets/write-table-pdf';
import type { AskedReport } from './asked-report';
import { buildMoves } from './build-moves';
import { buildReport } from './build-report';
import { printPies, printTable } from './print-report';
import { readMovesOf } from './report-moves';

const words = { es, en } as const;

export type ReportFormat = 'xlsx' | 'pdf';

/** A report as a table, and as it is printed. */
interface ReportTable {
  readonly title: string;
  /** Under the title: whose it is, and when it was made. */
  readonly subtitle: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly print: TablePdf['blocks'];
  /** The days that it is of, as a sheet may be called. */
  readonly days: string;
}

type Reader = Pick<Actor, 'language' | 'timezone' | 'firstname' | 'lastname'>;

/** A report as a file named `reporte` (document 3 section 2), in the language of the reader. */
export async function writeReport(
  deps: Deps,
  asked: AskedReport,
  reader: Reader,
  format: ReportFormat,
): Promise<FileReply> {
  return fileOf(await tableOf(deps, asked, reader), reader.language, format);
}

/** A report as bytes: of a sheet with its figures as numbers, or of a PDF. */
function fileOf(table: ReportTable, language: Language, format: ReportFormat): FileReply {
  const { title, subtitle, headings, rows, days, print } = table;
  if (format === 'xlsx') {
    const bytes = writeSheet({ name: `reporte ${days}`, headings, rows: eachOf(rows) });
    return { name: 'reporte.xlsx', type: xlsxType, bytes };
  }
  const pageLine = (number: number) => fill(words[language].page, { number });
  const bytes = writeTablePdf({ title, subtitle, blocks: print, pageLine });
  return { name: 'reporte.pdf', type: pdfType, bytes };
}

/** What a report tells, as a table. */
async function tableOf(deps: Deps, asked: AskedReport, reader: Reader): Promise<ReportTable> {
  const { report, values } = asked;
  const { language } = reader;
  const say = words[language];
  const name = report.name[language];
  const moment = formatDateTime(deps.clock().toISOString(), reader.timezone);
  const made = fill(say.made, { name: `${reader.firstname} ${reader.lastname}`.trim(), moment });
  const until = String(values[reportInputs.date]);
  if (report.moves === undefined) {
    const { pies, portfolio } = await buildReport(deps, asked);
    const day = fill(say.onDay, { name, day: formatDate(until) });
    const print = printPies(pies, portfolio, language);
    return { title: day, subtitle: made, days: until, print, ...rowsOfPies(pies, portfolio, language) };
  }
  const { model, moves, told } = await readMovesOf(deps, asked);
  const built = buildMoves(model, moves, { ...told, language });
  const between = { name, from: formatDate(told.from), to: formatDate(until) };
  const title = fill(say.between, between);
  const table = rowsOfMoves(built, language);
  const print = [printTable(table.headings, table.rows, language)];
  return { title, subtitle: made, days: `${told.from} ${until}`, print, ...table };
}

function rowsOfPies(pies: readonly ReportPie[], portfolio: Portfolio | null, language: Language) {
  const say = words[language];
  const { headings, rows } = partTable(pies, say);
  return {
    headings,
    rows: [
      ...(portfolio === null ? [] : rowsOfPortfolio(portfolio, language)),
      ...rows,
      ...priceRows(portfolio === null ? pies : [pricesOfPortfolio(portfolio)], say),
    ],
  };
}

/** What the portfolio comes to, then each column of its table, as indicators are: by its entities, and in all. */
function rowsOfPortfolio(portfolio: Portfolio, language: Language) {
  const say = words[language];
  const { headings, rows } = portfolioTable(portfolio, say);
  const figures = portfolioFigures(portfolio, say).map(([name, figure]) => [say.portfolio, name, figure, '']);
  const columns = headings.slice(1).flatMap((heading, column) =>
    rows.flatMap((row) => {
      const cell = row[column + 1] ?? '';
      return cell === '' ? [] : [[heading, row[0] ?? '', cell, '']];
    }),
  );
  return [...figures, ...columns];
}

function rowsOfMoves({ columns, entities, by, rows, total }: ReportMoves, language: Language) {
  const say = words[language];
  const block = (title: string, lines: readonly MoveRow[]) =>
    lines.map(({ label, figures }) => [title, label, ...figures]);
  return {
    headings: [say.rowsBy, say.part, ...columns.map(({ title }) => title)],
    rows: [
      ...block(say.byEntity, entities),
      ...(by === null ? [] : block(by, rows)),
      [say.total, '', ...total],
    ],
  };
}

async function* eachOf<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
