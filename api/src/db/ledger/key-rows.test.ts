import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import { transact } from '../transact';
import { claimKeys, type Claim } from './key-rows';

type Owner = Awaited<ReturnType<typeof buildMember>>;

const open = useTestApp();
let owner: Owner;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

/** Ids that no asset has: claims are made before the assets that bear them. */
const claim = (assetId: number, values: Claim['values']): Claim => ({
  assetId,
  ownerCompanyId: owner.companyId,
  values,
});

/** Claims in a transaction that is undone, and answers what was found and what is held before its end. */
async function tryClaims(claims: readonly Claim[]) {
  let taken: ReadonlyMap<number, readonly string[]> = new Map();
  let held: unknown[] = [];
  const undone = new Error('undone');
  await transact(open().db, async (db) => {
    taken = await claimKeys(db, cowAr, claims);
    const kept = await db
      .selectFrom('asset_key')
      .select(['asset_id', 'attribute'])
      .where(
        'asset_id',
        'in',
        claims.map(({ assetId }) => assetId),
      )
      .orderBy('asset_id')
      .orderBy('attribute')
      .execute();
    held = kept.map(({ asset_id, attribute }) => `${String(asset_id)} ${attribute}`);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return { taken: [...taken], held };
}

describe('claiming identifiers', () => {
  const [first, second] = [9_000_001, 9_000_002];

  it('claims all of each asset', async () => {
    const found = await tryClaims([
      claim(first, { visual_tag: 'KD482C9001', management_tag: 'V-1' }),
      claim(second, { visual_tag: 'KD482C9002', weight: 361 }),
    ]);
    expect(found).toEqual({
      taken: [],
      held: [`${first} management_tag`, `${first} visual_tag`, `${second} visual_tag`],
    });
  });

  it('shows what others have, and gives back what their rows did claim', async () => {
    await buildAssets(open(), owner, [{ visual_tag: 'KD482C9003', management_tag: 'V-3' }]);
    const found = await tryClaims([
      claim(first, { visual_tag: 'KD482C9004', management_tag: 'V-3' }),
      claim(second, { visual_tag: 'KD482C9005', management_tag: 'V-5' }),
    ]);
    expect(found).toEqual({
      taken: [[first, ['management_tag']]],
      held: [`${second} management_tag`, `${second} visual_tag`],
    });
  });

  it('lets one of two that want the same have it', async () => {
    const found = await tryClaims([
      claim(second, { visual_tag: 'KD482C9006', management_tag: 'V-6' }),
      claim(first, { visual_tag: 'KD482C9006' }),
    ]);
    expect(found).toEqual({ taken: [[second, ['visual_tag']]], held: [`${first} visual_tag`] });
  });
});
