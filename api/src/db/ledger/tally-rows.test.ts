import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { useTestApp } from '../../../test/app';
import { addsOf, buildAssets, buildMember } from '../../../test/build';
import { transact } from '../transact';
import { lockAssets } from './asset-rows';
import { retireAssets } from './retired-rows';
import { recordChanges } from './record-changes';
import { findAssetsMark } from './tally-rows';

const open = useTestApp();
const grain = findAssetType(36) ?? expect.fail('the model is gone');
let owner: Awaited<ReturnType<typeof buildMember>>;
let id = 0;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  [id = 0] = await buildAssets(open(), owner, [{ visual_tag: `KD482M${String(owner.boxId)}` }]);
});

/** Gives the animal another tag, or another weight. */
async function change(changes: { readonly visual_tag: string } | { readonly weight: number }) {
  const { db, deps } = open();
  const { event } = addsOf(open(), owner, []);
  await transact(db, async (inside) => {
    const asset = (await lockAssets(inside, cowAr.id, [id])).get(id) ?? expect.fail('the animal is gone');
    await recordChanges(inside, deps.randomBytes, {
      model: cowAr,
      event: { ...event, eventType: 0 },
      eventId: null,
      effect: null,
      companyId: owner.companyId,
      rows: [{ row: 1, asset, changes, fields: {} }],
    });
  });
}

describe('the mark of all assets of a type', () => {
  const marks = () => findAssetsMark(open().db, cowAr.id);

  it.each([
    [
      'is added elsewhere',
      async () => buildAssets(open(), await buildMember(open(), 'owner'), [{ sex: 'H' }]),
    ],
    ['gets another tag', () => change({ visual_tag: `KD482N${String(id)}` })],
    ['is weighed', () => change({ weight: 361 })],
    ['is retired', () => transact(open().db, (inside) => retireAssets(inside, [id], open().time.now))],
  ])('is another once one %s', async (_what, write) => {
    const before = await marks();
    await write();
    expect(await marks()).not.toBe(before);
  });

  it('stays when nothing is written, another type is, or what was begun is undone', async () => {
    const before = await marks();
    expect(await marks()).toBe(before);
    await buildAssets(open(), owner, [{ uniqueid: 'CE-1', specie: 'rye' }], grain);
    const undone = new Error('undone');
    const begun = transact(open().db, async (inside) => {
      await retireAssets(inside, [id], open().time.now);
      throw undone;
    });
    await expect(begun).rejects.toBe(undone);
    expect(await marks()).toBe(before);
  });
});
