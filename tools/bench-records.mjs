// The figures that docs/benchmarks.md records: which code they are of, and whether that is still the code that there is.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root as here } from './sources.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * A hash of the code that a benchmark measures, in 12 digits: of the files themselves, so that it is known in any clone, of
 * work that is not committed, too. Tests are not part of it.
 */
export function hashCode(paths) {
  const hash = createHash('sha256');
  for (const file of listFiles([...paths]).filter((each) => !isTest(each)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(here, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

const openOf = (name) => `<!-- figures of ${name} -->`;
const closeOf = (name) => `<!-- end of ${name} -->`;

/** What is recorded of a benchmark on the page: its day and the hash of its code, null of figures from before there was one. */
export function findRecord(page, name) {
  const [from, to] = [page.indexOf(openOf(name)), page.indexOf(closeOf(name))];
  if (from < 0 || to < from) return null;
  const said = /^Measured (\d{4}-\d{2}-\d{2})(?: of the code `([0-9a-f]{12})`)?/m.exec(page.slice(from, to));
  return said === null ? null : { day: said[1], code: said[2] ?? null };
}

/** The page with the figures of a benchmark in the place of those before; of a new one after all others. */
export function keepRecord(page, name, text) {
  const [from, to] = [page.indexOf(openOf(name)), page.indexOf(closeOf(name))];
  const record = `${openOf(name)}\n\n${text}\n`;
  if (from >= 0 && to > from) return page.slice(0, from) + record + page.slice(to);
  const [last] = [...page.matchAll(/<!-- end of [\w-]+ -->\n/g)].slice(-1);
  const at = last === undefined ? page.length : last.index + last[0].length;
  return `${page.slice(0, at)}\n${record}${closeOf(name)}\n${page.slice(at)}`;
}

/**
 * The day on which the code of a benchmark was last committed; `isUnsaved` where it was changed since then. Null where the
 * history does not say: in a copy without one, and in a clone that has only the end of it.
 */
export function findLastChange(paths, folder = here) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return null;
    const code = [...paths, ':(exclude)*.test.ts', ':(exclude)*.test.tsx'];
    const day = git('log', '-1', '--format=%cs', '--', ...code);
    return day === '' ? null : { day, isUnsaved: git('status', '--porcelain', '--', ...code) !== '' };
  } catch {
    // No git here, or no repository.
    return null;
  }
}

/**
 * Whether a recorded figure is of the code that there is: `fresh`, `older`, `unknown` or `missing`, and why in words.
 * `change` is asked for only where the record does not name its code.
 */
export function judge(record, code, change) {
  if (record === null) return { state: 'missing', why: 'nothing is recorded' };
  const { day } = record;
  if (record.code === code) return { state: 'fresh', why: `recorded ${day}, of the code as it is` };
  if (record.code !== null)
    return { state: 'older', why: `recorded ${day}, of other code than there is now` };
  const last = change();
  if (last === null)
    return {
      state: 'unknown',
      why: `recorded ${day}, and there is no whole history here to say since when the code is`,
    };
  if (last.isUnsaved)
    return { state: 'older', why: `recorded ${day}, and the code has changes that are in no commit` };
  if (last.day > day) return { state: 'older', why: `recorded ${day}, and the code is of ${last.day}` };
  if (last.day < day) return { state: 'fresh', why: `recorded ${day}, and the code is of ${last.day}` };
  return { state: 'unknown', why: `recorded ${day}, the day on which the code was last changed` };
}

/** What is said of each benchmark, a line each. */
export function tellStates(judged) {
  const width = Math.max(...judged.map(({ name }) => name.length));
  return judged.map(({ name, state, why }) => `${name.padEnd(width)}  ${state.padEnd(7)}  ${why}\n`).join('');
}

/** Every benchmark of `bench/`, by name. */
export function listBenchmarks() {
  return listFiles(['bench'])
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.slice('bench/'.length, -'.bench.ts'.length));
}

/** What a benchmark measures, itself included; throws of one that does not say so. */
export function codeOf(name, subjects) {
  const said = subjects[name];
  if (said === undefined)
    throw new Error(
      `bench/${name}.bench.ts does not say which code it measures: give it a line in tools/bench-subjects.mjs`,
    );
  return [...said, `bench/${name}.bench.ts`];
}
