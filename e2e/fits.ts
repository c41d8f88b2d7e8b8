import { expect, type Page } from '@playwright/test';
import { isNarrow } from './by-width';
import { settled } from './settled';

/** Nothing is wider than the window; on a telephone whatever is pressed has the room of a finger. */
export async function expectFits(page: Page): Promise<void> {
  await settled(page);
  expect(await page.evaluate(findMisfits, isNarrow(page)), page.url()).toEqual([]);
}

/** Runs in the page: what does not fit, in words. */
function findMisfits(isPhone: boolean): readonly string[] {
  /** A pixel less than asked: what is drawn lies between pixels. */
  const finger = 43;
  const found: string[] = [];
  const { scrollWidth } = document.scrollingElement ?? document.body;
  if (scrollWidth > window.innerWidth) found.push(`the page is ${String(scrollWidth)} wide`);
  if (!isPhone) return found;
  const pressed = 'a[href], button, input, select, textarea, summary, [role="combobox"], [role="button"]';
  for (const element of document.querySelectorAll(pressed)) {
    const { width, height, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isThere = element.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom > 0;
    // A link in a sentence is as high as its line; what is drawn over a map, or cannot be pressed, is not asked.
    const isText = element.matches('a') && style.display === 'inline' && style.position === 'static';
    const isApart = element.closest('[inert], [aria-hidden="true"], .leaflet-container') !== null;
    if (!isThere || isText || isApart || style.pointerEvents === 'none') continue;
    // An input answers over the whole of its frame, and over its label.
    const frames = [element.closest('.MuiInputBase-root'), element.closest('label')].flatMap((each) =>
      each === null ? [] : [each.getBoundingClientRect()],
    );
    const after = getComputedStyle(element, '::after');
    const reach = (side: 'top' | 'bottom' | 'left' | 'right') =>
      after.position === 'absolute' ? -Number.parseFloat(after[side]) || 0 : 0;
    const high = Math.max(height + reach('top') + reach('bottom'), ...frames.map((frame) => frame.height));
    const wide = Math.max(width + reach('left') + reach('right'), ...frames.map((frame) => frame.width));
    if (high < finger || wide < finger)
      found.push(
        `${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}: ${wide.toFixed()} x ${high.toFixed()}`,
      );
  }
  return [...new Set(found)];
}
