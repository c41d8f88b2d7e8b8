import { describe, expect, it } from 'vitest';
import { buildModel } from '@huella/domain/assets/build-model';
import type { Attribute } from '@huella/domain/assets/asset-type';
import { checkForm } from '@huella/domain/forms/check-form';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import { findPlace } from '../../db/actors';
import type { Setting } from '../../http/setting';
import { settleNumbers, withSourcesOf } from './sources-check';

const open = useTestApp();
const words = (text: string) => ({ es: text, en: text });
const everywhere = { box: { list: [6], new: [6], edit: [6] } };

const bag: Attribute = {
  name: 'bag',
  label: words('Bag'),
  type: 'text',
  defaultValue: 'B-',
  defaultValueSufix: 'bags',
  permissions: everywhere,
};
const field: Attribute = {
  name: 'field',
  label: words('Field'),
  type: 'select',
  dataSourceType: 'api',
  dataSourceApiEndpoint: 'used.paddock',
  permissions: everywhere,
};

async function settingWith(attributes: readonly Attribute[]): Promise<Setting> {
  const app = open();
  const member = await buildMember(app, 'owner');
  await buildAssets(app, member, [{ visual_tag: `T${String(member.boxId)}`, paddock: 'Norte' }]);
  const place = await findPlace(app.db, member.boxId);
  if (place === null) throw new Error('the establishment was just built');
  const model = buildModel(attributes);
  return {
    model,
    place,
    scope: { boxSubtype: 6, companyTiers: [] },
    locale: { language: 'es', today: '2026-11-20', zone: 'UTC' },
    relations: [],
  };
}

describe('a field whose options only the server knows', () => {
  it('is checked against them when a record is written', async () => {
    const { model, scope, locale } = await withSourcesOf(open().db, await settingWith([field]));
    const codes = (raw: string) =>
      checkForm({ model, mode: 'new', scope, locale, raw: { field: raw }, before: {} }).issues.map(
        ({ code }) => code,
      );
    expect(codes('Norte')).toEqual([]);
    expect(codes('Sur')).toEqual(['notAnOption']);
  });

  it('costs a model without sources nothing', async () => {
    const setting = await settingWith([bag]);
    expect(await withSourcesOf(open().db, setting)).toBe(setting);
  });
});

describe('a number that a default ends with', () => {
  it('is given once: who comes later gets the next', async () => {
    const setting = await settingWith([bag]);
    const settle = (value: string) => settleNumbers(open().db, setting, { bag: value });
    expect(await settle('B-1')).toEqual({ bag: 'B-1' });
    expect(await settle('B-1')).toEqual({ bag: 'B-2' });
    expect(await settle('B-7')).toEqual({ bag: 'B-7' });
    expect(await settle('B-3')).toEqual({ bag: 'B-8' });
  });

  it('leaves what was written in another way alone', async () => {
    const setting = await settingWith([bag]);
    for (const value of ['', 'X-1', 'B-', 'B-01', 'B-1a'])
      expect(await settleNumbers(open().db, setting, { bag: value })).toEqual({ bag: value });
  });
});
