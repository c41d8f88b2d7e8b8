import type { Attribute, AssetType } from '@huella/domain/assets/asset-type';
import type { Filter } from '@huella/domain/lists/filter';
import type { StatusDay } from '@huella/domain/rules/asset-status';
import type { Language } from '@huella/domain/words';
import type { Database } from './database';
import { asTheyAreToday, type ListedPage } from './list-rows';
import { scanPage } from './list-scan';
import { walkPage } from './list-walk';

/** Which assets a list may see at all: always an argument, never optional. */
export interface ListScope {
  readonly boxId: number;
  readonly model: AssetType;
  /** The day there: by it statuses come about by themselves. */
  readonly statusDay: StatusDay;
}

export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Null sorts by id. */
  readonly sort: Attribute | null;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
  /** Living assets, logically deleted ones, or both. */
  readonly which: 'active' | 'deleted' | 'all';
  /** Options sort by their label in this language. */
  readonly language: Language;
}

/**
 * A page of assets and the exact total (decisions section 1). The scope bounds every row; filters and sort name
 * attributes of the model that the caller has already been allowed. Ties break by id, empty values come last. A
 * status that has come about by itself by today is what filters, sort and rows say (decisions section 4).
 */
export async function listAssets(db: Database, scope: ListScope, query: ListQuery): Promise<ListedPage> {
  const page = await (hasOrderedIndex(query) ? walkPage : scanPage)(db, scope, query);
  return { ...page, rows: asTheyAreToday(scope, page.rows) };
}

/** Whether an index holds just these rows in just this order, so that a page is a short walk along it. */
function hasOrderedIndex({ filters, which, sort }: ListQuery): boolean {
  return filters.length === 0 && which === 'active' && (sort === null || sort.slot?.indexed === true);
}
