import { rememberReadings } from '@huella/domain/fields/check-field';
import type { SheetColumnRow } from '../../db/run-tables';
import type { SheetRead } from '../../outside/sheets/read-sheet';
import { checkAlone, type KeyedRow } from './check-upload-rows';
import { findTable, type FoundTable } from './found-columns';
import { missingOf } from './present-upload';
import { textWriter, type WriteTexts } from './row-texts';
import type { SheetTask } from './sheet-task';

/** So many rows tell how a sheet is paired and read; later ones seldom say otherwise. */
const telling = 400;

type Rows = SheetRead['rows'];
type Columns = readonly SheetColumnRow[];

/** A check of rows that goes on while others of the sheet are still being read. */
export interface CheckAhead {
  /** Takes note of all rows that were read so far; resolves when those that can be are checked, or it has ended. */
  readonly follow: (rows: Rows) => Promise<void>;
  /** Ends it; nothing is answered. */
  readonly stop: () => void;
  /**
   * Ends it and answers what was found of the first rows of the data, now that all rows are known: nothing where the
   * whole sheet is paired or read otherwise than its first rows were.
   */
  readonly settle: (rows: Rows, table: FoundTable, columns: Columns) => Promise<Settled>;
}

/** What stands of a check ahead, and what goes on with the rows behind it. */
export interface Settled {
  readonly first: readonly KeyedRow[];
  readonly writeTexts: WriteTexts;
}

/**
 * Checks rows of new assets while the thread that reads the sheet is at work and the server would wait. How its columns
 * are paired and read is guessed from the first rows by `pair`, and asked again of the whole sheet; only what the guess
 * got right counts. A short sheet, a change of assets, and one with a mandatory column missing are left for later.
 */
export function checkAhead(
  task: SheetTask,
  now: Date,
  pair: (table: FoundTable) => Promise<Columns>,
): CheckAhead {
  const read = rememberReadings(task.setting.locale);
  const found: KeyedRow[] = [];
  let sheet: Rows | null = null;
  let guess: Guess | null = null;
  let stopped = task.mode !== 'add';
  let working: Promise<void> | null = null;

  async function work(rows: Rows): Promise<void> {
    guess ??= await guessFrom(rows.slice(0, telling), task, now, pair);
    if (guess === null) stopped = true;
    else
      while (!stopped && rows.length - guess.above - found.length >= telling) {
        const from = guess.above + found.length;
        const some = rows
          .slice(from, from + telling)
          .map((cells, at) => ({ row: found.length + at + 1, cells }));
        found.push(...(await checkAlone(task, await guess.writeTexts(some), read)));
      }
    working = null;
  }

  return {
    follow: async (rows) => {
      // Another sheet, or another reader: what was begun is about other rows.
      if (sheet !== null && sheet !== rows) stopped = true;
      if (stopped || working !== null || rows.length < telling) return;
      sheet = rows;
      working = work(rows);
      // A fault is met where the check is settled.
      await working.catch(() => undefined);
    },
    stop: () => {
      stopped = true;
    },
    settle: async (rows, { above }, columns) => {
      stopped = true;
      await working;
      if (sheet === rows && guess !== null && isSame(guess, { above, columns }))
        return { first: found, writeTexts: guess.writeTexts };
      return { first: [], writeTexts: textWriter(columns, task, now) };
    },
  };
}

/** How a sheet is read: the rows above its data, and how its columns are paired. */
interface Reading {
  readonly above: number;
  readonly columns: Columns;
}

interface Guess extends Reading {
  readonly writeTexts: WriteTexts;
}

async function guessFrom(
  rows: Rows,
  task: SheetTask,
  now: Date,
  pair: (table: FoundTable) => Promise<Columns>,
): Promise<Guess | null> {
  const table = await findTable(rows, task.format);
  const columns = await pair(table);
  if (missingOf({ columns }, task.format).length > 0) return null;
  return { above: table.above, columns, writeTexts: textWriter(columns, task, now) };
}

/** Whether rows come out alike: the same columns fill the same fields and are read alike. */
function isSame(one: Reading, other: Reading): boolean {
  return one.above === other.above && readingsOf(one.columns) === readingsOf(other.columns);
}

function readingsOf(columns: Columns): string {
  const paired = columns.filter(({ field }) => field !== null);
  return JSON.stringify(paired.map(({ index, field, reading }) => [index, field, reading]));
}
