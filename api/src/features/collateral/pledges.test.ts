import { beforeAll, describe, expect, it } from 'vitest';
import { aliasOf, buildPledge, buildRelease } from '../../../test/build-pledge';
import { useTestApp } from '../../../test/app';
import { buildColleague, type Member } from '../../../test/build';
import { buildEvent, buildTransfer } from '../../../test/build-input';
import { buildBags, buildKeeper, buildRecord, loadOracle } from '../../../test/build-oracle';
import { issuesOf } from '../../../test/client';

const open = useTestApp();
let keeper: Member;
let bank: Member;
let other: Member;
let alias = '';

const validated = { asset_status_change: 'validated', guarantee_state: 'free', grade: 'g1' };

async function buildBag(values = {}): Promise<number> {
  const [pk = 0] = await buildBags(open(), keeper, [{ ...validated, ...values }]);
  return pk;
}

async function buildPledged(values = {}): Promise<number> {
  const pk = await buildBag(values);
  await open().call('objects.addMassive', buildPledge(keeper, pk, alias), keeper);
  return pk;
}

const at = (member: Member, pk = 0) => ({ assetId: '35', boxId: String(member.boxId), pk: String(pk) });
const listOf = async (member: Member) => {
  const { assetId, boxId } = at(member);
  return open().call('pledges.list', { params: { assetId, boxId } }, member);
};
const read = (pk: number, member: Member) =>
  open().attempt('pledges.get', { params: at(member, pk) }, member);
const history = (pk: number, member: Member) =>
  open().attempt('events.ofAsset', { params: { pk: String(pk) } }, member);
const codes = async (answer: Parameters<typeof issuesOf>[0]) => issuesOf(answer).map(({ code }) => code);
const draw = (pk: number, more = {}) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(keeper, 108, {
      ...{ assetType: 35, pks: [pk], ...more },
      common: { tonnes: 10, ctg: '10134354744', truck_plate: 'AF123KD', destination: 'Rosario' },
    }),
    keeper,
  );
const retire = (pk: number) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(keeper, 13, { assetType: 35, pks: [pk], common: { disposal_type: 'consumed' } }),
    keeper,
  );
const send = (pk: number) =>
  open().attempt(
    'transfers.add',
    buildTransfer(keeper, other, [pk], { assetType: 35, values: { transfer_type: 'possession' } }),
    keeper,
  );
async function release(pk: number, member: Member, kind = 'paid') {
  const values = await buildRelease(open(), member, kind);
  return open().attempt('pledges.release', { params: at(member, pk), body: { values } }, member);
}

beforeAll(async () => {
  keeper = await buildKeeper(open());
  bank = await buildKeeper(open(), 29);
  other = await buildKeeper(open(), 29);
  alias = await aliasOf(open(), bank.boxId);
});

describe('a pledge to an establishment', () => {
  it('is read there until it is released, and by nobody else', async () => {
    const pk = await buildPledged();
    const list = await listOf(bank);
    expect(list[0]).toMatchObject({
      id: pk,
      kind: 'Soja',
      worth: { amount: 200, unit: 't', value: null, price: null },
      terms: { loan: 40_000, currency: 'usd', cover: null },
    });
    expect((await read(pk, bank)).body).toMatchObject({ values: { tonnage: 200 }, canRelease: true });
    expect(JSON.stringify((await history(pk, bank)).body)).toContain('W-2026');
    // Nobody else, whoever they are.
    expect((await listOf(other)).map(({ id }) => id)).not.toContain(pk);
    for (const ask of [read, history]) expect((await ask(pk, other)).status).toBe(404);
    expect((await release(pk, other)).status).toBe(404);
    expect((await release(pk, bank)).status).toBe(200);
    expect((await listOf(bank)).map(({ id }) => id)).not.toContain(pk);
    for (const ask of [read, history]) expect((await ask(pk, bank)).status).toBe(404);
    expect((await history(pk, keeper)).body).toMatchObject({
      entries: [{ event_type: 106 }, { event_type: 105 }, { event_type: -1 }],
      chainHolds: true,
    });
  });

  it('tells nothing that is private to the keeper', async () => {
    const pk = await buildPledged();
    const told = JSON.stringify([(await read(pk, bank)).body, (await history(pk, bank)).body]);
    expect(told).not.toContain('Deuda con la cooperativa');
    expect(JSON.stringify((await history(pk, keeper)).body)).toContain('Deuda');
    // Other calls about an asset are of where it is.
    const params = { pk: String(pk) };
    expect((await open().attempt('worth.ofAsset', { params }, bank)).status).toBe(404);
    expect((await open().attempt('measures.ofAsset', { params }, bank)).status).toBe(404);
    expect(
      (await open().attempt('objects.get', { params: { objectType: 'asset', ...params } }, bank)).status,
    ).toBe(404);
  });

  it('is shown by who may list assets there alone', async () => {
    const pk = await buildPledged();
    const viewer = await buildColleague(open(), { boxId: bank.boxId }, 'viewer');
    expect((await open().attempt('pledges.get', { params: at(bank, pk) }, viewer)).body).toMatchObject({
      canRelease: false,
    });
    const values = await buildRelease(open(), bank);
    const released = { params: at(bank, pk), body: { values } };
    expect((await open().attempt('pledges.release', released, viewer)).status).toBe(403);
    expect((await open().attempt('pledges.get', { params: at(bank, pk) }, null)).status).toBe(401);
    // Elsewhere nothing is pledged to anybody.
    expect(
      (
        await open().attempt(
          'pledges.list',
          { params: { assetId: '35', boxId: String(keeper.boxId) } },
          keeper,
        )
      ).status,
    ).toBe(404);
  });

  it('is refused where there is no such holder, with nothing written', async () => {
    const pk = await buildBag();
    for (const name of ['nadie', await aliasOf(open(), keeper.boxId)]) {
      const answer = await open().attempt('objects.addMassive', buildPledge(keeper, pk, name), keeper);
      expect(issuesOf(answer)).toMatchObject([{ field: 'holder_alias', code: 'pledgeHolderUnknown' }]);
    }
    expect((await history(pk, keeper)).body).toMatchObject({ entries: [{ event_type: -1 }] });
  });

  it('is one, however many pledge at the same moment', async () => {
    const pk = await buildBag();
    const second = await aliasOf(open(), other.boxId);
    const answers = await Promise.all(
      [alias, second, alias].map((each) =>
        open().attempt('objects.addMassive', buildPledge(keeper, pk, each), keeper),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const kept = await open().db.selectFrom('pledge').selectAll().where('asset_id', '=', pk).execute();
    expect(kept).toHaveLength(1);
    // The database lets no second one in, whoever writes it.
    const twice = open().pool.query(
      `insert into pledge (asset_id, event_id, asset_type, holder_box_id, given_at)
       select asset_id, event_id - 1, asset_type, holder_box_id, given_at from pledge where asset_id = $1`,
      [pk],
    );
    await expect(twice).rejects.toThrow(/pledge_in_force/);
  });
});

describe('what is pledged', () => {
  it('goes nowhere before the holder agrees, on no day', async () => {
    const pk = await buildPledged();
    for (const attempt of [draw(pk), retire(pk), draw(pk, { headerValues: { date: '2026-01-05' } })])
      expect(issuesOf(await attempt)).toMatchObject([{ code: 'pledgedTo' }]);
    const sent = await send(pk);
    expect(sent.status).toBeGreaterThanOrEqual(400);
    expect(await codes(sent)).toEqual(['pledgedTo']);
    expect((await release(pk, bank, 'partial')).status).toBe(200);
    expect(await codes(await draw(pk))).toEqual(['pledgedTo']);
    expect((await release(pk, bank)).status).toBe(200);
    expect((await draw(pk)).status).toBe(200);
    expect((await send(pk)).status).toBe(200);
  });

  it('is not released by its keeper, nor by undoing', async () => {
    const pk = await buildPledged();
    const values = await buildRelease(open(), keeper);
    const own = buildEvent(keeper, 106, { assetType: 35, pks: [pk], common: values });
    expect(await codes(await open().attempt('objects.addMassive', own, keeper))).toEqual(['pledgeConsent']);
    const { entries } = await open().call('events.ofAsset', { params: { pk: String(pk) } }, keeper);
    expect(entries[0]?.undo).toMatchObject({ can: false, issue: { code: 'undoPledge' } });
    const params = { eventId: String(entries[0]?.id) };
    const undone = await open().attempt('events.undo', { params, body: { reason: 'Por error' } }, keeper);
    expect(undone.status).toBe(409);
  });

  it('to a creditor who is not here is released by its keeper', async () => {
    const pk = await buildBag();
    await open().call('objects.addMassive', buildPledge(keeper, pk, null), keeper);
    expect(await codes(await draw(pk, { headerValues: { date: '2026-01-05' } }))).toEqual(['eventBarred']);
    const values = await buildRelease(open(), keeper);
    const own = buildEvent(keeper, 106, { assetType: 35, pks: [pk], common: values });
    expect((await open().attempt('objects.addMassive', own, keeper)).status).toBe(200);
    expect((await draw(pk)).status).toBe(200);
  });

  it('may be pledged again once it is released', async () => {
    const pk = await buildPledged();
    await release(pk, bank);
    const second = await aliasOf(open(), other.boxId);
    await open().call('objects.addMassive', buildPledge(keeper, pk, second), keeper);
    expect((await read(pk, other)).status).toBe(200);
    expect((await read(pk, bank)).status).toBe(404);
  });

  it('says what an oracle answers of it', async () => {
    const pk = await buildPledged();
    await loadOracle(open(), 'pledged', [buildRecord('PL-1')]);
    const params = { boxId: String(keeper.boxId), assetId: '35', oracleKey: 'pledged' };
    await open().call('oracles.save', { params, body: [{ pk, id: 'PL-1' }] }, keeper);
    expect((await read(pk, bank)).body).toMatchObject({ verdict: 'matches' });
    expect((await history(pk, bank)).body).toMatchObject({ entries: [{ event_type: -21 }, {}, {}] });
  });
});
