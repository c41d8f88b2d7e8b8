import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFigures, withMark } from './answer-figures';

const part = (returned: ReadonlyMap<number, string>) => answerFigures(6, { answer: 'part', returned });

describe('the figures of an answer', () => {
  it('follow the marks, one by one', () => {
    const one = withMark(new Map(), 3, '');
    expect(part(one)).toEqual({ taken: 5, back: 1 });
    // The reason of a marked one is no other mark.
    expect(part(withMark(one, 3, 'Renga'))).toEqual({ taken: 5, back: 1 });
    expect(part(withMark(one, 4, ''))).toEqual({ taken: 4, back: 2 });
    expect(part(withMark(one, 3, null))).toEqual({ taken: 6, back: 0 });
  });

  it('of all and of nothing do not look at marks that were made before', () => {
    const returned = withMark(new Map(), 3, '');
    expect(answerFigures(6, { answer: 'all', returned })).toEqual({ taken: 6, back: 0 });
    expect(answerFigures(6, { answer: 'none', returned })).toEqual({ taken: 0, back: 6 });
  });

  it('always come to what was sent', () => {
    const marks = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean()));
    fc.assert(
      fc.property(marks, (made) => {
        const none: ReadonlyMap<number, string> = new Map();
        const returned = made.reduce((so, [id, isMarked]) => withMark(so, id, isMarked ? '' : null), none);
        const { taken, back } = part(returned);
        expect(taken + back).toBe(6);
        expect(back).toBe(new Set(returned.keys()).size);
      }),
    );
  });
});
