import { describe, expect, it } from 'vitest';
import { findCountryOf, networkOf, readAgent } from './visitor';

describe('the country of an address', () => {
  it.each([
    ['190.210.1.1', 'AR'],
    ['8.8.8.8', 'US'],
    ['::ffff:190.210.1.1', 'AR'],
    ['2800:810::1', 'AR'],
    // The table names a country for some of these; they lie in none.
    ['192.168.1.1', null],
    ['10.0.0.1', null],
    ['172.16.9.9', null],
    ['127.0.0.1', null],
    ['100.64.0.1', null],
    ['169.254.1.1', null],
    ['203.0.113.9', null],
    ['255.255.255.255', null],
    ['::1', null],
    ['fe80::1', null],
    ['fd00::1', null],
    ['::ffff:192.168.1.1', null],
    ['', null],
    ['not an address', null],
    ['190.210.1.1; drop table', null],
  ])('%s lies in %s', async (ip, country) => {
    expect(await findCountryOf(ip)).toBe(country);
  });
});

describe('what a browser says it is', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  it.each([
    [windows, { browser: 'Chrome', os: 'Windows', device: 'desktop', isBot: false }],
    ['WhatsApp/2.23.20.0', { isBot: true }],
    ['curl/8.5.0', { isBot: true }],
    ['', { isBot: true }],
    ['   ', { isBot: true }],
    ['<script>alert(1)</script>/1.0 x', { browser: '', os: '', device: '' }],
    ['x'.repeat(100_000), { browser: '', os: '', device: '' }],
  ])('%s is read by names of fixed lists', (text, read) => {
    expect(readAgent(text)).toMatchObject(read);
  });
});

describe('the network of an address', () => {
  it.each([
    ['190.210.1.1', '190.210.1.1'],
    ['::ffff:190.210.1.1', '190.210.1.1'],
    ['2800:810:1:2:3:4:5:6', '2800:810:1:2'],
    ['2800:810::1', '2800:810:0:0'],
    ['::1', '0:0:0:0'],
    ['no address', ''],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
