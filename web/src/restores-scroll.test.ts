import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeRestoresScroll } from './restores-scroll';

const page = (hash = '') => ({ location: { hash } });

function openedBy(...entries: readonly { readonly type: string }[]): void {
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
}

describe('where a page is read from', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('the first one of an address is left as it opened, and no other', () => {
    openedBy({ type: 'navigate' });
    const restores = makeRestoresScroll();
    expect([restores(page()), restores(page())]).toEqual([false, true]);
  });

  test.each(['reload', 'back_forward'])('one that was read before goes on there: %s', (type) => {
    openedBy({ type });
    expect(makeRestoresScroll()(page())).toBe(true);
  });

  test('an address that names a part of the page goes there', () => {
    openedBy({ type: 'navigate' });
    expect(makeRestoresScroll()(page('details'))).toBe(true);
  });

  test('a browser that does not tell how a page was opened puts it where it belongs', () => {
    openedBy();
    expect(makeRestoresScroll()(page())).toBe(true);
  });
});
