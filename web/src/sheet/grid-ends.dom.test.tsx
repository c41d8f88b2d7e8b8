import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isElsewhere } from './grid-ends';

it.each([
  ['the cells', '[data-at="cell"]', false],
  ['nothing', 'body', false],
  ['the title of the screen', 'h1', false],
  ['a button', 'button', true],
  ['a search', 'input', true],
  ['a list of options', '[role="listbox"]', true],
  ['a part of a dialog', '[role="dialog"] p', true],
])('takes a key while the focus is on %s, unless that takes it: %s, %s', (_what, selector, is) => {
  render(
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Several lots</h1>
      <button type="button">Continue</button>
      <input aria-label="Find" />
      <div role="listbox" tabIndex={-1} />
      <div role="dialog">
        <p>How many?</p>
      </div>
      <div data-at="grid">
        <div data-at="cell" role="gridcell" aria-label="Name, row 1" />
      </div>
    </main>,
  );
  const grid = document.querySelector('[data-at="grid"]') ?? expect.fail('no grid');
  const target = document.querySelector(selector) ?? expect.fail('nothing there');
  const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true });
  target.dispatchEvent(event);
  expect(isElsewhere(grid, event)).toBe(is);
});
