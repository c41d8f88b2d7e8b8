import { describe, expect, it } from 'vitest';
import {
  labelSheetIds,
  labelSheets,
  layLabel,
  labelsPerPage,
  placeOfLabel,
  type LabelSheet,
} from './label-sheets';

const sheets: readonly (readonly [string, LabelSheet])[] = labelSheetIds.map((id) => [id, labelSheets[id]]);

describe.each(sheets)('%s', (_id, sheet) => {
  it('has all its labels on the page', () => {
    const last = placeOfLabel(sheet, labelsPerPage(sheet) - 1, 1);
    expect(last.page).toBe(0);
    expect(last.x + sheet.label.width).toBeLessThanOrEqual(sheet.page.width + 0.01);
    expect(last.y + sheet.label.height).toBeLessThanOrEqual(sheet.page.height + 0.01);
    expect(placeOfLabel(sheet, labelsPerPage(sheet), 1)).toEqual({ page: 1, x: sheet.left, y: sheet.top });
  });

  it.each([true, false])(
    'has code, words and logo inside of a label, none over another (logo: %s)',
    (hasLogo) => {
      const { code, words, logo } = layLabel(sheet, hasLogo);
      const boxes = [
        { ...code, width: code.size, height: code.size },
        words,
        ...(logo === null ? [] : [logo]),
      ];
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(sheet.label.width);
        expect(box.y + box.height).toBeLessThanOrEqual(sheet.label.height + 0.01);
        expect(Math.min(box.width, box.height)).toBeGreaterThan(3);
      }
      const isBeside = words.x >= code.x + code.size;
      const isUnder = words.y >= code.y + code.size;
      expect(isBeside || isUnder).toBe(true);
    },
  );
});

it('begins where the sheet was used up to', () => {
  expect(placeOfLabel(labelSheets.a4x24, 0, 3)).toEqual({ page: 0, x: 140, y: 0.5 });
  expect(placeOfLabel(labelSheets.a4x24, 22, 3)).toEqual({ page: 1, x: 0, y: 0.5 });
});
