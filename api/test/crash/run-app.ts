import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { programOf } from '../programs';

/** What the app prints once it serves. */
export interface Ready {
  readonly pid: number;
  readonly mode: string;
  readonly startMs: number;
}

export interface RunningApp {
  readonly pid: number;
  /** Resolves once it serves; rejects with what it wrote to stderr if it ends before. */
  readonly ready: Promise<Ready>;
  /** The numbers that it said, growing: those whose commit it heard of. */
  readonly acknowledged: readonly number[];
  /** Kills the app alone. */
  killApp(): Promise<void>;
  /** Kills the app and every process below it, PostgreSQL included. */
  killAll(): Promise<void>;
}

/** Runs `committing-app.ts`, or another such program of `api`, on a folder; `path` replaces PATH, to hide programs from it. */
export function runApp(
  dataDir: string,
  options: readonly string[] = [],
  path = process.env.PATH,
  program = 'test/crash/committing-app.ts',
): RunningApp {
  const child = spawn(process.execPath, [programOf(program), dataDir, ...options], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  const ended = once(child, 'close');
  const acknowledged: number[] = [];
  const ready = listen(child, acknowledged);
  // A killed app may never become ready; callers that wait for it still see the failure.
  ready.catch(() => undefined);
  const kill = async (pids: readonly number[]) => {
    pids.forEach(killNow);
    await ended;
  };
  return {
    pid,
    ready,
    acknowledged,
    killApp: () => kill([pid]),
    killAll: () => kill([pid, ...listDescendants(pid)]),
  };
}

function listen(child: ChildProcess, acknowledged: number[]): Promise<Ready> {
  const errors: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  return new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(`the app ended: ${errors.join('')}`)));
    if (child.stdout === null) return;
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line) as Ready); // printed by the program
      else acknowledged.push(Number(line));
    });
  });
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself between being listed and being killed.
  }
}

/** Linux only. */
function listDescendants(root: number): number[] {
  const parents = new Map(listProcesses());
  const isBelow = (pid: number): boolean => {
    const parent = parents.get(pid) ?? 0;
    return parent === root || (parent > 1 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function listProcesses(): [pid: number, parent: number][] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((name): [number, number][] => {
    try {
      const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      return [[Number(name), Number(parent)]];
    } catch {
      // Gone since it was listed.
      return [];
    }
  });
}
