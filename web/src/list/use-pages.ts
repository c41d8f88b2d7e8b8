import { useEffect, useState } from 'react';
import { rememberedPageSize, rememberPageSize } from './page-size';

/**
 * How many rows a page of a list has, as was last chosen in any list, and the way to choose, which is remembered for all.
 * @param begin goes to the first page, for no other one is where it was
 */
export function usePageSize(begin: () => void): readonly [number, (size: number) => void] {
  const [pageSize, setPageSize] = useState(rememberedPageSize);
  const choose = (size: number) => {
    rememberPageSize(size);
    setPageSize(size);
    begin();
  };
  return [pageSize, choose];
}

/**
 * An address may name a page that there is not: the last one takes its place.
 * @param total how many rows there are on all pages; undefined until it is known
 */
export function useLastPage(
  page: number,
  pageSize: number,
  total: number | undefined,
  onChange: (change: { readonly page: number }) => void,
): void {
  const last = total === undefined ? page : Math.max(0, Math.ceil(total / pageSize) - 1);
  useEffect(() => {
    if (page > last) onChange({ page: last });
  }, [page, last, onChange]);
}
