import type { Portfolio } from '@huella/domain/calls/report-board';
import { portfolioFigures, portfolioTable } from '@huella/domain/engine/reports/portfolio-rows';
import { priceRows, pricesOfPortfolio } from '@huella/domain/engine/reports/price-rows';
import type { PrintedReport } from './printed-report';
import { chunk, formats, headHeight, ink, margin, newPage, pageSize, type Pen } from './report-page';

const inner = pageSize.width - 2 * margin;
const lineHeight = 36;
/** A line of figures, and the room between them and the table. */
const figuresLine = 86;
const underFigures = 18;
/** Rows of a page under the figures, with room for what they are valued by. */
const perPage = 15;
const figuresInLine = 5;
/** A column is as wide as its longest text, but for what is very short or very long. */
const letters = { least: 8, most: 30 } as const;

/** Draws what a portfolio comes to and its entities, which may take several pages; by which prices it is valued is under the last. */
export function* drawPortfolio(report: PrintedReport, portfolio: Portfolio): Generator<HTMLCanvasElement> {
  const { headings, rows } = portfolioTable(portfolio, report.words);
  const pages = chunk(rows, perPage);
  const widths = widthsOf(report, headings, rows);
  for (const [at, some] of pages.entries()) {
    const pen = newPage(report);
    const top = drawFigures(report, pen, portfolio);
    const end = drawRows(report, pen, { headings, rows: some, total: rows.at(-1), widths }, top);
    if (at === pages.length - 1) drawPrices(report, pen, portfolio, end + 30);
    yield pen.canvas;
  }
}

/** Draws what the portfolio comes to, and answers where the table begins. */
function drawFigures(report: PrintedReport, { write }: Pen, portfolio: Portfolio): number {
  const { figure } = formats(report);
  const width = inner / figuresInLine;
  const figures = portfolioFigures(portfolio, report.words);
  for (const [at, [name, value]] of figures.entries()) {
    const x = margin + (at % figuresInLine) * width;
    const y = margin + headHeight - 20 + Math.floor(at / figuresInLine) * figuresLine;
    write(name, x, y, { size: 18, colour: ink.ink2, width: width - 16 });
    write(figure.format(value), x, y + 36, { size: 32, bold: true, width: width - 16 });
  }
  return margin + headHeight + Math.ceil(figures.length / figuresInLine) * figuresLine + underFigures;
}

type Cell = string | number;

interface PrintedTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total: readonly Cell[] | undefined;
  readonly widths: readonly number[];
}

function widthsOf(
  report: PrintedReport,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): readonly number[] {
  const { figure } = formats(report);
  const written = (cell: Cell = '') => (typeof cell === 'number' ? figure.format(cell) : cell);
  const longest = headings.map((heading, at) =>
    Math.max(letters.least, heading.length, ...rows.map((row) => written(row[at]).length)),
  );
  const shares = longest.map((length) => Math.min(length, letters.most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share / whole) * inner);
}

/** Draws rows under their headings, and answers how far down they go. */
function drawRows(
  report: PrintedReport,
  { write, context }: Pen,
  { headings, rows, total, widths }: PrintedTable,
  top: number,
): number {
  const { figure } = formats(report);
  const isFigure = headings.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const cell = (
    text: string,
    at: number,
    y: number,
    look: { readonly bold?: boolean; readonly size?: number },
  ) => {
    const left = margin + widths.slice(0, at).reduce((sum, each) => sum + each, 0);
    const width = (widths[at] ?? 0) - 14;
    if (isFigure[at] === true) write(text, left + width, y, { ...look, align: 'right', width });
    else write(text, at === 0 ? left : left + 14, y, { ...look, width: at === 0 ? width : width - 8 });
  };
  for (const [at, heading] of headings.entries()) cell(heading, at, top, { size: 17, bold: true });
  for (const [place, row] of rows.entries()) {
    const y = top + (place + 1) * lineHeight;
    context.fillStyle = ink.line;
    context.fillRect(margin, y - 25, inner, 1);
    for (const [at, value] of row.entries())
      cell(typeof value === 'number' ? figure.format(value) : value, at, y, {
        size: 19,
        bold: row === total,
      });
  }
  return top + rows.length * lineHeight;
}

/** By which prices it is valued, small, in three columns. */
function drawPrices(report: PrintedReport, { write }: Pen, portfolio: Portfolio, top: number): void {
  const { figure } = formats(report);
  const width = inner / 3;
  const lines = priceRows([pricesOfPortfolio(portfolio)], report.words);
  for (const [at, [what, about, amount]] of lines.slice(0, 12).entries()) {
    const text = [what, about, figure.format(amount)].filter((part) => part !== '').join(' ');
    const place = { x: margin + (at % 3) * width, y: top + Math.floor(at / 3) * 24 };
    write(text, place.x, place.y, { size: 17, colour: ink.ink2, width: width - 20 });
  }
}
