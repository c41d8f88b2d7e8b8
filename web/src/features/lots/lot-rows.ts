import { checkLotRow, lotNameRepeats } from '@huella/domain/engine/lots/lot-columns';
import { isAsBegun } from '@huella/domain/engine/sheets/blank-row';
import type { Issue } from '@huella/domain/model/errors';
import type { LotModel } from '@huella/domain/model/record-model';
import type { Locale, Values } from '@huella/domain/model/value';
import type { FieldScope } from '@huella/domain/engine/access/field-access';
import { createSheetStore, type RowTexts, type SheetRow, type SheetStore } from '../../sheet/sheet-store';
import type { SheetListeners } from '../../sheet/use-sheet-edits';
import { firstRows, type KeptRow } from './lots-grid';

/** What rows of new lots are checked by, and what each begins with. */
export interface LotRowsSubject {
  readonly model: LotModel;
  readonly scope: FieldScope;
  readonly locale: Locale;
  readonly start: RowTexts;
}

/** Rows of new lots in a grid. */
export interface LotRows {
  readonly store: SheetStore;
  readonly listeners: SheetListeners;
  /** The lots that are written down, in the order of their rows. */
  readonly list: () => readonly LotRow[];
  /** Puts what the server refused beside its cells, by the places of `list` from 1; answers the first of them. */
  readonly refuse: (
    issues: readonly Issue[],
  ) => { readonly row: number; readonly field: string | null } | null;
}

interface LotRow {
  readonly row: number;
  readonly values: Values;
}

/** The rows that were kept, or the first empty ones, checked as each is edited. */
export function createLotRows(kept: readonly KeptRow[], subject: LotRowsSubject): LotRows {
  const { model, scope, locale, start } = subject;
  const begun = Array.from({ length: firstRows }, (_, at) => ({ row: at + 1, texts: start, isBlank: true }));
  const store = createSheetStore((kept.length > 0 ? kept : begun).map((row) => ({ ...row, issues: [] })));
  const own = new Map<number, readonly Issue[]>();
  const check = (rows: Iterable<number>) => {
    for (const row of rows) {
      const found = store.find(row);
      if (found !== undefined) own.set(row, issuesOf(found, subject));
    }
    tell(store, own);
  };
  const written = () => store.list().filter((row) => row.isBlank !== true);
  check(store.list().map(({ row }) => row));
  return {
    store,
    listeners: {
      onEdits: (changes) => {
        const edited = new Set(changes.map(({ row }) => row));
        store.setBlank(new Map([...edited].map((row) => [row, isBlank(store.find(row), start)])));
        check(edited);
      },
      onAddRows: (rows) => {
        const begin = Object.entries(start);
        store.write(rows.flatMap((row) => begin.map(([field, text]) => ({ row, field, text }))));
        store.setBlank(new Map(rows.map((row) => [row, true])));
      },
      // A name that is gone is free for the rows after it.
      onRemoveRows: () => tell(store, own),
      onRestoreRows: () => tell(store, own),
    },
    list: () =>
      written().map(({ row, texts }) => ({ row, values: checkLotRow(model, scope, texts, locale).values })),
    refuse: (issues) => {
      const rows = written();
      const placed = issues.flatMap((found) => {
        const row = rows[Number(found.record) - 1]?.row;
        return row === undefined ? [] : [{ row, found: { ...found, record: null } }];
      });
      for (const { row, found } of placed) own.set(row, [...(own.get(row) ?? []), found]);
      tell(store, own);
      const [first] = placed;
      return first === undefined ? null : { row: first.row, field: first.found.field };
    },
  };
}

/** The rows as they are kept. */
export function keptRows(store: SheetStore): KeptRow[] {
  return store
    .list()
    .map(({ row, texts, isBlank: blank = false }) => ({ row, texts: { ...texts }, isBlank: blank }));
}

/** Nobody wrote in a row that holds what it began with, or nothing. */
function isBlank(row: SheetRow | undefined, start: RowTexts): boolean {
  return isAsBegun(row?.texts ?? {}, start);
}

function issuesOf({ isBlank: blank, texts }: SheetRow, subject: LotRowsSubject): readonly Issue[] {
  return blank === true ? [] : checkLotRow(subject.model, subject.scope, texts, subject.locale).issues;
}

/** Says of rows what is wrong with each by itself, and of its name beside the others; those that say the same stay as they are. */
function tell(store: SheetStore, own: ReadonlyMap<number, readonly Issue[]>): void {
  const rows = store.list();
  const named = rows.filter((row) => row.isBlank !== true);
  const repeats = lotNameRepeats(named.map(({ row, texts }) => ({ row, name: texts['name'] ?? '' })));
  const told = rows.flatMap(({ row, issues }) => {
    const found = [...(own.get(row) ?? []), ...(repeats.get(row) ?? [])];
    return found.length === 0 && issues.length === 0 ? [] : [[row, found] as const];
  });
  if (told.length > 0) store.setIssues(new Map(told));
}
