import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Config } from '../config';
import type { Address } from '../db/database';
import type { FillOrder } from './fill-program';

const built = fileURLToPath(new URL('./fill-program.js', import.meta.url));
const isBuilt = existsSync(built);
const program = isBuilt ? built : fileURLToPath(new URL('./fill-program.ts', import.meta.url));

/**
 * Fills the demo data (`fillDemo`) by a process of its own, so that a server which has just been filled holds no more
 * memory than another. It ends with this one, whatever ends that.
 * @throws what the fill failed with, or that its process was ended
 */
export async function fillApart(address: Address, config: Config): Promise<void> {
  // From the sources the process learns TypeScript first.
  const learning = () => ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];
  const child = fork(program, { serialization: 'advanced', ...(!isBuilt && { execArgv: learning() }) });
  const failures: Error[] = [];
  child.on('message', (error) => {
    // It sends nothing else.
    failures.push(error as Error);
  });
  // What it has sent is all here once the channel is closed.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  child.send({ address, config } satisfies FillOrder);
  await ended;
  const { exitCode, signalCode } = child;
  if (exitCode === 0) return;
  const how = String(signalCode ?? exitCode);
  throw failures[0] ?? new Error(`the process that fills the demo data ended with ${how}`);
}
