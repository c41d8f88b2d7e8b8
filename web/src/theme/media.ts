import { breakpoints } from './tokens';

/** Under 600 px: cards instead of grids, targets of 44 px, text of 16 px in inputs. */
export const phone = `@media (max-width: ${breakpoints.sm - 0.05}px)`;
/** On paper, and in a file that a browser prints into. */
export const print = '@media print';
/** Where the system asks for no motion. */
export const stillness = '@media (prefers-reduced-motion: reduce)';
