import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { calls } from '@huella/domain/calls/index';
import { root } from '../tools/sources.mjs';

/** The built product as a process of its own. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
  /** Milliseconds from starting the process until it said its address. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

const program = join(root, 'dist', 'api', 'main.js');

/** Starts the built server on a free port of this machine, with the limits out of the way. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<Server> {
  if (!existsSync(program)) throw new Error(`${program} is missing: npm run build`);
  const begun = performance.now();
  const child = spawn(process.execPath, [...profiling(), program], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LIMIT_CALLS: '1000000000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readOrigin(child);
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - begun,
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
export async function post(
  origin: string,
  path: string,
  body: object,
  token: string | null,
): Promise<unknown> {
  const reply = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${String(reply.status)} ${await reply.text()}`);
  return reply.json();
}

export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const call = calls['users.signIn'];
  return call.reply.parse(await post(origin, call.path, { email, password }, null)).token;
}
