import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { startBuiltThread } from '../../../test/programs';
import { openReadingThreads, startThread } from './reading-threads';
import { sheetLimits } from './sheet-limits';
import type { WorkerMessage } from './worker-protocol';

const order = { file: Buffer.from('a;b\n1;2\n'), originalName: 'a.csv', limits: sheetLimits, sheet: null };

/** All that a thread says of its file until it is through. */
function listen(thread: Worker): Promise<readonly WorkerMessage[]> {
  const heard: WorkerMessage[] = [];
  return new Promise((resolve, reject) => {
    thread.once('error', reject).on('message', (said: WorkerMessage) => {
      heard.push(said);
      if (said.type === 'rows') thread.postMessage('taken');
      if (said.type === 'done' || said.type === 'refused') resolve(heard);
    });
  });
}

const asRead = [
  { type: 'begin' },
  {
    type: 'rows',
    rows: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  { type: 'done', kind: 'csv', sheets: [], sheet: 0 },
];

describe('threads that read a spreadsheet', () => {
  it('gives each file a thread of its own, ready or not', async () => {
    const threads = openReadingThreads({ oneReady: true }, startBuiltThread);
    threads.makeReady();
    threads.makeReady();
    const taken = [threads.take(order), threads.take(order)];
    threads.makeReady();
    taken.push(threads.take(order));
    expect(new Set(taken.map(({ threadId }) => threadId)).size).toBe(3);
    const heard = await Promise.all(taken.map(listen));
    expect(heard).toEqual([asRead, asRead, asRead]);
    await Promise.all(taken.map((thread) => thread.terminate()));
  });

  it('starts another where the one that was ready has ended', async () => {
    const started: Worker[] = [];
    const threads = openReadingThreads({ oneReady: true }, () => {
      const thread = startThread();
      started.push(thread);
      return thread;
    });
    threads.makeReady();
    const [idle] = started;
    if (idle === undefined) throw new Error('none is ready');
    const ended = once(idle, 'exit');
    await idle.terminate();
    await ended;
    const thread = threads.take(order);
    expect(await listen(thread)).toEqual(asRead);
    await thread.terminate();
  });
});
