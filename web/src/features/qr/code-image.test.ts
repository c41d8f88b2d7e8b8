import { describe, expect, it } from 'vitest';
import { codePng, codeSvg, svgAddress } from './code-image';

const link = 'https://huella.example/qrIdenteco/Vt3-_9aBcDeFgHiJkLmNoP';

describe('the picture of a code', () => {
  it('is an SVG document that a picture can take', async () => {
    const svg = await codeSvg(link);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
    expect(decodeURIComponent(svgAddress(svg))).toContain(svg);
  });

  it('has the most correction there is', async () => {
    // Of level H, 54 characters take version 6: 41 squares, and the quiet zone of 4 at each side. Level M would take 4.
    expect(await codeSvg(link)).toContain('viewBox="0 0 49 49"');
  });

  it('is a PNG wide enough to print', async () => {
    const png = await codePng(link);
    const bytes = Buffer.from(png.replace('data:image/png;base64,', ''), 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBeGreaterThanOrEqual(1000);
  });
});
