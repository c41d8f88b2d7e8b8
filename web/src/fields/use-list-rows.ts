import { useEffect, useRef, useState } from 'react';
import type { Issue } from '@huella/domain/model/errors';
import {
  addRow,
  cancelRow,
  cellTyped,
  checkRow,
  deleteRow,
  openPlace,
  openRow,
  restoreRow,
  rowsOf,
  saveRow,
  typeCell,
  type Rows,
} from './list-rows';
import type { WidgetProps } from './widget';

/** The rows of an editable table at work. */
export interface ListRows {
  readonly rows: Rows;
  /** The place of the row that is open; -1 for none. */
  readonly openAt: number;
  /** What is wrong in the cells of the open row that were left, or in all of them once it was to be saved. */
  readonly ownFaults: readonly Issue[];
  /** id of a control of the table. */
  readonly idOf: (part: string) => string;
  readonly add: () => void;
  readonly open: (at: number) => void;
  readonly type: (cell: string, text: string) => void;
  readonly touch: (cell: string) => void;
  readonly save: () => void;
  readonly cancel: () => void;
  readonly remove: (at: number) => void;
  readonly restore: (at: number) => void;
}

const none: ReadonlySet<string> = new Set();

/** What one does with the rows, and where the focus goes after it: never to the top of the page. */
export function useListRows({ field, id, value, locale, onChange, onBlur }: WidgetProps): ListRows {
  const rows = rowsOf(value);
  const openAt = openPlace(rows);
  const [touched, setTouched] = useState(none);
  const goTo = useFocusAfter();
  const row = rows[openAt];
  const faults = row === undefined ? [] : checkRow(field, row, locale);
  const cells = (field.list?.fields ?? []).map(({ name }) => name);
  const idOf = (part: string) => `${id}-${part}`;
  const put = (next: Rows, focus: string) => {
    onChange(next.length === 0 ? null : next);
    goTo(idOf(focus));
  };
  const begin = (next: Rows, at: number) => {
    setTouched(none);
    put(next, `${at}-${cells[0] ?? ''}`);
  };
  const end = (next: Rows, at: number) => {
    put(next, at < next.length ? `${at}-edit` : 'add');
    onBlur();
  };
  return {
    rows,
    openAt,
    ownFaults: faults.filter((found) => touched.has(found.field ?? '')),
    idOf,
    add: () => begin(addRow(rows), rows.length),
    open: (at) => begin(openRow(field, rows, at, locale), at),
    type: (cell, text) => {
      const each = field.list?.fields.find(({ name }) => name === cell);
      if (each !== undefined) onChange(typeCell(rows, openAt, cell, cellTyped(each, text, locale)));
    },
    touch: (cell) => setTouched((before) => new Set([...before, cell])),
    save: () => {
      const next = saveRow(field, rows, openAt, locale);
      const isGone = next.length < rows.length;
      const wrong = isGone ? undefined : cells.find((cell) => faults.some((found) => found.field === cell));
      if (wrong === undefined) end(next, openAt);
      else {
        setTouched(new Set(cells));
        goTo(idOf(`${openAt}-${wrong}`));
      }
    },
    cancel: () => end(cancelRow(rows, openAt), openAt),
    remove: (at) => {
      const next = deleteRow(rows, at);
      put(next, next.length === rows.length ? `${at}-restore` : 'add');
      onBlur();
    },
    restore: (at) => end(restoreRow(rows, at), at),
  };
}

/** Gives the focus to a control once it is drawn. */
function useFocusAfter(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const [, redraw] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id) => {
    wanted.current = id;
    redraw((times) => times + 1);
  };
}
