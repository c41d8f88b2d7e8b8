import type { CSSObject, Theme } from '@mui/material/styles';
import { print, stillness } from './media';
import { plainParts } from './plain-parts';
import { fontFamily, type } from './tokens';
import { typeStyle } from './typography';

/** What holds for the whole page: ground, type, figures that line up, no motion where none is wanted. */
export function globalStyles(theme: Theme): CSSObject {
  const { palette } = theme;
  return {
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      colorScheme: palette.mode,
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
    },
    body: {
      margin: 0,
      backgroundColor: palette.ground,
      color: palette.ink,
      fontFamily,
      fontVariantNumeric: 'tabular-nums',
      fontOpticalSizing: 'auto',
      ...typeStyle(type.body),
    },
    'h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
    'ul, ol, fieldset': { padding: 0 },
    'ul, ol': { listStyle: 'none' },
    fieldset: { border: 0, minWidth: 0 },
    'button, input, textarea, select': {
      font: 'inherit',
      letterSpacing: 'inherit',
      fontVariantNumeric: 'inherit',
    },
    svg: { flex: 'none' },
    ...plainParts(theme),
    '.lucide': { strokeWidth: 1.75 },
    '::selection': { backgroundColor: palette.accent.tintBorder, color: palette.ink },
    // On its way to a printer nothing fades (shell/colour-mode).
    'html[data-still] *, html[data-still] *::before, html[data-still] *::after': {
      transition: 'none !important',
    },
    // What is worked with and says nothing, such as buttons, is marked where it is drawn.
    [print]: {
      '@page': { margin: '12mm' },
      body: { backgroundColor: palette.surface, printColorAdjust: 'exact' },
      '[data-print="none"]': { display: 'none !important' },
      'tr, h1, h2, h3, h4': { breakInside: 'avoid' },
      'h1, h2, h3, h4': { breakAfter: 'avoid' },
    },
    [stillness]: {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // A duration, however short, would give one to what has none: who measures it at once finds it where it was.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
