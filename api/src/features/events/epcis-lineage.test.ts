import { beforeAll, describe, expect, it } from 'vitest';
import { grain } from '@huella/domain/catalogue/assets/grain';
import type { EpcisEvent } from '@huella/domain/engine/epcis/epcis-event';
import { readEpcis } from '../../../test/read-epcis';
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
import { type BulkParts, buildEvent, buildTransfer } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
});

const cattle = (count: number) =>
  buildAnimals(open(), owner, count, { category: 'VA', birth_date: '2020-09-14' });

async function record(
  eventType: number,
  rest: BulkParts,
  { by = owner, model = 33 }: { by?: Member; model?: number } = {},
): Promise<number> {
  const input = buildEvent(by, eventType, { assetType: model, ...rest });
  return (await open().call('objects.addMassive', input, by)).eventId ?? 0;
}

/** The events of a sound document, of an event or of an asset's part in it. */
async function read(eventId: number, { by = owner, pk = null as number | null } = {}) {
  return readEpcis(
    pk === null
      ? await open().call('events.epcis', { params: { eventId } }, by)
      : await open().call('events.epcisOfAsset', { params: { pk, eventId } }, by),
  );
}

const uri = async (pk: number) => {
  const found = await open().pool.query<{ id: string }>('select public_id as id from asset where id = $1', [
    pk,
  ]);
  return expect.stringContaining(`/qrIdenteco/${found.rows[0]?.id ?? ''}`) as unknown; // of a name
};

async function eventsOf(pk: number): Promise<readonly number[]> {
  const { rows } = await open().pool.query<{ id: number }>(
    'select event_id as id from event_asset where asset_id = $1 order by sequence',
    [pk],
  );
  return rows.map(({ id }) => id);
}

const newestId = async () => {
  const { rows } = await open().pool.query<{ id: number }>('select max(id) as id from asset');
  return rows[0]?.id ?? 0;
};

describe('lineage as a document of EPCIS', () => {
  it('says of a transformation all that went in and came out, no matter which part of it is asked for', async () => {
    const companyId = await buildCompany(open(), [], 13);
    const boxId = await buildBox(open(), companyId, 36);
    const userId = await buildUser(open());
    await buildRelation(open(), userId, { companyId }, 'owner');
    const by = { userId, companyId, boxId, token: await buildToken(open(), userId) };
    const rows = [60, 40].map((quantity, at) => ({
      ...{ uniqueid: `CE-${String(at)}`, specie: 'barley', silo: 'S-1' },
      ...{ quantity, quantity_used: 0, quantity_available: quantity },
    }));
    const [one = 0, other = 0] = await buildAssets(open(), by, rows, grain);
    const malts = [
      {
        ...{ key: -1, uniqueid: 'M250417', malt_type: 'pilsen', quantity: 50_000 },
        ...{ moisture: 4.2, extract_fine: 81.4, wort_colour: 3.1, protein: 10.4 },
      },
    ];
    const values = [
      { _pk_: one, tonnes: 25.5 },
      { _pk_: other, tonnes: 40 },
    ];
    const event = await record(107, { values, common: { malts } }, { by, model: 36 });
    const all = await read(event, { by });
    expect(all).toMatchObject([
      {
        type: 'TransformationEvent',
        inputQuantityList: [
          { epcClass: await uri(one), quantity: 25.5, uom: 'TNE' },
          { epcClass: await uri(other), quantity: 40, uom: 'TNE' },
        ],
        outputQuantityList: [{ epcClass: await uri(await newestId()), quantity: 50_000, uom: 'KGM' }],
      },
    ]);
    expect(all[0]).not.toHaveProperty('transformationID');
    for (const pk of [one, other]) expect(await read(event, { by, pk })).toEqual(all);
  });

  it('adds calves by events of their own, and names mother and young', async () => {
    const [dam = 0] = await cattle(1);
    const calves = [{ key: -1, sex: 'H', tag: 'KD482C0010', weight: 31, alive: 1 }];
    const birth = await record(106, { pks: [dam], common: { ease: '1', calves } });
    const calf = await newestId();
    expect(await read(birth)).toMatchObject([
      {
        type: 'ObjectEvent',
        action: 'OBSERVE',
        epcList: [await uri(dam)],
        'huella:outcomes': [await uri(calf)],
      },
    ]);
    const [load = 0] = await eventsOf(calf);
    expect(await read(load)).toMatchObject([
      {
        ...{ type: 'ObjectEvent', action: 'ADD', epcList: [await uri(calf)] },
        ...{ ilmd: { 'huella-asset:sex': 'H' }, 'huella:origins': [await uri(dam)] },
      },
    ]);
    await open().attempt('events.undo', { params: { eventId: birth }, body: { reason: 'No nació' } }, owner);
    const undone = await read((await eventsOf(dam)).at(-1) ?? 0);
    expect(undone.map(({ action, errorDeclaration }) => [action, errorDeclaration === undefined])).toEqual([
      ['OBSERVE', false],
      ['OBSERVE', true],
      ['DELETE', true],
    ]);
  });
});

describe('what was undone as a document of EPCIS', () => {
  const idsOf = (events: readonly EpcisEvent[]) => events.map(({ eventID }) => eventID);

  it('is declared an error, by its own document and by that of what undid it', async () => {
    const pks = await cattle(3);
    const event = await record(1, { pks, common: { weight: 300, weighing_type: 'PER' } });
    const [before] = await read(event);
    const body = { reason: 'Era otro animal', pks: pks.slice(0, 1) };
    await open().attempt('events.undo', { params: { eventId: event }, body }, owner);
    const [undoing = 0] = (await eventsOf(pks[0] ?? 0)).slice(-1);
    const [declared, effective, ...others] = await read(event);
    const corrected = await read(undoing);
    const correcting = corrected.at(-1);
    expect(others).toEqual([]);
    expect(declared).toEqual({
      ...before,
      errorDeclaration: {
        ...{ declarationTime: expect.any(String), reason: 'incorrect_data' },
        correctiveEventIDs: [correcting?.eventID, effective?.eventID],
        'huella:comment': 'Era otro animal',
      },
    });
    expect(effective?.epcList).toEqual([await uri(pks[1] ?? 0), await uri(pks[2] ?? 0)]);
    expect(corrected.slice(0, 2)).toEqual([declared, effective]);
    expect(corrected).toHaveLength(3);
    expect(correcting).toMatchObject({ action: 'OBSERVE', epcList: [await uri(pks[0] ?? 0)] });
    expect(new Set(idsOf(corrected)).size).toBe(3);
    const alone = await read(event, { pk: pks[0] ?? 0 });
    expect(alone).toMatchObject([{ errorDeclaration: { correctiveEventIDs: [correcting?.eventID] } }]);
  });
});

describe('a transfer of what is held for somebody else', () => {
  const send = async (from: Member, to: Member, pk: number, kind: string) => {
    await open().call(
      'transfers.add',
      buildTransfer(from, to, [pk], { values: { transfer_type: kind, dte_motive: 'INV' } }),
      from,
    );
    return (await eventsOf(pk)).at(-1) ?? 0;
  };

  it('says whose it was, and whose it is', async () => {
    const [keeper, buyer] = [await buildMember(open(), 'owner'), await buildMember(open(), 'owner')];
    const [pk = 0] = await cattle(1);
    const party = ({ companyId }: Member) =>
      expect.stringMatching(`/id/company/${String(companyId)}$`) as unknown;
    const ends = async (event: number, by: Member) => {
      const [shown] = await read(event, { by });
      const from = shown?.sourceList?.flatMap(({ type, source }) =>
        type === 'location' ? [] : [[type, source]],
      );
      const to = shown?.destinationList?.flatMap((each) =>
        each.type === 'location' ? [] : [[each.type, each.destination]],
      );
      return [from, to];
    };
    const lent = await send(owner, keeper, pk, 'TEN');
    expect(await ends(lent, keeper)).toEqual([
      [['possessing_party', party(owner)]],
      [['possessing_party', party(keeper)]],
    ]);
    // Only its owner sells it, and only what is back with them (decisions section 8).
    const returned = await send(keeper, owner, pk, 'TEN');
    expect(await ends(returned, owner)).toEqual([
      [['possessing_party', party(keeper)]],
      [['possessing_party', party(owner)]],
    ]);
    const sold = await send(owner, buyer, pk, 'PRO');
    expect(await ends(sold, buyer)).toEqual([
      [
        ['owning_party', party(owner)],
        ['possessing_party', party(owner)],
      ],
      [
        ['owning_party', party(buyer)],
        ['possessing_party', party(buyer)],
      ],
    ]);
    const back = await send(buyer, owner, pk, 'PRO');
    expect((await ends(back, buyer))[0]).toContainEqual(['owning_party', party(buyer)]);
  });
});
