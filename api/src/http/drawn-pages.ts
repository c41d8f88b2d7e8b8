import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { languageOf, languages, type Language } from '@huella/domain/words';

/** Where a build has what it drew beforehand; a part of pages, and no file for browsers. */
export const drawnFolder = 'drawn';

/** The sign-in as the build drew it. */
export interface DrawnSignIn {
  /** What stands in the head of its page: the pictures that it shows. */
  readonly head: string;
  /** Its markup in each language, for each width and mode. */
  readonly templates: ReadonlyMap<Language, string>;
  /** What puts one of them into the page (web/src/place-drawn.ts). */
  readonly script: string;
}

/** Reads what a build in a folder drew; one that drew nothing has none. */
export function readDrawn(folder: string): DrawnSignIn {
  const read = (name: string) => {
    const file = path.join(folder, drawnFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return {
    head: read('head.html'),
    templates: new Map(languages.map((language) => [language, read(`sign-in.${language}.html`)])),
    script: read('script.html'),
  };
}

const wideOnes = /<template data-drawn="wide-.*?<\/template>/gs;
const narrowOnes = /<template data-drawn="narrow-.*?<\/template>/gs;

/** The sign-in, and the first address, which leads there whoever has no session. */
const signInPath = /^\/(?:login\/?)?$/;

/**
 * What is seen at an address before any script has come: the sign-in in the language that the browser asks for, where it is the
 * sign-in; nothing elsewhere. One that asks for none gets all. Who is signed in is known to the browser alone, which then leaves it
 * out.
 */
export function drawnAt(
  { head, templates, script }: DrawnSignIn,
  url: string,
  headers: IncomingHttpHeaders,
): { readonly head: string; readonly body: string } {
  const [pathname = ''] = url.split('?');
  if (!signInPath.test(pathname)) return { head: '', body: '' };
  const asked = headers['accept-language'];
  const wanted = asked === undefined ? languages : [languageOf(asked)];
  // A telephone says that it is one, and so does what is none: the other width is left out.
  const unlikely = headers['sec-ch-ua-mobile'] === '?1' ? wideOnes : narrowOnes;
  const texts = wanted.map((language) => templates.get(language) ?? '');
  const likely =
    headers['sec-ch-ua-mobile'] === undefined ? texts : texts.map((text) => text.replaceAll(unlikely, ''));
  return { head, body: [...likely, script].join('') };
}
