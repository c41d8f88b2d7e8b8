import { beforeEach, describe, expect, it } from 'vitest';
import type { PlacedPoint } from '@huella/domain/model/value';
import type { PledgePart } from '@huella/domain/model/collateral';
import { aliasOf, buildPledge, buildRelease } from '../../../test/build-pledge';
import { useTestApp } from '../../../test/app';
import { buildColleague, type Member } from '../../../test/build';
import { buildBags, buildKeeper, buildRecord, loadOracle } from '../../../test/build-oracle';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();
const key = 'stock_provider';
const world = { west: -180, south: -90, east: 180, north: 90, zoom: 3 };
let bank: Member;
let rojas: Member;
let salto: Member;
let bags: Readonly<Record<'match' | 'less' | 'denied' | 'silent' | 'free' | 'corn', number>>;

const bag = { asset_status_change: 'validated', guarantee_state: 'free', grade: 'g1' };
const at = ({ boxId }: Member) => ({ assetId: '35', boxId: String(boxId) });
const standing = () => open().call('pledges.standing', { params: at(bank) }, bank);
const listed = async (query: {
  readonly part?: PledgePart;
  readonly keeper?: string;
  readonly kind?: string;
}) => (await open().call('pledges.list', { params: at(bank), query }, bank)).map(({ id }) => id).toSorted();

async function link(keeper: Member, ...pairs: readonly (readonly [number, string])[]) {
  const params = { ...at(keeper), oracleKey: key };
  await open().call('oracles.save', { params, body: pairs.map(([pk, id]) => ({ pk, id })) }, keeper);
}

/** A bank that two plants pledged to: soybeans with prices, of which an oracle says each thing that it may, and corn without. */
beforeEach(async () => {
  const app = open();
  app.time.now = new Date('2026-11-28T15:00:00Z');
  await app.db.deleteFrom('oracle_link').execute();
  await app.db.deleteFrom('oracle').execute();
  [bank, rojas, salto] = [await buildKeeper(app, 29), await buildKeeper(app), await buildKeeper(app)];
  const location: PlacedPoint = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-60.7, -34.2] },
    properties: { center: [-60.7, -34.2], zoom: 12 },
  };
  const [match = 0, less = 0, denied = 0, silent = 0] = await buildBags(app, rojas, [
    { ...bag, location_bags: location },
    { ...bag, date_expired: '2026-12-10' },
    bag,
    bag,
  ]);
  const [free = 0, corn = 0] = await buildBags(app, salto, [
    bag,
    { ...bag, specie: 'maiz', tonnage: 80, tonnage_left: 80 },
  ]);
  bags = { match, less, denied, silent, free, corn };
  const records = ['A-1', 'A-2', 'A-3', 'A-4'].map((id) => buildRecord(id));
  await loadOracle(app, key, records);
  await link(rojas, [match, 'A-1'], [less, 'A-2'], [denied, 'A-3'], [silent, 'A-4']);
  const alias = await aliasOf(app, bank.boxId);
  for (const pk of [match, less, denied, silent])
    await app.call('objects.addMassive', buildPledge(rojas, pk, alias), rojas);
  for (const pk of [free, corn]) await app.call('objects.addMassive', buildPledge(salto, pk, alias), salto);
  const params = { companyId: String(bank.companyId), assetId: '35' };
  const price = { kind: 'soja', amount: 300, currency: 'usd', day: '2026-03-01', source: 'Pizarra' } as const;
  await app.call('prices.add', { params, body: price }, bank);
  await runMails(app);
  await app.pool.query("delete from mail where kind in ('oracleDoubts', 'pledgeDoubts')");
  app.mails.length = 0;
});

/** The oracle says less of one, denies another and says nothing more of a third. */
async function doubt() {
  const changed = [
    buildRecord('A-1'),
    buildRecord('A-2', { tonnes: 150 }),
    buildRecord('A-3', { existence: 'N' }),
  ];
  await loadOracle(open(), key, changed);
}

/** The mails about doubts, sent as if their wait were over, by whom they go to. */
async function mails(to: Member) {
  const app = open();
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runMails(app);
  const { email } = await app.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', to.userId)
    .executeTakeFirstOrThrow();
  return app.mails.filter((mail) => mail.to === email && mail.subject.includes('oráculo'));
}

describe('what a holder is told of what is pledged to them', () => {
  it('has the numbers of the lists that it opens', async () => {
    await doubt();
    const { match, less, denied, silent, free, corn } = bags;
    const all = await standing();
    expect(all).toMatchObject({
      ...{ count: 6, amount: 1_080, doubtful: 3, unlinked: 2, pricedCount: 5, secured: 6, covering: 5 },
      doubts: { differs: 1, missing: 1, silent: 1 },
      // What is denied or silent is confirmed by nobody; what differs is there.
      confirmed: { count: 2, amount: 400, values: [{ currency: 'usd', value: 120_000 }] },
      unconfirmed: { count: 4, amount: 680, values: [{ currency: 'usd', value: 180_000 }] },
      expiring: { count: 1, amount: 200 },
    });
    const parts: readonly (readonly [PledgePart, number, readonly number[]])[] = [
      ['differs', all.doubts.differs, [less]],
      ['missing', all.doubts.missing, [denied]],
      ['silent', all.doubts.silent, [silent]],
      ['doubtful', all.doubtful, [less, denied, silent]],
      ['unlinked', all.unlinked, [free, corn]],
      ['confirmed', all.confirmed.count, [match, less]],
      ['unconfirmed', all.unconfirmed.count, [denied, silent, free, corn]],
      ['priced', all.pricedCount, [match, less, denied, silent, free]],
      ['unpriced', all.unpriced.count, [corn]],
      ['covering', all.covering, [match, less, denied, silent, free]],
      ['secured', all.secured, [match, less, denied, silent, free, corn]],
      ['expiring', all.expiring.count, [less]],
    ];
    for (const [part, count, ids] of parts) {
      expect(await listed({ part }), part).toEqual(ids.toSorted());
      expect(count, part).toBe(ids.length);
    }
    expect(all.keepers).toMatchObject([
      { id: rojas.boxId, count: 4, amount: 800, confirmed: { count: 2 }, doubts: { silent: 1 } },
      { id: salto.boxId, count: 2, amount: 280, confirmed: { count: 0 }, doubts: { differs: 0 } },
    ]);
    for (const { id, count, doubts } of all.keepers) {
      expect(await listed({ keeper: String(id) })).toHaveLength(count);
      expect(await listed({ keeper: String(id), part: 'silent' })).toHaveLength(doubts.silent);
    }
    expect(all.kinds).toMatchObject([
      { key: 'soja', label: 'Soja', count: 5, amount: 1_000, values: [{ value: 300_000 }] },
      { key: 'maiz', count: 1, amount: 80, values: [] },
    ]);
    for (const { key: kind, count } of all.kinds) expect(await listed({ kind })).toHaveLength(count);
  });

  it('has a map of those with a place, wherever they are kept', async () => {
    const ask = () => open().call('pledges.places', { params: at(bank) }, bank);
    const map = () => open().call('pledges.map', { params: at(bank), body: { view: world } }, bank);
    expect(await ask()).toMatchObject({ total: 6, placed: 1, bounds: { west: -60.7, north: -34.2 } });
    expect((await map()).groups).toMatchObject([{ count: 1, assets: [{ id: bags.match }] }]);
    // What its keeper shows nobody in lists is on no map.
    await open()
      .db.insertInto('box_field_permission')
      .values({
        ...{ box_id: rojas.boxId, asset_type: 35, shut_list: ['location_bags', 'bag_code'] },
        ...{ shut_new: [], shut_edit: [], version: 1, updated_at: open().time.now, updated_by: rojas.userId },
      })
      .execute();
    expect(await ask()).toMatchObject({ total: 6, placed: 0, bounds: null });
    expect((await map()).groups).toEqual([]);
    const values = await buildRelease(open(), bank);
    const params = { ...at(bank), pk: String(bags.match) };
    await open().call('pledges.release', { params, body: { values } }, bank);
    expect(await ask()).toMatchObject({ total: 5 });
  });

  it('is told to nobody else', async () => {
    const other = await buildKeeper(open(), 29);
    const viewer = await buildColleague(open(), { boxId: bank.boxId }, 'viewer');
    for (const name of ['pledges.standing', 'pledges.places'] as const) {
      const statusOf = async (params: ReturnType<typeof at>, who: { readonly token: string } | null) =>
        (await open().attempt(name, { params }, who)).status;
      expect(await statusOf(at(bank), viewer)).toBe(200);
      expect(await statusOf(at(bank), other)).toBe(404);
      expect(await statusOf(at(bank), null)).toBe(401);
      // Nothing is pledged to who only keeps.
      expect(await statusOf(at(rojas), rojas)).toBe(404);
    }
    const input = { params: at(bank), body: { view: world } };
    expect((await open().attempt('pledges.map', input, other)).status).toBe(404);
    expect((await open().call('pledges.standing', { params: at(other) }, other)).count).toBe(0);
  });
});

describe('a holder whose collateral an oracle stops confirming', () => {
  it('gets one mail of what is pledged to them, and the keeper theirs', async () => {
    const [own = 0] = await buildBags(open(), rojas, [{ bag_code: 'PROPIA-1' }]);
    await loadOracle(open(), key, [...['A-1', 'A-2', 'A-3', 'A-4', 'A-5'].map((id) => buildRecord(id))]);
    await link(rojas, [own, 'A-5']);
    await doubt();
    const [mail, ...more] = await mails(bank);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('no confirma 3 de lo prendado');
    expect(mail?.text).toContain('/pledges?part=doubtful');
    expect(mail?.text).toContain('el oráculo dice que no existe');
    // What is not pledged to them is no business of theirs.
    expect(mail?.text).not.toContain('PROPIA-1');
    expect((await mails(rojas)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('otra cosa de 4'),
    ]);
    expect(await mails(salto)).toEqual([]);
    // The same again is no occasion, nor is what was released.
    open().mails.length = 0;
    const values = await buildRelease(open(), bank);
    const params = { ...at(bank), pk: String(bags.match) };
    await open().call('pledges.release', { params, body: { values } }, bank);
    await loadOracle(open(), key, [
      buildRecord('A-2', { tonnes: 150 }),
      buildRecord('A-3', { existence: 'N' }),
    ]);
    expect(await mails(bank)).toEqual([]);
    expect(await mails(rojas)).toHaveLength(1);
  });

  it('sees it in the standing of their oracles', async () => {
    await doubt();
    const ask = (member: Member) => open().call('oracles.standing', { params: at(member) }, member);
    expect(await ask(bank)).toMatchObject({
      ...{ assets: 0, verdicts: { differs: 0 } },
      pledged: { matches: 1, differs: 1, missing: 1, silent: 1 },
    });
    expect(await ask(rojas)).toMatchObject({ verdicts: { silent: 1 }, pledged: null });
  });
});
