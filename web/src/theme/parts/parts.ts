import type { ThemeOptions } from '@mui/material/styles';

/**
 * How components look, as `createTheme` takes it. `Components<Theme>` would fit as well, but the compiler would compare what
 * each component may look like under both names, which takes as long as it takes to check a tenth of the app.
 */
export type Parts = NonNullable<ThemeOptions['components']>;
