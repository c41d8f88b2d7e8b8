import { expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { menuOf } from '@huella/domain/rules/menu';
import { router } from './routes';
import { prehomeEntries } from './shell/prehome-menu';

it.each(assetTypes)('the menu of $code leads to screens that are there', (model) => {
  expect(menuOf(model).filter(({ path }) => !Object.hasOwn(router.routesByPath, path))).toEqual([]);
});

it('every entry of the menu of the organisation leads to a screen that needs no establishment', () => {
  const anyContext = (path: string) =>
    Object.entries(router.routesByPath).find(([each]) => each === path)?.[1].options.staticData?.anyContext;
  const open = prehomeEntries.map(({ path }) => [path, [true, 'PREHOME'].includes(anyContext(path) ?? '')]);
  expect(open).toEqual(prehomeEntries.map(({ path }) => [path, true]));
});

it('the menus have what the documents list of what there is (decisions section 5)', () => {
  const [model] = assetTypes;
  const home = model === undefined ? [] : menuOf(model).map(({ path }) => path);
  expect(home).toEqual(
    expect.arrayContaining([
      '/assets',
      '/lots',
      '/events',
      '/transfers',
      '/transferredAssets',
      '/activities',
    ]),
  );
  expect(prehomeEntries.map(({ path }) => path)).toContain('/activities');
});
