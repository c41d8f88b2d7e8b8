import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { WorkerRequest } from './worker-protocol';

/** Threads that read one spreadsheet each: whatever a file does to its thread, the next file meets another. */
export interface ReadingThreads {
  /** A thread that was asked to read a file; the caller that takes it listens to it and ends it. */
  readonly take: (order: WorkerRequest) => Worker;
  /** Has a thread started for the next file, where that is wanted. */
  readonly makeReady: () => void;
}

/** Memory of a thread, in megabytes; past it the thread ends and the server goes on. */
const memory = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

const built = new URL('./sheet-worker.js', import.meta.url);
const isBuilt = existsSync(fileURLToPath(built));
const source = new URL('./sheet-worker.ts', import.meta.url);

/** Starts threads as they are taken; one that is ready saves a file the start of its thread, a fifth of a second. */
export function openReadingThreads(
  { oneReady }: { readonly oneReady: boolean },
  start = startThread,
): ReadingThreads {
  let ready: Worker | null = null;
  const makeReady = () => {
    if (!oneReady || ready !== null) return;
    const thread = start();
    const forget = () => {
      if (ready === thread) ready = null;
    };
    // If it exits early, go on without it.
    thread.on('error', forget).once('exit', forget);
    // Waiting for a file keeps no process alive.
    thread.unref();
    ready = thread;
  };
  const take = (order: WorkerRequest) => {
    const thread = ready ?? start();
    ready = null;
    thread.ref();
    thread.postMessage(order);
    return thread;
  };
  return { take, makeReady };
}

/** A thread that waits for its order; `program` is another build of what it runs. */
export function startThread(program = isBuilt ? built : null): Worker {
  const options: WorkerOptions = { resourceLimits: memory, stdout: true, stderr: true, env: {} };
  if (program !== null) return new Worker(program, options);
  // From the sources a thread learns TypeScript first.
  const start = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${JSON.stringify(source.href)}); })`;
  return new Worker(start, { ...options, eval: true });
}
