import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testConfig } from '../build-deps';
import { openClient, sendTo, type Client } from '../client';
import { programOf } from '../programs';

/** The server itself as a process of its own, as `npm start` runs it, without demo data. Its calls throw where nobody listens. */
export interface RunningServer extends Client {
  /** Where it listens, `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** How it ended, and what it wrote; null while it runs. */
  readonly end: () => string | null;
  /** Asks it to stop, and waits for its end. */
  readonly stop: () => Promise<void>;
}

const greeting = /Huella: (http:\S+)/;

/** Starts a server over settings, and waits until it listens. Its tokens are those of `testConfig`. */
export async function runServer(
  settings: Readonly<Record<string, string>>,
  onText: (text: string, stop: () => void) => void = () => undefined,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [programOf('src/main.ts')], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: '', PORT: '0', DEMO: '0', TOKEN_SECRET: testConfig.tokenSecret },
      // A busy machine is no reason to refuse the calls of a test.
      LIMIT_DELAY: '600000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill('SIGTERM');
  const written: string[] = [];
  let end: string | null = null;
  const closed = once(child, 'close').then(([code, signal]) => {
    end = `ended by ${String(signal ?? code)}: ${written.join('').slice(-2_000)}`;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        written.push(text);
        onText(text, stop);
        const found = greeting.exec(written.join(''))?.[1];
        if (found !== undefined) resolve(found);
      });
    void closed.then(() => reject(new Error(end ?? 'the server ended')));
  });
  return {
    origin,
    end: () => end,
    ...openClient(sendTo(origin)),
    stop: async () => {
      stop();
      await closed;
    },
  };
}
