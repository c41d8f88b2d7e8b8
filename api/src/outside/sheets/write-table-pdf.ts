import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** A table on its way out as a PDF. */
export interface TablePdf {
  readonly title: string;
  /** Under the title: whose it is, and when it was made. */
  readonly subtitle: string;
  readonly columns: readonly {
    readonly heading: string;
    /** Its share of the width, beside those of the others. */
    readonly share: number;
  }[];
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
  /** What is at the foot of a page of this number. */
  readonly pageLine: (page: number) => string;
}

export const pdfType = 'application/pdf';

type Doc = InstanceType<typeof PDFDocument>;

/** A4 lying down, in points (document 3 section 9). */
const page = { width: 841.89, height: 595.28, margin: 40, foot: 28 } as const;
const inner = page.width - 2 * page.margin;
const bottom = page.height - page.margin - page.foot;
const cell = { size: 8.5, padX: 6, padY: 5, highest: 60 } as const;
const colours = { text: '#0f172a', quiet: '#64748b', line: '#e2e8f0', head: '#f1f5f9' } as const;
const fonts = { text: 'text', strong: 'strong' } as const;
/** Inter, as the screens have it, whole: the web font comes in pieces by script that cannot be embedded. */
const typefaces = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

/** Rows between which other requests get their turn: setting a row takes milliseconds. */
const rowsPerTurn = 5;

/**
 * A PDF with one table, on A4 lying down: title, headings on every page, numbered pages. Written page by page while it
 * is sent. Its typeface comes with it: it has the letters of Latin, Greek and Cyrillic script; of others each is a question
 * mark.
 */
export async function* writeTablePdf(table: TablePdf): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, info: { Title: table.title } });
  const { resolve: find } = createRequire(import.meta.url);
  for (const name of Object.values(fonts)) doc.registerFont(name, find(typefaces[name]));
  const sheet = { doc, table, y: writeTitle(doc, table), number: 1 };
  writeHeadings(sheet);
  let written = 0;
  for await (const row of table.rows) {
    writeRow(sheet, row);
    written += 1;
    if (written % rowsPerTurn !== 0) continue;
    await new Promise((resolve) => setImmediate(resolve));
    yield* waiting(doc);
  }
  writeFoot(sheet);
  doc.end();
  for await (const bytes of doc) yield bytes as Uint8Array; // the document is a stream of bytes
}

function* waiting(doc: Doc): Generator<Uint8Array> {
  const bytes: unknown = doc.read();
  if (bytes instanceof Uint8Array) yield bytes;
}

/** Where writing is. */
interface Sheet {
  readonly doc: Doc;
  readonly table: TablePdf;
  y: number;
  number: number;
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
function placesOf({ columns }: TablePdf) {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = page.margin;
  return columns.map(({ share }) => {
    const width = (inner * share) / whole;
    const place = { x, width };
    x += width;
    return place;
  });
}

function writeHeadings(sheet: Sheet): void {
  const { doc, table } = sheet;
  const texts = table.columns.map(({ heading }) => heading);
  doc.font(fonts.strong).fontSize(cell.size);
  const height = heightOf(sheet, texts);
  doc.rect(page.margin, sheet.y, inner, height).fill(colours.head);
  doc.fillColor(colours.text);
  writeCells(sheet, texts, height);
}

function writeRow(sheet: Sheet, row: readonly string[]): void {
  const { doc } = sheet;
  const texts = row.map(writable);
  doc.font(fonts.text).fontSize(cell.size);
  const height = heightOf(sheet, texts);
  if (sheet.y + height > bottom) {
    writeFoot(sheet);
    doc.addPage();
    sheet.number += 1;
    sheet.y = page.margin;
    writeHeadings(sheet);
    doc.font(fonts.text).fontSize(cell.size);
  }
  doc.fillColor(colours.text);
  writeCells(sheet, texts, height);
  doc.moveTo(page.margin, sheet.y).lineTo(page.margin + inner, sheet.y);
  doc.lineWidth(0.5).strokeColor(colours.line).stroke();
}

/** How high a row is: as its highest text, to a bound. */
function heightOf({ doc, table }: Sheet, texts: readonly string[]): number {
  const heights = placesOf(table).map(({ width }, at) =>
    doc.heightOfString(texts[at] ?? '', { width: width - 2 * cell.padX }),
  );
  return Math.min(cell.highest, Math.max(cell.size, ...heights)) + 2 * cell.padY;
}

function writeCells(sheet: Sheet, texts: readonly string[], height: number): void {
  for (const [at, { x, width }] of placesOf(sheet.table).entries())
    sheet.doc.text(texts[at] ?? '', x + cell.padX, sheet.y + cell.padY, {
      width: width - 2 * cell.padX,
      height: height - 2 * cell.padY + 1,
      ellipsis: true,
    });
  sheet.y += height;
}

function writeFoot({ doc, table, number }: Sheet): void {
  doc.font(fonts.text).fontSize(8).fillColor(colours.quiet);
  const line = { width: inner, align: 'right', height: 12 } as const;
  doc.text(writable(table.pageLine(number)), page.margin, page.height - page.margin - 10, line);
}

/** From here on Unicode has scripts, signs and pictures that the typeface lacks. */
const firstOfOthers = 0x2e80;
const known = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;

function isWritable(letter: string): boolean {
  return known.test(letter) && (letter.codePointAt(0) ?? 0) < firstOfOthers;
}

/** A text in the letters that there are: others as what they mean, or as a question mark; line ends as blanks. */
function writable(text: string): string {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\p{Cc}+/gu, ' '), (letter) => {
    if (isWritable(letter)) return letter;
    const plain = letter.normalize('NFKD');
    return Array.from(plain).every(isWritable) ? plain : '?';
  });
  return letters.join('');
}
