import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildList } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;
let others: Member;

/** An establishment of the owner's company, with its area. */
async function addBox(fields: object): Promise<number> {
  const { rows } = await open().pool.query<{ id: number }>(
    `insert into box (company_id, name, alias, alias_key, subtype, city, region, timezone, created_at, fields)
     select company_id, 'La Rinconada', alias || '2', alias_key || '2', subtype, city, region, timezone, created_at, $2
     from box where id = $1 returning id`,
    [owner.boxId, JSON.stringify(fields)],
  );
  return Number(rows[0]?.id);
}

let second = 0;

beforeAll(async () => {
  owner = await buildMember(open(), 'owner', 7);
  others = await buildMember(open(), 'owner', 7);
  await buildAnimals(open(), owner, [{ category: 'VA' }, { category: 'VA' }, { category: 'TO' }]);
  await buildAnimals(open(), others, [{ category: 'VA' }]);
  second = await addBox({ surface: 0.5 });
  await open().pool.query(
    `insert into relation (user_id, box_id, template, created_at)
     select user_id, $1, template, created_at from relation where user_id = $2 and box_id = $3`,
    [second, owner.userId, owner.boxId],
  );
  await buildAnimals(open(), { ...owner, boxId: second }, [{ category: 'VA' }]);
});

const stocking = async (actor: Member | { readonly token: string }, filters: readonly object[] = []) => {
  const input = { params: { assetId: '33', boxId: String(owner.boxId) }, query: {} };
  const { tables } = await open().call(
    'panel.data',
    { ...input, body: { filters: [...filters] as [] } },
    actor,
  );
  return tables.find(({ name }) => name === 'stocking');
};
const heads = (found: Awaited<ReturnType<typeof stocking>>) =>
  found?.value.map((row, at) => [found.places?.[at]?.boxId, row['figure1'], row['figure2'], row['figure3']]);

it('is of each establishment where the reader lists, and divides by no area that is not known', async () => {
  expect(heads(await stocking(owner))).toEqual([
    [owner.boxId, 3, null, 'Sin superficie'],
    [second, 1, 0.5, 2],
  ]);
});

it.each([0, -3, '12'])('takes an area of %s for none', async (surface) => {
  await open().pool.query('update box set fields = $2 where id = $1', [second, JSON.stringify({ surface })]);
  expect(heads(await stocking(owner))?.at(-1)).toEqual([second, 1, null, 'Sin superficie']);
});

it('is under the filters, and each row has the number of its list', async () => {
  const filters = [{ field: 'category', operator: 'inArray', values: ['VA'] }];
  const found = await stocking(owner, filters);
  expect(heads(found)?.map(([boxId, count]) => [boxId, count])).toEqual([
    [owner.boxId, 2],
    [second, 1],
  ]);
  for (const [at, { boxId, count }] of (found?.places ?? []).entries()) {
    const asked = [...(found?.lists[at]?.filters ?? [])];
    const { resTotal } = await open().call(
      'objects.list',
      buildList({ boxId }, { body: { filters: asked } }),
      owner,
    );
    expect(resTotal).toBe(count);
  }
});

it('says nothing of where the reader may not list', async () => {
  const viewer = await buildColleague(open(), owner, 'viewer');
  expect(heads(await stocking(viewer))?.map(([boxId]) => boxId)).toEqual([owner.boxId]);
});

it('is told of today alone', async () => {
  const input = { params: { assetId: '33', boxId: String(owner.boxId) }, query: { asOf: '2026-11-19' } };
  const { tables } = await open().call('panel.data', { ...input, body: {} }, owner);
  expect(tables.map(({ name }) => name)).not.toContain('stocking');
});
