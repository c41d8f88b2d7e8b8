import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The id of the part of the page that changes from screen to screen. */
export const contentId = 'content';

/** Gives the focus to the screen: to its title, or to the whole where there is none. */
export function focusContent(): void {
  const content = document.getElementById(contentId);
  const title = content?.querySelector<HTMLElement>('h1') ?? null;
  if (title !== null) title.tabIndex = -1;
  (title ?? content)?.focus({ preventScroll: true });
}

/**
 * On arrival at another screen the focus goes to its title, so that a screen reader says where one is and the next
 * Tab goes on from there. A screen that took the focus itself keeps it.
 */
export function useArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const content = document.getElementById(contentId);
        if (fromLocation === undefined || !pathChanged || content?.contains(document.activeElement) === true) return;
        focusContent();
      }),
    [router],
  );
}
