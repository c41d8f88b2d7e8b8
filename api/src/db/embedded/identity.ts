import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shareBinaries } from './binaries';
import { EmbeddedError, fail, systemCode } from './embedded-error';

/** As ourselves; as ourselves seen as an unprivileged user (user namespace); or as another account. */
export type Mode = 'direct' | 'userns' | 'account';

/** Who runs PostgreSQL, through which wrapper and from where. PostgreSQL refuses to run as root. */
export interface Identity {
  readonly mode: Mode;
  /** Programs before PostgreSQL on the command line; each replaces itself by the next, keeping the pid. */
  readonly wrap: readonly string[];
  readonly native: string;
  /** Who owns the data folder; -1 where users have no numbers. */
  readonly owner: number;
  readonly group: number;
  /** Options of spawn. */
  readonly as: RunAs;
}

interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

export interface IdentityOptions {
  readonly noUserns: boolean;
  /** Where copies of the binaries may go, first choice first. */
  readonly copyFolders: readonly string[];
}

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The folders on which the unprivileged account may find binaries, first choice first. */
export const copyFolders: readonly string[] = [
  '/var/lib/huella',
  '/opt/huella',
  path.join(os.tmpdir(), 'huella-bin'),
];

/**
 * @param folders the data folder and its parent, whichever exist: a folder of another user stays theirs
 * @throws {EmbeddedError} NO_RUN, NO_NAME, NO_ACCOUNT or NO_SETUID where nobody can run PostgreSQL
 */
export function findIdentity(native: string, folders: readonly string[], options: IdentityOptions): Identity {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0 && hasName()) return findDirect(native, uid);
  const accounts = listAccounts();
  const keeper = uid === 0 ? findKeeper(folders, accounts) : undefined;
  const userns = options.noUserns || keeper !== undefined ? undefined : findUserns(native, uid, accounts);
  if (userns !== undefined) return userns;
  if (uid !== 0)
    fail(
      'NO_NAME',
      `User id ${uid} has no name on this machine, which PostgreSQL needs. Add one or set DATABASE_URL.`,
    );
  return findAccount(native, keeper ?? getServant(accounts), options.copyFolders);
}

/** Asks what initdb will ask: a directory service knows users that /etc/passwd does not. */
function hasName(): boolean {
  try {
    os.userInfo();
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

function findDirect(native: string, uid: number): Identity {
  const identity = {
    mode: 'direct',
    wrap: deathSignal(),
    native,
    owner: uid,
    group: ownGroup(),
    as: {},
  } as const;
  const probe = probePostgres(native, [], {});
  if (probe.ran) return identity;
  return fail(
    'NO_RUN',
    `The embedded PostgreSQL does not run here (${probe.reason}); on Alpine and other systems without glibc ` +
      'it never does. Set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Root over the folder of a user becomes that user, so that the user is not locked out of it. */
function findKeeper(folders: readonly string[], accounts: readonly Account[]): Account | undefined {
  const first = folders.find((folder) => fs.existsSync(folder));
  const owner = first === undefined ? 0 : fs.statSync(first).uid;
  return owner === 0 ? undefined : accounts.find((account) => account.uid === owner);
}

/** One probe proves both that user namespaces are allowed and that the binaries can be reached from one. */
function findUserns(native: string, uid: number, accounts: readonly Account[]): Identity | undefined {
  const seenAs =
    accounts.find(({ name, uid: id }) => name === 'nobody' && id !== 0) ?? accounts.find((a) => a.uid !== 0);
  if (process.platform !== 'linux' || seenAs === undefined) return undefined;
  const unshare = ['unshare', '--user', `--map-user=${seenAs.uid}`, `--map-group=${seenAs.gid}`];
  if (!probePostgres(native, unshare, {}).ran) return undefined;
  // unshare before setpriv: a change of credentials clears the death signal.
  return {
    mode: 'userns',
    wrap: [...unshare, ...deathSignal()],
    native,
    owner: uid,
    group: ownGroup(),
    as: {},
  };
}

function getServant(accounts: readonly Account[]): Account {
  const unprivileged = accounts.filter((account) => account.uid !== 0);
  const named = (name: string) => unprivileged.find((account) => account.name === name);
  return (
    named('postgres') ??
    named('nobody') ??
    unprivileged[0] ??
    fail('NO_ACCOUNT', 'This machine has no unprivileged account. Run as a normal user or set DATABASE_URL.')
  );
}

function findAccount(native: string, account: Account, places: readonly string[]): Identity {
  const as = { uid: account.uid, gid: account.gid };
  const reachable = findReachable(native, as, places);
  return { mode: 'account', wrap: deathSignal(), native: reachable, owner: as.uid, group: as.gid, as };
}

function findReachable(native: string, as: RunAs, places: readonly string[]): string {
  const probe = probePostgres(native, [], as);
  if (probe.ran) return native;
  if (probe.code === 'EPERM')
    fail('NO_SETUID', 'Root here may not become another user. Run as a normal user or set DATABASE_URL.');
  const reasons = [probe.reason];
  for (const place of places) {
    const copy = tryShare(native, place);
    const again = copy instanceof Error ? { ran: false, reason: copy.message } : probePostgres(copy, [], as);
    if (again.ran && !(copy instanceof Error)) return copy;
    reasons.push(again.reason);
  }
  return fail(
    'NO_RUN',
    `No unprivileged account can run the embedded PostgreSQL here (${reasons.join('; ')}). Set DATABASE_URL.`,
  );
}

/** A place that cannot be written or trusted is a reason to try the next one. */
function tryShare(native: string, place: string): string | Error {
  try {
    return shareBinaries(native, place);
  } catch (error) {
    if (error instanceof EmbeddedError) return error;
    if (error instanceof Error && systemCode(error) !== undefined) return error;
    throw error;
  }
}

interface Probe {
  readonly ran: boolean;
  readonly reason: string;
  readonly code?: string | undefined;
}

function probePostgres(native: string, wrap: readonly string[], as: RunAs): Probe {
  const { file, args } = commandFor({ wrap, native }, 'postgres', ['--version']);
  const result = spawnSync(file, args, {
    ...as,
    cwd: path.parse(native).root,
    encoding: 'utf8',
    windowsHide: true,
  });
  if (result.error) return { ran: false, reason: result.error.message, code: systemCode(result.error) };
  return { ran: result.status === 0, reason: result.stderr.trim() || `exit code ${result.status}` };
}

/** Lets the kernel stop PostgreSQL when the app dies, however it dies. Empty where setpriv is missing. */
function deathSignal(): readonly string[] {
  if (process.platform !== 'linux') return [];
  const wrap = ['setpriv', '--pdeathsig', 'INT'];
  return spawnSync(wrap[0] ?? '', [...wrap.slice(1), 'true'], { stdio: 'ignore' }).status === 0 ? wrap : [];
}

function ownGroup(): number {
  return process.getgid?.() ?? -1;
}

function listAccounts(): Account[] {
  if (!fs.existsSync('/etc/passwd')) return [];
  return fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 5)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** The command line of a PostgreSQL program under an identity. */
export function commandFor(
  { wrap, native }: Pick<Identity, 'wrap' | 'native'>,
  program: 'postgres' | 'initdb',
  args: readonly string[],
): { file: string; args: string[] } {
  const executable = path.join(native, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
  const [file = executable, ...rest] = [...wrap, executable, ...args];
  return { file, args: rest };
}

/**
 * How PostgreSQL gets its folder. Another account gets it as its working folder, which root enters before
 * giving up its rights: parents such as a closed /root need not be opened.
 */
export function folderArgument(identity: Identity, folder: string): string {
  return identity.mode === 'account' && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

/** The whole environment of PostgreSQL: nothing of ours leaks into it, nothing of the shell's changes it. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const kept = { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot };
  return { ...kept, LC_ALL: 'C', TZ: 'UTC' };
}
