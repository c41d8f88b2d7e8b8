import { photoOf, placed, type DrawnFile } from './drawing';
import { groundOf, lit, shadow } from './grounds';

/** A hide as the eye sees it: its colour, that of the face, and patches on it. */
interface Hide {
  readonly body: string;
  readonly face?: string;
  readonly patches?: string;
}

/** By the coat of the catalogue. */
const hides: Readonly<Record<string, Hide>> = {
  NE: { body: '#211f1f' },
  CO: { body: '#7b3322' },
  PA: { body: '#8a3b22', face: '#f3ead9', patches: '#f3ead9' },
  CA: { body: '#26211f', face: '#f1ece2' },
  BC: { body: '#5a4028' },
  RO: { body: '#8f6a62' },
  YA: { body: '#c4a066' },
  BA: { body: '#c9a877' },
  OV: { body: '#3a2a25', patches: '#f2ece0', face: '#f2ece0' },
  BL: { body: '#e9e3d3' },
  OT: { body: '#6b5442' },
};

const body =
  'M90 95C140 78 240 88 330 84C360 86 374 104 372 140C374 170 364 190 354 202L352 272H326L320 206C300 198 262 206 226 210C190 212 160 207 148 198L144 272H118L114 190C96 176 86 150 80 132C66 134 52 142 40 152C26 160 10 152 9 140C8 124 24 104 42 88C52 78 70 82 90 95Z';

/** An ox from its left side, 380 by 275. */
function ox({ body: colour, face = colour, patches }: Hide): string {
  const spots =
    patches === undefined
      ? ''
      : `<path d="M150 205C190 214 260 208 318 204C300 190 200 186 150 196Z" fill="${patches}"/><path d="M86 96C100 92 118 92 126 96C120 120 104 128 92 124Z" fill="${patches}"/>`;
  // The far legs first, then the body with its light, the face, and what tells them apart.
  return `<path d="M168 196l6 70h20l6 -64zM298 196l6 70h18l6 -66z" fill="${colour}"/><path d="M168 196l6 70h20l6 -64zM298 196l6 70h18l6 -66z" fill="#000" opacity=".34"/>
    <path d="M368 100c15 20 11 58 8 90" stroke="${colour}" stroke-width="7" fill="none"/><path d="M370 184l13 26h-16z" fill="${colour}"/>
    ${lit(body, colour)}${spots}
    <path d="M148 196C190 212 262 208 320 204L318 214C262 222 200 224 150 210Z" fill="#000" opacity=".12"/>
    <path d="M90 95C70 82 52 78 42 88C24 104 8 124 9 140C10 152 26 160 40 152C52 142 66 134 80 132Z" fill="${face}"/><path d="M90 95C70 82 52 78 42 88C24 104 8 124 9 140C10 152 26 160 40 152C52 142 66 134 80 132Z" fill="url(#lit)"/>
    <path d="M86 82c18 -10 34 -6 38 4c-10 12 -26 14 -38 6z" fill="${colour}"/><path d="M90 86c12 -5 22 -3 26 2c-8 6 -16 7 -26 2z" fill="#e0a99a" opacity=".6"/>
    <path d="M10 136c4 -8 14 -10 20 -4l-2 14c-8 4 -16 2 -18 -10z" fill="#c49a91"/><path d="M14 140q3 -3 5 0" stroke="#4a2e2b" stroke-width="2" fill="none"/>
    <circle cx="52" cy="106" r="4.4" fill="#16110f"/><circle cx="51" cy="104.6" r="1.3" fill="#fff"/>
    <path d="M118 260h26v13h-26zM326 260h26v13h-26z" fill="#2a2320"/>
    <path d="M104 90l13 3l-3 15l-13 -3z" fill="#f5c518"/><path d="M106 94l8 2" stroke="#7a5c00" stroke-width="2"/>`;
}

function hideOf(coat: string): Hide {
  return hides[coat] ?? { body: '#6b5442' };
}

/** Cattle of a coat in the field: one from the side, a calf half as high. */
export function cattlePhoto(name: string, coat: string, isCalf: boolean, seed: number): DrawnFile {
  const scale = (1.35 + (seed % 5) * 0.05) * (isCalf ? 0.6 : 1);
  const x = 400 - 190 * scale + (seed % 4) * 14;
  const shapes = `${groundOf('pasture', seed)}${shadow(x + 190 * scale, 545, 150 * scale)}${placed(ox(hideOf(coat)), x, 545 - 270 * scale, scale)}`;
  return photoOf(name, shapes);
}

/** A herd in the field. */
export function herdPhoto(name: string, coat: string, seed: number): DrawnFile {
  const places = [
    [80, 262, 0.42],
    [560, 256, 0.4],
    [330, 280, 0.5],
    [60, 350, 0.74],
    [430, 356, 0.86],
  ] as const;
  const heads = places.map(([x, y, scale], at) =>
    (at + seed) % 2 === 0
      ? placed(ox(hideOf(coat)), x, y, scale)
      : placed(ox(hideOf(coat)), x + 370 * scale, y, scale, -scale),
  );
  return photoOf(name, `${groundOf('pasture', seed)}${heads.join('')}`);
}

/** Breeds that are not white. */
const skins: Readonly<Record<string, string>> = { DJ: '#8c4a30', PI: '#d8c3b8' };

/** A pig in the yard, in the colour of its breed. */
export function pigPhoto(name: string, breed: string, seed: number): DrawnFile {
  const colour = skins[breed] ?? '#e8b7a6';
  const hog =
    'M60 110C90 60 250 50 310 90C340 110 344 160 326 196L322 258H294L284 206C220 226 150 222 118 210L112 258H84L80 196C56 186 40 176 34 160L8 156C0 150 0 128 8 122L34 118C40 112 50 108 60 110Z';
  const legs = 'M72 190l8 66h24l6 -50zM262 196l8 60h24l8 -66z';
  const pig = `<path d="${legs}" fill="${colour}"/><path d="${legs}" fill="#000" opacity=".3"/>
    <path d="M326 112q24 -18 20 8q-16 10 -6 22" stroke="${colour}" stroke-width="9" fill="none" stroke-linecap="round"/>${lit(hog, colour)}
    <path d="M66 112c-12 -28 4 -48 20 -50c14 18 8 38 -4 50z" fill="${colour}"/><path d="M70 104c-6 -18 4 -30 13 -32c7 12 4 24 -4 32z" fill="#b5695d" opacity=".5"/>
    <path d="M92 116c0 -24 16 -36 30 -34c6 18 -6 32 -18 38z" fill="${colour}"/><path d="M92 116c0 -24 16 -36 30 -34c6 18 -6 32 -18 38z" fill="#000" opacity=".08"/>
    <ellipse cx="8" cy="139" rx="9" ry="17" fill="#c98d7e"/><circle cx="6" cy="133" r="2.4" fill="#7a4a40"/><circle cx="6" cy="145" r="2.4" fill="#7a4a40"/><path d="M20 152q10 6 18 2" stroke="#7a4a40" stroke-width="2.5" fill="none"/>
    <circle cx="48" cy="132" r="4.2" fill="#1a1414"/><circle cx="47" cy="130.6" r="1.2" fill="#fff"/><path d="M84 250h28v9h-28zM294 250h28v9h-28z" fill="#4a352c"/>`;
  const scale = 1.3 + (seed % 3) * 0.08;
  return photoOf(
    name,
    `${groundOf('yard', seed)}${shadow(400, 548, 240)}${placed(pig, 400 - 172 * scale, 552 - 258 * scale, scale)}`,
  );
}
