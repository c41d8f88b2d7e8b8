import type { BodyInputOf, ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { maxCellChanges, maxRowsAdded } from '@huella/domain/rules/limits';
import { CallError } from '../../call/call-error';
import type { CellChange } from '../../sheet/sheet-store';

export type SheetOrder = BodyInputOf<Calls['sheets.patch']>;
export type SheetReply = ReplyOf<Calls['sheets.patch']>;

/** The state of the edits: all on the server, on their way, waiting for the network, or refused for good. */
export type SaveState = 'saved' | 'saving' | 'retrying' | 'refused';

export interface SaverParts {
  readonly send: (order: SheetOrder) => Promise<SheetReply>;
  /** Called with each answer, and of the rows that have newer edits than it knows. */
  readonly onReply: (reply: SheetReply, stale: ReadonlySet<number>) => void;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Keeps the edits of a sheet on the server, in the order in which they were made and without losing one. */
export interface SheetSaver {
  readonly edit: (changes: readonly CellChange[]) => void;
  readonly add: (rows: readonly number[]) => void;
  readonly remove: (rows: readonly number[]) => void;
  /** Rows that were removed come back. */
  readonly restore: (rows: readonly number[]) => void;
  readonly state: () => SaveState;
  /** Why the edits were refused; null while they were not. */
  readonly refusal: () => CallError | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when everything is on the server: true, or false once something was refused. */
  readonly flush: () => Promise<boolean>;
}

/** Edits that travel together: the server brings rows back, takes rows out, adds rows, and then writes cells. */
interface Batch {
  readonly cells: Map<string, CellChange>;
  /** The rows of these. */
  readonly written: Set<number>;
  readonly added: Set<number>;
  readonly removed: Set<number>;
  readonly restored: Set<number>;
}

/** Milliseconds before the next try: longer each time, up to a quarter of a minute. */
const firstPause = 1_000;
const maxPause = 15_000;

/** Answers that leave the edit good: it is sent again. */
const passing: readonly string[] = ['unavailable', 'storageFull', 'tooManyRequests', 'unexpected'];

export function createSheetSaver({ send, onReply, wait }: SaverParts): SheetSaver {
  const queue = createQueue();
  const status = createStatus();
  const { report } = status;
  let refusal: CallError | null = null;
  let running: Promise<void> | null = null;
  const run = async () => {
    // What is done in one go of the user travels together.
    await Promise.resolve();
    for (let batch = queue.next(); batch !== undefined; batch = queue.next()) {
      const order = orderOf(batch);
      const answer = await sendUntilTaken(
        () => send(order),
        wait,
        () => {
          report('retrying');
        },
      );
      if (answer instanceof CallError) {
        refusal = answer;
        report('refused');
        return;
      }
      onReply(answer, queue.rows());
    }
    report('saved');
  };
  const start = () => {
    if (status.now() === 'refused') return;
    if (status.now() === 'saved') report('saving');
    running ??= run().finally(() => {
      running = null;
      // What was edited while the last answer was handled.
      if (!queue.isEmpty()) start();
    });
  };
  const then =
    <Part>(put: (part: Part) => void) =>
    (part: Part) => {
      put(part);
      start();
    };
  return {
    edit: then(queue.edit),
    add: then(queue.add),
    remove: then(queue.remove),
    restore: then(queue.restore),
    state: status.now,
    refusal: () => refusal,
    subscribe: status.subscribe,
    flush: async () => {
      while (running !== null) await running;
      return status.now() === 'saved';
    },
  };
}

/** The state of the edits, for anyone who listens. */
function createStatus() {
  const listeners = new Set<() => void>();
  let now: SaveState = 'saved';
  return {
    now: () => now,
    report: (next: SaveState) => {
      if (next === now) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Sends until there is an answer that stays: the reply, or a refusal that is certain. */
async function sendUntilTaken(
  send: () => Promise<SheetReply>,
  wait: SaverParts['wait'],
  onPause: () => void,
): Promise<SheetReply | CallError> {
  for (let pause = firstPause; ; pause = Math.min(maxPause, pause * 2)) {
    const answer = await send().catch((error: unknown) => refusalOf(error));
    if (!(answer instanceof CallError) || !passing.includes(answer.code)) return answer;
    onPause();
    await wait(pause);
  }
}

/** The edits that were not sent yet, in batches. */
function createQueue() {
  const batches: Batch[] = [];
  const batchFor = (isFitting: (batch: Batch) => boolean): Batch => {
    const last = batches.at(-1);
    if (last !== undefined && isFitting(last)) return last;
    const fresh: Batch = {
      cells: new Map(),
      written: new Set(),
      added: new Set(),
      removed: new Set(),
      restored: new Set(),
    };
    batches.push(fresh);
    return fresh;
  };
  return {
    next: () => batches.shift(),
    isEmpty: () => batches.length === 0,
    /** The rows of edits that wait. */
    rows: () => new Set(batches.flatMap(({ written }) => [...written])),
    edit: (changes: readonly CellChange[]) => {
      for (const change of changes) {
        const { cells, written } = batchFor((batch) => batch.cells.size < maxCellChanges);
        const key = `${change.row} ${change.field}`;
        const known = cells.get(key);
        // What the server holds is what the first of them found.
        cells.set(key, known === undefined ? change : { ...change, was: known.was });
        written.add(change.row);
      }
    },
    add: (rows: readonly number[]) => {
      for (const row of rows) batchFor(({ added }) => added.size < maxRowsAdded).added.add(row);
    },
    remove: (rows: readonly number[]) => {
      // What was done to a row before it goes must be there if it comes back: it goes with the next ones.
      const { removed } = batchFor(
        ({ added, written, restored }) =>
          !rows.some((row) => added.has(row) || written.has(row) || restored.has(row)),
      );
      for (const row of rows) removed.add(row);
    },
    restore: (rows: readonly number[]) => {
      const { restored } = batchFor((batch) => !rows.some((row) => batch.removed.has(row)));
      for (const row of rows) restored.add(row);
    },
  };
}

function orderOf({ cells, added, removed, restored }: Batch): SheetOrder {
  return {
    changes: [...cells.values()],
    ...(removed.size > 0 && { removed: [...removed] }),
    ...(restored.size > 0 && { restored: [...restored] }),
    ...(added.size > 0 && { added: added.size, after: Math.min(...added) - 1 }),
  };
}

function refusalOf(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unexpected');
}
