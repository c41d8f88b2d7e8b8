import type { Place } from '../config';
import type { SheetReader } from '../outside/sheets/sheet-reader';

/** A command of the operator's. */
export interface Command {
  /** The words that call it: `user disable`. */
  readonly name: string;
  /** What it does, for the help. */
  readonly about: string;
  /** What is after the name, in its order; the last one may be left out where it says so. */
  readonly takes?: readonly Argument[];
  readonly options?: Readonly<Record<string, Option>>;
  readonly run: (task: Task) => Promise<void>;
}

interface Argument {
  readonly name: string;
  readonly about: string;
}

interface Option {
  /** What follows it, `--asset <id>`; null for one on its own. */
  readonly takes: string | null;
  readonly about: string;
}

/** What a command was called with. */
export interface Task {
  readonly setting: Setting;
  /** An argument; all that a command takes are there. */
  readonly argument: (name: string) => string;
  /** What was given to an option, or null. */
  readonly option: (name: string) => string | null;
  readonly flag: (name: string) => boolean;
}

/** What commands run on, handed in by who starts them. */
export interface Setting {
  readonly place: Place;
  /** The folder of this release's migrations. */
  readonly migrations: string;
  readonly clock: () => Date;
  /** Reads the spreadsheets that commands take. */
  readonly sheets: SheetReader;
  /** Writes a line for the operator. */
  readonly say: (line: string) => void;
}

/** The exit code of what was asked wrongly, and of what could not be done. */
export const exitCodes = { done: 0, refused: 1, misused: 2 } as const;

/** Why a command was not done; the message is for the operator. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** @throws {AdminError} always: what was asked cannot be done */
export function refuse(message: string): never {
  throw new AdminError(message);
}

/** @throws {AdminError} always: it was asked wrongly */
export function misuse(message: string): never {
  throw new AdminError(message, exitCodes.misused);
}

const wholeNumber = /^\d{1,15}$/;

/** The number of a company or an asset. @throws {AdminError} for anything else */
export function parseId(text: string, message: string): number {
  const id = wholeNumber.test(text) ? Number(text) : 0;
  return id > 0 ? id : misuse(message);
}
