import { describe, expect, it } from 'vitest';
import { addressOf } from './address';
import { calls } from './index';

describe('the address of a call', () => {
  it.each([
    [calls['lots.list'], { params: { boxId: '7' } }, '/boxes/7/lots'],
    [calls['lots.list'], { params: { boxId: 7, assetType: 33 } }, '/boxes/7/lots/33'],
    [calls['users.searchFromEmail'], { params: { email: 'a/b@x.y' } }, '/users/searchFromEmail/a%2Fb%40x.y'],
    [
      calls['transfers.list'],
      { params: { boxId: '7' }, query: { state: 'in_transit', direction: undefined } },
      '/boxes/7/transfers?state=in_transit',
    ],
    [calls['transfers.list'], { params: { boxId: '7' }, query: {} }, '/boxes/7/transfers'],
  ])('%# takes its parameters', (call, input, address) => {
    expect(addressOf(call, input)).toBe(address);
  });
});
