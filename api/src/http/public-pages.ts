import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PublicPages } from '@huella/domain/calls/public-pages';

/** The folder of addresses under which the files of public pages are served. */
export const publicFilesPath = '/qr-files/';

/** The public pages with the files that they need. */
export interface LoadedPages {
  readonly pages: PublicPages;
  /** Where their files lie; null where there are none to serve. */
  readonly filesFolder: string | null;
  readonly styles: readonly string[];
  readonly script: string | null;
}

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
  }),
);

/**
 * Loads the public pages that the build made in a folder: `render.js` draws them, `files` is what browsers fetch.
 * Null when the folder holds none.
 */
export async function loadPublicPages(folder: string): Promise<LoadedPages | null> {
  const bundle = path.join(folder, 'render.js');
  if (!existsSync(bundle)) return null;
  const pages = (await import(pathToFileURL(bundle).href)) as PublicPages; // the bundle declares that it is one
  const filesFolder = path.join(folder, 'files');
  const listed: unknown = JSON.parse(readFileSync(path.join(filesFolder, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest.parse(listed)).find(({ isEntry }) => isEntry === true);
  return {
    pages,
    filesFolder,
    styles: (entry?.css ?? []).map((file) => publicFilesPath + file),
    script: entry === undefined ? null : publicFilesPath + entry.file,
  };
}
