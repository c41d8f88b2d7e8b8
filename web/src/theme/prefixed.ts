import type { StylisElement } from '@emotion/cache';

/**
 * Properties that some browser the build is for (`target` in vite.config.ts) knows under its own name alone: the selection
 * of text and hyphens in Safari, masks and colours in print in older Chromium.
 */
const properties = new Set(['user-select', 'hyphens', 'mask-image', 'mask-size', 'print-color-adjust']);

/**
 * Writes these properties a second time, with the prefix. Emotion's own does so for browsers that have been gone for
 * years, four lines for each flex box: a third of the time in which styles are put into a page, while nothing else can go on.
 */
export function addPrefix(element: StylisElement): void {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !properties.has(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
}
