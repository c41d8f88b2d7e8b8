import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { languageOf } from '@huella/domain/words';

const manifest = z.record(z.string(), z.object({ file: z.string(), name: z.string().optional() }));

/** The addresses of the scripts of a build, by the layer that they hold (tools/chunks.mjs). */
export type Layers = ReadonlyMap<string, string>;

/** Reads what the bundler says of a build in a folder. */
export function readLayers(folder: string): Layers {
  const file = path.join(folder, '.vite/manifest.json');
  const listed: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return new Map(
    Object.values(manifest.parse(listed)).flatMap((chunk) =>
      chunk.name !== undefined && chunk.file.endsWith('.js') ? [[chunk.name, `/${chunk.file}`]] : [],
    ),
  );
}

/** Where nobody is signed in. */
const openPath = /^\/(?:login|register|public|access|autorization|signin)(?:\/|$)/;

/**
 * The scripts that the screen of an address will ask for: named in the page, they come while its first script is read,
 * instead of one round trip after the other, and the first script runs one after the other (web/src/begin.ts). Only those that are sure: another language than the browser's asks
 * for its own.
 */
export function announcedFiles(layers: Layers, url: string, headers: IncomingHttpHeaders): readonly string[] {
  const [pathname = ''] = url.split('?');
  const language = languageOf(headers['accept-language'] ?? '');
  return layersOf(pathname)
    .map((name) => name.replace('words', language))
    .flatMap((name) => layers.get(name) ?? []);
}

/** What every page draws with; the first script asks for it. */
const outside = ['rolldown-runtime', 'start', 'words-open'];

function layersOf(pathname: string): readonly string[] {
  // Whoever comes to the first address without a session is led to the sign-in.
  if (pathname === '/' || openPath.test(pathname)) return [...outside, 'access'];
  return [...outside, 'words-list', 'list'];
}

/** The same as marks of a page, which its policy lets through by its nonce mark. */
export function announcements(files: readonly string[], nonceMark: string): string {
  return files
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" nonce="${nonceMark}">`)
    .join('');
}
