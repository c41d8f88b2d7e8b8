import { lazy } from 'react';
import type { AssetPicking } from '../fields/asset-picking';

/** The parts that pick assets within forms; each loads when a form first asks for it. */
export const assetPicking: AssetPicking = {
  Picker: lazy(async () => ({ default: (await import('./PickByIds')).PickByIds })),
  Names: lazy(async () => ({ default: (await import('./PickedNames')).PickedNames })),
  Summary: lazy(async () => ({ default: (await import('./PickedSummary')).PickedSummary })),
};
