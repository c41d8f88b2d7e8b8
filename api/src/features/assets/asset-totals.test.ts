import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import type { Actor, InputFor } from '../../../test/client';

const open = useTestApp();
let owner: Member;

const input = (body: InputFor<'objects.totals'>['body'] = {}) => ({
  params: { assetId: 33, boxId: owner.boxId },
  body,
});
const totals = (body: InputFor<'objects.totals'>['body'] = {}) =>
  open().call('objects.totals', input(body), owner);
const status = (actor: Actor, body: InputFor<'objects.totals'>['body'] = {}) =>
  open().statusOf('objects.totals', input(body), actor);

describe('the totals of animals', () => {
  let ids: readonly number[];
  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
    ids = await buildAnimals(open(), owner, [
      { category: 'VQ', breed: 'AA', weight: 300 },
      { category: 'VQ', breed: 'H', weight: 310.5 },
      { category: 'VA', breed: 'AA', weight: 421 },
      { category: 'VA', breed: 'AA', weight: null },
    ]);
  });

  it('are head, figures and parts, with their words, in the order of the model', async () => {
    const { total, summary } = await totals();
    expect(total).toBe(4);
    expect(summary.map(({ name }) => name)).toEqual([
      'weight',
      'daily_gain',
      'category',
      'breed',
      'productive_system',
    ]);
    expect(summary[0]).toEqual({
      ...{ name: 'weight', label: 'Peso', unit: 'kg', filled: 3 },
      ...{ min: 300, max: 421, mean: 343.83, sum: 1031.5, shares: [] },
    });
    expect(summary[2]).toMatchObject({
      ...{ label: 'Categoría', filled: 4, sum: null, mean: null },
      shares: [
        { key: 'VQ', label: 'Vaquillona', count: 2, percent: 50 },
        { key: 'VA', label: 'Vaca', count: 2, percent: 50 },
      ],
    });
    expect(summary[3]?.shares.map(({ key, percent }) => [key, percent])).toEqual([
      ['AA', 75],
      ['H', 25],
    ]);
  });

  it('follow filters, also such as look into records, and searches', async () => {
    const young = { field: 'category', operator: 'inArray', values: ['VQ'] };
    expect(await totals({ filters: [young] })).toMatchObject({
      total: 2,
      summary: [{ sum: 610.5 }, {}, {}, {}, {}],
    });
    const horns = { field: 'horns', operator: 'inArray', values: ['M'] };
    const hornless = (await totals({ filters: [horns] })).total;
    expect(hornless).toBeLessThanOrEqual(4);
    const none = { field: 'visual_tag', operator: '=', value: 'nothing of the kind' };
    expect(await totals({ filters: [none] })).toMatchObject({
      total: 0,
      summary: [{ filled: 0, min: null, sum: null }, {}, { shares: [] }, {}, {}],
    });
    expect(
      await totals({ filters: [{ field: 'asset_state', operator: 'inArray', values: ['paused'] }] }),
    ).toMatchObject({
      total: 0,
    });
  });

  it('are of those that are named, and of no others of theirs or of somebody else', async () => {
    const stranger = await buildMember(open(), 'owner');
    const [foreign = 0] = await buildAnimals(open(), stranger, 1);
    const { total, summary } = await totals({ pks: [ids[0] ?? 0, ids[2] ?? 0, foreign] });
    expect([total, summary[0]?.sum]).toEqual([2, 721]);
    expect((await totals({ pks: [] })).total).toBe(0);
  });

  it('are for who may list there', async () => {
    expect(await status(null)).toBe(401);
    expect(await status(await buildMember(open(), 'owner'))).toBe(404);
    expect(await status(await buildColleague(open(), owner, 'burner'))).toBe(200);
    expect(await status(owner, { filters: [{ field: 'weight', operator: 'betweenValues', min: 'x' }] })).toBe(
      400,
    );
    expect(await status(owner, { filters: [{ field: '__proto__' }] })).toBe(400);
    expect(await status(owner, { pks: [-1] })).toBe(400);
  });

  it('leave out what may not be listed there', async () => {
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{weight}', '{}', '{}', 1, now(), $2)`,
      [owner.boxId, owner.userId],
    );
    expect((await totals()).summary.map(({ name }) => name)).not.toContain('weight');
  });
});
