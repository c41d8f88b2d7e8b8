import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, readPlace } from '../config';
import { EmbeddedError } from '../db/embedded/embedded-error';
import { isUnreachable, wordsOfFault } from '../db/pg-fault';
import type { SheetReader } from '../outside/sheets/sheet-reader';
import { AdminError, exitCodes, misuse, type Command, type Setting, type Task } from './command';
import { commands } from './commands';
import { words } from './words';

/** What the command line is called from. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly migrations: string;
  readonly clock: () => Date;
  readonly sheets: SheetReader;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * Runs one command of the operator's (decisions section 3) and answers the exit code: 0 done, 1 refused or failed, 2
 * asked wrongly. What was done is said, what was not is complained of.
 */
export async function runAdmin(called: readonly string[], around: Surroundings): Promise<number> {
  try {
    if (isCallForHelp(called)) {
      around.say(helpFor(called.filter((word) => word !== 'help' && !isHelpFlag(word)).join(' ')));
      return exitCodes.done;
    }
    const { command, rest } = findCommand(called);
    const { env, ...own } = around;
    await command.run(taskOf(command, rest, { ...own, place: readPlace(env) }));
    return exitCodes.done;
  } catch (error) {
    around.complain(explain(error));
    return error instanceof AdminError ? error.exitCode : exitCodes.refused;
  }
}

const isHelpFlag = (word: string) => word === '--help' || word === '-h';

function isCallForHelp(given: readonly string[]): boolean {
  return given[0] === 'help' || given.some(isHelpFlag);
}

/** The command that the first words name: the longest name decides. */
function findCommand(given: readonly string[]): { command: Command; rest: readonly string[] } {
  if (given.length === 0) return misuse(helpFor(''));
  const named = commands
    .filter(({ name }) => name.split(' ').every((word, at) => given[at] === word))
    .sort((one, other) => other.name.length - one.name.length);
  const [command] = named;
  if (command === undefined) return misuse(words.noSuchCommand(given.slice(0, 2).join(' ')));
  return { command, rest: given.slice(command.name.split(' ').length) };
}

function taskOf(command: Command, rest: readonly string[], setting: Setting): Task {
  const { takes = [], options = {} } = command;
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { takes: text }]) => [
      name,
      { type: text === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { positionals, values } = read(command, { args: [...rest], options: config, allowPositionals: true });
  const given: Readonly<Record<string, unknown>> = values;
  const missing = takes[positionals.length];
  if (missing !== undefined) misuse(words.argumentMissing(missing.name, usageOf(command)));
  if (positionals.length > takes.length)
    misuse(words.tooMany(positionals[takes.length] ?? '', usageOf(command)));
  return {
    setting,
    argument: (name) => positionals[takes.findIndex((each) => each.name === name)] ?? '',
    option: (name) => {
      const value = given[name];
      return typeof value === 'string' ? value : null;
    },
    flag: (name) => given[name] === true,
  };
}

function read(command: Command, config: ParseArgsConfig & { readonly args: string[] }) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return misuse(words.optionWrong(error.message, usageOf(command)));
  }
}

function usageOf({ name, takes = [], options = {} }: Command): string {
  const named = takes.map((each) => `<${each.name}>`);
  const optional = Object.entries(options).map(([option, { takes: text }]) =>
    text === null ? `[--${option}]` : `[--${option} <${text}>]`,
  );
  return ['npm run admin --', name, ...named, ...optional].join(' ');
}

/** The help of the commands whose name begins so: all of them, or one with what it takes. */
function helpFor(name: string): string {
  const found = commands.filter((each) => each.name === name || each.name.startsWith(`${name} `));
  if (name !== '' && found.length === 0) return misuse(words.noSuchCommand(name));
  const shown = name === '' ? commands : found;
  const details = shown.map((command) => {
    const lines = [usageOf(command), `    ${command.about}`];
    return (name === '' ? lines : [...lines, ...detailsOf(command)]).join('\n');
  });
  return [...(name === '' ? [words.introduction] : []), ...details].join('\n\n');
}

function detailsOf({ takes = [], options = {} }: Command): readonly string[] {
  const rows = [
    ...takes.map((each) => [`<${each.name}>`, each.about] as const),
    ...Object.entries(options).map(([option, { about }]) => [`--${option}`, about] as const),
  ];
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => `      ${name.padEnd(width)}  ${about}`);
}

/** What went wrong, in a sentence where it is known; else whole, for the person who fixes it. */
function explain(error: unknown): string {
  if (error instanceof AdminError) return error.message;
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isUnreachable(error)) return words.unreachable(error.message);
  const said = wordsOfFault(error);
  return said === null ? (error.stack ?? error.message) : words.databaseRefused(said);
}
