import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { createYielder } from '../../yielder';
import { colours, fonts, writable, type Doc } from './pdf-style';
import { drawRing, ringSize, type PdfRing } from './pdf-rings';

/** Tables and charts on their way out as a PDF. */
export interface TablePdf {
  readonly title: string;
  /** Under the title: whose it is, and when it was made. */
  readonly subtitle: string;
  /** One under the other. */
  readonly blocks: readonly (PdfTable | PdfRings)[];
  /** What is at the foot of a page of this number. */
  readonly pageLine: (page: number) => string;
}

export interface PdfTable {
  /** What stands over it, where the title of all does not say it. */
  readonly caption?: string;
  readonly columns: readonly {
    readonly heading: string;
    /** Its share of the width, beside those of the others. */
    readonly share: number;
    /** Figures stand at the right, under each other. */
    readonly align?: 'right';
  }[];
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

interface PdfRings {
  readonly rings: readonly PdfRing[];
}

export const pdfType = 'application/pdf';

/** A4 lying down, in points (document 3 section 9). */
const page = { width: 841.89, height: 595.28, margin: 40, foot: 28 } as const;
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin - page.foot;
const cell = { size: 8.5, padX: 6, padY: 5, highest: 60 } as const;
/** Between two blocks, and what a caption takes. */
const gap = 14;
const captionHeight = 20;
/** Inter, as the screens have it, whole: the web font comes in pieces by script that cannot be embedded. */
const typefaces = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

/**
 * A PDF with tables and charts, on A4 lying down: title, headings on every page, numbered pages. Written page by page while it
 * is sent, and other requests get their turn between rows and charts, each of which takes milliseconds. Its typeface comes with
 * it: it has the letters of Latin, Greek and Cyrillic script; of others each is a question mark.
 */
export async function* writeTablePdf(pdf: TablePdf): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, info: { Title: pdf.title } });
  const yieldIfDue = createYielder();
  await loadTypefaces(doc, yieldIfDue);
  const sheet: Sheet = { doc, pdf, yieldIfDue, y: writeTitle(doc, pdf), number: 1 };
  for (const [at, block] of pdf.blocks.entries()) {
    if (at > 0) sheet.y += gap;
    yield* 'rings' in block ? writeRings(sheet, block.rings) : writeTable(sheet, block);
  }
  writeFoot(sheet);
  await yieldIfDue();
  doc.end();
  for await (const bytes of doc) yield bytes as Uint8Array; // the document is a stream of bytes
}

/** Reads the typefaces. The first text that is measured in one reads its tables, which takes tens of milliseconds: each has its turn. */
async function loadTypefaces(doc: Doc, yieldIfDue: () => Promise<void>): Promise<void> {
  const { resolve: find } = createRequire(import.meta.url);
  for (const name of Object.values(fonts)) {
    doc.registerFont(name, find(typefaces[name]));
    doc.font(name);
    await yieldIfDue();
    doc.widthOfString('0');
    await yieldIfDue();
  }
}

async function* writeTable(sheet: Sheet, table: PdfTable): AsyncGenerator<Uint8Array> {
  const { doc } = sheet;
  const caption = table.caption === undefined ? 0 : captionHeight;
  // Not its headings alone at the end of a page.
  if (sheet.y + caption + 3 * (cell.size + 2 * cell.padY) > bottom) turnPage(sheet);
  if (table.caption !== undefined) {
    doc.font(fonts.strong).fontSize(11).fillColor(colours.text);
    doc.text(writable(table.caption), page.margin, sheet.y, { width: inner, height: 14, ellipsis: true });
    sheet.y += caption;
  }
  writeHeadings(sheet, table);
  for await (const row of table.rows) {
    writeRow(sheet, table, row);
    await sheet.yieldIfDue();
    yield* waiting(doc);
  }
}

/** Rings, as many in a line as there is room for. */
async function* writeRings(sheet: Sheet, rings: readonly PdfRing[]): AsyncGenerator<Uint8Array> {
  const perLine = Math.floor(inner / ringSize.width);
  const width = inner / perLine;
  for (const [at, ring] of rings.entries()) {
    const column = at % perLine;
    if (column === 0 && sheet.y + ringSize.height > bottom) turnPage(sheet);
    drawRing(sheet.doc, ring, { x: page.margin + column * width, y: sheet.y, width });
    if (column === perLine - 1 || at === rings.length - 1) sheet.y += ringSize.height;
    await sheet.yieldIfDue();
    yield* waiting(sheet.doc);
  }
}

function* waiting(doc: Doc): Generator<Uint8Array> {
  const bytes: unknown = doc.read();
  if (bytes instanceof Uint8Array) yield bytes;
}

/** Where writing is. */
interface Sheet {
  readonly doc: Doc;
  readonly pdf: TablePdf;
  readonly yieldIfDue: () => Promise<void>;
  y: number;
  number: number;
}

function turnPage(sheet: Sheet): void {
  writeFoot(sheet);
  sheet.doc.addPage();
  sheet.number += 1;
  sheet.y = page.margin;
}

/** Writes the title and answers how far down it goes. */
function writeTitle(doc: Doc, { title, subtitle }: TablePdf): number {
  const line = { width: inner, height: 22, ellipsis: true };
  doc.font(fonts.strong).fontSize(16).fillColor(colours.text);
  doc.text(writable(title), page.margin, page.margin, line);
  doc.font(fonts.text).fontSize(9).fillColor(colours.quiet);
  doc.text(writable(subtitle), page.margin, page.margin + 22, line);
  return page.margin + 46;
}

/** The columns with where they begin and how wide they are. */
function placesOf({ columns }: PdfTable) {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = page.margin;
  return columns.map(({ share }) => {
    const width = (inner * share) / whole;
    const place = { x, width };
    x += width;
    return place;
  });
}

function writeHeadings(sheet: Sheet, table: PdfTable): void {
  const { doc } = sheet;
  const texts = table.columns.map(({ heading }) => writable(heading));
  doc.font(fonts.strong).fontSize(cell.size);
  const height = heightOf(doc, table, texts);
  doc.rect(page.margin, sheet.y, inner, height).fill(colours.head);
  doc.fillColor(colours.text);
  writeCells(sheet, table, texts, height);
}

function writeRow(sheet: Sheet, table: PdfTable, row: readonly string[]): void {
  const { doc } = sheet;
  const texts = row.map(writable);
  doc.font(fonts.text).fontSize(cell.size);
  const height = heightOf(doc, table, texts);
  if (sheet.y + height > bottom) {
    turnPage(sheet);
    writeHeadings(sheet, table);
    doc.font(fonts.text).fontSize(cell.size);
  }
  doc.fillColor(colours.text);
  writeCells(sheet, table, texts, height);
  doc.moveTo(page.margin, sheet.y).lineTo(page.margin + inner, sheet.y);
  doc.lineWidth(0.5).strokeColor(colours.line).stroke();
}

/** How high a row is: as its highest text, to a bound. */
function heightOf(doc: Doc, table: PdfTable, texts: readonly string[]): number {
  const heights = placesOf(table).map(({ width }, at) =>
    doc.heightOfString(texts[at] ?? '', { width: width - 2 * cell.padX }),
  );
  return Math.min(cell.highest, Math.max(cell.size, ...heights)) + 2 * cell.padY;
}

function writeCells(sheet: Sheet, table: PdfTable, texts: readonly string[], height: number): void {
  for (const [at, { x, width }] of placesOf(table).entries())
    sheet.doc.text(texts[at] ?? '', x + cell.padX, sheet.y + cell.padY, {
      align: table.columns[at]?.align ?? 'left',
      width: width - 2 * cell.padX,
      height: height - 2 * cell.padY + 1,
      ellipsis: true,
    });
  sheet.y += height;
}

function writeFoot({ doc, pdf, number }: Sheet): void {
  doc.font(fonts.text).fontSize(8).fillColor(colours.quiet);
  const line = { width: inner, align: 'right', height: 12 } as const;
  doc.text(writable(pdf.pageLine(number)), page.margin, page.height - page.margin - 10, line);
}
