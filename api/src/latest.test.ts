import { describe, expect, it } from 'vitest';
import { openLatest } from './latest';

describe('what is kept of what was asked for last', () => {
  it('is so many things at the most, without what nobody asked for longest', () => {
    const { keep, find } = openLatest<number>(2);
    keep('one', 1);
    keep('two', 2);
    find('one');
    keep('three', 3);
    expect(['one', 'two', 'three'].map(find)).toEqual([1, undefined, 3]);
  });

  it('is the newest of a key, until it is forgotten', () => {
    const { keep, find, forget } = openLatest<number>(2);
    keep('one', 1);
    keep('one', 2);
    expect(find('one')).toBe(2);
    forget('one');
    expect(find('one')).toBeUndefined();
  });

  it('weighs so much at the most, and nothing of what alone weighs more', () => {
    const { keep, find } = openLatest<string>(5, ({ length }) => length);
    keep('one', 'aa');
    keep('two', 'bb');
    keep('three', 'ccc');
    keep('four', 'dddddd');
    expect(['one', 'two', 'three', 'four'].map(find)).toEqual([undefined, 'bb', 'ccc', undefined]);
    keep('two', 'b');
    keep('five', 'e');
    expect(['two', 'three', 'five'].map(find)).toEqual(['b', 'ccc', 'e']);
  });
});
