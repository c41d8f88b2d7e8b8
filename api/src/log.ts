import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Where a process writes what its operator has to know: faults as `error` with `err`, what mends itself as `warn`. */
export type Log = FastifyBaseLogger;

/** Drops every line: for work whose faults reach the person who started it, such as filling the demo data. */
export const silentLog: Log = pino({ level: 'silent' });
