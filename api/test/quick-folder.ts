import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';

/** Where the folders of tests go; set by the global set-up, which removes it. */
export const folderVariable = 'HUELLA_TEST_FOLDER';

/** What the name of a run's folder begins with, before the process of the run. */
const prefix = 'huella-test-';

/** What the files of a run come to, twice: some 300 copies of the template, and what tests write into them. */
const room = 12 * 1024 ** 3;

/** A new folder that the test removes, where files are quick: what is proved by it is not that a disk keeps it. */
export function makeQuickFolder(name: string): string {
  return mkdtempSync(path.join(process.env[folderVariable] ?? tmpdir(), `huella-${name}-`));
}

/**
 * The folder of a run. It is in memory where there is room, since the disk takes up to thirty times as long to copy the
 * template.
 */
export function makeRunFolder(): string {
  const parent = findParent();
  sweep(parent);
  return mkdtempSync(path.join(parent, `${prefix}${String(process.pid)}-`));
}

function findParent(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) >= room ? memory : tmpdir();
}

/** Removes the folders of runs that were killed: memory would keep them until the machine is started again. */
function sweep(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/** Whether a process is there, whoever it belongs to. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
