import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedError, fail } from './embedded-error';
import { childEnvironment, commandFor, folderArgument } from './identity';
import { endOldServer, pidFileOf, quitStrayBackends, readPidFile, settlePidFile } from './leftovers';
import { ensureDatabase, holdOwnerLock, type OwnerLock } from './owner-lock';
import { openLog, openSocketFolder, secureDataFolder } from './paths';
import { escalate, sendSignal, type SignalStep } from './processes';
import { settingsFor } from './settings';
import type { Site } from './site';

/** A server that accepts connections, with our lock taken in it. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves to the reason once the process has ended, asked or not. */
  readonly ended: Promise<string>;
  /** Stops it cleanly and waits; gets rougher after 20 s. */
  stop(): Promise<void>;
  /** Asks it to stop without waiting, for the last moment of our own life. */
  leave(): void;
}

/** A stop is clean at first; after that the next start recovers, which loses nothing. */
const stopSteps: readonly SignalStep[] = [
  ['SIGINT', 0],
  ['SIGQUIT', 20_000],
  ['SIGKILL', 30_000],
];
const abandonSteps: readonly SignalStep[] = [
  ['SIGQUIT', 0],
  ['SIGKILL', 5000],
];
/** A server that recovers reports to its log every ten seconds; one that is silent this long hangs. */
const silentForMs = 60_000;
/** How long a lost race, or backends of a killed server, may keep a new one from starting. */
const retryForMs = 10_000;
const strayAfterMs = 1000;
const passing = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/;

/**
 * Ends what an earlier server left, starts one and waits until it serves.
 * @param signal ends the attempt
 * @throws {EmbeddedError} START, with the fatal lines of the log; STUCK, IN_USE, NOT_OURS, NO_SOCKET
 */
export async function launch(site: Site, database: string, signal: AbortSignal): Promise<Postmaster> {
  const begun = performance.now();
  for (;;) {
    await endOldServer(site);
    prepareFolders(site);
    const child = startChild(site);
    const lock = await waitForLock(child, site, signal);
    if (lock !== undefined) return finish(child, lock, site, database);
    const waited = performance.now() - begun;
    if (signal.aborted || waited > retryForMs || !passing.test(child.said())) failToStart(child, site);
    if (waited > strayAfterMs) quitStrayBackends(site);
    await sleep(200);
  }
}

function prepareFolders(site: Site): void {
  secureDataFolder(site.pgdata, site.identity);
  const { host } = site.endpoint;
  if (!path.isAbsolute(host)) return;
  if (host !== site.pgdata && !openSocketFolder(host, site.identity))
    fail('NO_SOCKET', `The folder of the database socket, ${host}, was taken by somebody else; remove it.`);
  settlePidFile(path.join(host, `.s.PGSQL.${site.endpoint.port}.lock`), site);
}

interface Child {
  /** 0 when it could not even be spawned. */
  readonly pid: number;
  readonly ended: Promise<string>;
  /** Why it ended; undefined while it runs. */
  end(): string | undefined;
  /** What it has written to the log. */
  said(): string;
}

/**
 * In a session of its own, so that Ctrl-C reaches only the app, which then stops it in order. It writes to a
 * file and not to a pipe: a busy event loop would block it.
 */
function startChild(site: Site): Child {
  const log = openLog(site.root);
  const from = fs.fstatSync(log).size;
  const args = ['-D', folderArgument(site.identity, site.pgdata), ...settingArguments(site)];
  const command = commandFor(site.identity, 'postgres', args);
  const child = spawn(command.file, command.args, {
    ...site.identity.as,
    cwd: site.pgdata,
    env: childEnvironment(),
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  let reason: string | undefined;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve((reason = error.message)));
    child.once('exit', (code, signal) => resolve((reason = signal ?? `exit code ${code}`)));
  });
  return { pid: child.pid ?? 0, ended, end: () => reason, said: () => readFrom(logOf(site), from) };
}

/** The name of the cluster comes first: where only the start of a command line can be read, it identifies us. */
function settingArguments(site: Site): string[] {
  const { host, port } = site.endpoint;
  const bySocket = path.isAbsolute(host);
  const place = {
    cluster_name: site.tag,
    listen_addresses: bySocket ? '' : host,
    unix_socket_directories: bySocket ? `"${host}"` : '',
    unix_socket_permissions: '0700',
    port: String(port),
  };
  const limit = process.constrainedMemory() || Infinity;
  const ramMb = Math.min(os.totalmem(), limit) / 1024 / 1024;
  const all = [...Object.entries(place), ...settingsFor(site.profile, ramMb, process.platform)];
  return all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** @returns undefined when the server ended, hung or was called off before it served */
async function waitForLock(child: Child, site: Site, signal: AbortSignal): Promise<OwnerLock | undefined> {
  let heard = performance.now();
  let words = 0;
  while (child.end() === undefined && !signal.aborted && performance.now() - heard < silentForMs) {
    const file = readPidFile(pidFileOf(site.pgdata));
    if (file?.pid === child.pid && file.status === 'ready') {
      const lock = await tryOwnerLock(child, site);
      if (lock !== undefined) return lock;
    }
    const size = fs.statSync(logOf(site)).size;
    if (size !== words) heard = performance.now();
    words = size;
    await Promise.race([child.ended, sleep(15)]);
  }
  await endChild(child, site, abandonSteps);
  return undefined;
}

/** @returns undefined while the server refuses connections, as when it is ending again */
async function tryOwnerLock(child: Child, site: Site): Promise<OwnerLock | undefined> {
  try {
    return await holdOwnerLock(site.endpoint, site.log);
  } catch (error) {
    if (!(error instanceof EmbeddedError)) return undefined;
    await endChild(child, site, abandonSteps);
    throw error;
  }
}

async function finish(child: Child, lock: OwnerLock, site: Site, database: string): Promise<Postmaster> {
  const stop = async (): Promise<void> => {
    await lock.release();
    await endChild(child, site, stopSteps);
    removeSocketFolder(site);
  };
  try {
    await ensureDatabase(site.endpoint, database);
  } catch (error) {
    await stop();
    throw error;
  }
  // Its lock would otherwise block the server that replaces it.
  void child.ended.then(() => lock.release());
  const leave = (): void => {
    if (child.end() === undefined) sendSignal(child.pid, 'SIGINT', site.identity.native);
  };
  return { pid: child.pid, ended: child.ended, stop, leave };
}

async function endChild(child: Child, site: Site, steps: readonly SignalStep[]): Promise<void> {
  const turn = escalate(steps, (signal) => sendSignal(child.pid, signal, site.identity.native));
  while (child.end() === undefined) {
    turn();
    await Promise.race([child.ended, sleep(50)]);
  }
}

/** A folder that is not empty is left: somebody else's file is in it, or PostgreSQL was killed. */
function removeSocketFolder(site: Site): void {
  const { host } = site.endpoint;
  if (!path.isAbsolute(host) || host === site.pgdata) return;
  if (fs.existsSync(host) && fs.readdirSync(host).length === 0) fs.rmdirSync(host);
}

function failToStart(child: Child, site: Site): never {
  const said = child.said();
  const fatal = said.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line));
  const reason = fatal.slice(-3).join(' | ') || said.slice(-400).trim();
  return fail(
    'START',
    `PostgreSQL did not start (${child.end() ?? 'no answer'}): ${reason} (see ${logOf(site)})`,
  );
}

function logOf(site: Site): string {
  return path.join(site.root, 'postgres.log');
}

function readFrom(file: string, from: number): string {
  const fd = fs.openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(Math.max(0, fs.fstatSync(fd).size - from));
    fs.readSync(fd, bytes, 0, bytes.length, from);
    return bytes.toString('utf8');
  } finally {
    fs.closeSync(fd);
  }
}
