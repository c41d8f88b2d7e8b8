import { expect, it } from 'vitest';
import { assetTypes } from '../catalogue/assets/index';
import { metricsTypesOf } from './metrics-types';

it('offers the pages that the documents name for an asset type', () => {
  expect(metricsTypesOf(null)).toEqual(['identeco', 'identecoTrupo']);
  expect(metricsTypesOf(33)).toEqual(['identeco', 'identecoTrupo', 'produktoTrupo']);
  expect(metricsTypesOf(34)).toContain('produktoTrupo');
  expect(metricsTypesOf(37)).toEqual(['identeco', 'identecoTrupo', 'blendingTrupo', 'brewingTrupo']);
});

it.each(assetTypes.map((model) => [model.id, model] as const))(
  'offers every page of asset type %i',
  (id, model) => {
    expect(metricsTypesOf(id)).toEqual(expect.arrayContaining([...model.qrTypes]));
  },
);
