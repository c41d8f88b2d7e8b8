// `node tools/test.mjs <fast|calls|all>` runs the steps of the suite, whatever each of them says, and ends with one plain
// line: "N passed, N failed, N skipped". Steps go one after the other; the fast ones go two at a time.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countStatic, countVitest, formatCounts, sumCounts } from './count.mjs';
import { root } from './sources.mjs';

const reports = mkdtempSync(join(tmpdir(), 'huella-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * One step: a program of node_modules with its arguments, the minutes it may take at most (a step that hangs must
 * not take the last line with it), and how its result is counted.
 */
function check(name, minutes, program, ...args) {
  return { name, minutes, program, args, env: {}, count: countStatic };
}

/** What reads the types is written in Go: it collects garbage seldom while there is memory, and is done a tenth sooner. */
const seldomCollected = { GOGC: '400', GOMEMLIMIT: '4GiB' };

/** What tests of pure code and of screens make is soon garbage: more of it at once is collected in less time. */
const roomy = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

function unit(project, minutes, env = {}) {
  const report = join(reports, `${project}.json`);
  return {
    name: `${project} tests`,
    minutes,
    program: 'vitest',
    args: [
      'run',
      `--project=${project}`,
      '--allowOnly=false',
      '--passWithNoTests=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    count: (exitCode) => countVitest(readReport(report), exitCode),
  };
}

function browser(minutes) {
  const report = join(reports, 'browser.json');
  return {
    name: 'browser tests',
    minutes,
    program: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: (exitCode) => countPlaywright(readReport(report), exitCode),
  };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A crashed step leaves no report or half of one; the counting takes undefined for a failure.
    return undefined;
  }
}

/** The fast steps, the longest first: the short ones at the end fill the lane that is free. */
const fast = [
  // One reading of the types serves the compiler's errors and the rules that need types; `tsc -b` would read them again.
  { ...check('types and lint', 10, 'oxlint', '--deny-warnings', '.'), env: seldomCollected },
  unit('web-dom', 12, roomy),
  unit('domain', 8, roomy),
  unit('tools', 4),
  unit('web', 6, roomy),
  check('format', 3, 'oxfmt', '--check', '.'),
  check('unused code', 4, 'knip', '--no-progress'),
];
const lanes = 2;

const suites = { fast: [], calls: [unit('api', 30)], all: [unit('api', 30), browser(35)] };

/**
 * Runs one program in its own process group, so that a time-out ends its children too. What it says is written as it
 * says it, or, beside another, when it has ended.
 */
function run({ program, args, env, minutes }, isBeside) {
  return new Promise((resolve) => {
    const output = isBeside ? 'pipe' : 'inherit';
    const child = spawn(join(root, 'node_modules', '.bin', program), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...plainText(), ...env },
      detached: true,
    });
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    const endGroup = (signal) => child.pid !== undefined && process.kill(-child.pid, signal);
    const timer = setTimeout(() => {
      said.push(Buffer.from(`Ended after its limit of ${minutes} minutes.\n`));
      endGroup('SIGKILL');
    }, minutes * 60_000);
    const interrupt = () => {
      endGroup('SIGKILL');
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    const finish = (exitCode) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ exitCode, said: Buffer.concat(said) });
    };
    child.on('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Colours are for people: a log file stays plain, also where CI=true would switch them on. */
function plainText() {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
}

async function runStep(step, isBeside) {
  const title = `\n== ${step.name}\n`;
  if (!isBeside) process.stdout.write(title);
  const started = Date.now();
  const { exitCode, said } = await run(step, isBeside);
  const counts = step.count(exitCode);
  const line = `${step.name}: ${formatCounts(counts)} (${((Date.now() - started) / 1000).toFixed(1)} s)`;
  process.stdout.write(`${isBeside ? title : ''}${said.toString()}-- ${line}\n`);
  return { counts, line };
}

async function runAll(steps, isBeside) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, isBeside));
  return results;
}

async function runSuite(steps) {
  const queue = fast.values();
  const beside = await Promise.all(Array.from({ length: lanes }, () => runAll(queue, true)));
  const results = [...beside.flat(), ...(await runAll(steps, false))];
  const total = sumCounts(results.map((one) => one.counts));
  process.stdout.write(`\n${results.map((one) => one.line).join('\n')}\n\n${formatCounts(total)}\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const suite = suites[process.argv[2]];
if (suite) {
  await runSuite(suite);
} else {
  process.stderr.write(`Usage: node tools/test.mjs <${Object.keys(suites).join('|')}>\n`);
  process.exitCode = 2;
}
