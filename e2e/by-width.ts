import type { Page } from '@playwright/test';
import { next } from './form';

/** Two widths at which the product is drawn otherwise: lists are grids or cards, filters a panel or a drawer, and so on. */
export const sizes = { desktop: { width: 1366, height: 850 }, phone: { width: 390, height: 844 } } as const;

/** Whether the window is a telephone's. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** Brings the menu into view: beside the screen it always is, on a telephone it opens over it. */
export async function openMenu(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: /^(Abrir el menú|Open the menu)$/ }).click();
}

/** Closes the menu where it covers the screen. */
export async function closeMenu(page: Page): Promise<void> {
  if (isNarrow(page)) await page.keyboard.press('Escape');
}

/** Comes to where a form is saved: on a telephone, which has room for one button, that is its last step. */
export async function goToLastStep(page: Page, stepsLeft: number): Promise<void> {
  if (isNarrow(page)) for (let left = stepsLeft; left > 0; left -= 1) await next(page).click();
}
