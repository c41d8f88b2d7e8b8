/** Where a page (from 0) is in a list: its first and last row, from 1, and the last page, from 0. */
export function pageOf(page: number, pageSize: number, total: number) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return { from: Math.min(total, page * pageSize + 1), to: Math.min(total, (page + 1) * pageSize), last };
}
