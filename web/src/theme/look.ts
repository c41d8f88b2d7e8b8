import { canRead, contrast, darkenToContrast, mix, shiftUntil } from '@huella/domain/contrast';
import {
  accentNames,
  darkAccentSeeds,
  lightAccents,
  neutrals,
  states,
  type Accent,
  type AccentName,
  type ColourMode,
  shadows,
  type Neutrals,
  type Shadows,
  type Tone,
  type ToneColours,
} from './tokens';

/** Every colour of one theme in one mode. */
export interface Look {
  readonly mode: ColourMode;
  readonly neutral: Neutrals;
  readonly accent: Accent;
  readonly state: Readonly<Record<Tone, ToneColours>>;
  readonly shadow: Shadows;
}

/** Share of the accent in a dark tint and in its border. */
const darkTint = { ground: 0.14, border: 0.32 } as const;

/** The least contrast of what is no text against its ground (WCAG 2 AA). */
const markContrast = 3;

function darkAccent(seed: Pick<Accent, 'main' | 'text' | 'on'>): Accent {
  const { surface, ink3 } = neutrals.dark;
  // The hover moves away from its own text, so that the pair never loses contrast.
  const away = contrast(seed.on, '#000000') > contrast(seed.on, '#FFFFFF') ? '#000000' : '#FFFFFF';
  return {
    ...seed,
    mark: contrast(seed.main, surface) >= markContrast ? seed.main : seed.text,
    hover: mix(seed.main, away, 0.86),
    // The tint of a glaring accent is weaker, so that what is quiet can be read on it, too.
    tint: shiftUntil(mix(seed.text, surface, darkTint.ground), surface, (tint) => canRead(ink3, tint)),
    tintBorder: mix(seed.text, surface, darkTint.border),
  };
}

/**
 * A whole accent from a tenant's one colour: darkened until white passes 4.5:1 on it, with a text colour that
 * passes on the tint, the surface and the ground.
 */
export function accentFromHex(hex: string, mode: ColourMode): Accent {
  const main = darkenToContrast(hex);
  if (mode === 'dark') return darkAccent({ main, on: '#FFFFFF', text: readableInDark(hex) });
  const { ground } = neutrals.light;
  const tint = mix(main, '#FFFFFF', 0.09);
  return {
    main,
    mark: main,
    hover: mix(main, '#000000', 0.82),
    text: shiftUntil(mix(main, '#000000', 0.85), '#000000', (text) => canRead(text, tint, ground)),
    tint,
    tintBorder: mix(main, '#FFFFFF', 0.28),
    on: '#FFFFFF',
  };
}

/** The accent of a tenant's colour: one of ours where it is its main colour, else one that is made from it. */
export function accentOfColour(hex: string, mode: ColourMode): AccentName | Accent {
  return accentNames.find((name) => lightAccents[name].main === hex) ?? accentFromHex(hex, mode);
}

function readableInDark(hex: string): string {
  const { surface, ground, thumb } = neutrals.dark;
  // The tint follows the text, so it is mixed again at every step.
  const passes = (text: string) => canRead(text, surface, ground, thumb, mix(text, surface, darkTint.ground));
  return shiftUntil(hex, '#FFFFFF', passes);
}

/** The colours of a theme: one of ours by name, or a tenant's accent that was made with `accentFromHex`. */
export function lookOf(accent: AccentName | Accent, mode: ColourMode): Look {
  return {
    mode,
    neutral: neutrals[mode],
    accent: accentOf(accent, mode),
    state: states[mode],
    shadow: shadows[mode],
  };
}

function accentOf(accent: AccentName | Accent, mode: ColourMode): Accent {
  if (typeof accent !== 'string') return accent;
  if (mode === 'dark') return darkAccent(darkAccentSeeds[accent]);
  return { ...lightAccents[accent], mark: lightAccents[accent].main };
}
