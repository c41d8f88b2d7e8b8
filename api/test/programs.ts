import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { startThread } from '../src/outside/sheets/reading-threads';
import { apiBundle } from '../../tools/api-bundle.mjs';

const api = path.resolve(import.meta.dirname, '..');
const root = path.dirname(api);

/** Where programs are built to while tests run; set by the global set-up, which removes it. */
export const programsVariable = 'HUELLA_TEST_PROGRAMS';

/** What a program starts beside itself, by files next to its own. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'src/main.ts': ['src/demo/fill-program.ts', 'src/outside/sheets/sheet-worker.ts'],
  'test/crash/import-app.ts': ['src/outside/sheets/sheet-worker.ts'],
};

/** A new folder for programs, inside the repository, so that they find its packages. */
export function makeProgramsFolder(): string {
  const cache = path.join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(path.join(cache, 'huella-test-'));
}

const built = new Map<string, string>();
let own: string | null = null;

/**
 * A program of the API or of its tests, by its path in `api`, as one file of plain JavaScript that Node runs: a process that
 * learns TypeScript first, and turns more than a thousand files into JavaScript, takes five seconds of a processor each time.
 * It is built when it is first asked for in a process. Files of the repository are found from it as from its source.
 * @returns the path of the built file
 */
export function programOf(source: string): string {
  const known = built.get(source);
  if (known !== undefined) return known;
  own ??= openOwnFolder();
  const outdir = path.join(own, 'api', path.dirname(source));
  buildSync({
    ...apiBundle,
    sourcemap: false,
    entryPoints: [source, ...(besides[source] ?? [])].map((file) => path.join(api, file)),
    entryNames: '[name]',
    outdir,
  });
  const program = path.join(outdir, `${path.basename(source, '.ts')}.js`);
  built.set(source, program);
  return program;
}

/**
 * A thread that reads a spreadsheet from its built program, as the product has it: one that learns TypeScript first takes
 * twice as long. Its heap is the product's, too, not with the large young generation of the workers that run tests: there a
 * thread that runs out of memory takes the process with it, now and then.
 */
export function startBuiltThread(): Worker {
  for (const flag of ['--min-semi-space-size=0', '--max-semi-space-size=0']) setFlagsFromString(flag);
  return startThread(pathToFileURL(programOf('src/outside/sheets/sheet-worker.ts')));
}

/** This process's folder, laid out as the repository is. */
function openOwnFolder(): string {
  const given = process.env[programsVariable];
  const folder = mkdtempSync(path.join(given ?? makeProgramsFolder(), 'of-'));
  if (given === undefined)
    process.once('exit', () => {
      rmSync(path.dirname(folder), { recursive: true, force: true });
    });
  mkdirSync(path.join(folder, 'api'));
  symlinkSync(path.join(api, 'migrations'), path.join(folder, 'api', 'migrations'));
  const dist = path.join(root, 'dist');
  if (existsSync(dist)) symlinkSync(dist, path.join(folder, 'dist'));
  return folder;
}
