import { expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { menuOf } from '@huella/domain/rules/menu';
import { router } from './routes';

it.each(assetTypes)('the menu of $code leads to screens that are there', (model) => {
  expect(menuOf(model).filter(({ path }) => !Object.hasOwn(router.routesByPath, path))).toEqual([]);
});
