import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { plainText } from '@huella/domain/model/value';
import { tidyRaw } from '../../fields/raw-value';
import { parseClipboard } from '../../sheet/clipboard';
import type { CellMove } from './GridCell';
import { tidyDate } from './read-rows';
import { dateName, ownTexts, textOf, type RowChange } from './row-state';
import type { EventGrid } from './use-event-grid';
import { useRowWindow } from './use-row-window';

/** Letters of the shortest identifier that a reader types: shorter texts are values that are wrong. */
const fewestTyped = 8;

export interface Spot {
  readonly id: number;
  readonly field: string;
}

/** Where the focus of the grid is and goes, and what keys, readers and the clipboard do in it. */
export function useGridKeys(
  grid: EventGrid,
  scroller: RefObject<HTMLDivElement | null>,
  names: readonly string[],
) {
  const { edits, subject } = grid;
  const { assets } = subject;
  const { first, end, onScroll, show } = useRowWindow(scroller, assets.length);
  const { here, setHere, go } = useSpot(scroller, assets, show);
  const { tidy, scanned } = useTyped(grid);
  const move = (spot: Spot, how: CellMove, typed: { readonly text: string; readonly before: string }) => {
    const at = assets.findIndex(({ id }) => id === spot.id);
    if (how === 'undo') {
      edits.undo();
      return;
    }
    if (how === 'copy') {
      const above = assets[at - 1];
      if (above !== undefined) edits.write([{ ...spot, text: textOf(edits.state, above.id, spot.field) }]);
      return;
    }
    const named = how === 'next' ? scanned(spot.field, typed.text) : null;
    if (named !== null) edits.write([{ ...spot, text: typed.before }]);
    const next = named ?? assets[how === 'next' ? at + 1 : at - 1]?.id;
    if (next !== undefined) go({ id: next, field: spot.field });
    else edits.rest();
  };
  const paste = (spot: Spot, text: string): boolean => {
    const table = parseClipboard(text);
    if (table.length < 2 && (table[0]?.length ?? 0) < 2) return false;
    const [top, left] = [assets.findIndex(({ id }) => id === spot.id), names.indexOf(spot.field)];
    const changes = table.flatMap((cells, y) =>
      cells.flatMap((cell, x): RowChange[] => {
        const [asset, field] = [assets[top + y], names[left + x]];
        return asset === undefined || field === undefined
          ? []
          : [{ id: asset.id, field, text: tidy(field, cell) }];
      }),
    );
    edits.write(changes);
    return true;
  };
  const fillDown = fillingDown(grid, here);
  const leave = (spot: Spot | { readonly id: null; readonly field: string }, text: string) => {
    edits.rest();
    const held =
      spot.id === null ? edits.state.common[spot.field] : ownTexts(edits.state, spot.id)[spot.field];
    const tidied = tidy(spot.field, text);
    if ((held ?? '') === text && tidied !== text) edits.write([{ ...spot, text: tidied }]);
  };
  const onFillDown = () => {
    edits.write(fillDown);
    if (here !== null) go(here);
  };
  return {
    ...{ here, setHere, go, move, paste, leave, first, end, onScroll },
    /** Null where there is nothing to fill down. */
    fillDown: fillDown.length === 0 ? null : onFillDown,
  };
}
export type GridKeys = ReturnType<typeof useGridKeys>;

/** What a cell says itself, given to the rows below that say nothing: what is filled in already stays. */
function fillingDown({ edits, subject: { assets } }: EventGrid, here: Spot | null): readonly RowChange[] {
  const text = here === null ? '' : (ownTexts(edits.state, here.id)[here.field] ?? '');
  if (here === null || text === '') return [];
  const below = assets.slice(assets.findIndex(({ id }) => id === here.id) + 1);
  return below
    .filter(({ id }) => (ownTexts(edits.state, id)[here.field] ?? '') === '')
    .map(({ id }) => ({ id, field: here.field, text }));
}

function cellAt(scroller: HTMLElement | null, row: string, field: string): HTMLElement | null {
  const cell = `[data-row="${row}"][data-field="${CSS.escape(field)}"]`;
  return scroller?.querySelector<HTMLElement>(cell) ?? null;
}

/** Where the focus is, and how it goes to a row, which may have to be drawn first. */
function useSpot(
  scroller: RefObject<HTMLDivElement | null>,
  assets: EventGrid['subject']['assets'],
  show: (at: number) => void,
) {
  const [here, setHere] = useState<Spot | null>(null);
  const wanted = useRef<Spot | null>(null);
  const go = useCallback(
    (spot: Spot) => {
      const at = assets.findIndex(({ id }) => id === spot.id);
      if (at < 0) return;
      wanted.current = spot;
      setHere(spot);
      show(at);
    },
    [assets, show],
  );
  // A row that was far away is drawn first.
  useEffect(() => {
    const spot = wanted.current;
    if (spot === null) return;
    const cell = cellAt(scroller.current, String(spot.id), spot.field);
    if (cell === null) return;
    wanted.current = null;
    cell.focus();
  });
  return { here, setHere, go };
}

/** How what was typed is understood: a value, or the identifier of another row. */
function useTyped({ subject, find }: EventGrid) {
  const { columns, locale } = subject;
  const fieldOf = (name: string) => columns.find(({ field }) => field.name === name)?.field;
  const tidy = (name: string, text: string): string => {
    if (name === dateName) return tidyDate(text, locale);
    const field = fieldOf(name);
    return field === undefined ? text : plainText(tidyRaw(field, text.trim(), locale));
  };
  const scanned = (name: string, text: string) => {
    const field = fieldOf(name);
    // A reader types into whatever has the focus: what is no value of the field and names a row leads there.
    if (
      field === undefined ||
      text.length < fewestTyped ||
      checkField(field, text, locale).issues.length === 0
    )
      return null;
    const found = find(text);
    return found.kind === 'one' ? found.id : null;
  };
  return { tidy, scanned };
}
