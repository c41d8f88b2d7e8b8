import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What a process holds, in megabytes: alone or shared (RSS), and with what it shares split among the sharers (PSS). */
export interface Memory {
  readonly rss: number;
  readonly pss: number;
}

function readKilobytes(file: string, name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'));
  return Number(line?.[1] ?? NaN);
}

/** Reads the kernel's figures of a process; Linux only. */
export function memoryOf(pid: number): Memory {
  return {
    rss: readKilobytes(`/proc/${String(pid)}/status`, 'VmRSS') / 1024,
    pss: readKilobytes(`/proc/${String(pid)}/smaps_rollup`, 'Pss') / 1024,
  };
}

/** Forgets the most that a process held so far: `peakOf` counts from here. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${String(pid)}/clear_refs`, '5');
}

/** The most that a process held resident since it began or `forgetPeak`, in megabytes. */
export function peakOf(pid: number): number {
  return readKilobytes(`/proc/${String(pid)}/status`, 'VmHWM') / 1024;
}

/** What the kernel says of a process, from its state on. */
function statOf(pid: number): readonly string[] {
  // The name of the program is in brackets and may hold anything; what follows it is counted.
  const after =
    readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1) ?? '';
  return after.split(' ');
}

const parentOf = (pid: number) => Number(statOf(pid)[1]);

/** A tick of the kernel's accounts, in milliseconds: 100 a second on every Linux that Node runs on. */
const tickMs = 10;

/** Processor time that a process took so far, all its threads together, in milliseconds. */
export function processorOf(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) * tickMs;
}

/** Every process that descends from one. */
export function descendantsOf(pid: number): readonly number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const parents = new Map(pids.flatMap((each) => findParent(each)));
  const isBelow = (each: number | undefined): boolean =>
    each !== undefined && (each === pid || isBelow(parents.get(each)));
  return pids.filter((each) => each !== pid && isBelow(parents.get(each)));
}

/** A process that ended since the folder was read has no parent any more. */
function findParent(pid: number): readonly (readonly [number, number])[] {
  try {
    return [[pid, parentOf(pid)]];
  } catch {
    return [];
  }
}
