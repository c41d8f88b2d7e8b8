import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from './embedded-error';
import { failInUse } from './file-lock';
import { findOwner } from './owner-lock';
import { escalate, findStrayBackends, isAlive, isPostmasterOf, sendSignal } from './processes';
import type { Site } from './site';

/** An empty pid file this old was emptied by a power cut: a starting server fills it within milliseconds. */
const emptyForMs = 5000;
/** Above Linux's largest possible process id. */
const nobodysPid = 4194305;
const stuckAfterMs = 30_000;
/** Without a lock on the file: a new app takes the lock in the database well within this time. */
const ownerlessAfterMs = 1500;

/** The lines of postmaster.pid that matter; `status` is `ready` once connections are accepted. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly status: string;
}

export function pidFileOf(pgdata: string): string {
  return path.join(pgdata, 'postmaster.pid');
}

/** @returns undefined when the file does not exist; pid 0 while it is empty */
export function readPidFile(file: string): PidFile | undefined {
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return {
    pid: Math.abs(parseInt(lines[0] ?? '', 10)) || 0,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: (lines[7] ?? '').trim(),
  };
}

/** What a pid file says: nothing that matters, ask again soon, or a server of this folder runs. */
type Finding = { readonly state: 'clear' | 'unclear' } | { readonly state: 'running'; readonly pid: number };

/**
 * Reads a pid file and makes a stale one harmless: PostgreSQL trusts the number in it and would refuse to
 * start for as long as any process, a zombie too, carries it. Only the number is replaced: the file also
 * names the shared memory by which PostgreSQL notices backends that still write to the folder.
 */
export function settlePidFile(file: string, site: Site): Finding {
  const found = readPidFile(file);
  if (found === undefined) return { state: 'clear' };
  if (found.pid === 0) return settleEmptyPidFile(file);
  if (!isAlive(found.pid)) return { state: 'clear' };
  if (isPostmasterOf(found.pid, site.pgdata, site.tag)) return { state: 'running', pid: found.pid };
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\s*-?\d+/, String(nobodysPid)));
  return { state: 'clear' };
}

function settleEmptyPidFile(file: string): Finding {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat !== undefined && Date.now() - stat.mtimeMs <= emptyForMs) return { state: 'unclear' };
  fs.rmSync(file, { force: true });
  return { state: 'clear' };
}

/**
 * Returns once no server runs on the folder. One whose app died is asked to stop, then made to.
 * @throws {EmbeddedError} IN_USE when a living app owns it (only where the file lock could not say before);
 *   STUCK when it has not ended after 30 s
 */
export async function endOldServer(site: Site): Promise<void> {
  const begun = performance.now();
  const isOrphan = watchOwner(site);
  let turn: (() => void) | undefined;
  for (;;) {
    const finding = settlePidFile(pidFileOf(site.pgdata), site);
    if (finding.state === 'clear') return;
    if (performance.now() - begun > stuckAfterMs)
      fail('STUCK', `${describe(finding)} on ${site.pgdata} does not end; stop it, then start again.`);
    if (finding.state === 'running' && (turn !== undefined || (await isOrphan()))) {
      turn ??= startStopping(site, finding.pid);
      turn();
    }
    await sleep(50);
  }
}

function describe(finding: Finding): string {
  return finding.state === 'running' ? `The old database process ${finding.pid}` : 'The old database process';
}

function startStopping(site: Site, pid: number): () => void {
  site.log(`stopping the database process ${pid}, whose app is gone`);
  const steps = [
    ['SIGINT', 0],
    ['SIGQUIT', 8000],
  ] as const;
  return escalate(steps, (signal) => sendSignal(pid, signal, site.identity.native));
}

/** With the file locked by us, the server that runs there lost its app. Without, the lock in the database says. */
function watchOwner(site: Site): () => Promise<boolean> {
  let freeSince: number | undefined;
  return async () => {
    if (site.locked) return true;
    const free = await isOwnerless(site);
    if (free) freeSince ??= performance.now();
    return freeSince !== undefined && performance.now() - freeSince > ownerlessAfterMs;
  };
}

async function isOwnerless(site: Site): Promise<boolean> {
  const running = readPidFile(pidFileOf(site.pgdata));
  if (running?.status !== 'ready') return false;
  const { socketFolder: host, port } = running;
  const endpoint = { ...site.endpoint, port, host: host === '' ? site.endpoint.host : host };
  // A server that is starting or stopping answers nobody; the next turn asks again.
  const owner = await findOwner(endpoint).catch(() => 'unknown' as const);
  if (owner === 'unknown') return false;
  return owner === undefined || failInUse(site.root, owner.replace('huella', 'process'));
}

/** Ends the backends of a killed server that keep its shared memory and would write on beside a new one. */
export function quitStrayBackends(site: Site): void {
  for (const pid of findStrayBackends(site.tag)) {
    site.log(`stopping the database process ${pid}, whose server is gone`);
    sendSignal(pid, 'SIGQUIT', site.identity.native);
  }
}
