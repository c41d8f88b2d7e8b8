import { expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { leatherGoods } from '../../catalogue/assets/leather-goods';
import { storage } from '../../catalogue/assets/storage';
import { buildLocale } from '../fields/build-locale';
import { certificatesOf } from './certificates';

const locale = buildLocale();

it('the certificates of an animal come by the day on which they end, those without one last', () => {
  const [kind] = cowAr.attributes.find(({ name }) => name === 'certificates')?.list?.fields[0]?.values ?? [];
  const rows = [
    { key: 1, name: kind?.key ?? '', number: '7', issuer: 'INTI' },
    { key: 2, name: kind?.key ?? '', number: '8', issuer: 'SENASA', valid_to: '2026-12-02' },
    { key: 3, name: kind?.key ?? '', number: '9', valid_to: '2026-11-20' },
  ];
  expect(certificatesOf(cowAr, cowAr.attributes, { certificates: rows }, locale)).toEqual([
    { key: 'certificates-3', title: kind?.label.es, details: ['9'], until: '2026-11-20', days: -1 },
    { key: 'certificates-2', title: kind?.label.es, details: ['8', 'SENASA'], until: '2026-12-02', days: 11 },
    { key: 'certificates-1', title: kind?.label.es, details: ['7', 'INTI'], until: null, days: null },
  ]);
  expect(certificatesOf(cowAr, [], { certificates: rows }, locale)).toEqual([]);
});

it.each([
  ['a bag', storage],
  ['leather goods', leatherGoods],
])('those of %s end on the last of their days', (_name, model) => {
  const certificates = [
    { key: 1, cert_number: 'A', cert_from: '2026-01-01', cert_to: '2026-11-21', cert_issuer: 'IRAM' },
  ];
  expect(certificatesOf(model, model.attributes, { certificates }, locale)).toMatchObject([
    { title: 'A', details: ['IRAM'], until: '2026-11-21', days: 0 },
  ]);
});
