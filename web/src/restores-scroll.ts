/**
 * Whether the router puts a page that was just drawn to where it was left, or to its top. A page that was opened by its
 * address is at its top by itself; to put it there would lay all of it out within its first drawing, while nobody can press anything.
 */
export function makeRestoresScroll(): (page: { readonly location: { readonly hash: string } }) => boolean {
  let isFirst = true;
  return ({ location }) => {
    const isOpened = isFirst && location.hash === '' && wasOpenedByAddress();
    isFirst = false;
    return !isOpened;
  };
}

/** Not read anew, and not come back to, where the browser's history knows how far it was read. */
function wasOpenedByAddress(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}
