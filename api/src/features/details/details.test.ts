import { beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { buildEveryKind, nameOf } from '@huella/domain/catalogue/assets/build-every-kind';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { type Sent, buildAdd } from '../../../test/build-input';
import { useModel } from '../../../test/use-model';
import { sweepDetails } from './sweep-details';

const model = buildEveryKind(11, [6]);
const list = nameOf('addableList');
/** Rows of details have a place, which must lie on the land of the establishment. */
const placed: Field = {
  name: 'place',
  label: { es: 'Lugar', en: 'Place' },
  type: 'location',
  validations: { inPolygon: 'box' },
};
useModel({
  ...model,
  attributes: model.attributes.map((each) =>
    each.type === 'detail'
      ? { ...each, list: { ...each.list, fields: [...each.list.fields, placed] } }
      : each,
  ),
});
const open = useTestApp();
let owner: Member;
let stranger: Member;

function keep(member: Member | null, values: Sent, more: object = {}, boxId = owner.boxId) {
  return open().attempt(
    'details.add',
    {
      params: { globalModel: model.id, boxId },
      body: { temporalDetailParentId: 'form-0001', field: list, values, ...more },
    },
    member?.token,
  );
}
const kept = async (member: Member, temporalId = 'form-0001', field = list) => {
  const answer = await open().call(
    'details.list',
    {
      params: {
        ...{ globalModel: model.id, field, pkObjectType: model.id },
        ...{ pk: 0, reserved: 0, temporalPkReferer: temporalId },
      },
      body: {},
    },
    member,
  );
  return answer.res;
};
const save = (member: Member, name: string, temporalDetailParentId: string, values: object = {}) =>
  open().attempt(
    'objects.add',
    buildAdd(member, { kind_text: name, ...values }, { assetType: model.id, temporalDetailParentId }),
    member,
  );

describe('rows that wait for their record', () => {
  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
    stranger = await buildMember(open(), 'owner');
  });

  it('are checked as they come, and shown to nobody else', async () => {
    expect((await keep(null, { what: 'tuerca' })).status).toBe(401);
    expect((await keep(stranger, { what: 'tuerca' })).status).toBe(404);
    expect((await keep(owner, { what: 'tuerca' }, { field: 'kind_text' })).status).toBe(404);
    const refused = await keep(owner, { amount: 0, odd: 1 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ field: 'what', code: 'mandatory' }),
        expect.objectContaining({ field: 'amount', code: 'belowMin' }),
        expect.objectContaining({ field: 'odd', code: 'unknownField' }),
      ]) as unknown,
    });
    expect(await kept(owner)).toEqual([]);

    expect((await keep(owner, { what: ' tuerca ', amount: '3' })).body).toMatchObject({
      values: { what: 'tuerca', amount: 3 },
    });
    await keep(owner, { what: 'tornillo' });
    expect((await kept(owner)).map(({ values }) => values)).toEqual([
      { what: 'tornillo' },
      { what: 'tuerca', amount: 3 },
    ]);
    expect(await kept(stranger)).toEqual([]);
  });

  it('have their places on the land of the establishment', async () => {
    const app = open();
    const corners = [-60, -59, -59, -60, -60].map((lng, at) => [lng, [-37, -37, -36, -36, -37][at]]);
    const outline = {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [corners] },
      properties: { center: [-59.5, -36.5], zoom: 9, radius: 80 },
    };
    const draw = (to: string | null) =>
      app.pool.query('update box set outline = $1 where id = $2', [to, owner.boxId]);
    await draw(JSON.stringify(outline));
    const more = { temporalDetailParentId: 'form-0009', field: nameOf('detail') };
    const outside = await keep(owner, { what: 'molino', place: '-34.6, -58.4' }, more);
    expect(outside.status).toBe(400);
    expect(outside.body).toMatchObject({ issues: [{ field: 'place', code: 'outsideArea' }] });
    expect(await kept(owner, 'form-0009', nameOf('detail'))).toEqual([]);
    expect((await keep(owner, { what: 'molino', place: '-36.5, -59.5' }, more)).status).toBe(200);
    await draw(null);
    await open().pool.query(`delete from detail_draft where temporal_id = 'form-0009'`);
  });

  it('are removed by their user alone', async () => {
    const [newest] = await kept(owner);
    const remove = (member: Member) =>
      open().attempt('details.remove', { body: { ids: [newest?.id ?? 0] } }, member);
    await remove(stranger);
    expect(await kept(owner)).toHaveLength(2);
    await remove(owner);
    expect(await kept(owner)).toHaveLength(1);
  });

  it('stay when the record is refused, and go over to it when it is saved, once', async () => {
    expect((await save(owner, '', 'form-0001')).status).toBe(400);
    expect(await kept(owner)).toHaveLength(1);
    const saves = await Promise.all([
      save(owner, 'D-1', 'form-0001', { [list]: [{ key: -1, what: 'arandela' }] }),
      save(owner, 'D-2', 'form-0001'),
    ]);
    const rows = saves.map(({ body }) => (body as { values: Record<string, unknown> }).values[list] ?? []); // as declared
    expect(rows.flat()).toHaveLength(2);
    expect(JSON.stringify(rows)).toContain('tuerca');
    expect(await kept(owner)).toEqual([]);
  });

  it('are forgotten after a day', async () => {
    const app = open();
    await keep(owner, { what: 'tuerca' }, { temporalDetailParentId: 'form-0002' });
    expect(await sweepDetails(app.deps)).toBe(0);
    app.time.now = new Date(app.time.now.getTime() + 25 * 3600_000);
    expect(await sweepDetails(app.deps)).toBe(1);
    const left = await app.pool.query('select count(*)::int as count from detail_draft');
    expect(left.rows).toEqual([{ count: 0 }]);
  });
});
