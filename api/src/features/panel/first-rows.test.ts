import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildEvent, buildList } from '../../../test/build-input';
import { buildBags, buildKeeper } from '../../../test/build-oracle';

const open = useTestApp();

async function readPanel(member: Member, assetId: string, filters: readonly object[] = []) {
  const params = { assetId, boxId: String(member.boxId) };
  return open().call('panel.data', { params, query: {}, body: { filters: [...filters] as [] } }, member);
}

describe('the first rows of a table of assets', () => {
  let owner: Member;

  beforeAll(async () => {
    owner = await buildMember(open(), 'owner', 7);
    // Days that come again, in another order than the animals do.
    const rows = Array.from({ length: 130 }, (_, at) => ({
      ...{ category: at % 2 === 0 ? 'VA' : 'VQ', weight: 300 },
      weight_date: `2026-06-0${String(1 + ((at * 7) % 5))}`,
    }));
    await buildAnimals(open(), owner, rows);
  });

  it.each([
    ['all', [], 130],
    ['some', [{ field: 'category', operator: 'inArray', values: ['VA'] }], 65],
  ])('are those of its list, in its order, with how many it has, among %s', async (_what, filters, total) => {
    const table = (await readPanel(owner, '33', filters)).tables.find(({ name }) => name === 'weighings');
    expect(table?.total).toBe(total);
    const sorted = { sortField: 'weight_date', pageSize: 100 } as const;
    const list = buildList(owner, { ...sorted, body: { filters: table?.list?.filters ?? [] } });
    const { res } = await open().call('objects.list', list, owner);
    expect(table?.value.map(({ pk }) => pk)).toEqual(res.map(({ id }) => id));
  });

  it('follow what is written since somebody looked', async () => {
    const table = async () => (await readPanel(owner, '33')).tables.find(({ name }) => name === 'weighings');
    const before = await table();
    const first = Number(before?.value[0]?.['pk']);
    const about = { pks: [first], common: { weight: 310, weighing_type: 'PER' } };
    await open().call('objects.addMassive', buildEvent(owner, 1, about), owner);
    const after = await table();
    expect(after?.total).toBe(129);
    expect(after?.value.map(({ pk }) => pk)).not.toContain(first);
  });
});

it('what is paused is counted by itself, under the filters and as its list has it', async () => {
  const owner = await buildMember(open(), 'owner', 7);
  const [first = 0] = await buildAnimals(open(), owner, [
    { category: 'VA' },
    { category: 'VA' },
    { category: 'VQ' },
  ]);
  await open().pool.query(`update asset set paused_message = 'x' where id = $1`, [first]);
  for (const [category, count] of [
    ['VA', 1],
    ['VQ', 0],
  ] as const) {
    const filters = [{ field: 'category', operator: 'inArray', values: [category] }];
    const card = (await readPanel(owner, '33', filters)).resumes.find(({ name }) => name === 'paused');
    expect(card).toMatchObject({ count, value: count });
    const params = { assetId: 33, boxId: owner.boxId };
    const found = await open().call(
      'objects.count',
      { params, body: { filters: card?.list?.filters ?? [] } },
      owner,
    );
    expect(found.count).toBe(count);
  }
});

it('what a panel is worth is counted with all else, and follows what is written', async () => {
  const keeper = await buildKeeper(open());
  const params = { companyId: String(keeper.companyId), assetId: '35' };
  const price = { kind: 'soja', currency: 'usd', amount: 300, day: '2026-01-01', source: 'Pizarra' } as const;
  await open().call('prices.add', { params, body: price }, keeper);
  await buildBags(open(), keeper, [{ tonnage_left: 10, grade: 'g1' }, { tonnage_left: 20 }]);
  const worth = async () => (await readPanel(keeper, '35')).resumes.find(({ name }) => name === 'worth-usd');
  expect(await worth()).toMatchObject({ value: 9_000, count: 2 });
  await buildBags(open(), keeper, [{ tonnage_left: 5 }, { tonnage_left: 7, specie: 'maiz' }]);
  expect(await worth()).toMatchObject({ value: 10_500, count: 3 });
});

it('what oracles say is told although no asset was written', async () => {
  const keeper = await buildKeeper(open());
  const [first = 0] = await buildBags(open(), keeper, [
    { stock_provider_existence: 'exists', grade: 'g1' },
    { stock_provider_existence: 'exists', specie: 'maiz' },
  ]);
  const fieldsInputs = [
    { name: 'date_at', value: open().time.now.toISOString().slice(0, 10) },
    { name: 'group_by_entities', value: 'box' },
    { name: 'entities_selected', value: [String(keeper.boxId)] },
  ];
  const standing = async () => {
    const asked = { body: { reportId: 1, assetType: 35, fieldsInputs } };
    return (await open().call('reports.board', asked, keeper)).portfolio?.rows[0]?.standing;
  };
  expect(await standing()).toBe('confirmed');
  await open().pool.query(
    `insert into oracle (key, asset_type, label, provider, created_at) values ('kept', 35, 'Proveedor', 'file', now())`,
  );
  await open().pool.query(
    `insert into oracle_link (asset_id, oracle_key, code, verdict, verdict_at, linked_at)
     values ($1, 'kept', 'A', 'differs', now(), now())`,
    [first],
  );
  expect(await standing()).toBe('differs');
  await open().pool.query(`update oracle_link set verdict = 'silent' where asset_id = $1`, [first]);
  expect(await standing()).toBe('stopped');
});
