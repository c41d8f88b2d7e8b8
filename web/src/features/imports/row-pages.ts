import { maxRowsAnswered } from '@huella/domain/rules/limits';

/** Where the pages of a sheet begin, by the numbers of its rows from 1 to the highest that there ever was. */
export function pageStarts(lastRow: number): readonly number[] {
  const count = Math.max(1, Math.ceil(lastRow / maxRowsAnswered));
  return Array.from({ length: count }, (_, at) => at * maxRowsAnswered + 1);
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
