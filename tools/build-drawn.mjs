// The sign-in as the build draws it, so that it is seen before any script: beside the page, for the server to send with it.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { evaluateFiles } from './evaluate-files.mjs';
import { root } from './sources.mjs';

const web = join(root, 'web');

/** What the sign-in loads by itself; every other screen stays outside, and is never asked for. */
const drawn = /features\/access\/SignInPage|draw-sign-in|(?:es|en)-open/;

/** @returns {import('vite').Plugin} */
function onlyWhatIsDrawn() {
  return {
    name: 'huella-only-what-is-drawn',
    resolveDynamicImport: (specifier) =>
      typeof specifier === 'string' && !drawn.test(specifier) ? { id: specifier, external: true } : null,
  };
}

/**
 * Draws the sign-in in each language and writes it into a folder, with the script that puts it into the page.
 * @param {string} folder
 */
export async function buildDrawn(folder) {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'drawn-'));
  try {
    await build({
      root: web,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [onlyWhatIsDrawn(), evaluateFiles()],
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: {
        alias: {
          // Left to the router itself, which is told to draw as in a browser: the app takes that over as its own.
          '@tanstack/router-core/isServer': join(
            root,
            'node_modules/@tanstack/router-core/dist/esm/isServer/development.js',
          ),
        },
      },
      build: {
        ssr: true,
        outDir: work,
        target: 'node20',
        rolldownOptions: { input: { 'drawn-templates': join(web, 'src', 'drawn-templates.ts') } },
      },
    });
    await promisify(execFile)(process.execPath, [
      join(root, 'tools', 'write-drawn.mjs'),
      join(work, 'drawn-templates.js'),
      work,
    ]);
    mkdirSync(folder, { recursive: true });
    const names = readdirSync(work).filter((each) => each.endsWith('.html'));
    for (const name of names) cpSync(join(work, name), join(folder, name));
    writeFileSync(
      join(folder, 'head.html'),
      picturesIn(names.map((name) => readFileSync(join(work, name), 'utf8'))),
    );
    writeFileSync(join(folder, 'script.html'), await placingScript());
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The pictures of the styles: they are a part of what is seen first, and come before the scripts. */
function picturesIn(texts) {
  const files = texts.flatMap((text) => [...text.matchAll(/\burl\((\/[\w/.-]+)\)/g)].map(([, file]) => file));
  return [...new Set(files)]
    .map((file) => `<link rel="preload" as="image" crossorigin fetchpriority="high" href="${file}">`)
    .join('');
}

async function placingScript() {
  const { outputFiles } = await bundle({
    entryPoints: [join(web, 'src', 'place-drawn.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    alias: { '@huella/domain': join(root, 'domain', 'src') },
    logLevel: 'silent',
  });
  return `<script nonce="__CSP_NONCE__">${outputFiles[0].text.trim()}</script>`;
}
