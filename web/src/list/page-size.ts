import { pageSizes } from '@huella/domain/engine/lists/list-state';
import { keep, readKept } from '../session/kept';

const key = 'huella.pageSize';

/** The page size that was last chosen in any list, else the first of the sizes (document 1 section 9). */
export function rememberedPageSize(): number {
  const kept = readKept(key);
  return pageSizes.find((size) => size === kept) ?? pageSizes[0];
}

/** Remembers a page size for every list. */
export function rememberPageSize(size: number): void {
  keep(key, size);
}
