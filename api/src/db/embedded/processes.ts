import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fail, systemCode } from './embedded-error';

const windows = process.platform === 'win32';

/** Whether a process with this id exists, no matter who owns it; a zombie counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/**
 * Whether a living process is the PostgreSQL that serves `pgdata`, rather than a stranger that got the
 * id of an old one, or a zombie. A postmaster's working folder is its data folder; where that may not be
 * read (root in a container lacks CAP_SYS_PTRACE) its command line names the folder by `tag`.
 */
export function isPostmasterOf(pid: number, pgdata: string, tag: string): boolean {
  if (process.platform !== 'linux') return commandLine(pid).includes(`cluster_name=${tag}`);
  try {
    if (/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))) return false;
    return fs.readlinkSync(`/proc/${pid}/cwd`) === pgdata;
  } catch (error) {
    if (isGone(error)) return false;
    return commandLine(pid).includes(`cluster_name=${tag}`);
  }
}

/**
 * Backends whose postmaster was killed and that have not noticed, busy as they are: PostgreSQL refuses to
 * start while they hold the old shared memory. Their title carries the cluster name. Linux only.
 */
export function findStrayBackends(tag: string): number[] {
  return listPids().filter(
    (pid) =>
      commandLine(pid).startsWith(`postgres: ${tag}: `) &&
      !commandLine(parentOf(pid)).includes(`cluster_name=${tag}`),
  );
}

/** Whether any process was started from below this folder. Linux only: elsewhere the answer is yes. */
export function isRunFrom(folder: string): boolean {
  if (process.platform !== 'linux') return true;
  return listPids().some((pid) => commandLine(pid).startsWith(folder + path.sep));
}

function listPids(): number[] {
  if (process.platform !== 'linux') return [];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    if (isGone(error)) return 0;
    throw error;
  }
}

/** The arguments of a process joined by spaces; empty when it is gone or hidden. */
function commandLine(pid: number): string {
  if (process.platform === 'linux') return readProcCommandLine(pid);
  const [program, ...args] = windows
    ? [
        'powershell',
        '-NoProfile',
        '-Command',
        `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
      ]
    : ['ps', '-ww', '-o', 'args=', '-p', String(pid)];
  const { error, stdout } = spawnSync(program, args, { encoding: 'utf8', windowsHide: true });
  return error === undefined ? stdout : '';
}

function readProcCommandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch (error) {
    if (isGone(error)) return '';
    throw error;
  }
}

function isGone(error: unknown): boolean {
  const code = systemCode(error);
  return code === 'ENOENT' || code === 'ESRCH';
}

/**
 * Sends a PostgreSQL process a signal: SIGINT asks for a fast clean stop, SIGQUIT for one without a
 * checkpoint. On Windows, which has no signals, PostgreSQL's own `pg_ctl kill` carries them.
 * @throws {EmbeddedError} STUCK when the process belongs to somebody else
 */
export function sendSignal(pid: number, signal: NodeJS.Signals, native: string): void {
  if (windows && signal !== 'SIGKILL') {
    spawnSync(path.join(native, 'bin', 'pg_ctl.exe'), ['kill', signal.slice(3), String(pid)], {
      windowsHide: true,
    });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Gone already is what the signal was for.
    if (systemCode(error) === 'ESRCH') return;
    fail('STUCK', `The database process ${pid} belongs to another user; stop it first.`, error);
  }
}

/** A signal and after how many milliseconds it is due. */
export type SignalStep = readonly [signal: NodeJS.Signals, afterMs: number];

/** Returns a function to call at every turn of a waiting loop: it sends each signal once, when due. */
export function escalate(steps: readonly SignalStep[], send: (signal: NodeJS.Signals) => void): () => void {
  const begun = performance.now();
  let next = 0;
  return () => {
    const step = steps[next];
    if (step === undefined || performance.now() - begun < step[1]) return;
    next += 1;
    send(step[0]);
  };
}
