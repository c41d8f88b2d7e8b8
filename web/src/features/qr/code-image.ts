import { toDataURL, toString as toSvg } from 'qrcode';

/** High error correction: a label that is scratched or muddy still reads (document 1 section 9). */
const base = { errorCorrectionLevel: 'H', margin: 4 } as const;
/** Wide enough to be printed at 10 cm. */
const printed = 1200;

/** The code of a link as an SVG document. */
export function codeSvg(link: string): Promise<string> {
  return toSvg(link, { ...base, type: 'svg' });
}

/** The code of a link as a PNG, in an address of its own. */
export function codePng(link: string): Promise<string> {
  return toDataURL(link, { ...base, type: 'image/png', width: printed });
}

/** An SVG document as an address that a picture or a download can take. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
