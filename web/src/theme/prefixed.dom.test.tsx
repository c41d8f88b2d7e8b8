import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { addPrefix } from './prefixed';

/** What a rule becomes in the page. */
function written(styles: string): string {
  const { insert, sheet } = createCache({ key: 'h', speedy: false, stylisPlugins: [addPrefix] });
  insert('.a', { name: styles, styles }, sheet, false);
  return sheet.tags.map(({ textContent }) => textContent).join('');
}

test.each(['user-select:none', 'hyphens:auto', 'mask-size:100%', 'print-color-adjust:exact'])(
  'a property that some browser knows by its own name alone is written with both: %s',
  (declaration) => {
    expect(written(`${declaration};`)).toBe(`.a{-webkit-${declaration};${declaration};}`);
  },
);

test('what every browser knows is written once', () => {
  const styles = 'display:flex;align-items:center;transform:none;';
  expect(written(styles)).toBe(`.a{${styles}}`);
});
