import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Upload } from '@huella/domain/calls/upload-view';
import { call } from '../../call/call';
import {
  createSheetStore,
  type CellChange,
  type RowTexts,
  type SheetRow,
  type SheetStore,
  type RowCounts,
} from '../../sheet/sheet-store';
import { blankAmong, checkEdited, issueOf } from './local-check';
import { localeOf, type ImportSubject } from './import-subject';
import { inTurns, pagesOf, type RowPage } from './row-pages';
import { loadSheetGrid } from './sheet-grid-chunk';
import { createSheetSaver, type SheetReply, type SheetSaver } from './sheet-saver';
import { uploadQuery } from './use-import';
import { useKeptToast } from './use-kept-toast';
import { countAll } from '../../sheet/use-sheet';
import type { SheetListeners } from '../../sheet/use-sheet-edits';

export const rowsKey = 'imports.rows';

/** The rows of an upload at work: in the grid, and on their way to the server. */
export interface UploadRows {
  readonly store: SheetStore;
  readonly saver: SheetSaver;
  readonly listeners: SheetListeners;
}

export interface LoadedRows {
  readonly rows: UploadRows | undefined;
  /** Whether all rows are there, and not the first of them alone. */
  readonly isWhole: boolean;
  /** Rows that have arrived so far. */
  readonly loaded: number;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Fetches the rows of an upload, page after page, and keeps their edits on the server from then on. */
export function useUploadRows(upload: Upload, subject: ImportSubject): LoadedRows {
  const id = upload.ExcelUploadId;
  const [loaded, setLoaded] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: [rowsKey, id],
    queryFn: async ({ signal }) => fetchRows(upload, setLoaded, signal),
    // The store changes in place and is the truth from then on: nobody may fetch it again behind its back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const rows = useRowsAtWork(data, upload, subject);
  const store = data?.store;
  const isWhole = useSyncExternalStore(store?.subscribe ?? neverChanges, () => store?.awaited() === null);
  const lost = useLost(data?.rest);
  const retry = async () => {
    // What was edited in the first rows is there before they are fetched again.
    await rows?.saver.flush();
    await refetch();
  };
  return {
    rows: lost === null ? rows : undefined,
    isWhole,
    loaded,
    error: error ?? lost,
    retry: () => void retry(),
  };
}

const neverChanges = () => () => undefined;

/** Why the rows after the first could not be fetched; null while nothing is wrong. */
function useLost(rest: Promise<void> | undefined): Error | null {
  const [lost, setLost] = useState<{ readonly of: unknown; readonly error: Error } | null>(null);
  useEffect(() => {
    rest?.catch((error: unknown) => {
      setLost({ of: rest, error: error instanceof Error ? error : new Error(String(error)) });
    });
  }, [rest]);
  return lost !== null && lost.of === rest ? lost.error : null;
}

/** Pages that are asked for at the same time: the way there and back is most of what one takes. */
const pagesAtOnce = 4;

/** The most that is waited for the first rows to be drawn, in milliseconds. */
const maxIdleWait = 500;

/** Resolves once the browser has nothing else to do, or soon in one that does not say. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: maxIdleWait });
    else setTimeout(resolve, 0);
  });
}

/** The rows as far as they are there, and when the rest is. */
interface FetchedRows {
  readonly store: SheetStore;
  /** What rows of selected assets began with; null of other sheets, where whatever is written is a row. */
  readonly begun: RowTexts | null;
  readonly rest: Promise<void>;
}

/** Fetches the first rows, which can be shown, and goes on with the others. */
async function fetchRows(
  { ExcelUploadId, lastRow, counts, selected, defaults }: Upload,
  onLoaded: (count: number) => void,
  signal: AbortSignal,
): Promise<FetchedRows> {
  // The grid is on its way meanwhile; the step that draws it asks again, and tells where it cannot be had.
  const grid = loadSheetGrid().catch(() => null);
  let loaded = 0;
  const fetchOne = async (page: RowPage) => {
    const rows = await fetchPage(ExcelUploadId, page, signal);
    loaded += rows.length;
    onLoaded(loaded);
    return rows;
  };
  const begun = selected === true ? (defaults ?? {}) : null;
  const [first, ...others] = pagesOf(lastRow);
  const start = first === undefined ? [] : await fetchOne(first);
  if (others.length === 0) return { begun, store: createSheetStore(start, lastRow), rest: Promise.resolve() };
  const store = createSheetStore(start, lastRow, counts);
  const rest = grid
    .then(whenIdle)
    .then(() => inTurns(others, pagesAtOnce, fetchOne))
    .then((pages) => store.arrive(pages.flat()));
  return { begun, store, rest };
}

/** The rows with the numbers of a page, of which none has more: some may be gone. */
async function fetchPage(
  uploadId: number,
  { from, count }: RowPage,
  signal: AbortSignal,
): Promise<readonly SheetRow[]> {
  const params = { excelUploadId: String(uploadId), from: String(from), count: String(count) };
  const { rows } = await call('sheets.rows', { params }, signal);
  return rows
    .filter(({ row }) => row < from + count)
    .map(({ blank, issues, ...row }) => ({ ...row, issues: issues.map(issueOf), isBlank: blank === true }));
}

function useRowsAtWork(
  fetched: FetchedRows | undefined,
  upload: Upload,
  subject: ImportSubject,
): UploadRows | undefined {
  const client = useQueryClient();
  const id = upload.ExcelUploadId;
  const { language, zone } = upload;
  const sayKept = useKeptToast();
  const rows = useMemo(() => {
    if (fetched === undefined) return;
    const { store, begun, rest } = fetched;
    const params = { excelUploadId: String(id) };
    const saver = createSheetSaver({
      send: async (body) => {
        // What it answers may be of rows that are still to come, and would be overwritten by how they were before.
        await rest.catch(() => undefined);
        return call('sheets.patch', { params, body });
      },
      onReply: (reply, stale) => {
        const mine = keptOf(store, reply);
        takeReply(store, reply, stale);
        sayKept.current(mine, () => {
          store.write(mine);
          listeners.onEdits(mine);
        });
        client.setQueryData(uploadQuery(id).queryKey, (known) =>
          known === undefined ? known : { ...known, ...figuresOf(reply, known) },
        );
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
    const locale = localeOf({ language, zone }, subject.locale);
    const listeners = listenersOf({ store, saver, begun }, subject, locale);
    return { store, saver, listeners };
  }, [fetched, client, id, language, zone, subject, sayKept]);
  // What was not saved when the network went is sent as soon as it is back.
  useEffect(() => () => void rows?.saver.flush(), [rows]);
  return rows;
}

function figuresOf({ rows, counts }: SheetReply, { lastRow }: Upload) {
  const highest = rows.reduce((most, { row }) => Math.max(most, row), lastRow);
  return { counts, specificRows: counts.total, lastRow: highest };
}

/** What was typed into cells that another window had written in meanwhile, and what these hold. */
function keptOf(store: SheetStore, { rows, kept = [] }: SheetReply): readonly CellChange[] {
  return kept.flatMap(({ row, field }) => {
    const text = store.find(row)?.texts[field];
    const was = rows.find((each) => each.row === row)?.texts[field];
    return text === undefined || was === undefined ? [] : [{ row, field, text, was }];
  });
}

/** Writes what the server says of rows; those with newer edits wait for their own answer. */
function takeReply(store: SheetStore, { rows }: SheetReply, stale: ReadonlySet<number>): void {
  const fresh = rows.filter(({ row }) => !stale.has(row));
  store.batch(() => {
    store.write(
      fresh.flatMap(({ row, texts }) => {
        const held = store.find(row)?.texts ?? {};
        return Object.entries(texts)
          .filter(([field, text]) => held[field] !== text)
          .map(([field, text]) => ({ row, field, text }));
      }),
    );
    store.setIssues(new Map(fresh.map(({ row, issues }) => [row, issues.map(issueOf)])));
    store.setBefore(new Map(fresh.map(({ row, before, version }) => [row, { before, version }])));
    store.setBlank(new Map(fresh.map(({ row, blank }) => [row, blank === true])));
  });
}

function listenersOf(
  { store, saver, begun }: Pick<UploadRows, 'store' | 'saver'> & Pick<FetchedRows, 'begun'>,
  subject: ImportSubject,
  locale: ImportSubject['locale'],
): SheetListeners {
  return {
    onEdits: (changes) => {
      store.batch(() => {
        if (begun !== null) store.setBlank(blankAmong(store, changes, subject, begun));
        store.setIssues(checkEdited(store, changes, subject, locale));
      });
      saver.edit(changes);
    },
    onAddRows: saver.add,
    onRemoveRows: saver.remove,
    onRestoreRows: saver.restore,
  };
}

/** How many rows there are, and how many have something wrong, as they are edited. */
export function useRowCounts(store: SheetStore): RowCounts {
  const version = useSyncExternalStore(store.subscribe, store.version);
  return useMemo(() => countAll(store, version), [store, version]);
}
