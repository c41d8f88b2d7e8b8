import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The id of the part of the page that changes from screen to screen. */
export const contentId = 'content';

/** How long a title is waited for; a screen that takes longer shows something else first. */
const titleWithinMs = 10_000;

function findTitle(content: HTMLElement): HTMLElement | null {
  return content.querySelector('h1');
}

/** Gives the focus to the screen: to its title, or to the whole until it has one. */
export function focusContent(): void {
  const content = document.getElementById(contentId);
  if (content === null) return;
  const title = findTitle(content);
  if (title !== null) focusTitle(title);
  else {
    content.focus({ preventScroll: true });
    awaitTitle(content);
  }
}

function focusTitle(title: HTMLElement): void {
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Hands the focus on to the title of a screen that is still being loaded, if nobody took it meanwhile. */
function awaitTitle(content: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const title = findTitle(content);
    const isWaiting = document.activeElement === content;
    if (title !== null && isWaiting) focusTitle(title);
    if (title !== null || !isWaiting) observer.disconnect();
  });
  observer.observe(content, { childList: true, subtree: true });
  setTimeout(() => {
    observer.disconnect();
  }, titleWithinMs);
}

/** Whether the focus is nowhere: what had it is gone. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * On arrival at another screen the focus goes to its title, so that a screen reader says where one is and the next
 * Tab goes on from there. A screen that took the focus itself keeps it. Another context is another screen too, when
 * what had the focus went with the old one.
 */
export function useArrival(contextKey: string): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const content = document.getElementById(contentId);
        const isTaken = content?.contains(document.activeElement) === true;
        if (fromLocation !== undefined && pathChanged && !isTaken) focusContent();
      }),
    [router],
  );
  const before = useRef(contextKey);
  useEffect(() => {
    if (before.current === contextKey) return;
    before.current = contextKey;
    if (isFocusLost()) focusContent();
  }, [contextKey]);
}
