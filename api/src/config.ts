import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { readMap, tileTemplate, type MapTiles } from './map-tiles';

/** The settings of the server (README, section Settings). Read once at start; nothing else reads the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly publicUrl: string;
  readonly tokenSecret: string;
  /** Addresses and networks of the proxies in front, whose word is taken for who calls; none where there is none. */
  readonly trustProxy: readonly string[];
  readonly demo: 'yes' | 'no' | 'ifEmpty';
  readonly logLevel: string;
  /**
   * Calls a minute from one address, sign-in or token calls a minute, public pages a minute, and sandboxes that it may
   * open an hour; the megabytes that a user may send before a record holds them; and the milliseconds that calls may wait
   * for the process before further ones are refused.
   */
  readonly limits: {
    readonly calls: number;
    readonly credentials: number;
    readonly pages: number;
    readonly sandboxes: number;
    readonly uploads: number;
    readonly delay: number;
  };
  /** How long a server that is asked to stop still answers while it says that it is not ready, in milliseconds. */
  readonly stopDelay: number;
  readonly map: MapTiles;
  /** A Nominatim-compatible service; null leaves addresses to the shipped gazetteer. */
  readonly geocoderUrl: string | null;
  /** The server that takes mails away, and who writes them; without one they stay in the outbox. */
  readonly mail: { readonly url: string | null; readonly from: string };
  /** The service of a breed registry; null leaves genealogies to the registry table. */
  readonly breedRegistryUrl: string | null;
  /** What services of oracles ask for as a bearer token, by the key of the oracle. */
  readonly oracleKeys: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Names for the usual private networks. */
const networkNames = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Addresses and networks, separated by commas. A mere number of proxies is none: anyone who reaches the server past them
 * would name an address of their choice.
 */
function readProxies(text: string, context: z.RefinementCtx): Config['trustProxy'] {
  const addresses = text.split(',').map((part) => part.trim());
  if (addresses.every(isNetwork)) return addresses;
  context.addIssue('addresses or networks of proxies, separated by commas');
  return z.NEVER;
}

/** Secrets by the key of an oracle, `sensores=abc,stock=def`. */
function readOracleKeys(text: string, context: z.RefinementCtx): Config['oracleKeys'] {
  const pairs = text.split(',').map((part) => /^([a-z][a-z0-9_-]{0,39})=(\S+)$/.exec(part.trim()));
  if (pairs.every((pair) => pair !== null))
    return Object.fromEntries(pairs.map(([, key = '', secret = '']) => [key, secret]));
  context.addIssue('keys of oracles with their secrets, key=secret, separated by commas');
  return z.NEVER;
}

function isNetwork(text: string): boolean {
  if (networkNames.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional(),
  PUBLIC_URL: z.url().optional(),
  TOKEN_SECRET: z.string().min(32).optional(),
  TRUST_PROXY: z.string().transform(readProxies).default([]),
  DEMO: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  LIMIT_CALLS: z.coerce.number().int().positive().default(1_200),
  LIMIT_CREDENTIALS: z.coerce.number().int().positive().default(60),
  LIMIT_PAGES: z.coerce.number().int().positive().default(3_000),
  LIMIT_SANDBOXES: z.coerce.number().int().positive().default(10),
  LIMIT_UPLOADS: z.coerce.number().int().positive().default(512),
  LIMIT_DELAY: z.coerce.number().int().positive().default(2_000),
  STOP_DELAY: z.coerce.number().int().min(0).max(60_000).optional(),
  MAP_STYLE_URL: tileTemplate.optional(),
  MAP_SATELLITE_URL: tileTemplate.optional(),
  MAP_ATTRIBUTION: z.string().max(200).optional(),
  MAP_SATELLITE_ATTRIBUTION: z.string().max(200).optional(),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^[^\r\n]*@[^\r\n]+$/)
    .default('Huella <no-reply@huella.example>'),
  BREED_REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  ORACLE_KEYS: z.string().transform(readOracleKeys).default({}),
});

/** A setting that cannot be used; its message names the variable and what it should be. */
export class ConfigError extends Error {}

/**
 * Reads the settings. The secret that signs tokens is made and kept in the data folder when none is given; with
 * `DATABASE_URL` several processes share tokens, so it must be given.
 */
export function readConfig(env: Environment): Config {
  const settings = readEnvironment(env);
  const dataDir = path.resolve(settings.DATA_DIR);
  const onLoopback = ['127.0.0.1', '::1', 'localhost'].includes(settings.HOST);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    tokenSecret: settings.TOKEN_SECRET ?? keepSecret(dataDir, settings.DATABASE_URL !== undefined),
    trustProxy: settings.TRUST_PROXY,
    demo: demoMode(settings.DEMO, settings.DATABASE_URL === undefined && onLoopback),
    logLevel: settings.LOG_LEVEL,
    limits: {
      calls: settings.LIMIT_CALLS,
      credentials: settings.LIMIT_CREDENTIALS,
      pages: settings.LIMIT_PAGES,
      sandboxes: settings.LIMIT_SANDBOXES,
      uploads: settings.LIMIT_UPLOADS,
      delay: settings.LIMIT_DELAY,
    },
    stopDelay: settings.STOP_DELAY ?? (onLoopback ? 0 : 3_000),
    map: readMap(settings),
    geocoderUrl: settings.GEOCODER_URL ?? null,
    mail: { url: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    breedRegistryUrl: settings.BREED_REGISTRY_URL ?? null,
    oracleKeys: settings.ORACLE_KEYS,
  };
}

/** Where the secret is kept that was made because none was given. */
export function secretFileOf(dataDir: string): string {
  return path.join(dataDir, 'token-secret');
}

/** Where everything is kept. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Reads where everything is kept, for who needs no more of the settings. Makes nothing. */
export function readPlace(env: Environment): Place {
  const { DATA_DIR, DATABASE_URL } = readEnvironment(env);
  return { dataDir: path.resolve(DATA_DIR), databaseUrl: DATABASE_URL ?? null };
}

function readEnvironment(env: Environment): z.infer<typeof environment> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  throw new ConfigError(`${String(fault?.path[0])}: ${fault?.message ?? 'not usable'}`);
}

function demoMode(given: '0' | '1' | undefined, byDefault: boolean): Config['demo'] {
  if (given !== undefined) return given === '1' ? 'yes' : 'no';
  return byDefault ? 'ifEmpty' : 'no';
}

function keepSecret(dataDir: string, shared: boolean): string {
  if (shared)
    throw new ConfigError(
      'TOKEN_SECRET: required with DATABASE_URL, at least 32 characters, the same in every process',
    );
  const file = secretFileOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
