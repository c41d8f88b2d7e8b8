import { describe, expect, it } from 'vitest';
import type { AssetType } from '@huella/domain/model/asset-type';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { menuOf } from '@huella/domain/rules/menu';
import { hasIcon } from './named-icons';
import { prehomeEntries } from './prehome-menu';

const iconsOf = (model: AssetType) => [
  model.icon,
  ...menuOf(model).map((entry) => entry.icon),
  ...model.events.flatMap((event) => event.icon ?? []),
];

describe.each(assetTypes)('the model $code', (model) => {
  it('names icons that are there', () => {
    expect(iconsOf(model).filter((icon) => !hasIcon(icon))).toEqual([]);
  });
});

it('chains name icons that are there', () => {
  expect(chains.map(({ icon }) => icon).filter((icon) => !hasIcon(icon))).toEqual([]);
});

it('the PREHOME menu names icons that are there, and each address once', () => {
  expect(prehomeEntries.map(({ icon }) => icon).filter((icon) => !hasIcon(icon))).toEqual([]);
  expect(new Set(prehomeEntries.map(({ path }) => path)).size).toBe(prehomeEntries.length);
});
