import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, textContrast } from '@huella/domain/contrast';
import { accentFromHex, lookOf, type Look } from './look';
import { mapColours } from './map-colours';
import { bands, colourOf, tiles } from './name-colours';
import { accentNames, dangerFill, onColour, pink, publicPage, tones } from './tokens';

type Pair = readonly [name: string, text: string, ground: string];

/** Every text and ground that meet on a screen. */
function textPairs({ neutral, accent, state }: Look): Pair[] {
  const sheets = { surface: neutral.surface, ground: neutral.ground };
  const onSheets = Object.entries(sheets).flatMap(([sheet, ground]): Pair[] => [
    [`ink on ${sheet}`, neutral.ink, ground],
    [`ink-2 on ${sheet}`, neutral.ink2, ground],
    [`ink-3 on ${sheet}`, neutral.ink3, ground],
    [`accent text on ${sheet}`, accent.text, ground],
    ...tones.map((tone): Pair => [`${tone} on ${sheet}`, state[tone].text, ground]),
  ]);
  return [
    ...onSheets,
    ['ink on sunken', neutral.ink, neutral.sunken],
    ['ink-2 on sunken', neutral.ink2, neutral.sunken],
    ['ink-3 on sunken', neutral.ink3, neutral.sunken],
    ['ink-2 on track', neutral.ink2, neutral.track],
    ['ink on thumb', neutral.ink, neutral.thumb],
    ['accent text on thumb', accent.text, neutral.thumb],
    ['inverse text', neutral.inverseInk, neutral.inverse],
    ['inverse second text', neutral.inverseInk2, neutral.inverse],
    ['text of the filled button of an inverse bar', neutral.inverseOn, neutral.inverseInk],
    ['text on accent', accent.on, accent.main],
    ['text on accent hover', accent.on, accent.hover],
    ['accent text on tint', accent.text, accent.tint],
    ['ink on tint', neutral.ink, accent.tint],
    ['ink-2 on tint', neutral.ink2, accent.tint],
    ['ink-3 on tint', neutral.ink3, accent.tint],
    ['white on danger', dangerFill.on, dangerFill.main],
    ['white on danger hover', dangerFill.on, dangerFill.hover],
    ...tones.map((tone): Pair => [`${tone} on its ground`, state[tone].text, state[tone].ground]),
    ...tones.map((tone): Pair => [`ink on ${tone} ground`, neutral.ink, state[tone].ground]),
  ];
}

const failing = (look: Look) =>
  textPairs(look).filter(([, text, ground]) => contrast(text, ground) < textContrast);

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** What is seen without being read, and the ground around it. */
function markPairs({ neutral, accent, state }: Look): Pair[] {
  return [
    ['borders of inputs', neutral.control, neutral.surface],
    ['marks of the accent on the sheet', accent.mark, neutral.surface],
    ['marks of the accent on the ground', accent.mark, neutral.ground],
    ['ticks', accent.on, accent.main],
    ...tones.map((tone): Pair => [`icons of ${tone}`, state[tone].text, state[tone].ground]),
  ];
}

const markContrast = 3;
const unseen = (look: Look) =>
  markPairs(look).filter(([, mark, ground]) => contrast(mark, ground) < markContrast);

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it.each(accentNames)('theme %s keeps 4.5:1 for every text', (name) => {
    expect(failing(lookOf(name, mode))).toEqual([]);
  });

  it('keeps 4.5:1 for every text with any accent of a tenant', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(failing(lookOf(accentFromHex(hex, mode), mode))).toEqual([]);
      }),
    );
  });

  it('marks what is no text at 3:1, with any accent', () => {
    for (const name of accentNames) expect(unseen(lookOf(name, mode)), name).toEqual([]);
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(unseen(lookOf(accentFromHex(hex, mode), mode))).toEqual([]);
      }),
    );
  });

  it('keeps 4.5:1 for initials, for white on bands and for names on maps', () => {
    const { neutral } = lookOf('green', mode);
    const { land, water } = mapColours[mode];
    const pairs = [
      ...tiles[mode].map(({ text, ground }) => [text, ground] as const),
      ...bands[mode].flatMap((band) => band.map((ground) => [onColour, ground] as const)),
      ...[land, water].flatMap((ground) => [neutral.ink, neutral.ink2].map((ink) => [ink, ground] as const)),
      [pink[mode].text, pink[mode].ground] as const,
    ];
    expect(pairs.filter(([text, ground]) => contrast(text, ground) < textContrast)).toEqual([]);
  });

  it('has no shadow that is lighter than the ground', () => {
    const { neutral, shadow } = lookOf('green', mode);
    const red = Number.parseInt(neutral.ground.slice(1, 3), 16);
    for (const value of Object.values(shadow))
      for (const [, first] of String(value).matchAll(/rgba\((\d+),/g))
        expect(Number(first)).toBeLessThan(red);
  });
});

it('gives a name the same one of as many colours in both modes', () => {
  const at = (mode: 'light' | 'dark', name: string) => tiles[mode].indexOf(colourOf(name, tiles[mode]));
  for (const name of ['La Matilde', 'Skagen Læder ApS', '', '牧場'])
    expect(at('dark', name)).toBe(at('light', name));
  expect([tiles.dark.length, bands.dark.length]).toEqual([tiles.light.length, bands.light.length]);
});

it('keeps 4.5:1 on the public page', () => {
  const { ground, ink, muted, proof, footer, verified } = publicPage;
  const pairs = [
    [ink, ground],
    [muted, ground],
    ['#FFFFFF', proof],
    [ground, footer],
    [verified, '#FFFFFF'],
  ] as const;
  for (const [text, paper] of pairs) expect(contrast(text, paper)).toBeGreaterThanOrEqual(textContrast);
});
