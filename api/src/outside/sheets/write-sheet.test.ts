import { expect, it } from 'vitest';
import { writeSheet, type CellOut } from './write-sheet';

it('reads no more rows than are sent, however many there are', async () => {
  let read = 0;
  async function* rows(): AsyncGenerator<readonly CellOut[]> {
    for (;;) {
      read += 1;
      // Nothing alike, so that nothing packs it away.
      yield [read, Math.sin(read).toString(36), Math.cos(read).toString(36)];
    }
  }
  const chunks = writeSheet({ name: 'Todos', headings: ['Id', 'A', 'B'], rows: rows() })[
    Symbol.asyncIterator
  ]();
  let sent = 0;
  while (sent < 256 * 1024) sent += ((await chunks.next()).value as Uint8Array).length; // rows never end
  const then = read;
  // What waits for a reader that is slow stays as it is.
  await new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(read - then).toBeLessThan(2_000);
  expect(then).toBeLessThan(40_000);
  await chunks.return?.();
  const last = read;
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(read).toBe(last);
});
