import { expect, it } from 'vitest';
import { hostOf } from './host-of';

it.each([
  ['https://www.nft.example/0x4f/17', 'nft.example'],
  ['https://Shop.nft.example:8443?a=1', 'shop.nft.example:8443'],
  ['not an address', 'not an address'],
])('the site of %s is %s', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
