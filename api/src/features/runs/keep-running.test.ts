import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logFaults } from '../../db/faults';
import { openTestLog, type TestLog } from '../../../test/test-log';
import { keepRunning, type Service } from './keep-running';

/** A promise, and the ways to settle it. */
function open<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

/** A service that the test ends. */
function openService() {
  const { promise, resolve, reject } = open<null>();
  return {
    ended: promise,
    stop: vi.fn(async () => {
      resolve(null);
      await promise;
    }),
    end: () => {
      resolve(null);
    },
    breakDown: () => {
      reject(new Error('no database'));
    },
  };
}

type Start = () => Promise<Service>;

let logged: TestLog;
beforeEach(() => {
  logged = openTestLog(() => undefined);
});

describe('a service that is kept running', () => {
  it.each([
    ['end', 'it ended by itself'],
    ['breakDown', { message: 'no database' }],
  ] as const)('is started again after its own %s', async (how, err) => {
    const [first, second] = [openService(), openService()];
    const start = vi.fn<Start>().mockResolvedValueOnce(first).mockResolvedValueOnce(second);
    const kept = await keepRunning(start, logFaults(logged.log));
    expect(kept.isRunning()).toBe(true);
    first[how]();
    await vi.waitFor(() => expect(kept.isRunning()).toBe(false));
    await vi.waitFor(() => expect(kept.isRunning()).toBe(true));
    expect(logged.lines).toMatchObject([{ level: 50, pauseMs: 100, err }]);
    await kept.stop();
    expect(second.stop).toHaveBeenCalledOnce();
  });

  it('is tried again with growing pauses while it cannot start', async () => {
    const [first, second] = [openService(), openService()];
    const still = new Error('still no database');
    const start = vi
      .fn<Start>()
      .mockResolvedValueOnce(first)
      .mockRejectedValueOnce(still)
      .mockRejectedValueOnce(still)
      .mockResolvedValueOnce(second);
    const kept = await keepRunning(start, logFaults(logged.log));
    first.breakDown();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(4), { timeout: 5_000 });
    expect(logged.lines.map(({ pauseMs }) => pauseMs)).toEqual([100, 200, 400]);
    await kept.stop();
  });

  it('says where it cannot start at first', async () => {
    await expect(keepRunning(() => Promise.reject(new Error('none')), logFaults(logged.log))).rejects.toThrow(
      'none',
    );
  });

  it('stays stopped when that is asked within a pause', async () => {
    const first = openService();
    const start = vi.fn<Start>().mockResolvedValueOnce(first);
    const kept = await keepRunning(start, logFaults(logged.log));
    first.breakDown();
    await vi.waitFor(() => expect(kept.isRunning()).toBe(false));
    await kept.stop();
    expect(start).toHaveBeenCalledOnce();
  });

  it('is stopped where that is asked while it starts again', async () => {
    const [first, second] = [openService(), openService()];
    const starting = open<Service>();
    const start = vi.fn<Start>().mockResolvedValueOnce(first).mockReturnValueOnce(starting.promise);
    const kept = await keepRunning(start, logFaults(logged.log));
    first.breakDown();
    await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
    const stopped = kept.stop();
    starting.resolve(second);
    await stopped;
    expect(second.stop).toHaveBeenCalledOnce();
    expect(kept.isRunning()).toBe(false);
  });
});
