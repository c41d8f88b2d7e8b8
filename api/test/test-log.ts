import { pino } from 'pino';
import type { Log } from '../src/log';

/** A line of the log, as far as tests look at it. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly type: string; readonly message: string; readonly stack: string };
  readonly [more: string]: unknown;
}

export interface TestLog {
  readonly log: Log;
  /** Every line since it was opened, in their order. */
  readonly lines: readonly LogLine[];
}

const errorLevel = 50;

/**
 * Keeps the log of a server, from the level on from which it has one where nothing is set, and prints its errors: a fault
 * behind a 500 says in the report of the tests what it was. A test that provokes one hands in a `print` of its own.
 */
export function openTestLog(print: (line: LogLine) => void = printError): TestLog {
  const lines: LogLine[] = [];
  const write = (text: string) => {
    const line = JSON.parse(text) as LogLine; // as pino writes it
    lines.push(line);
    if (line.level >= errorLevel) print(line);
  };
  return { log: pino({ level: 'warn' }, { write }), lines };
}

function printError({ msg, err, reqId }: LogLine): void {
  process.stderr.write(`${msg} ${typeof reqId === 'string' ? reqId : ''}\n${err?.stack ?? ''}\n`);
}
