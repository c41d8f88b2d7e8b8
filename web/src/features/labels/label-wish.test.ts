import { expect, it } from 'vitest';
import { amountOf, firstWish, numbersOf, withFields } from './label-wish';

it('counts labels and sheets from where the first sheet was used up to', () => {
  expect(amountOf('a4x24', 24, { start: 1, copies: 1 })).toEqual({ labels: 24, sheets: 1 });
  expect(amountOf('a4x24', 24, { start: 3, copies: 1 })).toEqual({ labels: 24, sheets: 2 });
  expect(amountOf('thermal', 3, { start: 1, copies: 2 })).toEqual({ labels: 6, sheets: 6 });
});

it('takes whole numbers within the paper alone', () => {
  expect(numbersOf({ ...firstWish, start: '24', copies: '20' })).toEqual({ start: 24, copies: 20 });
  expect(numbersOf({ ...firstWish, start: '25', copies: '21' })).toEqual({ start: null, copies: null });
  expect(numbersOf({ ...firstWish, start: '', copies: '1,5' })).toEqual({ start: null, copies: null });
});

it('has room for four lines under the name', () => {
  expect(withFields(firstWish, ['a', 'b', 'c', 'd', 'e']).fields).toEqual(['a', 'b', 'c', 'd']);
});
