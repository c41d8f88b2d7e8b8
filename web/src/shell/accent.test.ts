import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, textContrast } from '@huella/domain/contrast';
import { defaultTheme } from '../session/default-theme';
import { lookOf } from '../theme/look';
import { accentNames } from '../theme/tokens';
import { accentAt } from './accent';

const modes = ['light', 'dark'] as const;

const tenant = (green: string, blue: string, label = 'campo') => ({
  ...defaultTheme,
  label,
  theme: { greenTheme: { main: green }, blueTheme: { main: blue } },
});

describe('the accent of a screen at a tenant (decisions section 5, Themes)', () => {
  it.each(accentNames)('at the default one is %s as the screen wants', (wanted) => {
    expect(accentAt(defaultTheme, wanted, 'light')).toBe(wanted);
  });

  it.each(accentNames)('at a3 is a3, where the screen wants %s too', (wanted) => {
    expect(accentAt(tenant('#8A5610', '#8A5610', 'a3'), wanted, 'light')).toBe('a3');
  });

  it.each([
    ['green', '#17784A'],
    ['wine', '#17784A'],
    ['a3', '#17784A'],
    ['blue', '#8E2448'],
  ] as const)('is of the host before the asset type: where %s is wanted, %s', (wanted, main) => {
    expect(lookOf(accentAt(tenant('#17784A', '#8E2448'), wanted, 'light'), 'light').accent.main).toBe(main);
  });

  it('can be read whatever colours a tenant has', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
    fc.assert(
      fc.property(
        hex,
        hex,
        fc.constantFrom(...accentNames),
        fc.constantFrom(...modes),
        (green, blue, wanted, mode) => {
          const { accent } = lookOf(accentAt(tenant(green, blue), wanted, mode), mode);
          expect(contrast(accent.on, accent.main)).toBeGreaterThanOrEqual(textContrast);
          expect(contrast(accent.text, accent.tint)).toBeGreaterThanOrEqual(textContrast);
        },
      ),
    );
  });
});
