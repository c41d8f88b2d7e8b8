import { describe, expect, it } from 'vitest';
import { permissionKey } from './permission-key';

describe('permissionKey', () => {
  it('is the pair, so that no two pairs share one', () => {
    expect(permissionKey(1, 33)).toBe('1-33');
    expect(permissionKey(11, 33)).not.toBe(permissionKey(1, 133));
  });
});
