import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildBox, buildMember } from '../../../test/build';
import { type TransferParts, buildTransfer } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
let owner: Member;
let keeper: Member;
let buyer: Member;

const ownership = { values: { transfer_type: 'PRO', dte_motive: 'INV' } };
const possession = { values: { transfer_type: 'TEN', dte_motive: 'INV' } };

const send = (from: Member, to: { readonly boxId: number }, ids: readonly number[], more: TransferParts) =>
  open().attempt('transfers.add', buildTransfer(from, to, ids, more), from);

/** Where an animal is, and whose it is. */
async function placeOf(id: number) {
  const { rows } = await open().pool.query<{ box: number; owner: number }>(
    'select box_id as box, owner_company_id as owner from asset where id = $1',
    [id],
  );
  return rows[0];
}

async function check(from: Member, to: Member, ids: readonly number[], body: object = {}) {
  const { rows } = await open().pool.query<{ alias: string }>('select alias from box where id = $1', [
    to.boxId,
  ]);
  const params = { alias: rows[0]?.alias ?? '', boxId: from.boxId, assetId: 33, eventType: 1000 };
  const [found] = await open().call(
    'boxes.checkAlias',
    { params, body: { assetsList: [...ids], ...body } },
    from,
  );
  return found;
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  keeper = await buildMember(open(), 'owner');
  buyer = await buildMember(open(), 'owner');
});

/** An animal of the owner's that the keeper has in possession. */
async function buildKept(): Promise<number> {
  const [id = 0] = await buildAnimals(open(), owner, 1);
  expect((await send(owner, keeper, [id], possession)).status).toBe(200);
  return id;
}

describe('who has only possession', () => {
  it('passes possession on, and no ownership', async () => {
    const id = await buildKept();
    const refused = await send(keeper, buyer, [id], ownership);
    expect([refused.status, issuesOf(refused)]).toMatchObject([
      409,
      [{ record: String(id), code: 'notOwned' }],
    ]);
    expect(await placeOf(id)).toEqual({ box: keeper.boxId, owner: owner.companyId });
    expect((await send(keeper, buyer, [id], possession)).status).toBe(200);
    expect(await placeOf(id)).toEqual({ box: buyer.boxId, owner: owner.companyId });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('does not come to own by a transfer to another establishment of its own', async () => {
    const id = await buildKept();
    const boxId = await buildBox(open(), keeper.companyId);
    expect(issuesOf(await send(keeper, { boxId }, [id], ownership))).toMatchObject([{ code: 'notOwned' }]);
    expect((await send(keeper, { boxId }, [id], possession)).status).toBe(200);
    expect(await placeOf(id)).toEqual({ box: boxId, owner: owner.companyId });
  });

  it('passes on the ownership of its own beside, where that is said', async () => {
    const id = await buildKept();
    const [own = 0] = await buildAnimals(open(), keeper, 1);
    expect(issuesOf(await send(keeper, buyer, [id, own], ownership))).toMatchObject([{ record: String(id) }]);
    const others = await send(keeper, buyer, [id, own], { ...ownership, withoutErrors: true });
    expect(others.body).toMatchObject({
      transfer: { kind: 'ownership', assets_count: 1 },
      left: [{ record: String(id), code: 'notOwned' }],
    });
    expect(await placeOf(own)).toEqual({ box: buyer.boxId, owner: buyer.companyId });
    expect(await placeOf(id)).toEqual({ box: keeper.boxId, owner: owner.companyId });
  });

  it('hears before how many of the animals are its own, and which stay', async () => {
    const id = await buildKept();
    const [own = 0] = await buildAnimals(open(), keeper, 1);
    expect(await check(keeper, buyer, [id, own])).toMatchObject({ owned: 1, can: 2, cannot: 0, error: [] });
    expect(await check(keeper, buyer, [id, own], { kind: 'ownership' })).toMatchObject({
      ...{ owned: 1, can: 1, cannot: 1 },
      left: [{ id, issue: { code: 'notOwned' } }],
    });
  });
});

it('the owner passes ownership on once it has its own back', async () => {
  const id = await buildKept();
  expect((await send(keeper, owner, [id], possession)).status).toBe(200);
  expect((await send(owner, buyer, [id], ownership)).status).toBe(200);
  expect(await placeOf(id)).toEqual({ box: buyer.boxId, owner: buyer.companyId });
});
