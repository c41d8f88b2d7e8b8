import { beginStart } from './session/begun';
import { isDrawn } from './session/drawn';
import './theme/fonts.css';

// The first script of a page, and a small one: what the screens will ask for is on its way while they come.
beginStart();
void runParts();

/**
 * Runs the scripts that the page names, each in a task of its own: together they would keep a slow telephone busy for half a second,
 * deaf to who types.
 */
async function runParts(): Promise<void> {
  if (isDrawn()) await firstPicture();
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    // One that does not come is asked for again by what needs it.
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
  await import('./main');
}

/** Where the page has something to show, it is shown first. Nobody waits for the picture of a page in the background. */
function firstPicture(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
}
