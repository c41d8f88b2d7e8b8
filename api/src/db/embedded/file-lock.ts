import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail, systemCode } from './embedded-error';
import { openOwned } from './paths';
import { isAlive } from './processes';

export interface FileLock {
  release(): void;
}

// Flags of open that Node has no name for: BSD's O_EXLOCK and libuv's UV_FS_O_EXLOCK.
const exclusiveOnDarwin = 0x20;
const exclusiveOnWindows = 0x10000000;

/**
 * Takes the lock on DATA_DIR that the kernel drops when this process dies, whatever kills it, and that holds
 * across containers sharing a volume, where process ids mean nothing. The file keeps who holds it.
 * @returns undefined where no such lock can be had (no flock program, or a file system without locks)
 * @throws {EmbeddedError} IN_USE, naming the holder's process where it is known
 */
export function takeFileLock(root: string): FileLock | undefined {
  const file = path.join(root, 'lock');
  const fd = process.platform === 'linux' ? lockByFlock(root, file) : lockByOpen(root, file);
  if (fd === undefined) return undefined;
  fs.ftruncateSync(fd, 0);
  fs.writeSync(fd, `${process.pid} ${os.hostname()}\n`, 0);
  return {
    release() {
      fs.ftruncateSync(fd, 0);
      fs.closeSync(fd);
    },
  };
}

/** flock(1) locks the open file it inherits from us; the lock stays for as long as we keep it open. */
function lockByFlock(root: string, file: string): number | undefined {
  const fd = openOwned(file, fs.constants.O_RDWR, root);
  const { status } = spawnSync('flock', ['-n', '-x', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  if (status === 0) return fd;
  fs.closeSync(fd);
  return status === 1 ? failInUse(root, describeHolder(file)) : undefined;
}

function lockByOpen(root: string, file: string): number {
  const exclusive =
    process.platform === 'win32' ? exclusiveOnWindows : exclusiveOnDarwin | fs.constants.O_NONBLOCK;
  try {
    return fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_CREAT | exclusive, 0o600);
  } catch (error) {
    if (['EAGAIN', 'EBUSY', 'EWOULDBLOCK'].includes(systemCode(error) ?? ''))
      return failInUse(root, describeHolder(file), error);
    throw error;
  }
}

/** @throws {EmbeddedError} IN_USE */
export function failInUse(root: string, holder: string, cause?: unknown): never {
  return fail(
    'IN_USE',
    `${root} is in use by ${holder}. Stop that one first, or give this one its own folder with DATA_DIR.`,
    cause,
  );
}

function describeHolder(file: string): string {
  const [pid = '', host = ''] = readHolder(file).trim().split(' ');
  if (!/^\d+$/.test(pid)) return 'another process';
  if (host !== os.hostname()) return `process ${pid} on ${host}`;
  return isAlive(Number(pid)) ? `process ${pid}` : 'another process';
}

function readHolder(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    // Windows lets nobody read a file that is held exclusively.
    if (['EBUSY', 'EACCES', 'EPERM'].includes(systemCode(error) ?? '')) return '';
    throw error;
  }
}
