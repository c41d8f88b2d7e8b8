import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { Language } from '@huella/domain/words';
import { App } from './App';
import { paths } from './paths';
import { router } from './routes';
import { formatCount } from './ui/format-count';
import { startWords } from './words/i18n';

/** A screen as the server sends it before any script: its markup, and the style elements that it is drawn with. */
export interface DrawnScreen {
  readonly markup: string;
  readonly styles: string;
}

/** Style elements as emotion puts them among the markup, each with the names of its rules. */
const styleElement = /<style data-emotion="(\S+) ([^"]*)"[^>]*>(.*?)<\/style>/gs;

let opened: Promise<void> | null = null;

async function open(): Promise<void> {
  const history = createMemoryHistory({ initialEntries: [paths.signIn] });
  router.update({ history, isServer: false, scrollRestoration: false });
  await router.load();
}

/**
 * Draws the sign-in in a language, by the app itself: what the app takes over has to be what it would have drawn. Width and colours
 * are those of the window.
 */
export async function drawSignIn(language: Language): Promise<DrawnScreen> {
  await (opened ??= open());
  // The areas of the screen, too: it has asked for them.
  await startWords(language, formatCount);
  return apart(renderToString(<App nonce={undefined} accent="blue" />));
}

/** The rules of components in one element, each once, and those of the page in one each, as emotion looks for them (`extractCriticalToChunks`). */
function apart(html: string): DrawnScreen {
  const rules = new Map<string, string>();
  const ofThePage = new Map<string, string>();
  for (const [, key = '', names = '', css = ''] of html.matchAll(styleElement))
    (key.endsWith('-global') ? ofThePage : rules).set(`${key} ${names}`, css);
  const names = [...rules.keys()].map((name) => name.slice(name.indexOf(' ') + 1));
  const elements = [
    ...[...ofThePage].map(([name, css]) => styleOf(name, css)),
    styleOf(`h ${names.join(' ')}`, [...rules.values()].join('')),
  ];
  // Styles of elements are put there by the script of the page: its policy stops those that come in the markup.
  return {
    markup: html.replaceAll(styleElement, '').replaceAll(' style="', ' data-style="'),
    styles: elements.join(''),
  };
}

function styleOf(name: string, css: string): string {
  return `<style nonce="__CSP_NONCE__" data-emotion="${name}">${css}</style>`;
}
