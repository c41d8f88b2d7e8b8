import { describe, expect, it } from 'vitest';
import { parseRowCount } from './row-count';
import { findShortcut } from './shortcuts';

const stroke = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('findShortcut', () => {
  it.each([
    [stroke('z', { ctrlKey: true }), 'undo'],
    [stroke('Z', { metaKey: true, shiftKey: true }), 'redo'],
    [stroke('F8', { shiftKey: true }), 'previousProblem'],
    [stroke('Delete'), 'clear'],
    [stroke('r', { ctrlKey: true }), 'fillRight'],
    [stroke('-', { ctrlKey: true }), 'removeRows'],
    [stroke('F10', { shiftKey: true }), 'menu'],
    [stroke('ContextMenu'), 'menu'],
    [stroke('r'), null],
    [stroke('z'), null],
    [stroke('z', { ctrlKey: true, altKey: true }), null],
    [stroke('ArrowDown', { ctrlKey: true }), null],
  ])('knows the key %o', (key, shortcut) => {
    expect(findShortcut(key)).toBe(shortcut);
  });
});

describe('parseRowCount', () => {
  it.each([
    ['1', 1],
    ['9999', 9999],
    ['0', null],
    ['10000', null],
    ['-1', null],
    ['1,5', null],
    ['', null],
  ])('reads %s as %s', (text, count) => {
    expect(parseRowCount(text)).toBe(count);
  });
});
