import { describe, expect, it, vi } from 'vitest';
import type { BroughtFile } from '../call/put-file';
import { createUploads } from './file-uploads';

const fileOf = (name: string) => new File(['x'], name);
const brought = (name: string): BroughtFile => ({
  storageName: `s-${name}`,
  originalName: name,
  content: 'pdf',
});

/** Sends by hand: each file waits until the test says how it went. */
function byHand() {
  const sent = new Map<
    string,
    { end: () => void; fail: () => void; progress: (n: number) => void; signal: AbortSignal }
  >();
  const made = createUploads(
    (file, progress, signal) =>
      new Promise((resolve, reject) => {
        sent.set(file.name, {
          end: () => resolve(brought(file.name)),
          fail: () => reject(new Error('away')),
          progress,
          signal,
        });
        signal.addEventListener('abort', () => reject(new Error('cancelled')));
      }),
    't',
  );
  return { made, sent, stateOf: (id: string) => made.find(id)?.now.state ?? null };
}

describe('uploads', () => {
  it('send two at a time, in order, and say how far they are', async () => {
    const { made, sent, stateOf } = byHand();
    const heard = vi.fn();
    made.subscribe(heard);
    const [a, b, c] = ['a', 'b', 'c'].map((name) => made.start(fileOf(name)));
    expect([a, b, c].map((id) => stateOf(id ?? ''))).toEqual(['uploading', 'uploading', 'waiting']);
    sent.get('a')?.progress(40);
    expect(made.find(a ?? '')?.now).toEqual({ state: 'uploading', percent: 40 });
    sent.get('a')?.end();
    await expect.poll(() => stateOf(c ?? '')).toBe('uploading');
    expect(made.find(a ?? '')?.now).toEqual({ state: 'done', file: brought('a') });
    expect(heard).toHaveBeenCalled();
    expect(made.version()).toBe(heard.mock.calls.length);
  });

  it('keep what failed, to be sent again', async () => {
    const { made, sent, stateOf } = byHand();
    const id = made.start(fileOf('a'));
    sent.get('a')?.fail();
    await expect.poll(() => stateOf(id)).toBe('failed');
    made.retry(id);
    expect(stateOf(id)).toBe('uploading');
    sent.get('a')?.end();
    await expect.poll(() => stateOf(id)).toBe('done');
  });

  it('cancel what is dropped, which makes room for the next', async () => {
    const { made, sent, stateOf } = byHand();
    const [a, , c] = ['a', 'b', 'c'].map((name) => made.start(fileOf(name)));
    made.drop(a ?? '');
    expect(sent.get('a')?.signal.aborted).toBe(true);
    expect(made.find(a ?? '')).toBeNull();
    await expect.poll(() => stateOf(c ?? '')).toBe('uploading');
  });
});
