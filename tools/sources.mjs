import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const notSource = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', '.git', '.cache']);

/**
 * Every source file below the given paths, relative to the repository, sorted; missing paths give nothing.
 * @param {string[]} paths
 * @returns {string[]}
 */
export function listFiles(paths) {
  return paths.flatMap(filesBelow).sort();
}

function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const entries = readdirSync(full, { withFileTypes: true }).filter((entry) => !notSource.has(entry.name));
  return entries.flatMap((entry) => {
    const below = path === '.' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(below);
    return entry.isFile() ? [below] : [];
  });
}

/** The workspace folders, as the root package.json names them. */
export function listWorkspaces() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces;
}

function hashOf(files, ...more) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const text of more) hash.update(`${text}\0`);
  return hash.digest('hex');
}

/** Changes when `npm ci` would install something else: lock, package files, Node version or platform. */
export function hashInstall() {
  const manifests = ['.', ...listWorkspaces()].map((folder) => join(folder, 'package.json'));
  return hashOf(
    listFiles(['package-lock.json', ...manifests]),
    process.version,
    process.platform,
    process.arch,
  );
}

/** Changes when a build would make something else. Tests are not part of what is built. */
export function hashBuild() {
  const built = ['domain', 'api/src', 'api/migrations', 'api/package.json', 'web', 'tools/demo'];
  const means = [
    'package-lock.json',
    'tsconfig.base.json',
    'tools/build.mjs',
    'tools/build-drawn.mjs',
    'tools/write-drawn.mjs',
    'tools/chunks.mjs',
    'tools/offline-worker.mjs',
    'tools/sources.mjs',
  ];
  return hashOf(listFiles([...built, ...means]).filter((file) => !/\.test\.tsx?$|^web\/test\//.test(file)));
}

export const installStamp = join(root, 'node_modules', '.huella-lock');
export const buildStamp = join(root, 'dist', '.huella-build');

/** What a stamp file holds, or an empty text when it was never written. */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
