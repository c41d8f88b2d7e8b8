import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestLog, type TestLog } from '../../../test/test-log';
import { openDiskSpace, reserveOf } from './disk-space';

const MB = 1024 * 1024;
const full = { code: 'storageFull', status: 507 };
let freeBytes = 0;
let logged: TestLog;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  logged = openTestLog(() => undefined);
  return () => void vi.useRealTimers();
});

/** A disk of a gigabyte: its reserve are 64 MB. */
function open(free: number) {
  freeBytes = free;
  const look = vi.fn(() => Promise.resolve({ totalBytes: 1_024 * MB, freeBytes }));
  return { look, disk: openDiskSpace({ folder: '/data', log: logged.log, look }) };
}

/** What is free later, when the disk is looked at again. */
function goOnTo(free: number): void {
  freeBytes = free;
  vi.advanceTimersByTime(1_000);
}

it.each([
  [100, 64],
  [10_000, 200],
  [250_000, 512],
])('of a disk of %i MB %i MB stay free', (total, reserve) => {
  expect(reserveOf(total * MB)).toBe(reserve * MB);
});

describe('a disk', () => {
  it('is looked at through a folder that nothing has made yet', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'huella-disk-')), 'data', 'files');
    await expect(openDiskSpace({ folder, log: logged.log }).requireRoom()).resolves.toBeUndefined();
  });

  it('takes what is to stay while there is room, and says when it ends and comes back', async () => {
    const { disk } = open(64 * MB);
    await disk.requireRoom();
    goOnTo(64 * MB - 1);
    await expect(disk.requireRoom()).rejects.toMatchObject(full);
    await expect(disk.requireRoom()).rejects.toMatchObject(full);
    goOnTo(90 * MB);
    await disk.requireRoom();
    expect(logged.lines.map(({ level }) => level)).toEqual([50, 40]);
  });

  it('holds no more at once than fits, and what was given up fits again', async () => {
    const { disk } = open(64 * MB + 25 * MB);
    const held = [await disk.hold(10 * MB), await disk.hold(10 * MB)];
    await expect(disk.hold(10 * MB)).rejects.toMatchObject(full);
    held[0]?.();
    held[0]?.();
    await disk.hold(10 * MB);
    await expect(disk.hold(10 * MB)).rejects.toMatchObject(full);
  });

  it('is looked at twice a second at most, no matter who asks', async () => {
    const { disk, look } = open(100 * MB);
    await Promise.all(Array.from({ length: 50 }, () => disk.requireRoom()));
    expect(look).toHaveBeenCalledTimes(1);
    goOnTo(100 * MB);
    await disk.requireRoom();
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('is that of a real folder', async () => {
    await openDiskSpace({ folder: '/', log: logged.log }).requireRoom();
    const folder = '/dev/null/data';
    await expect(openDiskSpace({ folder, log: logged.log }).requireRoom()).rejects.toThrow('ENOTDIR');
  });
});
