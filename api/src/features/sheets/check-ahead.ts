import { rememberReadings } from '@huella/domain/fields/check-field';
import type { SheetColumnRow } from '../../db/run-tables';
import type { SheetRead } from '../../outside/sheets/read-sheet';
import { checkAlone, type KeyedRow } from './check-upload-rows';
import { findTable, type FoundTable } from './found-columns';
import { missingOf } from './present-upload';
import { writeTexts } from './row-texts';
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
  readonly settle: (rows: Rows, table: FoundTable, columns: Columns) => Promise<readonly KeyedRow[]>;
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
    guess ??= await guessFrom(rows.slice(0, telling), task, pair);
    if (guess === null) stopped = true;
    else
      while (!stopped && rows.length - guess.above - found.length >= telling) {
        const from = guess.above + found.length;
        const some = rows
          .slice(from, from + telling)
          .map((cells, at) => ({ row: found.length + at + 1, cells }));
        found.push(...(await checkAlone(task, await writeTexts(some, guess.columns, task, now), read)));
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
      return sheet === rows && guess !== null && isSame(guess, { above, columns }) ? found : [];
    },
  };
}

interface Guess {
  readonly above: number;
  readonly columns: Columns;
}

async function guessFrom(
  rows: Rows,
  task: SheetTask,
  pair: (table: FoundTable) => Promise<Columns>,
): Promise<Guess | null> {
  const table = await findTable(rows, task.format);
  const columns = await pair(table);
  return missingOf({ columns }, task.format).length === 0 ? { above: table.above, columns } : null;
}

/** Whether rows come out alike: the same columns fill the same fields and are read alike. */
function isSame(one: Guess, other: Guess): boolean {
  return one.above === other.above && readingsOf(one.columns) === readingsOf(other.columns);
}

function readingsOf(columns: Columns): string {
  const paired = columns.filter(({ field }) => field !== null);
  return JSON.stringify(paired.map(({ index, field, reading }) => [index, field, reading]));
}
