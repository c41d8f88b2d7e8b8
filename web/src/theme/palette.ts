import type { PaletteOptions } from '@mui/material/styles';
import type { Look } from './look';
import { dangerFill, type Accent, type Neutrals, type Shadows, type Tone, type ToneColours } from './tokens';

/**
 * The colours as `sx` says them: `bgcolor: 'ground'`, `color: 'ink3'`, `borderColor: 'line2'`,
 * `color: 'accent.text'`, `bgcolor: 'state.ok.ground'`.
 */
interface HuellaPalette extends Neutrals {
  accent: Accent;
  state: Readonly<Record<Tone, ToneColours>>;
  shadow: Shadows;
}

declare module '@mui/material/styles' {
  interface Palette extends HuellaPalette {}
  interface PaletteOptions extends Partial<HuellaPalette> {}
}

/** The palette of MUI out of a look: its own names for what MUI draws, ours for what we draw. */
export function paletteOf({ mode, neutral, accent, state, shadow }: Look): PaletteOptions {
  const tone = (name: Tone) => ({ main: state[name].text, contrastText: neutral.surface });
  return {
    mode,
    ...neutral,
    accent,
    state,
    shadow,
    primary: { main: accent.main, dark: accent.hover, light: accent.tint, contrastText: accent.on },
    secondary: { main: neutral.ink2, contrastText: neutral.surface },
    error: { main: dangerFill.main, dark: dangerFill.hover, contrastText: dangerFill.on },
    success: tone('ok'),
    info: tone('info'),
    warning: tone('warning'),
    text: { primary: neutral.ink, secondary: neutral.ink2, disabled: neutral.ink3 },
    background: { default: neutral.ground, paper: neutral.surface },
    divider: neutral.line,
    action: {
      active: neutral.ink2,
      hover: neutral.sunken,
      selected: accent.tint,
      disabled: neutral.ink3,
      disabledBackground: neutral.sunken,
      hoverOpacity: 0.05,
    },
  };
}
