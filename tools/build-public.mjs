// The public QR pages: what browsers fetch, and the bundle with which the server draws them.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './sources.mjs';

/**
 * Builds the public pages into a folder: `files` for browsers, `render.js` for the server.
 * @param {string} folder
 */
export async function buildPublic(folder) {
  const common = {
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.public.config.ts'),
    logLevel: 'error',
  };
  await build({ ...common, build: { outDir: join(folder, 'files') } });
  await build({ ...common, build: { outDir: folder, ssr: true, emptyOutDir: false } });
}
