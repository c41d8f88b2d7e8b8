import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { calls } from '@huella/domain/calls/index';
import { runView, type RunView } from '@huella/domain/calls/jobs';
import { root } from '../tools/sources.mjs';

/** The built product as a process of its own. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from starting the process until it said its address. */
  readonly startMs: number;
  /** The longest stall of its event loop since it was asked last, in milliseconds; of watched servers only. */
  readonly readStall: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  /** Its event loop is watched. */
  readonly watched?: boolean;
  /** A program built beside the product's own. */
  readonly program?: string;
}

const product = join(root, 'dist', 'api', 'main.js');
const watcher = pathToFileURL(join(root, 'bench', 'watch-loop.mjs')).href;

/** Starts the built server on a free port of this machine, with the limits out of the way. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
  { watched = false, program = product }: StartOptions = {},
): Promise<Server> {
  if (!existsSync(program)) throw new Error(`${program} is missing: npm run build`);
  const begun = performance.now();
  const watching = watched ? ['--import', watcher] : [];
  const child = spawn(process.execPath, [...watching, ...profiling(), program], {
    env: {
      ...process.env,
      // As `npm start` does (decision 142).
      MALLOC_ARENA_MAX: '2',
      HOST: '127.0.0.1',
      PORT: '0',
      LIMIT_CALLS: '1000000000',
      LIMIT_PAGES: '1000000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(watched ? (['ipc'] as const) : [])],
  });
  // A benchmark that breaks leaves no server behind.
  process.once('exit', () => child.kill());
  const origin = await readOrigin(child);
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
    readStall: async () => {
      child.send('stall');
      const [stall]: readonly unknown[] = await once(child, 'message');
      return Number(stall);
    },
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** `BENCH_PROFILE=folder npm run bench -- list` writes a CPU profile of the server there. */
function profiling(): readonly string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

async function readOrigin(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const origin = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (origin !== undefined) {
      child.stdout.resume();
      return origin;
    }
  }
  throw new Error('the server ended before it said its address');
}

/** Makes a call of the product; anything but success ends the benchmark. */
export async function send(
  origin: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: object | null,
  token: string | null,
): Promise<unknown> {
  const reply = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(body !== null && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  if (!reply.ok)
    throw new Error(`${path} answered ${String(reply.status)} ${(await reply.text()).slice(0, 300)}`);
  return reply.json();
}

export function post(origin: string, path: string, body: object, token: string | null): Promise<unknown> {
  return send(origin, 'POST', path, body, token);
}

/** Reads the stream of a run to its end. */
export async function followRun(origin: string, id: number, token: string): Promise<RunView> {
  const reply = await fetch(`${origin}/api/jobs/${String(id)}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const last = (await reply.text()).trim().split('\n').at(-1) ?? '';
  return runView.parse(JSON.parse(last));
}

export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const call = calls['users.signIn'];
  return call.reply.parse(await post(origin, call.path, { email, password }, null)).token;
}
