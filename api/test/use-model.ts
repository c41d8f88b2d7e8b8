import { afterAll, beforeAll } from 'vitest';
import type { AssetType } from '@huella/domain/model/asset-type';
import { registerModel } from '@huella/domain/catalogue/assets/build-every-kind';

/** A model that the product does not know, for all tests of a file. Call it before the app of the file is opened. */
export function useModel(model: AssetType): void {
  useDuring(() => registerModel(model));
}

/** Does something before the tests of a file and undoes it behind them: files share what a process has loaded. */
export function useDuring(begin: () => () => void): void {
  let undo: () => void;
  beforeAll(() => {
    undo = begin();
  });
  afterAll(() => {
    undo();
  });
}
