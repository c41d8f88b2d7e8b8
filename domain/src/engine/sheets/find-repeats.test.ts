import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { findRepeats, pickIdentifying, type RowTexts } from './find-repeats';
import { sheetFormat, type SheetMode } from './sheet-format';

const scope = { boxSubtype: 6, companyTiers: ['basic', 'plus', 'certified'] };
const find = (texts: readonly RowTexts['texts'][], mode: SheetMode = 'add') => {
  const format = sheetFormat(cowAr, mode, scope);
  const rows = texts.map((each, at) => ({ row: at + 1, texts: each }));
  const found = findRepeats(rows, format);
  // Of what decides it nothing is left out.
  expect(findRepeats(rows.map(pickIdentifying(format)), format)).toEqual(found);
  return found.map(({ row, issue }) => [row, issue.field, issue.code, issue.slots.row]);
};

describe('findRepeats', () => {
  it('shows every row but the first where the first is, however it is written', () => {
    const tags = ['KD482 C362 0', 'KD482 C317 6', 'kd482-c362-0', '', 'KD482C3620', 'ＫＤ４８２Ｃ３６２０'];
    expect(find(tags.map((visual_tag) => ({ visual_tag })))).toEqual([
      [3, 'visual_tag', 'repeatedInSheet', 1],
      [5, 'visual_tag', 'repeatedInSheet', 1],
      [6, 'visual_tag', 'repeatedInSheet', 1],
    ]);
  });

  it('folds texts as the server folds its keys', () => {
    expect(find([{ management_tag: 'Rosa  12' }, { management_tag: ' rósa 12' }])).toHaveLength(1);
  });

  it('lets other fields repeat', () => {
    expect(find([{ breed: 'AA' }, { breed: 'AA' }])).toEqual([]);
  });

  it('finds two rows about one animal', () => {
    expect(find([{ _pk_: '12' }, { _pk_: ' 012' }], 'update')).toEqual([[2, '_pk_', 'repeatedInSheet', 1]]);
  });

  it('lets an event come twice on different days', () => {
    const event = cowAr.events.find((each) => each.eventType === 1);
    if (event === undefined) throw new Error('no weighing');
    const rows = ['20/11/2026 00:00', '21/11/2026 00:00', '20/11/2026 00:00'];
    const texts = rows.map((_eventDate_) => ({ visual_tag: 'KD482 C317 6', _eventDate_ }));
    expect(find(texts, { event })).toEqual([[3, 'visual_tag', 'repeatedInSheet', 1]]);
  });

  it('is quick with ten thousand rows', () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      row: at + 1,
      texts: {
        visual_tag: `KD482 C${String(at % 9_000).padStart(4, '0')}`,
        electronic_tag: `032 010 00${String(at).padStart(7, '0')}`,
        management_tag: `M ${at}`,
      },
    }));
    const format = sheetFormat(cowAr, 'add', scope);
    findRepeats(rows, format);
    const start = performance.now();
    expect(findRepeats(rows, format)).toHaveLength(1_000);
    expect(performance.now() - start).toBeLessThan(250);
  });
});
