import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@huella/domain/calls/index';
import { insertVisitor } from '../api/src/features/users/users.store';
import { hashPassword } from '../api/src/http/passwords';
import { addressOf, openDatabase } from './open-database';
import { now, zone } from './owner';
import { missedOf, report, tableOf, type Measured } from './report';
import { startServer } from './server';

const tries = 50;
const known = (at: number) => `known${String(at)}@huella.example`;
const unknown = (at: number) => `nobody${String(at)}@huella.example`;

/** A call that must not reveal whether an e-mail has an account. */
interface Asking {
  readonly what: string;
  readonly path: string;
  readonly bodyOf: (email: string) => object;
}

const askings: readonly Asking[] = [
  {
    what: 'Sign-in with a wrong password',
    path: calls['users.signIn'].path,
    bodyOf: (email) => ({ email, password: 'otra2026' }),
  },
  {
    what: 'Asking for a reset',
    path: calls['users.sendMailResetPassword'].path,
    bodyOf: (email) => ({ email }),
  },
  {
    what: 'Asking for the proof once more',
    path: calls['users.reSendValidateMail'].path,
    bodyOf: (email) => ({ email }),
  },
];

interface Answer {
  /** Status and body, without what differs in every answer. */
  readonly said: string;
  readonly took: number;
}

async function ask(origin: string, { path, bodyOf }: Asking, email: string): Promise<Answer> {
  const begun = performance.now();
  const reply = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(email)),
  });
  const text = await reply.text();
  const took = performance.now() - begun;
  return { said: `${String(reply.status)} ${text.replace(/"requestId":"[^"]*"/, '')}`, took };
}

const median = (times: readonly number[]) =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Known and unknown by turns, so that whatever else the machine does falls on both. */
async function compare(origin: string, asking: Asking): Promise<readonly Measured[]> {
  const ofKnown: Answer[] = [];
  const ofUnknown: Answer[] = [];
  for (let at = 0; at < tries; at += 1) {
    ofKnown.push(await ask(origin, asking, known(at)));
    ofUnknown.push(await ask(origin, asking, unknown(at)));
  }
  const answers = new Set([...ofKnown, ...ofUnknown].map(({ said }) => said));
  if (answers.size !== 1) throw new Error(`${asking.path} answers differently: ${[...answers].join(' or ')}`);
  const one = median(ofKnown.map(({ took }) => took));
  const other = median(ofUnknown.map(({ took }) => took));
  return [
    { what: `${asking.what}, known e-mail, median`, figure: one, unit: 'ms', max: null },
    { what: `${asking.what}, unknown e-mail, median`, figure: other, unit: 'ms', max: null },
    { what: `${asking.what}, difference`, figure: Math.abs(one - other), unit: 'ms', max: 20 },
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));

async function run(): Promise<void> {
  const connection = await openDatabase(folder);
  const passwordHash = await hashPassword('huella2026');
  const person = { passwordHash, firstname: 'Ana', lastname: 'Paz', country: null, timezone: zone } as const;
  const unproved = { isProved: false, hasAccepted: true, context: null };
  for (let at = 0; at < tries; at += 1)
    await insertVisitor(connection.db, { ...person, ...unproved, email: known(at), language: 'es' }, now);
  const server = await startServer({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: join(folder, 'server'),
    TOKEN_SECRET: randomUUID().repeat(2),
    LIMIT_CREDENTIALS: '1000000',
    DEMO: '0',
  });
  const measured: Measured[] = [];
  for (const asking of askings) measured.push(...(await compare(server.origin, asking)));
  await server.stop();
  await connection.close();
  report({
    title: 'Access',
    about: [
      `What is answered for an e-mail that has an account and for one that has none: ${String(tries)} tries each, by turns, on the built server; status and body have to be the same, else there are no figures.`,
    ],
    tables: [tableOf('Known and unknown e-mails', measured)],
    missed: missedOf(measured),
  });
}

try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
