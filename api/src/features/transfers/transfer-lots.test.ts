import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { malt } from '@huella/domain/catalogue/assets/malt';
import type { QrType } from '@huella/domain/model/qr-types';
import type { AssetType } from '@huella/domain/model/asset-type';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAnimals,
  buildAssets,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildLot, buildTransfer, buildUpdate } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();

let sender: Member;
let receiver: Member;

const lotInput = (member: Member, name: string, ids: readonly number[], model: AssetType = cowAr) =>
  buildLot(member, { name, assets: ids.map(String) }, { assetType: model.id });

async function lotOf(...which: Parameters<typeof lotInput>): Promise<number> {
  return (await open().call('objects.add', lotInput(...which), which[0])).id;
}

function send(ids: readonly number[], wish: object = {}, to: { readonly boxId: number } = receiver) {
  const values = { transfer_type: 'PRO', dte_motive: 'INV', ...wish };
  return open().attempt('transfers.add', buildTransfer(sender, to, ids, { values }), sender);
}

async function standing(ids: readonly number[]) {
  const found = await open().pool.query<{ box_id: number; lot_id: number | null }>(
    'select box_id, lot_id from asset where id = any($1) order by id',
    [ids],
  );
  return found.rows.map((row) => [row.box_id, row.lot_id]);
}

async function lotsAt(member: Member): Promise<unknown> {
  return open().call('lots.list', { params: { boxId: member.boxId, assetType: cowAr.id } }, member);
}

const eventsOf = async (member: Member, id: number) => {
  const history = await open().call('events.ofAsset', { params: { pk: id } }, member);
  return history.entries;
};

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('a transfer of a whole lot', () => {
  it('takes the lot along: the receiver has it, the sender no longer, and the history says so', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    const lotId = await lotOf(sender, 'Destete', ids.slice(0, 2));
    const answer = await send(ids);
    expect(answer).toMatchObject({ status: 200, body: { transfer: { lots: ['Destete'] } } });
    expect(await standing(ids)).toEqual([
      [receiver.boxId, lotId],
      [receiver.boxId, lotId],
      [receiver.boxId, null],
    ]);
    expect(await lotsAt(receiver)).toMatchObject([{ id: lotId, quantity_assets: 2 }]);
    expect(await lotsAt(sender)).toEqual([]);
    const seen = (member: Member) => open().statusOf('lots.get', { params: { lotId } }, member);
    expect([await seen(receiver), await seen(sender)]).toEqual([200, 404]);
    const [moved] = await eventsOf(receiver, ids[0] ?? 0);
    expect(moved).toMatchObject({ event_type: 1000 });
    expect(moved?.details.map(({ text }) => text)).toEqual(expect.arrayContaining(['Destete']));
    const [alone] = await eventsOf(receiver, ids[2] ?? 0);
    expect(alone?.details.map(({ text }) => text)).not.toContain('Destete');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('leaves it behind, empty, when that is wished', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const lotId = await lotOf(sender, 'Queda', ids);
    expect((await send(ids, { _transferLot_: false })).body).toMatchObject({
      transfer: { lots: [] },
    });
    expect(await standing(ids)).toEqual(ids.map(() => [receiver.boxId, null]));
    expect(await lotsAt(sender)).toMatchObject([{ id: lotId, quantity_assets: 0 }]);
    expect((await eventsOf(receiver, ids[0] ?? 0)).map((each) => each.event_type)).toEqual([
      1000, -3, -2, -1,
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is no such thing in part: what goes leaves the lot', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    const lotId = await lotOf(sender, 'Partido', ids);
    expect((await send(ids.slice(1))).body).toMatchObject({ transfer: { lots: [] } });
    expect(await standing(ids)).toEqual([
      [sender.boxId, lotId],
      [receiver.boxId, null],
      [receiver.boxId, null],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is listed among those that were sent whole, and a part of one is not', async () => {
    const ids = await buildAnimals(open(), sender, 5);
    const whole = await lotOf(sender, 'Entero', ids.slice(0, 2));
    await lotOf(sender, 'En parte', ids.slice(2));
    const listed = () =>
      open().call(
        'transfers.lots',
        { params: { boxId: sender.boxId, assetId: cowAr.id, eventType: 1000 } },
        sender,
      );
    expect(await listed()).toEqual([]);
    await send(ids.slice(0, 3));
    expect(await listed()).toMatchObject([
      {
        id: whole,
        name: 'Entero',
        state: 'completed',
        assets_count: 2,
        target: { name: expect.any(String) },
      },
    ]);
    await send(ids.slice(3, 4));
    expect((await listed()).map(({ name }) => name)).toEqual(['Entero']);
  });

  it('gives it another name where its own is taken, as long as a name may be', async () => {
    const name = 'Viajero de nombre tan largo que no le cabe ni una letra más a';
    expect(name).toHaveLength(60 + 1);
    const [own, same] = [name.slice(0, 60), name.slice(0, 60).toUpperCase()];
    const ids = await buildAnimals(open(), sender, 1);
    const lotId = await lotOf(sender, own, ids);
    await lotOf(receiver, same, []);
    const answer = await send(ids);
    const { lots } = (answer.body as { transfer: { lots: readonly string[] } }).transfer;
    expect(lots[0]).toMatch(new RegExp(`^Viajero de nombre.* \\(${String(lotId)}\\)$`));
    expect(lots[0]).toHaveLength(60);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('refuses with everything else when one asset may not go, and the lot stays as it was', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const lotId = await lotOf(sender, 'Firme', ids);
    await open().pool.query(`update asset set paused_message = 'Juicio' where id = $1`, [ids[0]]);
    expect((await send(ids)).status).toBe(409);
    expect(await standing(ids)).toEqual(ids.map(() => [sender.boxId, lotId]));
    expect((await send(ids, { _transferLot_: 'yes' })).status).toBe(400);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('what is asked before', () => {
  it('shows the lots that the assets are in, and none of others', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    const whole = await lotOf(sender, 'Entero', ids.slice(0, 1));
    const part = await lotOf(sender, 'En parte', ids.slice(1));
    const theirs = await buildAnimals(open(), receiver, 1);
    await lotOf(receiver, 'Ajeno', theirs);
    const alias = await open()
      .db.selectFrom('box')
      .select('alias')
      .where('id', '=', receiver.boxId)
      .executeTakeFirstOrThrow();
    const answer = await open().call(
      'boxes.checkAlias',
      {
        params: { alias: alias.alias, boxId: sender.boxId, assetId: 33, eventType: 1000 },
        body: { assetsList: [...ids.slice(0, 2), ...theirs] },
      },
      sender,
    );
    expect(answer).toMatchObject([
      {
        lots: [
          { id: whole, name: 'Entero', going: 1, total: 1 },
          { id: part, name: 'En parte', going: 1, total: 2 },
        ],
      },
    ]);
  });
});

describe('blended malt', () => {
  it('goes with its whole lot, and neither in part nor without it (document 2 section 4)', async () => {
    const app = open();
    const chainOfMalt = async (subtype: number): Promise<Member> => {
      const companyId = await buildCompany(app, [], 13);
      const boxId = await buildBox(app, companyId, subtype);
      const userId = await buildUser(app);
      await buildRelation(app, userId, { companyId }, 'owner');
      return { companyId, boxId, userId, token: await buildToken(app, userId) };
    };
    sender = await chainOfMalt(36);
    receiver = await chainOfMalt(37);
    const rows = ['M-1', 'M-2'].map((uniqueid) => ({ uniqueid, blending_state: 'blended', quantity: 900 }));
    const ids = await buildAssets(app, sender, rows, malt);
    const lotId = await lotOf(sender, 'Blend 12', ids, malt);
    const go = (some: readonly number[], wish: boolean) =>
      app.attempt(
        'transfers.add',
        buildTransfer(sender, receiver, some, {
          assetType: malt.id,
          values: { transfer_type: 'ownership', _transferLot_: wish },
        }),
        sender,
      );
    const { rows: named } = await app.pool.query<{ name: string }>(
      'select name from box where id = any($1) order by id',
      [[sender.boxId, receiver.boxId]],
    );
    const [source = '', target = ''] = named.map(({ name }) => name);
    const reason = `No va suelta de ${source} a ${target} en estado «Mezclada»; solo se transfiere con su lote entero`;
    const barred = { status: 409, body: { issues: [{ code: 'eventBarred', slots: { reason } }] } };
    expect(await go(ids.slice(1), true)).toMatchObject(barred);
    expect((await go(ids, false)).status).toBe(409);
    expect(await standing(ids)).toEqual(ids.map(() => [sender.boxId, lotId]));
    const { links } = await app.call('lots.qr', { params: { lotId } }, sender);
    expect(links.map(({ type }) => type)).toEqual(['identecoTrupo', 'blendingTrupo']);
    const publicId = links[0]?.link.split('/').at(-1) ?? '';
    const pageOf = (type: QrType) => app.statusOf('qr.get', { params: { type, publicId } });
    expect([await pageOf('blendingTrupo'), await pageOf('brewingTrupo')]).toEqual([200, 206]);
    expect(await go(ids, true)).toMatchObject({ status: 200 });
    // The label that the maltster printed goes on answering; the brewer has a page of its own.
    expect([await pageOf('blendingTrupo'), await pageOf('brewingTrupo')]).toEqual([200, 200]);
    expect(await standing(ids)).toEqual(ids.map(() => [receiver.boxId, lotId]));
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('two transfers of one lot end with the lot whole in one place', async () => {
    const other = await buildMember(open(), 'owner', 8);
    for (const round of [1, 2, 3]) {
      const ids = await buildAnimals(open(), sender, 4);
      const lotId = await lotOf(sender, `Carrera ${String(round)}`, ids);
      const answers = await Promise.all([
        send(ids),
        send([...ids].reverse(), {}, other),
        send(ids, { _transferLot_: false }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const ends = await standing(ids);
      expect(new Set(ends.map(String)).size).toBe(1);
      const lot = await open().pool.query<{ box_id: number }>('select box_id from lot where id = $1', [
        lotId,
      ]);
      // Who went without it left it where it was.
      if (ends[0]?.[1] === null) expect(lot.rows[0]?.box_id).toBe(sender.boxId);
      else expect(ends[0]).toEqual([lot.rows[0]?.box_id, lotId]);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('somebody joins, edits or takes the name, and nothing is torn', async () => {
    for (const round of [1, 2, 3, 4]) {
      const [a = 0, b = 0, c = 0] = await buildAnimals(open(), sender, 3);
      const name = `Edición ${String(round)}`;
      const lotId = await lotOf(sender, name, [a, b]);
      const edit = buildUpdate(lotId, { description: 'A mano' }, { objectType: 'lot' });
      const [gone, joined, edited, twin] = await Promise.all([
        send([a, b]),
        open().attempt('lots.join', { params: { lotId }, body: { action: 'add', pks: [c] } }, sender),
        open().attempt('objects.add', edit, sender),
        open().attempt('objects.add', lotInput(receiver, name, []), receiver),
      ]);
      expect([200, 400]).toContain(twin.status);
      expect([200, 404, 409]).toContain(joined.status);
      expect([200, 404]).toContain(edited.status);
      expect([200, 409]).toContain(gone.status);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
