import { expect, test, vi } from 'vitest';
import { createAim } from './grid-aim';

/** As much of the grid as the way to a cell needs: it scrolls nowhere until it is measured, and draws one row. */
function gridOf() {
  // In a document that no window shows, where the real grid, which another test may have loaded, takes nothing for a part of it.
  const { body } = document.implementation.createHTMLDocument();
  const element = document.createElement('div');
  const scrolls: number[] = [];
  let isMeasured = false;
  const draw = (y: number) => {
    element.innerHTML = `<revogr-data type="rgRow" col-type="rgCol"><div class="rgCell" data-rgrow="${String(y)}" data-rgcol="0" tabindex="-1"></div></revogr-data>`;
  };
  const grid = Object.assign(element, {
    scrollToRow: async (y: number) => {
      scrolls.push(y);
      if (isMeasured) draw(y + 4);
    },
    scrollToColumnIndex: async () => {},
    setCellsFocus: async () => {},
  });
  body.append(element);
  return {
    scrolls,
    measure: () => {
      isMeasured = true;
    },
    // The rest of the grid's many calls is not used here.
    aim: createAim(() => grid as unknown as HTMLRevoGridElement),
    cell: () => element.querySelector('[data-rgrow="699"]'),
  };
}

test('goes to a cell once the grid has been measured', async () => {
  const { aim, scrolls, measure, cell } = gridOf();
  aim.at({ x: 0, y: 699 });
  await vi.waitFor(() => expect(scrolls).toEqual([695]));
  expect(cell()).toBeNull();
  measure();
  aim.drawn();
  await vi.waitFor(() => expect(cell()).not.toBeNull());
  await vi.waitFor(() => expect(aim.isOpen()).toBe(false));
  expect(scrolls).toEqual([695, 695]);
});

test('goes to the cell that was asked for last', async () => {
  const { aim, scrolls, measure, cell } = gridOf();
  measure();
  aim.at({ x: 0, y: 20 });
  await vi.waitFor(() => expect(scrolls).toEqual([16]));
  aim.at({ x: 0, y: 699 });
  await vi.waitFor(() => expect(aim.isOpen()).toBe(false));
  expect(cell()).not.toBeNull();
});

test('goes nowhere once somebody went elsewhere', async () => {
  const { aim, scrolls, measure } = gridOf();
  aim.at({ x: 0, y: 699 });
  await vi.waitFor(() => expect(scrolls).toEqual([695]));
  aim.end();
  measure();
  aim.drawn();
  await new Promise(requestAnimationFrame);
  expect(scrolls).toEqual([695]);
  expect(aim.isOpen()).toBe(false);
});
