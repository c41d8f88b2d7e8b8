import { expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { nftLink } from './link';

const field = buildField({ name: 'certificate', type: 'nft_link' });
const read = (raw: unknown) => nftLink.read(raw, field, buildLocale());

it.each([
  [' https://nft.example/0x4f/17 ', 'https://nft.example/0x4f/17', []],
  ['', null, []],
  ['http://nft.example/17', 'http://nft.example/17', ['wrongUrl']],
  ['javascript:alert(1)', 'javascript:alert(1)', ['wrongUrl']],
  ['nft.example', 'nft.example', ['wrongUrl']],
  [17, '17', ['wrongUrl']],
  [{ href: 'https://nft.example' }, null, ['wrongType']],
])('an outside link reads %j as %j', (raw, value, codes) => {
  const { value: found, issues } = read(raw);
  expect(found).toBe(value);
  expect(issues.map(({ code }) => code)).toEqual(codes);
});
