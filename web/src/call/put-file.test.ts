import { describe, expect, it } from 'vitest';
import { uploadPercent } from './put-file';

describe('uploadPercent', () => {
  it.each([
    [0, 1000, 0],
    [500, 1000, 50],
    [799, 1000, 79],
    [1000, 1000, 80],
    [0, 0, 0],
  ])('of %i of %i bytes is %i', (sent, total, percent) => {
    expect(uploadPercent(sent, total)).toBe(percent);
  });
});
