import type { Page } from '@playwright/test';

/** What fades or slides in has arrived: its colours are the ones that people read. What turns for ever may. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // What was just opened starts to move with the next frame but one.
    await nextFrame();
    await nextFrame();
    while (running().length > 0) {
      await Promise.allSettled(running().map((animation) => animation.finished));
      await nextFrame();
    }
  });
}
