import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, textContrast } from '@huella/domain/contrast';
import { accentFromHex, lookOf, type Look } from './look';
import { accentNames, dangerFill, publicPage, tones } from './tokens';

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
    ['inverse text', neutral.inverseInk, neutral.inverse],
    ['inverse second text', neutral.inverseInk2, neutral.inverse],
    ['text on accent', accent.on, accent.main],
    ['text on accent hover', accent.on, accent.hover],
    ['accent text on tint', accent.text, accent.tint],
    ['ink on tint', neutral.ink, accent.tint],
    ['ink-2 on tint', neutral.ink2, accent.tint],
    ['white on danger', dangerFill.on, dangerFill.main],
    ['white on danger hover', dangerFill.on, dangerFill.hover],
    ...tones.map((tone): Pair => [`${tone} on its ground`, state[tone].text, state[tone].ground]),
    ...tones.map((tone): Pair => [`ink on ${tone} ground`, neutral.ink, state[tone].ground]),
  ];
}

const failing = (look: Look) =>
  textPairs(look).filter(([, text, ground]) => contrast(text, ground) < textContrast);

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it.each(accentNames)('theme %s keeps 4.5:1 for every text', (name) => {
    expect(failing(lookOf(name, mode))).toEqual([]);
  });

  it('keeps 4.5:1 for every text with any accent of a tenant', () => {
    const anyHex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(failing(lookOf(accentFromHex(hex, mode), mode))).toEqual([]);
      }),
    );
  });

  it('draws the borders of inputs at 3:1 against the sheet', () => {
    const { neutral } = lookOf('green', mode);
    expect(contrast(neutral.control, neutral.surface)).toBeGreaterThanOrEqual(3);
  });
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
