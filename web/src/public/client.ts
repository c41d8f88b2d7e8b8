import { showTrace } from './find-reader';
import { playHere } from './play-here';
// In this order: later sheets refine earlier ones.
import './base.css';
import './hero.css';
import './journey.css';
import './facts.css';
import './lot.css';
import './made.css';
import './vouch.css';
import './proof.css';
import './foot.css';
import './print.css';

/** All that script adds to a public page: a button that shares it, films that play where they are, and the way into its trace. Everything else is there without. */
const button = document.querySelector<HTMLButtonElement>('#share');
const data = { title: document.title, url: location.href };

async function share(label: Element | null): Promise<void> {
  if (typeof navigator.share === 'function') {
    // Closing the sheet of choices is no fault.
    await navigator.share(data).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(data.url);
  if (label !== null) label.textContent = button?.dataset['done'] ?? '';
}

if (button !== null && ('share' in navigator || 'clipboard' in navigator)) {
  button.hidden = false;
  button.addEventListener('click', () => void share(button.querySelector('span')));
}

const way = document.querySelector<HTMLElement>('#trace');
if (way !== null) void showTrace(way);

for (const film of document.querySelectorAll<HTMLAnchorElement>('a.video[data-embed]'))
  film.addEventListener('click', (event) => {
    if (playHere(film)) event.preventDefault();
  });
