// `npm run bench [-- <name>...]` runs the benchmarks of bench/ one after the other, prints their tables and keeps the
// figures in docs/benchmarks.md, each between the two marks of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './sources.mjs';

const known = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));
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

/** What was measured on, and how busy it was with other things when the benchmark began. */
function describeMachine(busy) {
  const processors = cpus();
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GB`;
  const machine = `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}, ${memory}, ${type()} ${release()}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured ${day} on ${machine}; Node ${process.versions.node}, PostgreSQL ${databaseVersion()}; load average ${busy.toFixed(1)} before.`;
}

function formatTable({ columns, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

async function formatReport({ title, about, tables, missed }, busy) {
  const parts = [
    `## ${title}`,
    describeMachine(busy),
    about.join(' '),
    ...tables.flatMap((table) => [`### ${table.title}`, formatTable(table)]),
    ...(missed === null ? [] : [formatMissed(missed)]),
  ];
  return (await format('benchmarks.md', parts.join('\n\n'))).code;
}

function formatMissed(missed) {
  if (missed.length === 0) return 'All targets met.';
  return `Targets missed:\n\n${missed.map((each) => `- ${each}`).join('\n')}`;
}

function keep(name, text) {
  const [open, close] = [`<!-- figures of ${name} -->`, `<!-- end of ${name} -->`];
  const before = readFileSync(page, 'utf8');
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for ${name}: ${open} ${close}`);
  writeFileSync(page, `${before.slice(0, from)}${open}\n\n${text}\n${before.slice(to)}`);
}

const asked = process.argv.slice(2);
const strangers = asked.filter((name) => !known.includes(name));

if (strangers.length > 0) {
  process.stderr.write(`Usage: npm run bench [-- ${known.join('|')}]\n`);
  process.exitCode = 2;
} else {
  for (const name of asked.length === 0 ? known : asked) {
    const [busy] = loadavg();
    const result = run(name);
    if (result === undefined) {
      process.stderr.write(`${name} ended without figures\n`);
      process.exitCode = 1;
    } else {
      const text = await formatReport(result, busy);
      process.stdout.write(`\n${text}\n`);
      keep(name, text);
    }
  }
  rmSync(folder, { recursive: true, force: true });
}
