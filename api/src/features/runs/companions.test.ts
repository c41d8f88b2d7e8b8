import { beforeAll, describe, expect, it } from 'vitest';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { isKeys, type Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { type Member, buildAssets, buildMember } from '../../../test/build';
import { type Sent, buildAdd, buildEvent } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { listOrigins, listOutcomes } from '../lineage/lineage.store';

const open = useTestApp();
let owner: Member;

async function add(assetType: number, values: Values): Promise<number> {
  return (await open().call('objects.add', buildAdd(owner, values, { assetType }), owner)).id;
}
const record = (assetType: number, eventType: number, pk: number, common: Values) =>
  open().attempt('objects.addMassive', buildEvent(owner, eventType, { assetType, pks: [pk], common }), owner);
async function lineage(): Promise<readonly Values[]> {
  const named = `coalesce(a.attributes ->> 'visual_tag', a.attributes ->> 'herd_code', a.attributes ->> 'product_code')`;
  const found = await open().pool.query<{ from: string; into: string }>(
    `select (select ${named} from asset a where a.id = i.asset_id) as from,
            (select ${named} from asset a where a.id = o.asset_id) as into
     from lineage_input i join lineage_output o on o.event_id = i.event_id order by i.event_id`,
  );
  return found.rows.map(({ from, into }) => ({ from, into }));
}
async function living(assetType: number): Promise<readonly Values[]> {
  const found = await open().pool.query(
    `select attributes from asset where asset_type = $1 and box_id = $2 and deleted_at is null order by id`,
    [assetType, owner.boxId],
  );
  return found.rows.map((row: { attributes: Values }) => row.attributes);
}

const cow: Values = {
  visual_tag: 'KD482C3176',
  sex: 'H',
  category: 'VA',
  breed: 'AA',
  birth_date: '2020-09-14',
  productive_system: 'PAS',
  entry_type: 'INI',
  entry_date: '2024-09-14',
};
const calf = (tag: string, more: object = {}) => ({ key: -1, sex: 'H', tag, weight: 31, alive: 1, ...more });

const tokenOf = (token_code: string): Values => ({
  token_code,
  field_name: 'Cuadro de la Laura',
  area_ha: 145,
  pasture_type: 'NAT',
  contract_type: 'PTJ',
  animal_units: 100,
  valid_from: '2020-01-01',
  valid_to: '2099-01-01',
  price_basis: 'CAB',
  price: 100,
  currency: 'ARS',
});
const admitted = (after: string) => ({ name: 'animals', label: 'Animales ingresados', before: '', after });

describe('events that bring about other assets', () => {
  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
  });

  it('add the calves that were born alive and tagged, with their dam', async () => {
    const dam = await add(33, cow);
    const answer = await record(33, 106, dam, {
      ease: '1',
      calves: [calf('AB123C0011'), calf('', { sex: 'M', alive: 0 })],
    });
    expect(answer.body).toMatchObject({ state: 'completed' });
    const [mother, ...calves] = await living(33);
    expect(mother).toMatchObject({ calvings: 1 });
    expect(calves).toMatchObject([
      {
        visual_tag: 'AB123C0011',
        sex: 'H',
        category: 'TH',
        breed: 'AA',
        dam_tag: 'KD482C3176',
        entry_type: 'NAC',
      },
    ]);
    const { entries } = await open().call('events.ofAsset', { params: { pk: dam } }, owner);
    expect(entries[0]?.details).toContainEqual({
      label: 'Crías',
      text: 'Hembra, AB123 C001 1, 31\u00a0kg, Vivo: Sí; Macho, 31\u00a0kg, Vivo: No',
    });
  });

  it('write nothing at all when one of them cannot be', async () => {
    const dam = await add(33, { ...cow, visual_tag: 'KD482C3177' });
    const before = await living(33);
    const answer = await record(33, 106, dam, {
      ease: '1',
      calves: [calf('AB123C0012'), calf('AB123C0011')],
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ record: '1', field: 'calves', code: 'notUnique' }] });
    expect(await living(33)).toEqual(before);
  });

  it('part a herd in two, and join two in one', async () => {
    const herd: Values = {
      herd_code: 'R-014',
      category: 'VQ',
      breed: 'AA',
      heads: 120,
      avg_weight: 300,
      productive_system: 'PAS',
      entry_date: '2026-03-02',
    };
    const first = await add(5, herd);
    expect((await record(5, 133, first, { quantity: 50, new_code: 'R-015' })).body).toMatchObject({
      state: 'completed',
    });
    expect(await living(5)).toMatchObject([
      { herd_code: 'R-014', heads: 70, total_weight: 21_000 },
      { herd_code: 'R-015', heads: 50, total_weight: 15_000 },
    ]);

    const found = await open().pool.query<{ id: number }>(
      `select id from asset where attributes ->> 'herd_code' = 'R-015'`,
    );
    const second = String(found.rows[0]?.id);
    expect((await record(5, 134, first, { merged: [String(first)] })).body).toMatchObject({
      issues: [{ field: 'merged', code: 'assetGone' }],
    });
    expect((await record(5, 134, first, { merged: [second] })).body).toMatchObject({ state: 'completed' });
    expect(await living(5)).toMatchObject([{ herd_code: 'R-014', heads: 120, total_weight: 36_000 }]);
  });

  const herdOf = (herd_code: string, category: string): Values => ({
    ...{ herd_code, category, breed: 'AA', heads: 10, productive_system: 'PAS', entry_date: '2026-03-02' },
  });

  it('join no herds of another category, and say which it is', async () => {
    const [heifers, cows] = [await add(5, herdOf('R-020', 'VQ')), await add(5, herdOf('R-021', 'VA'))];
    const before = await living(5);
    const answer = await record(5, 134, heifers, { merged: [String(cows)] });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      issues: [
        {
          record: String(heifers),
          field: 'merged',
          code: 'chosenUnlike',
          slots: { label: 'R-021', field: 'Categoría', value: 'Vaca', wanted: 'Vaquillona' },
        },
      ],
    });
    expect(await living(5)).toEqual(before);
  });

  it('admit animals of every model to a field, count them, and name them in the history', async () => {
    const [single, herd] = [
      await add(33, { ...cow, visual_tag: 'KD482C4000' }),
      await add(5, herdOf('R-030', 'VQ')),
    ];
    const [token, other] = [await add(31, tokenOf('PT-LAURA01')), await add(31, tokenOf('PT-LAURA02'))];
    const sent = { assets: [String(single), String(herd)] };
    expect((await record(31, 120, token, sent)).body).toMatchObject({ state: 'completed' });
    expect(await living(31)).toMatchObject([
      { animals: sent.assets, animal_units_used: 7.75, free_units: 92.25 },
      { animal_units_used: 0 },
    ]);
    expect((await record(31, 120, other, { assets: [String(herd)] })).body).toMatchObject({
      issues: [{ field: 'assets', code: 'chosenElsewhere', slots: { label: 'R-030', other: 'PT-LAURA01' } }],
    });
    expect(await open().call('events.ofAsset', { params: { pk: token } }, owner)).toMatchObject({
      entries: [
        { event_type: 120, changes: expect.arrayContaining([admitted('KD482 C400 0, R-030')]) },
        { event_type: -1 },
      ],
    });
    expect((await record(31, 121, token, { assets: [String(herd)] })).body).toMatchObject({
      state: 'completed',
    });
    expect((await living(31))[0]).toMatchObject({ animals: [String(single)], animal_units_used: 0.75 });
  });

  it('admit neither strangers, nor what is paused, has left or is of no class allowed', async () => {
    const other = await buildMember(open(), 'owner');
    const [foreign = 0] = await buildAssets(open(), other, [{ visual_tag: 'KD482C4010', sex: 'H' }]);
    const [paused, dead] = [
      await add(33, { ...cow, visual_tag: 'KD482C4011' }),
      await add(33, { ...cow, visual_tag: 'KD482C4012' }),
    ];
    await record(33, 101, paused, { message: 'Se revisa' });
    await record(33, 13, dead, {
      ...{ disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2025-11-20T10:00:00Z' },
    });
    const bull = await add(33, { ...cow, visual_tag: 'KD482C4013', sex: 'M', category: 'TO' });
    const token = await add(31, { ...tokenOf('PT-LAURA03'), categories: ['VA'] });
    for (const [id, code] of [
      [foreign, 'assetGone'],
      [token, 'assetGone'],
      [999_999, 'assetGone'],
      [paused, 'chosenPaused'],
      [dead, 'chosenDeleted'],
      [bull, 'chosenUnlike'],
    ] as const) {
      const answer = await record(31, 120, token, { assets: [String(id)] });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ record: String(token), field: 'assets', code }] });
    }
  });

  it('admit an animal to one field only, also when two ask at once', async () => {
    const animal = await add(33, { ...cow, visual_tag: 'KD482C4020' });
    const [one, two] = [await add(31, tokenOf('PT-RACE01')), await add(31, tokenOf('PT-RACE02'))];
    const answers = await Promise.all(
      [one, two].map((token) => record(31, 120, token, { assets: [String(animal)] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const holding = (await living(31)).filter(
      ({ animals = null }) => isKeys(animals) && animals.includes(String(animal)),
    );
    expect(holding).toHaveLength(1);
  });

  it('come after slaughter alone where they are about meat, and then nothing else does', async () => {
    const plant = await buildMember(open(), 'owner', 10);
    const rows = [
      { visual_tag: 'KD482C5001', sex: 'M', category: 'NO' },
      {
        ...{ visual_tag: 'KD482C5002', sex: 'M', category: 'NO', disposal_type: 'FAENA' },
        ...{ carcass_weight: 240, carcass_available: 240 },
      },
    ];
    const [steer = 0, carcass = 0] = await buildAssets(open(), plant, rows, cowPn);
    const release = {
      client: 'Mercado Sur',
      trupo_finalclient_l1: 'AR',
      released_at: '2020-01-01T10:00:00Z',
    };
    const attempt = async (eventType: number, pk: number, common: Sent) => {
      const input = buildEvent(plant, eventType, { assetType: 34, pks: [pk], common });
      const answer = await open().attempt('objects.addMassive', input, plant);
      return [answer.status, ...issuesOf(answer).map(({ code }) => code)];
    };
    for (const [code, fields] of [
      [116, { packed_on: '2020-01-01', cut_lines: [{ key: -1, cut: 'Lomo', kg: 4.1, carton: 'Q-1' }] }],
      [118, release],
    ] as const) {
      expect(await attempt(code, steer, fields)).toEqual([400, 'eventBarred']);
      expect(await attempt(code, carcass, fields)).toEqual([200]);
    }
    expect(await attempt(1, carcass, { weight: 400, weighing_type: 'PER' })).toEqual([400, 'assetClosed']);
  });

  it('keep who came of whom, and show it both ways', async () => {
    expect(await lineage()).toEqual([
      { from: 'KD482C3176', into: 'AB123C0011' },
      { from: 'R-014', into: 'R-015' },
      { from: 'R-015', into: 'R-014' },
      { from: 'KD482C5002', into: 'Q-1' },
    ]);
    const { rows } = await open().pool.query<{ id: number }>(
      `select id from asset where attributes ->> 'herd_code' in ('R-014', 'R-015') order by id`,
    );
    const [first = 0, second = 0] = rows.map(({ id }) => id);
    const whole = { assetType: 5, boxId: owner.boxId, quantity: null, unit: null };
    const parted = { ofId: first, assetId: second };
    expect(await listOutcomes(open().db, [first])).toMatchObject([{ ...parted, ...whole }]);
    expect(await listOrigins(open().db, [first])).toMatchObject([{ ...parted, ...whole }]);
    expect(await listOutcomes(open().db, [0])).toEqual([]);
  });

  it('leave the books in order', async () => {
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
