import { useEffect, useRef, type RefObject } from 'react';
import { findShortcut, type Shortcut } from './shortcuts';

/** Does what a key means; answers whether it did, so that the key goes no further. */
export type Obey = (shortcut: Shortcut) => boolean;

/**
 * Hears the keys of the sheet before the grid does. Those typed into an input stay there, but for the jumps between
 * problems; those of dialogs over the page belong to them.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, obey: Obey): void {
  const latest = useRef(obey);
  useEffect(() => {
    latest.current = obey;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const shortcut = findShortcut(event);
      if (shortcut === null || !isOurs(root.current, event, shortcut)) return;
      if (!latest.current(shortcut)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', hear, { capture: true });
    return () => {
      document.removeEventListener('keydown', hear, { capture: true });
    };
  }, [root]);
}

const jumps: ReadonlySet<Shortcut> = new Set(['nextProblem', 'previousProblem']);
/** Keys that would move or change a cell, or that a button answers to: they count with the focus in the grid alone. */
const ofCells: ReadonlySet<Shortcut> = new Set<Shortcut>([
  'clear',
  'menu',
  'leave',
  'toggle',
  'rowStart',
  'rowEnd',
  'sheetStart',
  'sheetEnd',
  'pageUp',
  'pageDown',
  'fillDown',
  'fillRight',
  'removeRows',
]);

function isOurs(root: HTMLElement | null, { target }: KeyboardEvent, shortcut: Shortcut): boolean {
  if (root === null || !(target instanceof Element)) return false;
  // A cell that scrolls away leaves the focus to the page.
  if (target !== document.body && !root.contains(target)) return false;
  if (target.matches('input, textarea, select')) return jumps.has(shortcut);
  return !ofCells.has(shortcut) || target === document.body || target.closest('revo-grid') !== null;
}
