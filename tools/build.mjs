// `npm run build`: the API as one bundle in dist/api, the web app in dist/web, the public pages in dist/public. Says one line, or what went wrong.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildWebApp } from 'vite';
import { apiBundle, definesOf } from './api-bundle.mjs';
import { buildDrawn } from './build-drawn.mjs';
import { buildPublic } from './build-public.mjs';
import { writeOfflineWorker } from './offline-worker.mjs';
import { keepOneByte } from './one-byte.mjs';
import { buildStamp, hashBuild, root } from './sources.mjs';

const dist = join(root, 'dist');

async function buildApi(define) {
  const result = await bundle({
    ...apiBundle,
    // The thread that reads spreadsheets and the process that fills the demo data are started by their files, the gazetteer is
    // packed by its program.
    entryPoints: [
      'api/src/main.ts',
      'api/src/admin/admin.ts',
      'api/src/outside/sheets/sheet-worker.ts',
      'api/src/demo/fill-program.ts',
      'api/src/outside/geocoding/write-gazetteer.ts',
    ],
    outdir: 'dist/api',
    entryNames: '[name]',
    metafile: true,
    define,
  });
  refuseNested(result.metafile);
  await packGazetteer();
  cpSync(join(root, 'api', 'migrations'), join(dist, 'api', 'migrations'), { recursive: true });
  return result.warnings;
}

/** The list of places in the compact form that the server reads; its package is twice as large and slow to read. */
function packGazetteer() {
  const program = join(dist, 'api', 'write-gazetteer.js');
  return promisify(execFile)(process.execPath, [program, join(dist, 'api', 'gazetteer.bin')]);
}

/** The bundle resolves packages from dist/, so a package that npm had to nest below a workspace would be missed. */
function refuseNested(metafile) {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const outside = imports
    .filter((one) => one.external && !isBuiltin(one.path))
    .map((one) => packageOf(one.path));
  const nested = [...new Set(outside)].filter((name) =>
    ['api', 'domain'].some((workspace) => existsSync(join(root, workspace, 'node_modules', name))),
  );
  if (nested.length > 0) {
    throw new Error(
      `Not at the top of node_modules, so dist/api would load another version: ${nested.join(', ')}`,
    );
  }
}

function packageOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

async function buildWeb(define) {
  await buildWebApp({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'error',
    define,
    build: { outDir: join(dist, 'web'), emptyOutDir: true },
  });
}

/** Larger blocks than it takes by itself: a script of 680 kB is 186 bytes shorter. */
const brotli = { params: { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS } };

/** Files that compress are compressed once here, as small as can be, and not at each request. */
function compressWeb(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(name));
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), brotli));
  }
}

/** The style sheet of a first page, which tells of its typefaces, is in the page: a round trip less before anything is seen. */
function putStylesInPage(folder) {
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8').replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_link, name) =>
      `<style nonce="__CSP_NONCE__">${readFileSync(join(folder, name), 'utf8').trim()}</style>` +
      // Scripts that want it find that it is here, and do not wait for it once more.
      `<link rel="stylesheet" href="/${name}" disabled>`,
  );
  writeFileSync(file, page);
}

async function buildAll() {
  const started = Date.now();
  // Read before building: a file edited meanwhile makes the stamp stale, not wrong.
  const hash = hashBuild();
  const define = definesOf(hash);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const built = [buildApi(define), buildWeb(define), buildPublic(join(dist, 'public'))];
  const [warnings] = await Promise.all(built);
  keepOneByte([join(dist, 'api', 'main.js'), join(dist, 'public', 'render.js')]);
  await buildDrawn(join(dist, 'web', 'drawn'));
  putStylesInPage(join(dist, 'web'));
  await writeOfflineWorker(join(dist, 'web'), define);
  compressWeb(join(dist, 'web'));
  compressWeb(join(dist, 'public', 'files'));
  if (warnings.length > 0) throw new Error(warnings.map((one) => one.text).join('\n'));
  writeFileSync(buildStamp, hash);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`Built dist/api, dist/web and dist/public (${hash.slice(0, 12)}, ${seconds} s)\n`);
}

function explain(error) {
  if (!Array.isArray(error?.errors)) return error?.stack ?? String(error);
  const lines = error.errors.map(({ location, text, message }) =>
    location ? `${location.file}:${location.line}:${location.column} ${text}` : (text ?? message),
  );
  return lines.join('\n');
}

try {
  await buildAll();
} catch (error) {
  process.stderr.write(`The build failed.\n${explain(error)}\n`);
  process.exitCode = 1;
}
