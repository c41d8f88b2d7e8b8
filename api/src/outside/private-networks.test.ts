import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './private-networks';

describe('private networks', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'x',
  ])('%s is of one', (ip) => {
    expect(isPrivateAddress(ip)).toBe(true);
  });
  it.each(['8.8.8.8', '200.45.1.1', '2a00:1450::1'])('%s is of none', (ip) => {
    expect(isPrivateAddress(ip)).toBe(false);
  });
});
