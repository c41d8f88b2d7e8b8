type Rgb = readonly [red: number, green: number, blue: number];

/** The least contrast of text against its ground, in every theme (WCAG 2 AA). */
export const textContrast = 4.5;

/** Reads `#RRGGBB` or `#RGB`, with or without the sign. Throws when it is no colour. */
function parseHex(hex: string): Rgb {
  const digits = hex.replace(/^#/, '');
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[\da-f]{6}$/i.test(long)) throw new RangeError(`not a colour: ${hex}`);
  const value = Number.parseInt(long, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function formatHex(rgb: Rgb): string {
  const digits = rgb.map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${digits.join('').toUpperCase()}`;
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, 1 to 21 (WCAG 2). Throws when one is no colour. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** `share` (0 to 1) of `over` laid on `under`, as an opaque colour. */
export function mix(over: string, under: string, share: number): string {
  const top = parseHex(over);
  const ground = parseHex(under);
  const part = (at: 0 | 1 | 2) => top[at] * share + ground[at] * (1 - share);
  return formatHex([part(0), part(1), part(2)]);
}

/** Mixes a colour with `towards` in steps of 2 % until it passes; one that passes is returned as it is. */
export function shiftUntil(hex: string, towards: string, passes: (colour: string) => boolean): string {
  let colour = formatHex(parseHex(hex));
  for (let share = 0.98; !passes(colour) && share > 0; share -= 0.02) colour = mix(hex, towards, share);
  return colour;
}

/** Whether text of one colour can be read on every one of the grounds. */
export function canRead(text: string, ...grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(text, ground) >= textContrast);
}

/** Darkens a colour until text of `on` passes 4.5:1 on it. A tenant may choose any accent, and white is on it. */
export function darkenToContrast(hex: string, on = '#FFFFFF'): string {
  return shiftUntil(hex, '#000000', (colour) => canRead(on, colour));
}
