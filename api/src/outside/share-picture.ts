import { createRequire } from 'node:module';
import sharp from 'sharp';
import { limitConcurrency } from './limit-concurrency';

/** What chats show of a page, in pixels. */
const size = { width: 1_200, height: 630 } as const;
const margin = 64;

const fonts = createRequire(import.meta.url);
const strong = fonts.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');

/** What is written over a picture. */
export interface ShareTexts {
  /** Who makes it. */
  readonly company: string;
  readonly name: string;
  readonly origin: string;
  /** That it is sealed, or verified; blank where it is neither. */
  readonly seal: string;
}

/** Pictures drawn at a time, and those that may wait: chats ask seldom, and all at once. */
const inTurn = limitConcurrency(1, 40);

/** Words stay readable on whatever is behind them. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>` +
    '<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e1c14" stop-opacity=".55"/>' +
    '<stop offset=".28" stop-color="#0e1c14" stop-opacity="0"/><stop offset=".4" stop-color="#0e1c14" stop-opacity=".1"/>' +
    '<stop offset="1" stop-color="#0e1c14" stop-opacity=".94"/></linearGradient></defs>' +
    '<rect width="100%" height="100%" fill="url(#g)"/></svg>',
);

/** Longer texts end in dots: a name of a thousand letters is a picture like any other. */
function shorten(text: string, max: number): string {
  const letters = [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()];
  return letters.length <= max ? letters.join('') : `${letters.slice(0, max - 1).join('')}…`;
}

/** A text as the markup of the drawing has it: what people wrote is text. */
function markup(text: string, color: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<span foreground="${color}">${plain}</span>`;
}

interface Line {
  readonly text: string;
  readonly points: number;
  readonly color: string;
}

async function drawLine({ text, points, color }: Line) {
  return sharp({
    text: {
      text: markup(text, color),
      font: `Inter Semi-Bold ${String(points)}`,
      fontfile: strong,
      rgba: true,
      dpi: 72,
      width: size.width - 2 * margin,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/**
 * The picture that chats show of a page: its photo or its art, with what it is, from where, and whose. `picture` is a photo
 * or a drawing as SVG of ours.
 */
export async function drawSharePicture(picture: Uint8Array, texts: ShareTexts): Promise<Uint8Array> {
  const lines: readonly Line[] = [
    { text: shorten(texts.seal, 40), points: 28, color: '#8fe0b4' },
    { text: shorten(texts.name, 60), points: 68, color: '#ffffff' },
    { text: shorten(texts.origin, 80), points: 32, color: '#f0ece4' },
  ];
  const company: Line = { text: shorten(texts.company, 60), points: 30, color: '#ffffff' };
  return inTurn(async () => {
    const drawn = await Promise.all(lines.filter(({ text }) => text !== '').map(drawLine));
    let bottom = size.height - margin;
    const placed = drawn.toReversed().map(({ data, info }) => {
      bottom -= info.height + 16;
      return { input: data, left: margin, top: Math.max(margin, bottom) };
    });
    const top = company.text === '' ? [] : [await drawLine(company)];
    return sharp(picture, { density: 144, limitInputPixels: 50_000_000 })
      .resize({ ...size, fit: 'cover' })
      .composite([
        { input: shade },
        ...placed,
        ...top.map(({ data }) => ({ input: data, left: margin, top: 48 })),
      ])
      .jpeg({ quality: 78 })
      .toBuffer();
  });
}
