import { createTheme, type Theme } from '@mui/material/styles';
import { lookOf } from './look';
import { paletteOf } from './palette';
import { buttons } from './parts/buttons';
import { choices } from './parts/choices';
import { floats } from './parts/floats';
import { inputs } from './parts/inputs';
import { rest } from './parts/rest';
import { breakpoints, radius, type Accent, type AccentName, type ColourMode } from './tokens';
import { typography } from './typography';

/**
 * The MUI theme of an accent in a mode. A tenant's own accent is made from its colour with `accentFromHex`.
 * Spacing counts in fours: `theme.spacing(4)` and `p: 4` are 16 px.
 */
export function buildTheme(accent: AccentName | Accent, mode: ColourMode): Theme {
  const theme = createTheme({
    breakpoints: { values: breakpoints },
    spacing: 4,
    shape: { borderRadius: radius.base },
    palette: paletteOf(lookOf(accent, mode)),
    typography,
    components: { ...buttons, ...inputs, ...choices, ...floats, ...rest },
  });
  // A grid names its colours by all that its theme says as JSON, which took a slow machine a tenth of a second: what differs is enough.
  return Object.assign(theme, { toJSON: () => ({ accent, mode }) });
}
