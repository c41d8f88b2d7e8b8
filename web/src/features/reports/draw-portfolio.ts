import type { Portfolio } from '@huella/domain/calls/report-board';
import { portfolioFigures, portfolioTable } from '@huella/domain/engine/reports/portfolio-rows';
import { priceRows, pricesOfPortfolio } from '@huella/domain/engine/reports/price-rows';
import type { PrintedReport } from './printed-report';
import { chunk, formats, headHeight, ink, margin, newPage, pageSize, type Pen } from './report-page';

const inner = pageSize.width - 2 * margin;
const lineHeight = 36;
const figuresHeight = 190;
/** Rows of a page under the figures, with room for what they are valued by. */
const perPage = 17;
const figuresInLine = 5;
/** The name of an entity is as wide as so many figures. */
const nameShare = 2.2;

/** Draws what a portfolio comes to and its entities, which may take several pages; by which prices it is valued is under the last. */
export function drawPortfolio(report: PrintedReport, portfolio: Portfolio): readonly HTMLCanvasElement[] {
  const { headings, rows } = portfolioTable(portfolio, report.words);
  const pages = chunk(rows, perPage);
  return pages.map((some, at) => {
    const pen = newPage(report);
    drawFigures(report, pen, portfolio);
    const end = drawRows(report, pen, headings, some, rows.at(-1));
    if (at === pages.length - 1) drawPrices(report, pen, portfolio, end + 30);
    return pen.canvas;
  });
}

function drawFigures(report: PrintedReport, { write }: Pen, portfolio: Portfolio): void {
  const { figure } = formats(report);
  const width = inner / figuresInLine;
  for (const [at, [name, value]] of portfolioFigures(portfolio, report.words).entries()) {
    const x = margin + (at % figuresInLine) * width;
    const y = margin + headHeight - 20 + Math.floor(at / figuresInLine) * 86;
    write(name, x, y, { size: 18, colour: ink.ink2, width: width - 16 });
    write(figure.format(value), x, y + 36, { size: 32, bold: true, width: width - 16 });
  }
}

/** Draws rows under their headings, and answers how far down they go. */
function drawRows(
  report: PrintedReport,
  { write, context }: Pen,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  total: readonly (string | number)[] | undefined,
): number {
  const { figure } = formats(report);
  const share = inner / (headings.length - 1 + nameShare);
  const top = margin + headHeight + figuresHeight;
  const isFigure = headings.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const cell = (
    text: string,
    at: number,
    y: number,
    look: { readonly bold?: boolean; readonly size?: number },
  ) => {
    const left = at === 0 ? margin : margin + (nameShare + at - 1) * share;
    const width = (at === 0 ? nameShare * share : share) - 14;
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
