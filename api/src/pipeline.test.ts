import { describe, expect, it } from 'vitest';
import { pipeline } from './pipeline';

async function* made(log: string[], count: number) {
  for (let at = 1; at <= count; at += 1) {
    log.push(`make ${String(at)}`);
    yield await Promise.resolve(at);
  }
}

describe('pipeline', () => {
  it('makes the next piece while one is written, and writes one at a time in order', async () => {
    const log: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done = pipeline(made(log, 3), async (piece) => {
      log.push(`write ${String(piece)}`);
      if (piece === 1) await held;
      log.push(`wrote ${String(piece)}`);
    });
    await expect.poll(() => log).toEqual(['make 1', 'write 1', 'make 2']);
    release();
    await done;
    expect(log.filter((line) => line.startsWith('w'))).toEqual(
      [1, 2, 3].flatMap((piece) => [`write ${String(piece)}`, `wrote ${String(piece)}`]),
    );
  });

  it('makes as many ahead as may wait', async () => {
    const log: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done = pipeline(made(log, 5), () => held, 3);
    await expect.poll(() => log).toEqual([1, 2, 3, 4].map((piece) => `make ${String(piece)}`));
    release();
    await done;
    expect(log).toHaveLength(5);
  });

  it.each([1, 2, 3])('ends with the failure of piece %i, and writes none after it', async (bad) => {
    const written: number[] = [];
    const done = pipeline(made([], 3), (piece) => {
      if (piece === bad) return Promise.reject(new Error(`no ${String(piece)}`));
      written.push(piece);
      return Promise.resolve();
    });
    await expect(done).rejects.toThrow(`no ${String(bad)}`);
    expect(written).toEqual([1, 2, 3].slice(0, bad - 1));
  });
});
