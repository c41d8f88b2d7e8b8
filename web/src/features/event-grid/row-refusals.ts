import type { CallError } from '../../call/call-error';
import { recordFaults } from '../../form/record-faults';
import { randomName } from '../../call/random-name';
import {
  dropGrid,
  keepGrid,
  type KeptGrid,
  type QueuedRows,
  type RowRefusal,
  type RowRefusals,
} from './kept-grids';
import { ownTexts, type RowState } from './row-state';

/** What a row says, its own and what all say, so that another saying is recognised. */
function saidBy(state: Pick<RowState, 'rows' | 'common'>, id: number): string {
  return JSON.stringify([ownTexts(state, id), state.common]);
}

/** Which rows a refusal is about, with what they said. */
export function refusalsOf(error: CallError, state: RowState): RowRefusals {
  const faults = recordFaults(error.issues, { picked: null, filters: [], count: 0 });
  return Object.fromEntries(
    faults.map(({ record, issues }) => [record, { issues, said: saidBy(state, Number(record)) }]),
  );
}

/** Why the server did not take a row that still says the same; null where it says something else, or was never refused. */
export function refusalOf(refused: RowRefusals, state: RowState, id: number): RowRefusal | null {
  const found = refused[id];
  return found !== undefined && found.said === saidBy(state, id) ? found : null;
}

/**
 * What stays of a grid once its other rows are recorded: the refused ones, as they are, under a name of their own. Null where
 * none was refused.
 */
function refusedRest(grid: KeptGrid): KeptGrid | null {
  const { assets, state, session, refused } = grid;
  const rest = assets.filter(({ id }) => refusalOf(refused, state, id) !== null);
  if (rest.length === 0) return null;
  const ids = new Set(rest.map(({ id }) => id));
  const rows = Object.entries(state.rows).filter(([id]) => ids.has(Number(id)));
  const { answers } = session;
  const picked = answers.picked?.filter(([id]) => ids.has(id)) ?? null;
  return {
    ...grid,
    id: randomName(),
    assets: rest,
    state: { ...state, rows: Object.fromEntries(rows) },
    queued: null,
    session: {
      ...session,
      tries: 0,
      isDone: false,
      answers: { ...answers, picked, ...(picked !== null && { count: picked.length }) },
    },
  };
}

/** Forgets a grid that was recorded; the rows that it was recorded without are held, to be mended or given up. */
export function dropSent(grid: KeptGrid, { body }: QueuedRows): void {
  const rest = body['withoutErrors'] === true ? refusedRest(grid) : null;
  dropGrid(grid.id);
  if (rest !== null) keepGrid(rest);
}
