import { useState, type RefObject } from 'react';
import type { Field } from '@huella/domain/model/field';
import { checkField } from '@huella/domain/engine/fields/check-field';
import { formatField } from '@huella/domain/engine/fields/format-field';
import type { Locale } from '@huella/domain/model/value';
import { tidyText } from './cell-raw';
import { formatClipboard, parseClipboard, parseTable } from './clipboard';
import {
  planClear,
  planFill,
  planFillDown,
  planFillRight,
  planPaste,
  readRange,
  type Area,
  type CellRange,
} from './ranges';
import type { GridControls } from './grid-bridge';
import type { SheetColumn, SheetStore } from './sheet-store';
import type { SheetEdits } from './use-sheet-edits';

/** What was copied and goes beyond what a sheet may hold; the user is asked. */
interface Overflow {
  readonly table: readonly (readonly string[])[];
  readonly range: CellRange;
  readonly missing: number;
  readonly room: number;
}

export interface ActionsOptions {
  readonly store: SheetStore;
  readonly area: Area;
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  readonly edits: SheetEdits;
  readonly controls: RefObject<GridControls | null>;
  /** Whether rows may be added under those in view. */
  readonly canAdd: boolean;
  /** The most rows that the sheet takes. */
  readonly maxRows: number;
  /** So many rows were added for what was pasted. */
  readonly onAdded: (count: number) => void;
}

/** What is pasted, with the rows that it needs; where a sheet has no room for them the user is asked. */
function usePasting({ store, area, edits, canAdd, maxRows, onAdded }: ActionsOptions) {
  const [overflow, setOverflow] = useState<Overflow | null>(null);
  /** Pastes, with so many rows more at the end, as one step. */
  const pasteIn = ({ table, range }: Pick<Overflow, 'table' | 'range'>, added: number) => {
    const plan = (rows: Area['rows']) => planPaste({ ...area, rows }, range, table).changes;
    if (added === 0) edits.apply(plan(area.rows));
    else {
      edits.applyWithRows(added, () => plan(store.list()));
      onAdded(added);
    }
  };
  return {
    overflow,
    closeOverflow: () => setOverflow(null),
    paste: (range: CellRange, text: string, html: string) => {
      // A table of a page comes as text that has lost its cells, or as none.
      const table = (text.includes('\t') ? null : parseTable(html)) ?? parseClipboard(text);
      const { missing } = planPaste(area, range, table);
      const room = maxRows - store.list().length;
      if (canAdd && missing > room) setOverflow({ table, range, missing, room });
      else pasteIn({ table, range }, canAdd ? missing : 0);
    },
    /** Pastes what was asked about, after adding so many rows. */
    pasteOverflow: (added: number) => {
      if (overflow === null) return;
      setOverflow(null);
      pasteIn(overflow, added);
    },
  };
}

/** What the user does to cells, as changes of the store. */
export function useSheetActions(options: ActionsOptions) {
  const { store, area, columns, locale, edits, controls } = options;
  const pasting = usePasting(options);
  const fieldOf = (name: string): Field | undefined =>
    columns.find(({ field }) => field.name === name)?.field;
  const inRange = (act: (range: CellRange) => void, range = controls.current?.range() ?? null): boolean => {
    if (range !== null) act(range);
    return range !== null;
  };
  return {
    ...pasting,
    whenWhole: store.whenWhole,
    isWhole: () => store.awaited() === null,
    save: (row: number, name: string, text: string) => {
      const field = fieldOf(name);
      if (field === undefined || store.find(row)?.texts[name] === text) return;
      edits.apply([{ row, field: name, text: tidyText(field, text, locale) }]);
    },
    copy: (range: CellRange) => formatClipboard(readRange(area, range)),
    clear: (range: CellRange) => {
      edits.apply(planClear(area, range));
    },
    fill: (from: CellRange, to: CellRange) => {
      edits.apply(planFill(area, from, to));
    },
    clearRange: () => inRange((range) => edits.apply(planClear(area, range))),
    /** Of the cells with the focus, unless others are named. */
    fillRight: (cells?: CellRange) => inRange((range) => edits.apply(planFillRight(area, range)), cells),
    fillDown: (cells?: CellRange) => inRange((range) => edits.apply(planFillDown(area, range)), cells),
    /** Turns yes into no; on other kinds of cells it does nothing, and the key types. */
    toggle: (): boolean => {
      const range = controls.current?.range() ?? null;
      const row = range === null ? undefined : area.rows[range.y];
      const field = range === null ? undefined : fieldOf(area.fields[range.x] ?? '');
      if (row === undefined || field?.type !== 'checkbox') return false;
      const isYes = checkField(field, row.texts[field.name] ?? '', locale).value === true;
      edits.apply([{ row: row.row, field: field.name, text: formatField(field, !isYes, locale) }]);
      return true;
    },
    /** Moves the focus by a key that the grid does not know. */
    move: (
      to: (range: CellRange, last: { readonly x: number; readonly y: number }) => readonly [number, number],
    ) =>
      inRange((range) => {
        const last = { x: area.fields.length - 1, y: area.rows.length - 1 };
        const [x, y] = to(range, last);
        controls.current?.focusCell(Math.min(Math.max(x, 0), last.x), Math.min(Math.max(y, 0), last.y));
      }),
  };
}
export type SheetActions = ReturnType<typeof useSheetActions>;
