import { expect, it } from 'vitest';
import { mostSlices } from '@huella/domain/engine/reports/part-lines';
import { partColour } from './part-colour';
import { pdfOfPictures } from './pdf-of-pictures';

it('a PDF finds each of its objects where its table says', async () => {
  const picture = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), width: 20, height: 10 };
  const bytes = new Uint8Array(await pdfOfPictures([picture, picture]).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  expect(text.match(/\/MediaBox \[0 0 842 595\]/g)).toHaveLength(2);
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const offsets = [...text.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(8);
  for (const [at, offset] of offsets.entries())
    expect(text.slice(offset).startsWith(`${String(at + 1)} 0 obj\n`)).toBe(true);
});

it('a donut has a colour of its own for each slice', () => {
  const slices = [...Array(mostSlices).keys(), 'others'] as const;
  expect(new Set(slices.map((slice) => partColour({ slice }))).size).toBe(mostSlices + 1);
  expect(partColour({ slice: null })).toBeNull();
});
