// `npm run check:node24`: the fast part of the suite, the calls and a start of the built server, on a newer Node than the
// floor. The program comes from npm, into .cache.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './sources.mjs';

const version = '24.9.0';

/** The package that holds the program for this machine: the package `node` itself only fetches it by a script. */
function packageOfMachine() {
  const { platform, arch } = process;
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** The path of the program, fetched once. */
function fetchNode() {
  const folder = join(root, '.cache', `node-${version}`);
  const name = packageOfMachine();
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--prefix', folder, '--no-save', '--no-package-lock', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm could not fetch ${name}@${version}`);
  return program;
}

/** Programs of node_modules find this Node first. */
function envOf(program) {
  return { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH ?? ''}` };
}

function runSuite(program) {
  const args = [join(root, 'tools', 'test.mjs'), 'calls'];
  return spawnSync(program, args, { cwd: root, env: envOf(program), stdio: 'inherit' }).status === 0;
}

/** Starts the built server on an empty folder, asks how it is, and stops it. */
async function startServer(program) {
  const dataDir = mkdtempSync(join(tmpdir(), 'huella-node24-'));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', DEMO: '0' };
  const server = spawn(program, [join(root, 'dist', 'api', 'main.js')], {
    env: { ...envOf(program), ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  try {
    const origin = await Promise.race([readOrigin(server.stdout), ended.then(() => null)]);
    if (origin === null) throw new Error('the server ended before it listened');
    for (const path of ['/api/health/ready', '/api/version/getVersion', '/']) {
      const { status } = await fetch(`${origin}${path}`);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    server.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`the server ended with ${code}`);
  } finally {
    server.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readOrigin(output) {
  let said = '';
  for await (const part of output.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += part;
    const origin = /Huella: (http:\S+)/.exec(said)?.[1];
    if (origin) return origin;
  }
  return null;
}

const program = fetchNode();
await startServer(program);
process.stdout.write(`Node ${version}: the server starts, answers and stops.\n`);
process.exitCode = runSuite(program) ? 0 : 1;
