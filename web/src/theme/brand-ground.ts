import type { Theme } from '@mui/material/styles';

/** In the dark the fills are lighter; white text needs them at half. */
const depth = { light: 1, dark: 0.5 } as const;

/**
 * The accent as a ground for white text, `share` (0 to 1) of its lightness. Written relative to the accent, so that
 * a tenant's works as well.
 */
export function brandGround({ palette }: Theme, share: number): string {
  return `hsl(from ${palette.accent.main} h calc(s * .91) calc(l * ${share * depth[palette.mode]}))`;
}

/** A dot on such a ground: the accent, light enough for it. */
export function brandDot({ palette }: Theme): string {
  return `hsl(from ${palette.accent.main} h 100% 81%)`;
}
