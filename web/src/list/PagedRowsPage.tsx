import { useCallback, useEffect, useState } from 'react';
import type { Sort } from '@huella/domain/engine/lists/list-state';
import { RowsView, type RowsPageProps } from './RowsPage';
import { usePageSize } from './use-pages';
import { useQuiet } from './use-quiet';

/** The page of a list that the server pages, searches and sorts. */
export interface PagedRows {
  readonly page: number;
  readonly pageSize: number;
  /** What is typed, and what counts of it: nothing more was typed for half a second (document 1 section 9). */
  readonly text: string;
  readonly search: string;
  readonly sort: Sort | null;
  readonly onText: (text: string) => void;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
  readonly onSort: (sort: Sort | null) => void;
  /** What the call is asked beside its filters. */
  readonly query: {
    readonly page: string;
    readonly pageSize: string;
    readonly search?: string;
  };
}

/** Where a list is. What narrows it otherwise, as a text: when that changes the list begins at its first page. */
export function usePagedRows(narrowedBy = ''): PagedRows {
  const [text, setText] = useState('');
  const search = useQuiet(text).trim();
  const [sort, setSort] = useState<Sort | null>(null);
  const whole = `${narrowedBy} ${search}`;
  const [at, setAt] = useState({ whole, page: 0 });
  const page = at.whole === whole ? at.page : 0;
  const turn = useCallback(
    (next: number) => {
      setAt({ whole, page: next });
    },
    [whole],
  );
  const [pageSize, onPageSize] = usePageSize(() => turn(0));
  return {
    ...{ page, pageSize, text, search, sort, onText: setText, onPage: turn, onPageSize },
    onSort: (next) => {
      setSort(next);
      turn(0);
    },
    query: { page: String(page), pageSize: String(pageSize), ...(search !== '' && { search }) },
  };
}

export interface PagedRowsPageProps<Row extends { readonly id: number | string }> extends RowsPageProps<Row> {
  readonly paged: PagedRows;
  /** What is in view answers an earlier question. */
  readonly isBehind: boolean;
  /** How many are found, on all pages; undefined until it is known. */
  readonly total: number | undefined;
  /** The columns that the server can sort by. */
  readonly sorts: readonly string[];
}

/** A list of records of which one page comes at a time, from the newest to the very first. */
export function PagedRowsPage<Row extends { readonly id: number | string }>(props: PagedRowsPageProps<Row>) {
  const { paged, total, sorts, isBehind, rows = [] } = props;
  const { page, pageSize, text, search, sort, onText, onPage, onPageSize, onSort } = paged;
  // A search that finds nothing is not a list without anything.
  const whole = total === 0 && (search !== '' || isBehind) ? 1 : total;
  // Rows may have left the last page meanwhile: the one before takes its place.
  const last = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1);
  const isPast = total !== undefined && !isBehind && page > last;
  useEffect(() => {
    if (isPast) onPage(last);
  }, [isPast, last, onPage]);
  return (
    <RowsView
      {...props}
      {...{ whole, search, text, page, pageSize, onText, onPage, onPageSize }}
      total={total ?? 0}
      found={rows}
      inView={rows}
      server={{ by: sorts, sort, onSort }}
    />
  );
}
