// A plugin of the build of the web app: some files are run when it is built, and what they export takes their place.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { apiBundle } from './api-bundle.mjs';
import { root } from './sources.mjs';

/** Their exports are data, which JSON can say. */
const files = ['web/src/call/call-table.ts', 'web/src/call/first-calls.ts'];

/** Replaces the files by what they export. Without it, in tests and while the app is developed, they run as they are. */
export function evaluateFiles() {
  const evaluated = new Set(files.map((file) => join(root, file)));
  return {
    name: 'huella-evaluate-files',
    apply: 'build',
    load: (id) => (evaluated.has(id) ? evaluate(id) : null),
  };
}

async function evaluate(file) {
  // Packages stay outside, so the bundle has to be where node finds them.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'evaluated-'));
  try {
    const outfile = join(folder, 'file.mjs');
    await bundle({ ...apiBundle, entryPoints: [file], outfile, sourcemap: false });
    const exported = Object.entries(await import(pathToFileURL(outfile).href));
    return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
