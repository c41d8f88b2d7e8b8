import type { AssetRow } from '@huella/domain/calls/objects';
import { isEmpty } from '@huella/domain/model/value';
import { cellValue } from './cell-text';
import type { ListSubject } from './list-subject';

/** The selected rows of a list by id, on whatever page they are, with what they are called. */
export type Selection = ReadonlyMap<number, string>;

/** The attribute that ends an asset in this establishment once it is filled, if the actor may list it. */
export function endingField({ model, place, fields }: ListSubject): string | null {
  const ending = model.disabledForEvents;
  if (ending?.subtypes.includes(place.boxSubtype) !== true) return null;
  return fields.some((field) => field.name === ending.field) ? ending.field : null;
}

/** Whether anything can be done with several rows of a list: what was deleted takes nothing (document 1 section 2), nor the past. */
export function takesSelection({ of, asOf }: Pick<ListSubject, 'of' | 'asOf'>): boolean {
  return of !== 'deleted' && asOf === undefined;
}

/** Whether a row takes nothing for now: it is paused, or on its way to who has not answered yet. */
export function isHeldUp(row: AssetRow): boolean {
  return row.paused || row.in_transit_since !== undefined;
}

/** Whether a row is alive: paused, travelling, deleted and ended ones cannot be selected (document 1 section 2). */
export function isSelectable(row: AssetRow, ending: string | null): boolean {
  if (isHeldUp(row) || row.logical_deleted) return false;
  return ending === null || isEmpty(cellValue(row[ending]));
}

/** The selection with exactly these ids of the rows in view; rows out of view stay as they are. */
export function selectInView(
  selection: Selection,
  rows: readonly AssetRow[],
  ids: ReadonlySet<number>,
): Selection {
  const next = new Map(selection);
  for (const row of rows) {
    if (ids.has(row.id)) next.set(row.id, row.label);
    else next.delete(row.id);
  }
  return next;
}

/** The first rows of a list that can be selected, as many as wanted. */
export function selectFirst(rows: readonly AssetRow[], count: number, ending: string | null): Selection {
  const alive = rows.filter((row) => isSelectable(row, ending)).slice(0, count);
  return new Map(alive.map((row) => [row.id, row.label]));
}

/** What is selected of a list: rows by name, or all that its filters find but these. */
export interface Held {
  readonly rows: Selection;
  /** The rows are those that are left out of all. */
  readonly isTurned: boolean;
}

export const nothingHeld: Held = { rows: new Map(), isTurned: false };

/** Turned over: what was selected is not, and all else that the filters find is. */
export function turned({ rows, isTurned }: Held): Held {
  return { rows, isTurned: !isTurned };
}

/** The selected ones among the rows in view. */
export function heldInView({ rows: held, isTurned }: Held, rows: readonly AssetRow[], ending: string | null) {
  if (!isTurned) return held;
  const wanted = rows.filter((row) => isSelectable(row, ending) && !held.has(row.id));
  return new Map(wanted.map((row) => [row.id, row.label]));
}

/**
 * What is selected once exactly these of the rows in view are: of all but some, what is taken out of the view is left out
 * too, and what is taken back is not.
 */
export function withView(
  held: Held,
  rows: readonly AssetRow[],
  selected: Selection,
  ending: string | null,
): Held {
  if (!held.isTurned) return { rows: selected, isTurned: false };
  const others = rows.filter((row) => isSelectable(row, ending) && !selected.has(row.id));
  return { rows: selectInView(held.rows, rows, new Set(others.map((row) => row.id))), isTurned: true };
}
