import { maxRowsAnswered } from '@huella/domain/rules/limits';

/** Some rows of a sheet: from a number on, and how many numbers. */
export interface RowPage {
  readonly from: number;
  readonly count: number;
}

/** Rows of the first page of a sheet that has several: more than are in view, and few enough to be there at once. */
const firstRows = 100;

/**
 * The pages of a sheet by the numbers of its rows, from 1 to the highest that there ever was. The first one, which is shown while the
 * others come, is short.
 */
export function pagesOf(lastRow: number): readonly RowPage[] {
  if (lastRow <= maxRowsAnswered) return [{ from: 1, count: maxRowsAnswered }];
  const count = Math.ceil((lastRow - firstRows) / maxRowsAnswered);
  const others = Array.from({ length: count }, (_, at) => at * maxRowsAnswered + firstRows + 1);
  return [{ from: 1, count: firstRows }, ...others.map((from) => ({ from, count: maxRowsAnswered }))];
}

/** Does work for each item, some of them at the same time, and answers in their order. What fails ends it. */
export async function inTurns<Item, Done>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  let next = 0;
  const goOn = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) done[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, goOn));
  return done;
}
