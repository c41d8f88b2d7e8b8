import { describe, expect, it } from 'vitest';
import { buildAttribute } from '@huella/domain/catalogue/assets/build-model';
import { cellTargetOf, cellToneOf, hasButtons } from './cell-target';

const paper = { storageName: 'A'.repeat(22), originalName: 'lwg.pdf' };
const file = buildAttribute({ name: 'paper', type: 'file' });
const link = buildAttribute({ name: 'token', type: 'nft_link' });
const result = buildAttribute({
  ...{ name: 'result', type: 'select', values: [] },
  colorsButton: { pass: 'ok', fail: 'danger' },
});

describe('the button of a cell', () => {
  it.each([
    [file, [paper], { to: 'files', files: [paper] }],
    [
      file,
      [paper, { ...paper, originalName: 'iso.pdf' }],
      { to: 'files', files: [paper, { ...paper, originalName: 'iso.pdf' }] },
    ],
    [file, null, { to: 'record' }],
    [link, 'https://nft.example/17', { to: 'page', address: 'https://nft.example/17' }],
    [link, null, { to: 'record' }],
    [result, 'pass', { to: 'record' }],
  ])('of %o with %j leads to %j', (column, value, target) => {
    expect(cellTargetOf(column, value)).toEqual(target);
  });

  it('is in every column of files, and where the model says so', () => {
    expect(hasButtons(file)).toBe(true);
    expect(hasButtons(link)).toBe(false);
    expect(hasButtons({ ...link, buttonInGrid: true })).toBe(true);
  });

  it.each([
    ['pass', 'ok'],
    ['fail', 'danger'],
    ['rework', 'neutral'],
    [null, 'neutral'],
  ])('has for %j the colour %s', (value, tone) => {
    expect(cellToneOf(result, value)).toBe(tone);
  });
});
