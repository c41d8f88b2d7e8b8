import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSheetReader } from '../outside/sheets/sheet-reader';
import { runAdmin } from './run-admin';

const here = path.dirname(fileURLToPath(import.meta.url));
/** The build puts the migrations beside the bundle; the sources have them in the folder of the server. */
const beside = path.join(here, 'migrations');

process.exitCode = await runAdmin(process.argv.slice(2), {
  env: process.env,
  migrations: existsSync(beside) ? beside : path.join(here, '../../migrations'),
  clock: () => new Date(),
  sheets: openSheetReader(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
