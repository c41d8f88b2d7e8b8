import type { Language } from '@huella/domain/words';
import { breakpoints } from './theme/tokens';

// The sign-in, drawn once for each language, width and mode (tools/build-drawn.mjs).

/** What is asked of a window while it is drawn. */
let seen = { width: 0, mode: '' };

function matches(query: string): boolean {
  const least = Number(/min-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? Infinity);
  if (query.includes('prefers-color-scheme: dark')) return seen.mode === 'dark';
  return !query.includes('prefers-') && seen.width >= least && seen.width <= most;
}

const nothing = () => undefined;
/** As much of a browser as the sign-in asks for: one with passkeys, at an address that may have some, and nobody signed in. */
const browser = {
  window: globalThis,
  location: { hostname: 'localhost', pathname: '/', search: '', href: 'http://localhost/' },
  isSecureContext: true,
  ...('navigator' in globalThis ? {} : { navigator: {} }),
  PublicKeyCredential: nothing,
  localStorage: { getItem: () => null, setItem: nothing, removeItem: nothing },
  matchMedia: (query: string) => ({
    matches: matches(query),
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
};

const widths = { wide: breakpoints.xl, narrow: 390 };

/** The templates of each language, as a page carries them. For a program of its own: what is drawn asks the global window. */
export async function drawTemplates(): Promise<Readonly<Record<Language, string>>> {
  Object.assign(globalThis, browser);
  // What it imports asks for the window at once.
  const { drawSignIn } = await import('./draw-sign-in');
  const drawIn = async (language: Language) => {
    const templates: string[] = [];
    for (const [name, width] of Object.entries(widths))
      for (const mode of ['light', 'dark']) {
        seen = { width, mode };
        const { styles, markup } = await drawSignIn(language);
        templates.push(
          `<template data-drawn="${name}-${mode}" data-language="${language}">${styles}${markup}</template>`,
        );
      }
    return templates.join('');
  };
  return { es: await drawIn('es'), en: await drawIn('en') };
}
