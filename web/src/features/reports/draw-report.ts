import type { ReportPie } from '@huella/domain/calls/reports';
import { partLines } from '@huella/domain/engine/reports/part-lines';
import { priceRows } from '@huella/domain/engine/reports/price-rows';
import type { PrintedReport } from './printed-report';
import { drawPortfolio } from './draw-portfolio';
import { colouredLines } from './part-colour';
import { chunk, formats, headHeight, ink, margin, newPage, pageSize, type Pen } from './report-page';

const columns = 2;
const rows = 2;
const cell = {
  width: (pageSize.width - 2 * margin) / columns,
  height: (pageSize.height - headHeight - 2 * margin) / rows,
} as const;
const lineHeight = 32;
/** Parts that are listed beside a donut; whoever has more has a page of their own under it. */
const listed = 10;
const perColumn = 28;
const perPage = perColumn * columns;

/**
 * Draws a report on pages, each when it is asked for, so that a long one neither holds the screen nor has all its pictures at once:
 * what its portfolio comes to and its entities, its donuts four to a page, then the parts of those that have more than fit beside
 * one.
 */
export function* drawReport(report: PrintedReport): Generator<HTMLCanvasElement> {
  const pies = report.pies.filter(({ values }) => values.length > 0);
  if (report.portfolio !== null) yield* drawPortfolio(report, report.portfolio);
  for (const some of chunk(pies, columns * rows)) yield drawBoard(report, some);
  for (const pie of pies)
    if (partLines(pie.values, report.others).length > listed)
      for (const some of chunk(pie.values, perPage)) yield drawList(report, pie, some);
}

function drawBoard(report: PrintedReport, pies: readonly ReportPie[]): HTMLCanvasElement {
  const pen = newPage(report);
  for (const [at, pie] of pies.entries()) {
    const x = margin + (at % columns) * cell.width;
    const y = margin + headHeight + Math.floor(at / columns) * cell.height;
    drawPie(report, pen, pie, { x, y });
  }
  return pen.canvas;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function drawPie(report: PrintedReport, pen: Pen, pie: ReportPie, { x, y }: Spot): void {
  const { figure, percent } = formats(report);
  const { context, write } = pen;
  const [radius, hole] = [130, 80];
  const middle = { x: x + radius, y: y + 60 + radius };
  write(pie.unit === null ? pie.title : `${pie.title} (${pie.unit})`, x, y + 20, { size: 26, bold: true });
  let angle = -Math.PI / 2;
  const lines = colouredLines(pie.values, report.others);
  for (const { value, colour } of lines) {
    if (colour === null) continue;
    const next = angle + (value / pie.total) * 2 * Math.PI;
    context.beginPath();
    context.arc(middle.x, middle.y, radius, angle, next);
    context.arc(middle.x, middle.y, hole, next, angle, true);
    context.closePath();
    context.fillStyle = colour;
    context.fill();
    context.strokeStyle = ink.surface;
    context.lineWidth = 3;
    context.stroke();
    angle = next;
  }
  write(figure.format(pie.total), middle.x, middle.y + 10, { size: 28, bold: true, align: 'center' });
  const left = x + 2 * radius + 40;
  const right = x + cell.width - 40;
  for (const [at, { name, value, colour }] of lines.slice(0, listed).entries()) {
    const line = y + 70 + at * lineHeight;
    if (colour !== null) {
      context.fillStyle = colour;
      context.fillRect(left, line - 15, 16, 16);
    }
    write(name, left + (colour === null ? 44 : 28), line, { width: right - left - 200 });
    write(figure.format(value), right - 84, line, { align: 'right', bold: true });
    write(percent.format(value / pie.total), right, line, { align: 'right', colour: ink.ink3 });
  }
  // Those of a portfolio are told once, under its table.
  if (report.portfolio === null) drawPrices(report, pen, pie, { x, y: y + 2 * radius + 130 });
}

/** By which prices a value is, small and under its donut, in two columns. */
function drawPrices(report: PrintedReport, { write }: Pen, pie: ReportPie, { x, y }: Spot): void {
  const { figure } = formats(report);
  const width = (cell.width - 40) / 2;
  for (const [at, [what, about, amount]] of priceRows([pie], report.words).slice(0, 6).entries()) {
    const text = [what, about, figure.format(amount)].filter((part) => part !== '').join(' ');
    const place = { x: x + (at % 2) * width, y: y + Math.floor(at / 2) * 24 };
    write(text, place.x, place.y, { size: 18, colour: ink.ink2, width: width - 20 });
  }
}

/** Parts of an indicator, a line each. */
function drawList(
  report: PrintedReport,
  pie: ReportPie,
  parts: readonly ReportPie['values'][number][],
): HTMLCanvasElement {
  const { figure, percent } = formats(report);
  const { canvas, write } = newPage(report);
  const top = margin + headHeight;
  write(pie.unit === null ? pie.title : `${pie.title} (${pie.unit})`, margin, top, { size: 26, bold: true });
  for (const [at, { name, value }] of parts.entries()) {
    const x = margin + Math.floor(at / perColumn) * cell.width;
    const line = top + 50 + (at % perColumn) * lineHeight;
    const right = x + cell.width - 40;
    write(name, x, line, { width: cell.width - 320 });
    write(figure.format(value), right - 110, line, { align: 'right', bold: true });
    write(percent.format(value / pie.total), right, line, { align: 'right', colour: ink.ink3 });
  }
  return canvas;
}
