// The service worker of the web app, with the names of the files that it keeps: those of the screens that open without a
// network (decision 81).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { root } from './sources.mjs';

/** Chunks of their own that these screens load when they need them. */
const screens = [
  'src/features/events/EventsPage.tsx',
  'src/features/event-grid/EventGridStep.tsx',
  'src/features/event-grid/KeptGrids.tsx',
  'src/features/event-grid/SendKept.tsx',
  'src/features/event-grid/DeviceNotice.tsx',
  'src/list/read-workbook.ts',
  'src/session/device-start.ts',
];
/** What is around every screen (tools/chunks.mjs), the words of both languages, and the lists that all models share. */
const common = [/^_(?:begin|start|list|form)-.*\.js$/, /^src\/words\/(?:es|en)-\w+\.ts$/, /\/iso-3166\//];
/** Named by the page itself. */
const ofThePage = ['favicon.svg'];

/**
 * The addresses of the files that some chunks of a build need: themselves, what they import, their styles and fonts.
 * @param {Record<string, { file: string, imports?: string[], css?: string[], assets?: string[] }>} manifest
 * @param {string[]} roots names in the manifest
 * @returns {string[]}
 */
export function filesOf(manifest, roots) {
  const names = new Set(roots);
  const files = new Set();
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}, which opens without a network.`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  return [...files].sort();
}

/**
 * Writes the worker of a build into its folder. Its bytes are others with each build: so browsers see that there is a new one.
 * @param {string} folder
 * @param {Record<string, string>} define
 */
export async function writeOfflineWorker(folder, define) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const shared = Object.keys(manifest).filter((name) => common.some((each) => each.test(name)));
  const files = [...ofThePage.map((file) => `/${file}`), ...filesOf(manifest, [...shared, ...screens])];
  await bundle({
    entryPoints: [join(root, 'web', 'src', 'offline-worker.ts')],
    outfile: join(folder, 'offline.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@huella/domain': join(root, 'domain', 'src') },
    define: { ...define, __OFFLINE_FILES__: JSON.stringify(files) },
    logLevel: 'silent',
  });
}
