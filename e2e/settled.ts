import type { Page } from '@playwright/test';

/**
 * What fades or slides in has arrived, and no rows are dimmed until those that were asked for come: the colours are the
 * ones that people read. What turns for ever may.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    const isBehind = () => document.querySelector('[data-behind="true"]') !== null;
    // What was just opened starts to move with the next frame but one.
    await nextFrame();
    await nextFrame();
    while (running().length > 0 || isBehind()) {
      await Promise.allSettled(running().map((animation) => animation.finished));
      await nextFrame();
    }
  });
}
