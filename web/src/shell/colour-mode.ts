import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ColourMode } from '../theme/tokens';
import { forget, keep, readKept } from '../session/kept';

/** Which colours are wanted on this device: those of the system, or one of the two whatever it has (decision 85). */
export const modeChoices = ['system', 'light', 'dark'] as const;
export type ModeChoice = (typeof modeChoices)[number];

/** The page's own first script reads it, too (index.html). */
const key = 'huella.mode';

const listeners = new Set<() => void>();
let choice: ModeChoice | null = null;
let isPrinting = false;

/** What was chosen on this device. */
function readModeChoice(): ModeChoice {
  const kept = readKept(key);
  return (choice ??= modeChoices.find((each) => each === kept) ?? 'system');
}

/** The colours of the page now. Paper is light, whatever the screen is. */
function readMode(): ColourMode {
  const chosen = readModeChoice();
  if (isPrinting) return 'light';
  if (chosen !== 'system') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function tell(): void {
  for (const listener of listeners) listener();
}

/** Draws the page in other colours from now on, and whenever it is opened on this device. */
export function chooseMode(chosen: ModeChoice): void {
  if (chosen === 'system') forget(key);
  else keep(key, chosen);
  show(chosen);
}

/** Says it to the sheet and the marks of the page, which have the colours of what is not drawn by a component. */
function show(chosen: ModeChoice): void {
  choice = chosen;
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['mode'];
  else dataset['mode'] = chosen;
  for (const mark of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = mark.dataset['mode'] ?? '';
    mark.media = chosen === 'system' ? `(prefers-color-scheme: ${of})` : of === chosen ? 'all' : 'not all';
  }
  tell();
}

/** Another tab of this browser chose. */
function hearOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  choice = null;
  show(readModeChoice());
}

/** The page is drawn anew before the printer takes it, at once: what fades from one colour to another would be printed in the first. */
const print = (begins: boolean) => () => {
  isPrinting = begins;
  document.documentElement.toggleAttribute('data-still', begins);
  flushSync(tell);
};
const beginPrint = print(true);
const endPrint = print(false);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system, other tabs and the printer from now on. Once, at the start of the page. */
export function watchMode(): void {
  systemIsDark().addEventListener('change', tell);
  window.addEventListener('storage', hearOtherTab);
  window.addEventListener('beforeprint', beginPrint);
  window.addEventListener('afterprint', endPrint);
}

/** The colours of the page. */
export function useColourMode(): ColourMode {
  return useSyncExternalStore(listen, readMode, readMode);
}

/** Whether the page is on its way to a printer: what is shown a page at a time is whole then. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    listen,
    () => isPrinting,
    () => false,
  );
}

/** What was chosen on this device. */
export function useModeChoice(): ModeChoice {
  return useSyncExternalStore(listen, readModeChoice);
}
