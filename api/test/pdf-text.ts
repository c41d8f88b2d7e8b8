import { unzipSync } from 'node:zlib';

/**
 * The texts that a PDF of ours shows, in its order, as anyone who copies them out of it gets them: the typeface is embedded,
 * and each says by its own table which letter a glyph is.
 */
export function pdfText(bytes: Buffer): string {
  const { fonts, pages } = readPdf(bytes);
  return pages.flatMap((page) => linesOf(page, fonts)).join('\n');
}

/** The areas that the pages of a PDF of ours are drawn with: left, top, width and height in points. */
export function pdfAreas(bytes: Buffer): readonly (readonly number[])[] {
  return readPdf(bytes).pages.flatMap((page) =>
    [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...figures]) =>
      figures.map(Number),
    ),
  );
}

/** The letters of the typefaces of a PDF of ours, and what draws each of its pages. */
function readPdf(bytes: Buffer) {
  const source = bytes.toString('latin1');
  const objects = new Map<string, { readonly text: string; readonly at: number }>();
  for (const { 1: id = '', 2: text = '', index } of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, { text, at: index });
  const contentOf = (id: string) => {
    const found = objects.get(id) ?? { text: '', at: 0 };
    const begin = source.indexOf('stream\n', found.at) + 'stream\n'.length;
    return unzipSync(bytes.subarray(begin, source.indexOf('\nendstream', begin))).toString('latin1');
  };
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { text } of objects.values())
    for (const [, name = '', id = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.text ?? '')?.[1];
      if (table !== undefined) fonts.set(name, lettersOf(contentOf(table)));
    }
  const pages: string[] = [];
  for (const { text } of objects.values()) {
    const page = /\/Type \/Page\n/.test(`${text}\n`) ? /\/Contents (\d+) 0 R/.exec(text)?.[1] : undefined;
    if (page !== undefined) pages.push(contentOf(page));
  }
  return { fonts, pages };
}

/** The letters of glyphs, by the table of a typeface. */
function lettersOf(table: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  return letters;
}

function linesOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let letters: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map<string, string>();
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    lines.push(glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '').join(''));
  }
  return lines;
}
