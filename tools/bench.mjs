// `npm run bench [-- <name>...]` runs the benchmarks of bench/ one after the other, prints their tables and keeps the
// figures in docs/benchmarks.md, each between the two marks of its own. At the end it says which recorded figures are older
// than the code that they measure; `npm run bench -- --stale` says that alone, and fails where there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import {
  codeOf,
  findLastChange,
  findRecord,
  hashCode,
  judge,
  keepRecord,
  listBenchmarks,
  tellStates,
} from './bench-records.mjs';
import { subjects } from './bench-subjects.mjs';
import { root } from './sources.mjs';

const known = listBenchmarks();
const page = join(root, 'docs', 'benchmarks.md');
const folder = mkdtempSync(join(tmpdir(), 'huella-bench-report-'));

/** Runs one benchmark in a process of its own; undefined when it broke. */
function run(name) {
  const file = join(folder, `${name}.json`);
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  process.stdout.write(`\n== ${name}\n`);
  spawnSync(process.execPath, [tsx, join(root, 'bench', `${name}.bench.ts`), file], {
    cwd: root,
    stdio: 'inherit',
  });
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The version of the packaged PostgreSQL: that of its package. */
function databaseVersion() {
  const { optionalDependencies } = createRequire(import.meta.url)(join(root, 'api', 'package.json'));
  return Object.values(optionalDependencies)[0].split('-')[0];
}

/**
 * Hundredths of seconds of all processors so far, and those of them that other machines of the same host took (steal), as
 * Linux counts them; null elsewhere.
 */
function readProcessors() {
  if (!existsSync('/proc/stat')) return null;
  const [, ...counts] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/);
  // Time of guests, at the end, is in that of users already.
  const all = counts.slice(0, 8).map(Number);
  return { all: all.reduce((sum, each) => sum + each, 0), steal: all[7] ?? 0 };
}

/** How busy the machine is with other things: read before a benchmark and after it. */
function readLoad() {
  return { load: loadavg()[0], processors: readProcessors() };
}

function describeLoad(before, after) {
  const load = `load average ${before.load.toFixed(1)} before, ${after.load.toFixed(1)} after`;
  if (before.processors === null || after.processors === null) return `${load}; steal time not known here`;
  const all = after.processors.all - before.processors.all;
  const stolen = after.processors.steal - before.processors.steal;
  return `${load}; ${((100 * stolen) / Math.max(1, all)).toFixed(1)} % of the time stolen by other machines`;
}

/** What was measured, on what, and how busy it was with other things. */
function describeRun(code, before, after) {
  const processors = cpus();
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GB`;
  const machine = `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}, ${memory}, ${type()} ${release()}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured ${day} of the code \`${code}\` on ${machine}; Node ${process.versions.node}, PostgreSQL ${databaseVersion()}; ${describeLoad(before, after)}.`;
}

function formatTable({ columns, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

async function formatReport({ title, about, tables, missed }, described) {
  const parts = [
    `## ${title}`,
    described,
    about.join(' '),
    ...tables.flatMap((table) => [`### ${table.title}`, formatTable(table)]),
    formatMissed(missed),
  ];
  return (await format('benchmarks.md', parts.join('\n\n'))).code;
}

function formatMissed(missed) {
  if (missed.length === 0) return 'All targets met.';
  return `Targets missed:\n\n${missed.map((each) => `- ${each}`).join('\n')}`;
}

/** What is recorded of each benchmark, and whether it is of the code that there is. */
function judgeAll() {
  const recorded = readFileSync(page, 'utf8');
  return known.map((name) => {
    const code = codeOf(name, subjects);
    return { name, ...judge(findRecord(recorded, name), hashCode(code), () => findLastChange(code)) };
  });
}

async function measure(name) {
  // Code that changes meanwhile was not what is measured.
  const code = hashCode(codeOf(name, subjects));
  const before = readLoad();
  const result = run(name);
  if (result === undefined) {
    process.stderr.write(`${name} ended without figures\n`);
    process.exitCode = 1;
    return;
  }
  const text = await formatReport(result, describeRun(code, before, readLoad()));
  process.stdout.write(`\n${text}\n`);
  writeFileSync(page, keepRecord(readFileSync(page, 'utf8'), name, text));
}

const asked = process.argv.slice(2);
const strangers = asked.filter((name) => !known.includes(name));

if (asked.length === 1 && asked[0] === '--stale') {
  const judged = judgeAll();
  process.stdout.write(tellStates(judged));
  if (judged.some(({ state }) => state === 'older' || state === 'missing')) process.exitCode = 1;
} else if (strangers.length > 0) {
  process.stderr.write(`Usage: npm run bench [-- --stale|${known.join('|')}]\n`);
  process.exitCode = 2;
} else {
  for (const name of asked.length === 0 ? known : asked) await measure(name);
  process.stdout.write(`\nRecorded figures:\n${tellStates(judgeAll())}`);
}
rmSync(folder, { recursive: true, force: true });
