import { describe, expect, it } from 'vitest';
import { shareTexts, shareTextsIn } from './share-texts';

describe('shareTexts', () => {
  it('leaves every cell as it was, however many there are', () => {
    const share = shareTexts();
    const cells = [null, true, 0, 1.5, '', ' A', 'x'.repeat(100)];
    expect(cells.map(share)).toEqual(cells);
    const texts = Array.from({ length: 10_000 }, (_, at) => `tag ${String(at)}`);
    expect(texts.map(share)).toEqual(texts);
    expect([...cells, ...texts].map(share)).toEqual([...cells, ...texts]);
  });
});

describe('shareTextsIn', () => {
  it('leaves every record as it was', async () => {
    const records = Array.from({ length: 6_000 }, (_, at) => ({
      ...{ tag: `tag ${String(at)}`, sex: at % 2 === 0 ? 'M' : 'H', weight: at, comment: 'x'.repeat(100) },
      lots: [{ id: at }],
    }));
    const before = structuredClone(records);
    await shareTextsIn(records);
    expect(records).toEqual(before);
  });
});
