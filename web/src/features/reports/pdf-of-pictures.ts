/** A4, lying, in points. */
const page = { width: 842, height: 595 } as const;

/** A picture of a page: the bytes of a JPEG and its size in pixels. */
export interface PagePicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * A PDF of pictures, each a page of A4 lying: the few objects that it takes (ISO 32000-1, 7.5 and 8.9), as no library is needed
 * to put a JPEG into one.
 */
export function pdfOfPictures(pictures: readonly PagePicture[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (bytes: Uint8Array<ArrayBuffer>) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const say = (text: string) => {
    put(new TextEncoder().encode(text));
  };
  const object = (head: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    say(`${String(offsets.length)} 0 obj\n${head}\n`);
    if (stream !== undefined) {
      say('stream\n');
      put(stream);
      say('\nendstream\n');
    }
    say('endobj\n');
  };
  say('%PDF-1.4\n');
  // The catalogue, the pages, and of each page three: itself, what is drawn on it, and its picture.
  const pageIds = pictures.map((_picture, at) => 3 + at * 3);
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object(
    `<< /Type /Pages /Count ${String(pictures.length)} /Kids [${pageIds.map((id) => `${String(id)} 0 R`).join(' ')}] >>`,
  );
  const drawn = new TextEncoder().encode(`q ${String(page.width)} 0 0 ${String(page.height)} 0 0 cm /P Do Q`);
  for (const [at, { bytes, width, height }] of pictures.entries()) {
    const id = 3 + at * 3;
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${String(page.width)} ${String(page.height)}] ` +
        `/Contents ${String(id + 1)} 0 R /Resources << /XObject << /P ${String(id + 2)} 0 R >> >> >>`,
    );
    object(`<< /Length ${String(drawn.length)} >>`, drawn);
    object(
      `<< /Type /XObject /Subtype /Image /Width ${String(width)} /Height ${String(height)} ` +
        `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${String(bytes.length)} >>`,
      bytes,
    );
  }
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(offsets.length + 1);
  say(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`);
  say(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(table)}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
