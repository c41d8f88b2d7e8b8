// `npm run dev`: the API restarts and the web app reloads on every change. Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildPublic } from './build-public.mjs';
import { root } from './sources.mjs';

const apiPort = process.env.PORT ?? '3000';

// Public pages are drawn by the server: it loads them when it starts.
await buildPublic(join(root, 'dist', 'public'));

const api = spawn(
  process.execPath,
  [join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'api/src/main.ts'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: apiPort } },
);

const web = await createServer({
  root: join(root, 'web'),
  configFile: join(root, 'web', 'vite.config.ts'),
  define: { __BUILD_HASH__: JSON.stringify('dev') },
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api/|qr-files/|01/|[QLPMBqlpmb]/|qr[A-Z]\\w*(?:eco|Trupo)/.)': `http://127.0.0.1:${apiPort}`,
    },
  },
});
await web.listen();
web.printUrls();

let ending = false;

async function end(code) {
  if (ending) return;
  ending = true;
  api.kill('SIGTERM');
  await web.close();
  process.exitCode = code;
}

process.on('SIGINT', () => void end(0));
process.on('SIGTERM', () => void end(0));
api.on('exit', (code) => void end(code ?? 1));
