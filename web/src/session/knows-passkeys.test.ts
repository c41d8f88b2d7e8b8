import { describe, expect, it } from 'vitest';
import { hasNamedAddress } from './knows-passkeys';

describe('an address that passkeys may belong to', () => {
  it.each([
    ['localhost', true],
    ['huella.example', true],
    ['4.huella.example', true],
    ['127.0.0.1', false],
    ['192.0.2.7', false],
    ['[::1]', false],
    ['[2001:db8::1]', false],
  ])('%s: %s', (hostname, is) => {
    expect(hasNamedAddress(hostname)).toBe(is);
  });
});
