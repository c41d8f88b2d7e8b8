import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAssets,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { appendLineage, wholeOf } from '../../db/ledger/lineage-rows';

const open = useTestApp();
let owner: Member;
let mother = 0;
let calf = 0;
let elsewhere = 0;
let otherBox = 0;

const ask = (pk: number, token?: string) => open().attempt('lineage.ofAsset', { params: { pk } }, token);

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  otherBox = await buildBox(open(), owner.companyId);
  [mother = 0, calf = 0] = await buildAssets(open(), owner, [{ visual_tag: 'A-1' }, { visual_tag: 'A-2' }]);
  [elsewhere = 0] = await buildAssets(open(), { ...owner, boxId: otherBox }, [{ visual_tag: 'A-3' }]);
  const { rows } = await open().pool.query<{ id: number }>('select max(id)::int as id from event');
  const inputs = [{ assetId: mother, quantity: 12.5, unit: 't' }];
  const outputs = [wholeOf(calf), { assetId: elsewhere, quantity: 3, unit: 'hide' }];
  await appendLineage(open().db, rows[0]?.id ?? 0, { inputs, outputs });
});

describe('the lineage of an asset', () => {
  it('is shown both ways, with how much of what', async () => {
    expect((await ask(calf, owner.token)).body).toMatchObject({
      origins: {
        total: 1,
        rows: [{ amount: '12,5 t', asset: { id: mother, name: 'A-1', box: { id: owner.boxId } } }],
      },
      outcomes: { total: 0, rows: [] },
    });
    expect((await ask(mother, owner.token)).body).toMatchObject({
      outcomes: {
        total: 2,
        rows: [
          { amount: '3 cueros', asset: { id: elsewhere, box: { id: otherBox } } },
          { amount: '', asset: { id: calf, noun: 'animal' } },
        ],
      },
    });
  });

  it('shows somebody who may not see a relative only that there is one', async () => {
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    const { body } = await ask(mother, await buildToken(open(), viewer));
    expect(body).toMatchObject({
      outcomes: { total: 2, rows: [{ asset: null, amount: '' }, { asset: { id: calf } }] },
    });
    expect(JSON.stringify(body)).not.toContain('A-3');
  });

  it('is nobody else’s', async () => {
    const stranger = await buildMember(open(), 'owner');
    const asked = [await ask(calf), await ask(calf, stranger.token), await ask(999_999, owner.token)];
    expect(asked.map(({ status }) => status)).toEqual([401, 404, 404]);
  });
});
