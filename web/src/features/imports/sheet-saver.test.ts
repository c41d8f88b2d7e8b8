import { describe, expect, it } from 'vitest';
import { CallError } from '../../call/call-error';
import { createSheetSaver, type SheetOrder, type SheetReply } from './sheet-saver';

const counts = { total: 3, blank: 0, withErrors: 0, withWarnings: 0 };
const change = (row: number, text: string, field = 'tag') => ({ row, field, text });

/** A server that takes orders one by one, each when it is let, and refuses as asked. */
function open(answers: readonly (CallError | null)[] = []) {
  const orders: SheetOrder[] = [];
  const stale: number[][] = [];
  const pauses: number[] = [];
  let at = 0;
  let atWork = 0;
  const saver = createSheetSaver({
    send: async (order): Promise<SheetReply> => {
      atWork += 1;
      expect(atWork).toBe(1);
      orders.push(order);
      await new Promise((resolve) => setTimeout(resolve, 0));
      atWork -= 1;
      const answer = answers[at];
      at += 1;
      if (answer !== null && answer !== undefined) throw answer;
      return { rows: [], counts };
    },
    onReply: (_reply, rows) => stale.push([...rows]),
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { saver, orders, stale, pauses };
}

describe('createSheetSaver', () => {
  it('sends what is done in one go together, the last text of a cell alone', async () => {
    const { saver, orders } = open();
    saver.edit([change(1, 'A'), change(2, 'B')]);
    saver.edit([change(1, 'C')]);
    saver.add([4, 5]);
    saver.remove([2]);
    expect(saver.state()).toBe('saving');
    expect(await saver.flush()).toBe(true);
    expect(orders).toEqual([
      { changes: [change(1, 'C'), change(2, 'B')], added: 2, after: 3 },
      { changes: [], removed: [2] },
    ]);
    expect(saver.state()).toBe('saved');
  });

  it('keeps the order, one call at a time, and says which rows an answer does not know yet', async () => {
    const { saver, orders, stale } = open();
    saver.edit([change(1, 'A')]);
    await Promise.resolve();
    await Promise.resolve();
    saver.edit([change(1, 'B')]);
    saver.edit([change(3, 'C')]);
    await saver.flush();
    expect(orders.map(({ changes }) => changes)).toEqual([
      [change(1, 'A')],
      [change(1, 'B'), change(3, 'C')],
    ]);
    expect(stale).toEqual([[1, 3], []]);
  });

  it('adds as many rows at a time as a call takes, before what is written in them', async () => {
    const { saver, orders } = open();
    const rows = Array.from({ length: 20_000 }, (_, at) => at + 1);
    saver.add(rows);
    saver.edit([change(20_000, 'A')]);
    await saver.flush();
    expect(orders).toEqual([
      { changes: [], added: 9_999, after: 0 },
      { changes: [], added: 9_999, after: 9_999 },
      { changes: [change(20_000, 'A')], added: 2, after: 19_998 },
    ]);
  });

  it('takes a row out only after it was added', async () => {
    const { saver, orders } = open();
    saver.add([4]);
    saver.remove([4]);
    await saver.flush();
    expect(orders).toEqual([
      { changes: [], added: 1, after: 3 },
      { changes: [], removed: [4] },
    ]);
  });

  it('brings back what went with what was typed before, in the order in which it was done', async () => {
    const { saver, orders } = open();
    saver.edit([change(2, 'B')]);
    saver.remove([2]);
    saver.restore([2]);
    saver.edit([change(2, 'C')]);
    saver.remove([2]);
    await saver.flush();
    expect(orders).toEqual([
      { changes: [change(2, 'B')] },
      { changes: [], removed: [2] },
      { changes: [change(2, 'C')], restored: [2] },
      { changes: [], removed: [2] },
    ]);
  });

  it('says of a cell what the server has of it, however often it was edited since', async () => {
    const { saver, orders } = open();
    saver.edit([{ ...change(1, 'B'), was: 'A' }]);
    saver.edit([{ ...change(1, 'C'), was: 'B' }]);
    await saver.flush();
    expect(orders).toEqual([{ changes: [{ ...change(1, 'C'), was: 'A' }] }]);
  });

  it('sends again what did not arrive, with longer pauses, and loses nothing', async () => {
    const away = new CallError('unavailable');
    const { saver, orders, pauses } = open([away, away, null]);
    const states: string[] = [];
    saver.subscribe(() => states.push(saver.state()));
    saver.edit([change(1, 'A')]);
    await saver.flush();
    expect(orders).toEqual([orders[0], orders[0], orders[0]]);
    expect(pauses).toEqual([1000, 2000]);
    expect(states).toEqual(['saving', 'retrying', 'saved']);
  });

  it('ends with a refusal that is certain, and says so', async () => {
    const { saver, orders } = open([new CallError('changedMeanwhile')]);
    saver.edit([change(1, 'A')]);
    expect(await saver.flush()).toBe(false);
    saver.edit([change(2, 'B')]);
    expect(await saver.flush()).toBe(false);
    expect(orders).toHaveLength(1);
    expect(saver.refusal()?.code).toBe('changedMeanwhile');
  });
});
