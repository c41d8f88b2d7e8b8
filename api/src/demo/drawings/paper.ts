import PDFDocument from 'pdfkit';
import type { Day } from '../days';
import type { DrawnFile } from './drawing';

/** What a certificate states. */
export interface Paper {
  readonly title: string;
  readonly number: string;
  readonly issuer: string;
  readonly holder: string;
  readonly from: Day;
  readonly to?: Day;
  /** What it is about, in a sentence. */
  readonly scope: string;
}

/** A4 standing up, in points. */
const page = { width: 595.28, height: 841.89, margin: 64 } as const;
const ink = { text: '#17221c', quiet: '#5f6b64', rule: '#d0d7d2' } as const;
/** Typefaces that every reader of PDF files has: nothing of them is in the file. */
const face = { title: 'Times-Roman', text: 'Helvetica', strong: 'Helvetica-Bold' } as const;

/** The colours of issuers, so that two papers of one issuer look alike. */
const inks = ['#1f6f5c', '#2f4858', '#7a1f3d', '#1f3f6e', '#6b4423', '#4a5a23'] as const;

/** A certificate of one page, as its issuer would send it. */
export function paperOf(paper: Paper): DrawnFile {
  return { name: `${paper.number.replaceAll(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`, draw: () => writePaper(paper) };
}

async function writePaper(paper: Paper): Promise<Uint8Array> {
  const { title, issuer } = paper;
  // Its day is that of the paper: the same file each time.
  const info = { Title: title, Author: issuer, CreationDate: new Date(`${paper.from}T12:00:00Z`) };
  const doc = new PDFDocument({ size: 'A4', margin: 0, info, font: face.text });
  const letters = [...issuer].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const colour = inks[letters % inks.length] ?? inks[0];
  drawFrame(doc, colour);
  writeWords(doc, paper, colour);
  doc.end();
  const pieces: Uint8Array[] = [];
  for await (const bytes of doc) pieces.push(bytes as Uint8Array); // the document is a stream of bytes
  return Buffer.concat(pieces);
}

type Doc = InstanceType<typeof PDFDocument>;

/** A frame of two lines, and the issuer's seal: rings as in a stamp, with a tick. */
function drawFrame(doc: Doc, colour: string): void {
  for (const [inset, wide] of [
    [26, 1.6],
    [32, 0.5],
  ] as const)
    doc
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .lineWidth(wide)
      .stroke(colour);
  const [x, y] = [page.width - page.margin - 62, page.height - 190];
  for (const [radius, wide] of [
    [56, 2.4],
    [51, 0.6],
    [38, 0.6],
  ] as const)
    doc.circle(x, y, radius).lineWidth(wide).stroke(colour);
  for (let tooth = 0; tooth < 48; tooth += 1) {
    const angle = (tooth / 48) * 2 * Math.PI;
    doc
      .moveTo(x + 41 * Math.cos(angle), y + 41 * Math.sin(angle))
      .lineTo(x + 48 * Math.cos(angle), y + 48 * Math.sin(angle));
  }
  doc.lineWidth(0.8).stroke(colour);
  doc
    .moveTo(x - 16, y + 1)
    .lineTo(x - 4, y + 13)
    .lineTo(x + 18, y - 14)
    .lineWidth(4.5)
    .lineCap('round')
    .stroke(colour);
}

/** `2026-09-19` as papers write it. */
const written = (day: Day) => day.split('-').reverse().join('/');

function writeWords(
  doc: Doc,
  { title, number, issuer, holder, from, to, scope }: Paper,
  colour: string,
): void {
  const [left, width] = [page.margin, page.width - 2 * page.margin];
  doc.font(face.strong).fontSize(11).fillColor(colour).text(issuer, left, 84, { width });
  doc.font(face.title).fontSize(34).fillColor(ink.text).text(title, left, 132, { width });
  doc
    .moveTo(left, doc.y + 14)
    .lineTo(left + 72, doc.y + 14)
    .lineWidth(2)
    .stroke(colour);
  doc
    .font(face.text)
    .fontSize(12.5)
    .fillColor(ink.text)
    .text(scope, left, doc.y + 36, { width, lineGap: 5 });
  const facts = [
    ['Certificado n.º', number],
    ['Titular', holder],
    ['Válido desde', written(from)],
    ...(to === undefined ? [] : [['Válido hasta', written(to)]]),
  ] as const;
  let y = doc.y + 40;
  for (const [label = '', value = ''] of facts) {
    doc
      .moveTo(left, y - 10)
      .lineTo(left + width, y - 10)
      .lineWidth(0.6)
      .stroke(ink.rule);
    doc
      .font(face.text)
      .fontSize(10)
      .fillColor(ink.quiet)
      .text(label, left, y + 3, { width: 130 });
    doc
      .font(face.strong)
      .fontSize(13)
      .fillColor(ink.text)
      .text(value, left + 140, y, { width: width - 140 });
    y = Math.max(doc.y, y + 18) + 20;
  }
  doc
    .moveTo(left, page.height - 168)
    .lineTo(left + 190, page.height - 168)
    .lineWidth(0.8)
    .stroke(ink.text);
  doc
    .font(face.text)
    .fontSize(10)
    .fillColor(ink.quiet)
    .text('Firma y aclaración del emisor', left, page.height - 160, { width });
  const foot = 'Documento de demostración, sin validez: lo dibujó el propio programa.';
  doc
    .font(face.text)
    .fontSize(8)
    .fillColor(ink.quiet)
    .text(foot, left, page.height - 66, { width });
}
