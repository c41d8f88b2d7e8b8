import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, systemCode } from './embedded-error';
import type { Identity } from './identity';

const windows = process.platform === 'win32';
const maxLogBytes = 10 * 1024 * 1024;
/** The kernel's limit for the path of a unix socket, without the closing zero. */
const maxSocketPath = process.platform === 'darwin' ? 103 : 107;

/** Folders that PostgreSQL needs although they may be empty, and that copying tools therefore lose. */
const emptyFolders = [
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_tblspc',
  'pg_twophase',
  'pg_logical/snapshots',
  'pg_logical/mappings',
  'pg_wal/archive_status',
  'pg_wal/summaries',
];

/**
 * Makes DATA_DIR where it is missing and returns its real path.
 * @throws {EmbeddedError} NOT_OURS when we may not write there
 */
export function openDataFolder(dataDir: string): string {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const root = fs.realpathSync(dataDir);
    fs.accessSync(root, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return root;
  } catch (error) {
    return failNotOurs(dataDir, error);
  }
}

function failNotOurs(folder: string, error: unknown): never {
  return fail(
    'NOT_OURS',
    `${folder} cannot be used by ${nameSelf()} (${systemCode(error) ?? String(error)}). ` +
      'Change its owner, or choose another folder with DATA_DIR.',
    error,
  );
}

function nameSelf(): string {
  return windows ? 'this user' : `user id ${process.getuid?.()}`;
}

/**
 * Opens a file of DATA_DIR, made where missing and given to the folder's owner, so that what root makes in a
 * user's folder does not lock the user out. Never through a link: a user could point one at a file of root.
 * @throws {EmbeddedError} NOT_OURS
 */
export function openOwned(file: string, flags: number, root: string): number {
  // Windows has no O_NOFOLLOW: undefined counts as 0 in a bitwise or.
  const { O_CREAT, O_EXCL, O_NOFOLLOW } = fs.constants;
  try {
    const fd = fs.openSync(file, flags | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
    const owner = fs.statSync(root);
    if (process.getuid?.() === 0 && owner.uid !== 0) fs.fchownSync(fd, owner.uid, owner.gid);
    return fd;
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') failNotOurs(file, error);
  }
  try {
    return fs.openSync(file, flags | O_NOFOLLOW);
  } catch (error) {
    return failNotOurs(file, error);
  }
}

/** Appends to `postgres.log`; a log over 10 MB becomes the one previous log that is kept. */
export function openLog(root: string): number {
  const file = path.join(root, 'postgres.log');
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat !== undefined && stat.size > maxLogBytes)
    fs.renameSync(file, path.join(root, 'postgres.previous.log'));
  return openOwned(file, fs.constants.O_RDWR | fs.constants.O_APPEND, root);
}

/** A short name for a data folder, the same at every start: `hu-` and 12 digits of a hash of its path. */
export function tagOf(pgdata: string): string {
  return `hu-${createHash('sha256').update(pgdata).digest('hex').slice(0, 12)}`;
}

/**
 * Brings the data folder into the shape that PostgreSQL insists on: its own, mode 0700, empty folders there.
 * Heals folders that were copied by hand.
 * @throws {EmbeddedError} NOT_OURS when it belongs to a user that we cannot be
 */
export function secureDataFolder(pgdata: string, identity: Identity): void {
  try {
    for (const name of emptyFolders) makeFolder(path.join(pgdata, name), identity);
    giveFolder(pgdata, identity);
  } catch (error) {
    failNotOurs(pgdata, error);
  }
}

function makeFolder(folder: string, identity: Identity): void {
  const first = fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first !== undefined) giveAll(first, identity);
}

/** Gives a folder and all in it to the one who runs PostgreSQL; the top last, so a broken walk is repeated. */
export function giveFolder(folder: string, identity: Identity): void {
  if (!windows && fs.statSync(folder).uid !== identity.owner) giveAll(folder, identity);
  fs.chmodSync(folder, 0o700);
}

function giveAll(entry: string, identity: Identity): void {
  if (windows) return;
  if (fs.lstatSync(entry).isDirectory())
    for (const name of fs.readdirSync(entry)) giveAll(path.join(entry, name), identity);
  fs.lchownSync(entry, identity.owner, identity.group);
}

/** Makes a rename in the folder survive a power cut. Windows cannot open folders and does not need it. */
export function syncFolder(folder: string): void {
  if (windows) return;
  const fd = fs.openSync(folder, 'r');
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}

/**
 * Where the unix socket goes: into the data folder, unless its path is too long, cannot be written in a
 * setting, or cannot be reached by the account; then into a private folder among the temporary ones.
 * @throws {EmbeddedError} NO_SOCKET
 */
export function chooseSocketFolder(pgdata: string, identity: Identity): string {
  if (identity.mode !== 'account' && isSocketFolder(pgdata)) return pgdata;
  const usual = tagOf(pgdata).replace('hu-', `hu-${identity.owner}-`);
  const bases = [os.tmpdir(), '/tmp', '/dev/shm', '/run'];
  // A stranger may sit on the usual name; then a random one serves until the next start.
  const candidates = bases.flatMap((base) =>
    [usual, `hu-${randomBytes(6).toString('hex')}`].map((name) => path.join(base, name)),
  );
  const chosen = candidates.find((folder) => isSocketFolder(folder) && openSocketFolder(folder, identity));
  return (
    chosen ??
    fail('NO_SOCKET', `No folder for the database socket in ${bases.join(', ')}. Set TMPDIR or DATABASE_URL.`)
  );
}

function isSocketFolder(folder: string): boolean {
  const length = Buffer.byteLength(path.join(folder, '.s.PGSQL.5432'));
  return length <= maxSocketPath && !/[,"]/.test(folder);
}

/** Makes the private folder where it is missing. @returns false when it cannot be had or is not private */
export function openSocketFolder(folder: string, identity: Identity): boolean {
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    fs.lchownSync(folder, identity.owner, identity.group);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    if (systemCode(error) !== 'EEXIST') return false;
  }
  const stat = fs.lstatSync(folder);
  return stat.isDirectory() && stat.uid === identity.owner && (stat.mode & 0o777) === 0o700;
}
