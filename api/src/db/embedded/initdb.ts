import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fail, systemCode } from './embedded-error';
import { childEnvironment, commandFor, folderArgument } from './identity';
import { giveFolder, openOwned, syncFolder } from './paths';
import { isAlive } from './processes';
import type { Site } from './site';

/** The major version of the packaged binaries; a data folder belongs to one major version. */
const major = '18';

/**
 * The builtin C.UTF-8 locale depends on no library of the machine, so a copied folder keeps its order and its
 * indexes; lists that a person reads name a collation of their own.
 */
const options = [
  ...['-U', 'postgres', '--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8'],
  ...[
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '-T',
    'spanish',
    '--no-instructions',
  ],
];

/**
 * Whether the data folder holds a database.
 * @throws {EmbeddedError} OTHER_MAJOR, having touched nothing
 */
export function hasDatabase(pgdata: string): boolean {
  const file = path.join(pgdata, 'PG_VERSION');
  if (!fs.existsSync(file)) return false;
  const found = fs.readFileSync(file, 'utf8').trim();
  if (found === major) return true;
  return fail(
    'OTHER_MAJOR',
    `${pgdata} was made by PostgreSQL ${found} and this release runs PostgreSQL ${major}. Write a backup with the ` +
      'release that made it and restore that here, or set DATABASE_URL to a server of your own.',
  );
}

/**
 * Makes the database in a folder of its own and renames it, so that a half-made one is never taken for a
 * database.
 * @throws {EmbeddedError} INITDB
 */
export async function createDatabase(site: Site): Promise<void> {
  const fresh = path.join(site.root, `pg.new-${process.pid}-${randomBytes(4).toString('hex')}`);
  fs.mkdirSync(fresh, { mode: 0o700 });
  giveFolder(fresh, site.identity);
  try {
    await runInitdb(site, fresh);
    takePlace(fresh, site.pgdata);
  } finally {
    fs.rmSync(fresh, { recursive: true, force: true });
  }
  syncFolder(site.root);
}

/**
 * Removes databases whose making was cut short. Without a lock on the file another living app may be making
 * one; and an initdb that outlived its app may still write to its own, which is then left to the next start.
 */
export function removeHalfMade(site: Site): void {
  for (const name of fs.readdirSync(site.root)) {
    const maker = Number(/^pg\.new-(\d+)/.exec(name)?.[1] ?? 0);
    if (maker === 0 || (!site.locked && isAlive(maker))) continue;
    try {
      fs.rmSync(path.join(site.root, name), { recursive: true, force: true });
    } catch (error) {
      if (systemCode(error) !== 'ENOTEMPTY') throw error;
      site.log(`${name} is still being written and is left to the next start`);
    }
  }
}

function takePlace(fresh: string, pgdata: string): void {
  try {
    fs.renameSync(fresh, pgdata);
  } catch (error) {
    // Without a lock on the file another app may have been first; the start then finds it running.
    if (!hasDatabase(pgdata)) throw error;
  }
}

async function runInitdb(site: Site, folder: string): Promise<void> {
  const args = ['-D', folderArgument(site.identity, folder), ...options, ...extraOptions(site)];
  const command = commandFor(site.identity, 'initdb', args);
  const child = spawn(command.file, command.args, {
    ...site.identity.as,
    cwd: folder,
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const reason = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : `${signal ?? `exit code ${code}`}: ${errors.trim()}`),
    );
  });
  if (reason !== undefined)
    fail(
      'INITDB',
      `The database could not be made in ${site.root} (${reason}). Solve that, or set DATABASE_URL.`,
    );
}

function extraOptions(site: Site): string[] {
  const sync = site.profile === 'test' ? ['--no-sync'] : [];
  return site.endpoint.password === undefined ? sync : [...sync, `--pwfile=${passwordFileOf(site.root)}`];
}

/** The password of a server that is reached over TCP: made once and kept in DATA_DIR, for our eyes only. */
export function keepPassword(root: string): string {
  const fd = openOwned(passwordFileOf(root), fs.constants.O_RDWR, root);
  try {
    const kept = fs.readFileSync(fd, 'utf8').trim();
    if (kept !== '') return kept;
    const made = randomBytes(24).toString('hex');
    fs.writeSync(fd, `${made}\n`, 0);
    return made;
  } finally {
    fs.closeSync(fd);
  }
}

function passwordFileOf(root: string): string {
  return path.join(root, 'postgres.password');
}
