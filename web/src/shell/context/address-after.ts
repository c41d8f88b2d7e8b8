import { knownAddress, type Address } from '../../address';

export interface Location {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly searchStr: string;
}

/**
 * Where to be after entering another context. The list of the same asset type keeps its filters and begins at
 * its first page; every other screen belongs to the context that is left, and gives way to the list.
 */
export function addressAfter(
  { pathname, searchStr }: Location,
  { list, isSameType }: { readonly list: Address; readonly isSameType: boolean },
): Address {
  if (pathname !== list || !isSameType) return list;
  const search = new URLSearchParams(searchStr);
  search.delete('page');
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? list : knownAddress(`${list}?${text}`);
}
