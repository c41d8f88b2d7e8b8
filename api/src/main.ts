import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { pino, type Logger } from 'pino';
import { buildApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { connect, type Connection } from './db/connect';
import { EmbeddedError } from './db/embedded/embedded-error';
import { openFaults, type Faults } from './db/faults';
import { migrate } from './db/migrate';
import { openListCache } from './db/list-cache';
import { demoUser, hasDemoUser, isEmpty } from './demo/demo-user';
import { fillApart } from './demo/fill-apart';
import type { Deps } from './deps';
import { limitHeapGrowth } from './v8-heap';
import { loadPublicPages } from './http/public-pages';
import { accountTasks } from './features/accounts/account-tasks';
import { fileTasks } from './features/files/file-tasks';
import { mailTasks } from './features/mails/mail-tasks';
import { oracleTasks } from './features/oracles/oracle-tasks';
import { reportTasks } from './features/panel/report-tasks';
import type { KeptRunning } from './features/runs/keep-running';
import { startWorker } from './features/runs/worker';
import { expireAssets } from './features/statuses/expire-assets';
import { openTokens } from './http/tokens';
import { openDiskSpace, unwatchedDisk } from './outside/files/disk-space';
import { openDiskStore } from './outside/files/disk-store';
import type { HttpGeocoderOptions } from './outside/geocoding/http-geocoder';
import { openGeography } from './outside/geocoding/open-geocoder';
import type { Mailer } from './outside/mail/mailer';
import { openOutbox } from './outside/mail/outbox';
import { openSmtpMailer } from './outside/mail/smtp-mailer';
import { openPasskeys } from './outside/passkeys/passkeys';
import { openSheetReader } from './outside/sheets/sheet-reader';
import { sweep } from './sweep';
import { version } from './version';

const here = path.dirname(fileURLToPath(import.meta.url));
/** The build puts the migrations beside the bundle; the sources have them beside `src`, and no built web. */
const isBuilt = existsSync(path.join(here, 'migrations'));
const migrations = path.join(here, isBuilt ? 'migrations' : '../migrations');
const webFolder = isBuilt ? path.join(here, '../web') : null;
const publicFolder = path.join(here, isBuilt ? '../public' : '../../dist/public');
const gazetteer = isBuilt ? path.join(here, 'gazetteer.bin') : null;
const write = (line: string) => process.stdout.write(`${line}\n`);

/** Requests in flight may take this long to finish once the server was asked to stop. */
const graceMs = 25_000;

async function start(): Promise<void> {
  limitHeapGrowth();
  const config = readConfig(process.env);
  const logger = openLogger(config);
  const connection = await reachDatabase(config, logger);
  const faults = openFaults({ db: connection.db, clock: () => new Date(), log: logger });
  try {
    await serve(config, { logger, connection, faults });
  } catch (error) {
    if (isExplained(error)) throw error;
    faults.record('boot', error, 'the server could not start');
    await faults.flush();
    await connection.close();
    endProcess(error);
  }
}

interface Opened {
  readonly logger: Logger;
  readonly connection: Connection;
  readonly faults: Faults;
}

/** What the queue does, by the name of the task. */
function tasksOf(deps: Deps) {
  const ofPeople = { ...accountTasks(deps), ...fileTasks(deps), ...mailTasks(deps) };
  return { ...ofPeople, ...oracleTasks(deps), ...reportTasks(deps) };
}

async function serve(config: Config, { logger, connection, faults }: Opened): Promise<void> {
  await migrate(connection.pool, migrations);
  const demo = await fillWhenAsked(config, connection);
  let stopping = false;
  let work: KeptRunning | null = null;
  let { port } = config;
  const disk = openDiskSpace({ folder: config.dataDir, log: logger });
  const deps: Deps = {
    db: connection.db,
    lists: openListCache(),
    config,
    log: logger,
    faults,
    tokens: openTokens(config.tokenSecret),
    passkeys: openPasskeys({ publicUrl: config.publicUrl, port: () => port }),
    files: openDiskStore(path.join(config.dataDir, 'files'), { disk }),
    // A database elsewhere has a disk of its own, and says itself when it is full.
    disk: connection.embedded ? disk : unwatchedDisk,
    sheets: openSheetReader({ oneReady: true }),
    geography: openGeography({
      file: gazetteer,
      service: serviceOf(config),
      log: (message, fault) => {
        logger.warn({ err: fault }, message);
      },
    }),
    mailer: openMailer(config),
    isDemo: demo,
    publicOutbox: demo && config.mail.url === null ? outboxOf(config) : null,
    clock: () => new Date(),
    newId: randomUUID,
    randomBytes,
    isWorking: () => work?.isRunning() ?? false,
    isStopping: () => stopping,
  };
  const publicPages = await loadPublicPages(publicFolder);
  const app = await buildApp({ deps, webFolder, publicPages });
  await app.listen({ host: config.host, port });
  port = portOf(app.server.address()) ?? port;
  work = await startWorker({
    deps,
    pool: connection.pool,
    alone: connection.embedded,
    tasks: tasksOf(deps),
    sweep: () => sweep(deps),
    expire: () => expireAssets(deps),
  });
  const { stopDelay } = config;
  closeWithGrace({ delay: graceMs + stopDelay, logger: false }, async ({ err, signal }) => {
    if (err !== undefined) faults.record('process', err, 'stopping after a fault');
    stopping = true;
    // A balancer sends calls here until it has asked once more whether this server is ready (security R58).
    const noticed = signal === 'SIGTERM' ? sleep(stopDelay) : Promise.resolve();
    await Promise.all([work.stop(), noticed.then(() => app.close())]);
    deps.mailer.close();
    await faults.flush();
    await connection.close();
  });
  greet(port, config, demo);
}

function reachDatabase({ databaseUrl, dataDir }: Config, logger: Logger): Promise<Connection> {
  const log = (message: string) => {
    logger.warn(message);
  };
  return connect({ databaseUrl, dataDir, log });
}

function openLogger({ logLevel }: Config): Logger {
  return pino({
    level: logLevel === 'info' ? 'warn' : logLevel,
    redact: ['req.headers.authorization'],
  });
}

/** The mail server that is set; without one mails stay in a folder, where they can be read. */
function openMailer(config: Config): Mailer {
  const { url, from } = config.mail;
  return url === null ? openOutbox(outboxOf(config), from, () => new Date()) : openSmtpMailer({ url, from });
}

function outboxOf({ dataDir }: Config): string {
  return path.join(dataDir, 'outbox');
}

/** The geocoder that is set; it learns who asks. */
function serviceOf({ geocoderUrl, publicUrl }: Config): HttpGeocoderOptions | null {
  return geocoderUrl === null ? null : { url: geocoderUrl, userAgent: `Huella/${version} (${publicUrl})` };
}

/** Fills the demo data where they are wanted and nothing is there; answers whether this is a demo. */
async function fillWhenAsked(config: Config, connection: Connection): Promise<boolean> {
  const wanted = config.demo === 'yes' || (config.demo === 'ifEmpty' && connection.embedded);
  if (wanted && (await isEmpty(connection.db))) {
    write('Huella: filling the demo data, once.');
    await fillApart(connection.address, config);
  }
  return wanted && hasDemoUser(connection.db);
}

/** The port that a server listens on: the system chooses one where none was given. */
function portOf(address: AddressInfo | string | null): number | null {
  return typeof address === 'object' ? (address?.port ?? null) : null;
}

function greet(port: number, config: Config, demo: boolean): void {
  write(`Huella: http://${config.host}:${String(port)}`);
  if (demo) write(`Huella: sign in with ${demoUser.email} / ${demoUser.password}`);
}

function endProcess(error: unknown): void {
  process.stderr.write(`Huella stopped: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Whether an error says itself what to do. */
function isExplained(error: unknown): error is ConfigError | EmbeddedError {
  return error instanceof ConfigError || error instanceof EmbeddedError;
}

start().catch((error: unknown) => {
  if (!isExplained(error)) throw error;
  endProcess(error);
});
