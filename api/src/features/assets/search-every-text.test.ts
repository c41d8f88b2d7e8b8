import { beforeAll, describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { optionsOf } from '@huella/domain/engine/fields/choice';
import { fieldKinds } from '@huella/domain/engine/fields/index';
import { isNamed, isSearched } from '@huella/domain/engine/lists/list-fields';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Value, Values } from '@huella/domain/model/value';
import { loadRegions } from '@huella/domain/reference/regions';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAssets,
  buildBox,
  buildCompany,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildList } from '../../../test/build-input';

const open = useTestApp();

beforeAll(loadRegions);

async function found(text: string, member: Member, assetType: number) {
  const body = { filters: [{ operator: 'words', value: text }] };
  const asked = buildList(member, { assetType, pageSize: 100, body });
  const { res, resTotal } = await open().call('objects.list', asked, member);
  const ids = res.map(({ id }) => id);
  expect(resTotal).toBe(ids.length);
  return ids;
}

const searched = (model: AssetType, subtype: number) =>
  model.attributes.filter((field) => isSearched(field) && field.permissions.box.list.includes(subtype));

let serial = 0;
/** A text of letters that is nowhere else. */
function sing(): string {
  serial += 1;
  return `zq${[...String(serial).padStart(5, '0')].map((digit) => 'bcdfghjklm'[Number(digit)] ?? '').join('')}x`;
}

/** A value for each text of a model, with a text that finds it: a word of a label, or a word that is nowhere else. */
function sampleOf(field: Attribute): { readonly value: Value; readonly text: string } | null {
  if (!isNamed(field)) {
    const word = sing();
    return { value: field.type === 'masked' ? word.toUpperCase() : `Ése es ${word} así`, text: word };
  }
  const preset = field.presets?.[0];
  if (preset !== undefined) return { value: preset.color, text: preset.label.es };
  const [option] = optionsOf(field);
  if (option === undefined) return null;
  const value = fieldKinds[field.type].chooses === 'several' ? [option.key] : option.key;
  return { value, text: option.label.es };
}

describe.each(assetTypes)('a search by words among assets of $code', (model) => {
  // Where such assets come from and go to.
  const { permissions } = model.events.find(({ eventType }) => eventType === engineEvents.transfer) ?? {};
  const [subtype = 0] = permissions?.box ?? [];
  const build = async (): Promise<Member> => {
    const companyId = await buildCompany(open(), undefined, model.chains[0]);
    const boxId = await buildBox(open(), companyId, subtype);
    const userId = await buildUser(open());
    await buildRelation(open(), userId, { companyId }, 'owner');
    return { companyId, boxId, userId, token: await buildToken(open(), userId) };
  };
  let owner: Member;
  beforeAll(async () => {
    owner = await build();
  });

  it('finds each text and the name of each option, in its establishment and in no other', async () => {
    const fields = searched(model, subtype);
    const samples = fields.flatMap((field) => {
      const sample = sampleOf(field);
      return sample === null ? [] : [{ field, ...sample }];
    });
    const other = await build();
    const rows = samples.map(({ field, value }): Values => ({ [field.name]: value }));
    const ids = await buildAssets(open(), owner, rows, model);
    expect(samples.length).toBeGreaterThan(5);
    for (const [at, { field, text }] of samples.entries()) {
      const here = await found(text.toUpperCase(), owner, model.id);
      expect(here, `${field.name}: ${text}`).toContain(ids[at]);
      if (!isNamed(field)) expect(here, field.name).toEqual([ids[at]]);
    }
    for (const { text } of samples) expect(await found(text, other, model.id)).toEqual([]);
  });

  it('finds nothing in fields that the establishment does not list', async () => {
    const shut = model.attributes.filter(
      (field) => isSearched(field) && !field.permissions.box.list.includes(subtype),
    );
    const samples = shut.flatMap((field) => (isNamed(field) ? [] : [{ field, word: sing() }]));
    const rows = samples.map(({ field, word }): Values => ({ [field.name]: word }));
    if (rows.length === 0) return;
    await buildAssets(open(), owner, rows, model);
    for (const { word } of samples) expect(await found(word, owner, model.id)).toEqual([]);
  });
});
