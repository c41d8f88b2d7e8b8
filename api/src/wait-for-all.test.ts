import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waitForAll } from './wait-for-all';

it('answers what all of it came to, in their order', async () => {
  expect(await waitForAll([Promise.resolve(1), 'two', Promise.resolve(null)])).toEqual([1, 'two', null]);
});

it('throws the first failure in their order once all have ended', async () => {
  const log: string[] = [];
  const late = async (name: string, fails: boolean) => {
    await setImmediate();
    await setImmediate();
    log.push(name);
    if (fails) throw new Error(name);
  };
  const begun = [late('one', true), Promise.reject(new Error('two')), late('three', false)];
  await expect(waitForAll(begun)).rejects.toThrow('one');
  expect(log).toEqual(['one', 'three']);
});
