import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { buildStamp, hashBuild, hashInstall, installStamp, readStamp, root } from './sources.mjs';

const howToGetChromium =
  'Chromium was not found, so the browser tests cannot run. Install it (Debian and Ubuntu: ' +
  '`apt-get install chromium`), or set CHROMIUM_PATH to the program of a Chromium or Chrome.\n';

const goals = {
  install: [install],
  build: [install, build],
  browser: [install, browser],
};

/**
 * Brings the clone to the named goals, each step once and in order.
 * @param {string[]} wanted
 * @returns {number} the exit code
 */
export function reach(wanted) {
  const unknown = wanted.filter((goal) => !Object.hasOwn(goals, goal));
  if (wanted.length === 0 || unknown.length > 0) {
    process.stderr.write(`Usage: node tools/ready.mjs <${Object.keys(goals).join('|')}>...\n`);
    return 2;
  }
  const steps = new Set(wanted.flatMap((goal) => goals[goal]));
  return [...steps].every((step) => step()) ? 0 : 1;
}

function install() {
  const wanted = hashInstall();
  if (readStamp(installStamp) === wanted) return true;
  const [command, ...args] = npmCommand();
  // NODE_ENV=production would leave out what builds and tests need.
  if (!runQuietly('Installing the packages (npm ci)', command, [...args, 'ci', '--include=dev']))
    return false;
  writeFileSync(installStamp, wanted);
  return true;
}

/** The npm that called us, so that both speak of the same version; npm alone when yarn or nothing did. */
function npmCommand() {
  const caller = process.env.npm_execpath;
  if (caller && basename(caller).startsWith('npm')) return [process.execPath, caller];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

function build() {
  if (readStamp(buildStamp) === hashBuild()) return true;
  const run = spawnSync(process.execPath, [join(root, 'tools', 'build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  return run.status === 0;
}

/** A missing browser stops nobody: the browser tests then fail and say so, all others still run. */
function browser() {
  if (findChromium()) return true;
  if (!process.env.CHROMIUM_PATH && canInstallPackages()) installChromium();
  if (!findChromium()) process.stderr.write(howToGetChromium);
  return true;
}

function canInstallPackages() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!runQuietly('Reading the package lists (apt-get update)', 'apt-get', ['update'], env)) return false;
  // Older releases have only the whole browser.
  return ['chromium-headless-shell', 'chromium'].some((name) =>
    runQuietly(
      `Installing ${name} (apt-get)`,
      'apt-get',
      ['install', '-y', '--no-install-recommends', name],
      env,
    ),
  );
}

/** Runs a command behind one calm line; what the command itself printed is shown only when it fails. */
function runQuietly(title, command, args, env = process.env) {
  const started = Date.now();
  process.stdout.write(`${title} ...`);
  const run = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const done = run.status === 0;
  process.stdout.write(` ${done ? 'done' : 'FAILED'} (${seconds} s)\n`);
  if (!done) process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}\n`);
  return done;
}
