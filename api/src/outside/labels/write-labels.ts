import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import {
  layLabel,
  placeOfLabel,
  type LabelLayout,
  type LabelSheet,
} from '@huella/domain/engine/labels/label-sheets';
import { writtenLinkOf } from '@huella/domain/engine/qr/short-links';
import { codeModules, quietZone } from './code-modules';

/** What is on a label. */
export interface Label {
  /** What names it: the tag. */
  readonly name: string;
  readonly lines: readonly string[];
  /** What the code holds. */
  readonly link: string;
}

/** Labels on their way out as a PDF. */
export interface LabelsPdf {
  readonly title: string;
  readonly sheet: LabelSheet;
  readonly labels: AsyncIterable<Label>;
  /** The first label of the first sheet that is not used yet, from 1 on. */
  readonly start: number;
  readonly copies: number;
  /** A picture, as PNG; null where there is none. */
  readonly logo: Buffer | null;
  /** Whether the address of the page is written, for who cannot scan. */
  readonly hasAddress: boolean;
}

type Doc = InstanceType<typeof PDFDocument>;

/** Points of a millimetre. */
const mm = 72 / 25.4;
const black = '#000000';
const fonts = {
  text: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  strong: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
} as const;

/** The side of a code by itself, in millimetres. */
const codeSide = 50;
/** Labels between which other requests get their turn. */
const labelsPerTurn = 20;

/**
 * Labels as a PDF, at the size of the paper: the codes are drawn as areas, so that they are as sharp as the printer is. Written
 * page by page while it is sent.
 */
export async function* writeLabels(pdf: LabelsPdf): AsyncGenerator<Uint8Array> {
  const { sheet, start, copies } = pdf;
  const size: [number, number] = [sheet.page.width * mm, sheet.page.height * mm];
  const doc = new PDFDocument({ size, margin: 0, autoFirstPage: false, info: { Title: pdf.title } });
  const { resolve: find } = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, find(file));
  const layout = layLabel(sheet, pdf.logo !== null);
  let at = 0;
  let page = -1;
  for await (const label of pdf.labels)
    for (let copy = 0; copy < copies; copy += 1) {
      const place = placeOfLabel(sheet, at, start);
      if (place.page > page) doc.addPage({ size, margin: 0 });
      page = place.page;
      drawLabel(doc, pdf, layout, label, place);
      at += 1;
      if (at % labelsPerTurn !== 0) continue;
      await new Promise((resolve) => setImmediate(resolve));
      yield* waiting(doc);
    }
  doc.end();
  for await (const bytes of doc) yield bytes as Uint8Array; // the document is a stream of bytes
}

/** A single code, which is sharp at any size: on a page of its own size, with its quiet zone. */
export async function* writeCode({
  title,
  link,
}: {
  readonly title: string;
  readonly link: string;
}): AsyncGenerator<Uint8Array> {
  const size = codeSide * mm;
  const doc = new PDFDocument({ size: [size, size], margin: 0, info: { Title: title } });
  drawCode(doc, { code: { x: 0, y: 0, size: codeSide } }, link, { x: 0, y: 0 });
  doc.end();
  for await (const bytes of doc) yield bytes as Uint8Array; // the document is a stream of bytes
}

function* waiting(doc: Doc): Generator<Uint8Array> {
  const bytes: unknown = doc.read();
  if (bytes instanceof Uint8Array) yield bytes;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

function drawLabel(
  doc: Doc,
  { logo, hasAddress }: LabelsPdf,
  layout: LabelLayout,
  label: Label,
  corner: Corner,
): void {
  drawCode(doc, layout, label.link, corner);
  const { words, letters } = layout;
  const left = (corner.x + words.x) * mm;
  const bottom = (corner.y + words.y + words.height) * mm;
  let y = (corner.y + words.y) * mm;
  const write = (text: string, font: keyof typeof fonts, letter: number, lines: number) => {
    const room = bottom - y;
    if (text === '' || room < letter * mm) return;
    doc
      .font(font)
      .fontSize(letter * mm)
      .fillColor(black);
    const height = Math.min(room, doc.currentLineHeight(true) * lines);
    doc.text(text, left, y, { width: words.width * mm, height, ellipsis: true });
    y += Math.min(height, doc.heightOfString(text, { width: words.width * mm })) + 0.4 * mm;
  };
  write(label.name, 'strong', letters.name, 2);
  for (const line of label.lines) write(line, 'text', letters.line, 1);
  if (hasAddress) write(writtenLinkOf(label.link), 'text', letters.line * 0.8, 3);
  if (logo === null || layout.logo === null) return;
  const box = layout.logo;
  doc.image(logo, (corner.x + box.x) * mm, (corner.y + box.y) * mm, {
    fit: [box.width * mm, box.height * mm],
  });
}

/** A code with its quiet zone in the square that the layout gives it: runs of dark modules, as areas that touch. */
function drawCode(doc: Doc, { code }: Pick<LabelLayout, 'code'>, link: string, corner: Corner): void {
  const { size, runs } = codeModules(link);
  const module = (code.size * mm) / (size + 2 * quietZone);
  const [left, top] = [
    (corner.x + code.x) * mm + quietZone * module,
    (corner.y + code.y) * mm + quietZone * module,
  ];
  for (const { row, column, length } of runs)
    doc.rect(left + column * module, top + row * module, length * module, module);
  doc.fill(black);
}
