import { describe, expect, it } from 'vitest';
import { findImportFault, findPlaceFault } from './zones.mjs';

const lots = 'api/src/features/lots/lots.routes.ts';
const assetList = 'web/src/features/assets/AssetListScreen.tsx';

describe('findImportFault', () => {
  it.each([
    ['domain/src/engine/fields/text.ts', './value'],
    ['domain/src/engine/fields/text.ts', 'zod'],
    ['domain/src/engine/fields/text.test.ts', 'vitest'],
    ['domain/src/engine/fields/text.test.ts', '../../catalogue/assets/index'],
    ['domain/src/engine/fields/text.ts', '../../model/field'],
    ['domain/src/catalogue/assets/car.ts', '../../model/asset-type'],
    ['domain/src/calls/events.ts', '../rules/undo'],
    ['domain/src/engine/fields/build-samples.ts', 'fast-check'],
    ['domain/src/engine/fields/phone-plans.ts', 'libphonenumber-js'],
    ['domain/src/engine/forms/geography.ts', '@turf/boolean-point-in-polygon'],
    ['domain/src/reference/regions.ts', 'iso-3166'],
    ['api/src/main.ts', './app'],
    ['api/src/app.ts', './features/lots/lots.routes'],
    [lots, './lots.store'],
    [lots, '../assets/assets.store'],
    ['api/src/features/objects/objects.routes.ts', '../assets/asset-kind'],
    [lots, '../../http/serve'],
    [lots, '@huella/domain/calls/lots'],
    [lots, 'fastify'],
    ['api/src/features/lots/lots.store.ts', 'kysely'],
    ['api/src/http/serve.ts', '../deps'],
    ['api/src/deps.ts', './http/tokens'],
    ['api/src/db/connect.ts', 'pg'],
    ['api/src/features/lots/lots.test.ts', '../../../test/app'],
    [assetList, '../../list/ListPage'],
    [assetList, '../boxes/BoxPicker'],
    [assetList, './asset-list.css'],
    ['web/src/list/List.tsx', '../fields/registry'],
    ['web/src/fields/TextField.tsx', '../ui/Input'],
    ['web/src/routes.tsx', './features/assets/AssetListScreen'],
    ['playwright.config.ts', './tools/find-chromium.mjs'],
    ['e2e/login.e2e.ts', '@huella/domain/phrases/es/ui'],
  ])('lets %s import %s', (file, specifier) => {
    expect(findImportFault(file, specifier)).toBeUndefined();
  });

  it.each([
    ['api/src/db/connect.ts', '../deps'],
    ['api/src/outside/mail/mail.ts', '../../http/serve'],
    ['domain/src/engine/fields/text.ts', '../../../../api/src/db/connect'],
    ['domain/src/engine/fields/text.ts', '@huella/api/db/connect'],
    ['domain/src/engine/fields/text.ts', '../../catalogue/assets/index'],
    ['domain/src/engine/fields/text.ts', '../../rules/relations'],
    ['domain/src/model/field.ts', '../engine/fields/text'],
    ['domain/src/catalogue/assets/car.ts', '../../rules/menu'],
    ['domain/src/rules/undo.ts', '../calls/events'],
    ['domain/src/engine/fields/text.ts', 'react'],
    ['domain/src/engine/fields/text.ts', 'fast-check'],
    ['domain/src/engine/fields/text.ts', '@turfs/area'],
    ['domain/src/engine/fields/text.ts', 'node:fs'],
    [lots, '../../../../web/src/paths'],
    [lots, '../assets/assets.routes'],
    [lots, '../assets/present-asset'],
    [lots, '../../app'],
    [lots, 'kysely'],
    [lots, 'pg'],
    ['api/src/db/connect.ts', '../http/serve'],
    ['api/src/db/connect.ts', '../features/lots/lots.store'],
    ['api/src/http/serve.ts', '../../test/app'],
    [assetList, '../../../../api/src/db/connect'],
    [assetList, '../boxes/BoxListScreen'],
    [assetList, 'node:fs'],
    ['web/src/ui/Input.tsx', '../fields/TextField'],
    ['web/src/ui/Input.tsx', '../call/call'],
    ['web/src/fields/TextField.tsx', '../form/Form'],
    ['web/src/list/List.tsx', '../features/assets/AssetListScreen'],
    ['web/src/public/page.ts', '../call/session'],
    ['e2e/login.e2e.ts', '../api/src/app'],
    ['web/src/unplanned/thing.ts', '../ui/Input'],
  ])('stops %s importing %s', (file, specifier) => {
    expect(findImportFault(file, specifier)).toBeTypeOf('string');
  });
});

describe('findPlaceFault', () => {
  it('knows the folders of the plan and refuses dumps', () => {
    expect(findPlaceFault('web/src/ui/Button.tsx')).toBeUndefined();
    expect(findPlaceFault('domain/src/rules/quota.ts')).toBeUndefined();
    expect(findPlaceFault('web/src/utils/dates.ts')).toContain('dump');
    expect(findPlaceFault('api/src/http/helpers.ts')).toContain('dump');
    expect(findPlaceFault('api/src/services/mail.ts')).toContain('no zone');
  });
});
