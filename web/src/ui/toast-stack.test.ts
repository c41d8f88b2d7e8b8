import { describe, expect, it } from 'vitest';
import { stackToast, type ShownToast } from './toast-stack';

const toast = (id: string, text = id): ShownToast => ({ id, tone: 'ok', text });
const ids = (toasts: readonly ShownToast[]) => toasts.map(({ id }) => id);

describe('stackToast', () => {
  it('puts the newest last', () => {
    expect(ids(stackToast([toast('a')], toast('b')))).toEqual(['a', 'b']);
  });

  it('replaces in place by id, as progress does', () => {
    const after = stackToast([toast('load', '10 %'), toast('b')], toast('load', '68 %'));
    expect(ids(after)).toEqual(['load', 'b']);
    expect(after[0]?.text).toBe('68 %');
  });

  it('lets the oldest go when there are too many', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => toast(id));
    expect(ids(stackToast(five, toast('f')))).toEqual(['b', 'c', 'd', 'e', 'f']);
  });
});
