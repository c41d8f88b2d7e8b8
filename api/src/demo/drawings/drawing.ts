import sharp from 'sharp';

/** A file that the demo draws itself: the name under which somebody uploads it, and its bytes. */
export interface DrawnFile {
  readonly name: string;
  readonly draw: () => Promise<Uint8Array>;
}

/** Files by the field that holds them. */
export type DrawnFiles = Readonly<Record<string, readonly DrawnFile[]>>;

/** A picture of 800 by 600, as a camera would leave it, out of the shapes of a vector drawing. */
export function photoOf(name: string, shapes: string): DrawnFile {
  return {
    name: `${name}.jpg`,
    draw: () =>
      sharp(Buffer.from(frame(shapes, 800, 600)))
        .jpeg({ quality: 62 })
        .toBuffer(),
  };
}

const markSide = 256;

/** The mark of a company: its initials on a ground of its colour. */
export function logoOf(company: string, ground: string, sign: string): DrawnFile {
  const initials = company
    .split(' ')
    .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  const shapes = `<rect width="256" height="256" rx="52" fill="${ground}"/>
    <g transform="translate(128 88) scale(1.5)" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" opacity="0.92">${sign}</g>
    <text x="128" y="214" font-family="Inter, Arial, Helvetica, sans-serif" font-size="76" font-weight="700" fill="#fff" text-anchor="middle">${initials}</text>`;
  return {
    name: 'logo.png',
    draw: () =>
      sharp(Buffer.from(frame(shapes, markSide, markSide)))
        .png({ palette: true })
        .toBuffer(),
  };
}

function frame(shapes: string, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}">${shapes}</svg>`;
}

/** A copy of shapes at a place, larger or smaller, and turned round where the scale across is negative. */
export function placed(shapes: string, x: number, y: number, scale: number, across = scale): string {
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(across)} ${String(scale)})">${shapes}</g>`;
}

/** A gradient from above to below, under an id. */
export function gradient(id: string, above: string, below: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
}
