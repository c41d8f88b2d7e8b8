import type { Connected } from './database';
import { keyOf, rowWindowOf, type ListCache } from './list-cache';
import type { ListQuery, ListScope, RowWindow } from './list-types';
import { walkOptions } from './list-options';
import { gatherPage, maxGathered, walkPage, type FoundPage, type Known } from './list-page';
import { readRows, sortsByLabel, type FoundList, type ListedPage } from './list-rows';
import { asksHolder, asksRecord, peekList, scanList } from './list-scan';
import { walkList } from './list-walk';
import { inSnapshot, type Inside } from './transact';

/**
 * A page of assets and the exact total (decisions section 1). The scope bounds every row; filters and sort name
 * attributes of the model that the caller has already been allowed. Ties break by id, empty values come last. A
 * status that has come about by itself by today is what filters, sort and rows say (decisions section 4). Where a
 * list was found before and no asset of the establishment has been written since, only the rows are read.
 */
export async function listAssets(
  db: Connected,
  lists: ListCache,
  scope: ListScope,
  query: ListQuery,
): Promise<ListedPage> {
  const rowWindow = rowWindowOf(query);
  const key = keyOf(scope, query, rowWindow);
  const from = query.offset - rowWindow.offset;
  const pageOf = ({ ids }: FoundList) => ids.slice(from, from + query.limit);
  // What an establishment is called is written without the assets that are pledged to it.
  const isKept = !query.filters.some(asksHolder);
  const kept = isKept ? lists.find(key) : undefined;
  if (kept !== undefined && holdsPage(kept, query, rowWindow)) {
    const { version, rows } = await readRows(db, scope, pageOf(kept));
    if (version === kept.version) return { rows, total: kept.total };
  }
  const known = { total: kept?.total ?? 0, living: lists.livingOf(scope) };
  const page = await findPage(db, scope, query, rowWindow, known);
  if (page !== null) {
    const { version, total, ids, rows, living } = page;
    lists.sawLiving(scope, living);
    if (isKept) lists.keep(key, { version, total, ids });
    return { rows, total };
  }
  return inSnapshot(db, async (snapshot) => {
    const found = await findList(snapshot, scope, query, rowWindow);
    const { version, rows } = await readRows(snapshot, scope, pageOf(found));
    if (isKept) lists.keep(key, { ...found, version });
    return { rows, total: found.total };
  });
}

/**
 * The page in one statement; null where that takes too long. Where many more matched than are gathered when the list was
 * found before, it is not tried again.
 */
async function findPage(
  db: Connected,
  scope: ListScope,
  query: ListQuery,
  rowWindow: RowWindow,
  known: Known & { readonly total: number },
): Promise<FoundPage | null> {
  const { sort, filters, direction } = query;
  if (filters.length > 0 || !hasOrderedIndex(query))
    return known.total > maxGathered || isPeekedFirst(query, known)
      ? null
      : gatherPage(db, scope, query, rowWindow, known);
  const isUp = sort === null || (direction === 'asc' && !sortsByLabel(sort));
  return isUp ? walkPage(db, scope, query, rowWindow, known) : null;
}

/**
 * Whether a page is looked for at the beginning of its index before anything is gathered: words pass over all of a large
 * establishment, and would do so twice where more match than are gathered.
 */
function isPeekedFirst(query: ListQuery, { living }: Known): boolean {
  const isOfWords = query.filters.some(({ operator }) => operator === 'words');
  return isOfWords && living !== null && living > maxGathered && hasOrderedIndex(query);
}

/** The ids of the window that a query is about, in its order, and the exact total: of lists that are read bit by bit. */
export function findAssets(db: Connected, scope: ListScope, query: ListQuery): Promise<FoundList> {
  return inSnapshot(db, (snapshot) => findList(snapshot, scope, query, query));
}

/** Whether the page lies in what is known of its window: the end of one may not have been looked for. */
function holdsPage({ ids, total }: FoundList, { offset, limit }: ListQuery, rowWindow: RowWindow): boolean {
  return rowWindow.offset + ids.length >= Math.min(offset + limit, total);
}

/** Finds a window of a list in whichever way is short for its sort and filters. */
export async function findList(
  db: Inside,
  scope: ListScope,
  query: ListQuery,
  rowWindow: RowWindow,
): Promise<FoundList> {
  const { sort, filters } = query;
  if (!hasOrderedIndex(query)) return scanList(db, scope, query, rowWindow);
  if (sort !== null && sortsByLabel(sort)) return walkOptions(db, scope, query, sort, rowWindow);
  if (filters.length === 0) return walkList(db, scope, query, rowWindow);
  const needed = query.offset + query.limit;
  return (
    (await peekList(db, scope, query, rowWindow, needed)) ?? (await scanList(db, scope, query, rowWindow))
  );
}

/** Whether an index holds living assets in just this order, and filters ask nothing but slots. */
function hasOrderedIndex({ filters, which, sort }: ListQuery): boolean {
  return which === 'active' && (sort === null || sort.slot?.indexed === true) && !filters.some(asksRecord);
}
