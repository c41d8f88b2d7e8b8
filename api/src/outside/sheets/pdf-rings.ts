import { chartColour } from '@huella/domain/chart-colours';
import { colours, fonts, writable, type Doc } from './pdf-style';

/** A donut with what it is of, what it comes to, and its slices. */
export interface PdfRing {
  readonly title: string;
  /** In the middle: a figure, and what it is in. */
  readonly total: string;
  readonly unit: string;
  readonly slices: readonly {
    readonly name: string;
    /** Its part of the whole, from 0 to 1, and as it is written. */
    readonly share: number;
    readonly percent: string;
    /** Which of the colours it has; `others` is grey. */
    readonly colour: number | 'others';
  }[];
}

/** The room that a donut takes (document 3 section 9), in points. */
export const ringSize = { width: 250, height: 200 } as const;

const outer = 52;
const inner = 33;
/** How far down the middle of the donut is: under the title, between as many slices as there are at most. */
const middleAt = 102;
/** A name has two lines: it is most often a company's. */
const lineHeight = 24;
const mark = 8;
const shareWidth = 34;

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Of its column; it is at the left of that. */
  readonly width: number;
}

/** Draws a donut under its title, its slices named at its right. */
export function drawRing(doc: Doc, ring: PdfRing, { x, y, width }: Spot): void {
  doc.font(fonts.strong).fontSize(11).fillColor(colours.text);
  doc.text(writable(ring.title), x, y, { width: width - 16, height: 14, ellipsis: true });
  const middle = { x: x + outer, y: y + middleAt };
  let from = 0;
  for (const { share, colour } of ring.slices) {
    drawSlice(doc, middle, { from, to: from + share, colour: chartColour(colour) });
    from += share;
  }
  writeTotal(doc, ring, middle);
  const left = x + 2 * outer + 14;
  const right = x + width - 16;
  const top = middle.y - (ring.slices.length * lineHeight) / 2;
  for (const [at, { name, percent, colour }] of ring.slices.entries()) {
    const line = top + at * lineHeight;
    doc.rect(left, line, mark, mark).fill(chartColour(colour));
    doc.font(fonts.text).fontSize(8).fillColor(colours.text);
    const room = right - left - mark - 6 - shareWidth;
    doc.text(writable(name), left + mark + 6, line, { width: room, height: 20, ellipsis: true });
    doc.fillColor(colours.quiet);
    doc.text(percent, right - shareWidth, line, { width: shareWidth, align: 'right', lineBreak: false });
  }
}

function writeTotal(
  doc: Doc,
  { total, unit }: PdfRing,
  { x, y }: { readonly x: number; readonly y: number },
) {
  const line = { width: 2 * inner, align: 'center', height: 14, ellipsis: true } as const;
  const top = y - (unit === '' ? 6 : 11);
  doc
    .font(fonts.strong)
    .fontSize(11)
    .fillColor(colours.text)
    .text(total, x - inner, top, line);
  doc.font(fonts.text).fontSize(8).fillColor(colours.quiet);
  doc.text(writable(unit), x - inner, top + 14, line);
}

interface Slice {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

/** A slice of a ring, from one part of the turn to another, both from 0 at the top to 1. */
function drawSlice(
  doc: Doc,
  { x, y }: { readonly x: number; readonly y: number },
  { from, to, colour }: Slice,
) {
  if (to - from >= wholeTurn) {
    doc.circle(x, y, outer).circle(x, y, inner).fill(colour, 'even-odd');
    return;
  }
  const at = (radius: number, turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const isLarge = to - from > 0.5 ? '1' : '0';
  const arc = (radius: number, sweep: '0' | '1', turn: number) =>
    `A ${String(radius)} ${String(radius)} 0 ${isLarge} ${sweep} ${at(radius, turn)}`;
  doc
    .path(`M ${at(outer, from)} ${arc(outer, '1', to)} L ${at(inner, to)} ${arc(inner, '0', from)} Z`)
    .lineWidth(1)
    .fillAndStroke(colour, '#ffffff');
}

/** An arc from a point to itself is none. */
const wholeTurn = 0.9999;
