import { describe, expect, it } from 'vitest';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import type { FormStep } from '@huella/domain/model/form-model';
import { buildEveryKind, putInto } from '@huella/domain/catalogue/assets/build-every-kind';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { entityTypes, type EntityType } from '@huella/domain/catalogue/entities/entity-types';
import { areaOf, placeAt } from '@huella/domain/engine/fields/place';
import type { DrawnArea } from '@huella/domain/model/value';
import { composeLotModel, lotAccess } from '@huella/domain/catalogue/lots/lot-model';
import { useTestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import {
  type BulkParts,
  type Sent,
  buildAdd,
  buildEvent,
  buildLot,
  buildRows,
  buildUpdate,
} from '../../../test/build-input';
import type { InputFor } from '../../../test/client';
import { useDuring, useModel } from '../../../test/use-model';

const open = useTestApp();
const inArgentina = { west: -60, south: -36, east: -57, north: -34 };

async function signIn(): Promise<string> {
  return buildToken(open(), await buildUser(open()));
}

describe('addresses and names of places', () => {
  it.each([
    ['GET', '/geography/map', undefined],
    ['POST', '/geography/search', { text: 'Saladillo' }],
    ['POST', '/geography/nearest', { lat: 0, lng: 0 }],
    ['POST', '/geography/names', inArgentina],
    ['GET', '/boxes/1/positionGeometry', undefined],
  ] as const)('%s %s is for who is signed in', async (method, path, body) => {
    expect((await open().ask(method, path, { body })).status).toBe(401);
  });

  it('finds an address, of the own country first', async () => {
    const token = await signIn();
    const found = await open().attempt(
      'geography.search',
      { body: { text: 'Moreno 350, Saladillo, Buenos Aires', country: 'AR' } },
      token,
    );
    expect(found).toMatchObject({
      status: 200,
      body: [{ name: 'Saladillo', detail: 'Buenos Aires, Argentina', country: 'AR' }],
    });
  });

  it.each([
    { text: 'x' },
    { text: 'x'.repeat(301) },
    { text: 'Sala\u0000dillo' },
    { text: 'Saladillo', country: 'ar' },
    { text: ['Saladillo'] },
    {},
  ])('refuses to search for %j', async (body) => {
    expect((await open().attemptRaw('geography.search', { body }, await signIn())).status).toBe(400);
  });

  it('names the nearest place, and how far it is', async () => {
    const near = { lat: -35.6, lng: -59.78 };
    expect(await open().attempt('geography.nearest', { body: near }, await signIn())).toMatchObject({
      status: 200,
      body: { place: { name: 'Saladillo' }, kilometres: 4 },
    });
    const farOff = { lat: -20, lng: -120 };
    expect(await open().attempt('geography.nearest', { body: farOff }, await signIn())).toMatchObject({
      status: 200,
      body: { place: null, kilometres: null },
    });
  });

  it.each([
    { lat: 91, lng: 0 },
    { lat: 0, lng: -181 },
    { lat: '0', lng: 0 },
    { lat: null, lng: 0 },
  ])('refuses %j as a position', async (body) => {
    expect((await open().attemptRaw('geography.nearest', { body }, await signIn())).status).toBe(400);
  });

  it('names the places of a view', async () => {
    const token = await signIn();
    const { status, body } = await open().attempt('geography.names', { body: inArgentina }, token);
    expect(status).toBe(200);
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Buenos Aires', rank: 0 })]),
    );
    const turned = { ...inArgentina, west: -57, east: -60 };
    expect(await open().statusOf('geography.names', { body: turned }, token)).toBe(400);
  });

  it('draws over its own outlines where no pictures are set', async () => {
    expect(await open().attempt('geography.map', {}, await signIn())).toMatchObject({
      status: 200,
      body: { street: null, satellite: null },
    });
  });

  it('lets nobody ask all the time', async () => {
    const token = await signIn();
    const body = { text: 'Saladillo' };
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => open().attempt('geography.search', { body }, token)),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

/** The land of an establishment, with a lagoon that is not its own. */
const outline = areaOf(
  [
    [
      [-60.6, -33.95],
      [-60.5, -33.95],
      [-60.5, -33.85],
      [-60.6, -33.85],
    ],
    [
      [-60.54, -33.89],
      [-60.52, -33.89],
      [-60.52, -33.87],
    ],
  ],
  { zoom: 12 },
);
const inside = '-33.89, -60.57';
const onTheBorder = '-33.95, -60.55';
const inTheLagoon = '-33.885, -60.525';
const outside = '-33.99, -60.57';

async function draw(boxId: number, drawn: DrawnArea | null): Promise<void> {
  const written = drawn === null ? null : JSON.stringify(drawn);
  await open().pool.query('update box set outline = $2 where id = $1', [boxId, written]);
}

describe('where an establishment lies', () => {
  it('is shown to its people, and to strangers it does not exist', async () => {
    const { boxId, token } = await buildMember(open(), 'viewer');
    expect(await open().call('boxes.positionGeometry', { params: { boxId } }, token)).toEqual({
      geometries: [],
      position: { lat: -36.777, lng: -59.859 },
      country: 'AR',
    });
    await open().pool.query('update box set position = null where id = $1', [boxId]);
    await draw(boxId, outline);
    expect(await open().call('boxes.positionGeometry', { params: { boxId } }, token)).toEqual({
      geometries: [outline],
      position: null,
      country: 'AR',
    });
    expect(await open().statusOf('boxes.positionGeometry', { params: { boxId } }, await signIn())).toBe(404);
    expect(await open().statusOf('boxes.positionGeometry', { params: { boxId: 99999999 } }, token)).toBe(404);
    expect(await open().statusOf('boxes.positionGeometry', { params: { boxId: 0 } }, token)).toBe(400);
  });

  it('cannot be written as anything but a place', async () => {
    const { boxId } = await buildMember(open(), 'viewer');
    for (const wrong of ['{}', '{"geometry":{"coordinates":[1]}}', '{"geometry":{"coordinates":["a",2]}}'])
      await expect(
        open().pool.query('update box set position = $2 where id = $1', [boxId, wrong]),
      ).rejects.toThrow(/box_position|double precision/);
  });
});

let bags = 0;
const bagAt = (location_bags: string) => ({
  bag_code: `LMR-2526-${String((bags += 1)).padStart(4, '0')}`,
  specie: 'maiz',
  commercial_type: 'dentado',
  campaign: '2025/26',
  bag_diameter: 'ft9',
  bag_length: 60,
  tonnage: 195.5,
  date_bagged: '2026-04-10',
  date_expired: '2027-03-31',
  location_bags,
  depositor_name: 'El Ombú SRL',
  holder_cuit: '20-12345678-6',
});
const refused = { status: 400, body: { issues: [{ field: 'location_bags', code: 'outsideArea' }] } };

/** A grower of grain with a drawn outline, and the calls that write bags there. */
async function openField() {
  const app = open();
  const companyId = await buildCompany(app, ['plus'], 12);
  const boxId = await buildBox(app, companyId, 27);
  const userId = await buildUser(app);
  await buildRelation(app, userId, { companyId }, 'owner');
  const token = await buildToken(app, userId);
  const member = { companyId, boxId, userId, token };
  await draw(boxId, outline);
  const bags = { assetType: storage.id };
  const save = (input: InputFor<'objects.add'>) => app.attempt('objects.add', input, token);
  return {
    ...{ app, member },
    add: (place: string) => save(buildAdd({ boxId }, bagAt(place), bags)),
    edit: (pk: number, values: Sent) => save(buildUpdate(pk, values, bags)),
    addMany: (rows: readonly Sent[]) =>
      app.attempt('objects.addMassive', buildRows({ boxId }, rows, bags), token),
    record: (eventType: number, more: BulkParts) =>
      app.attempt('objects.addMassive', buildEvent({ boxId }, eventType, { ...bags, ...more }), token),
    count: async () => (await app.pool.query('select 1 from asset where box_id = $1', [boxId])).rows.length,
  };
}

describe('a place that must lie on the land of its establishment', () => {
  it('is asked of a new asset: inside or on the border, not in a hole, not beyond', async () => {
    const { add, count } = await openField();
    for (const place of [outside, inTheLagoon]) expect(await add(place)).toMatchObject(refused);
    expect(await count()).toBe(0);
    for (const place of [inside, onTheBorder]) expect((await add(place)).status).toBe(200);
    expect(await count()).toBe(2);
  });

  it('is not asked where nobody has drawn the outline', async () => {
    const { member, add } = await openField();
    await draw(member.boxId, null);
    expect((await add(outside)).status).toBe(200);
  });

  it('is asked of a place that moves, and not of what lies where it lay before the outline was drawn', async () => {
    const { app, member, edit } = await openField();
    const stored = { ...bagAt(''), location_bags: placeAt([-60.57, -33.99]) };
    const [id = 0] = await buildAssets(app, member, [stored], storage);
    expect((await edit(id, { field_name: 'Lote 4' })).status).toBe(200);
    expect((await edit(id, { location_bags: outside, field_name: 'Lote 5' })).status).toBe(200);
    expect(await edit(id, { location_bags: inTheLagoon })).toMatchObject(refused);
    expect((await edit(id, { location_bags: inside })).status).toBe(200);
  });

  it('is asked of every row of a bulk load and of an event, and nothing is written for one that is wrong', async () => {
    const { app, member, addMany, record, count } = await openField();
    expect(await addMany([bagAt(inside), bagAt(outside)])).toMatchObject({
      status: 400,
      body: { issues: [{ record: '2', field: 'location_bags', code: 'outsideArea' }] },
    });
    expect(await count()).toBe(0);
    const stored = { ...bagAt(''), location_bags: placeAt([-60.57, -33.89]) };
    const [id = 0] = await buildAssets(app, member, [stored], storage);
    const locate = (place: string) =>
      record(2, { pks: [id], common: { location_bags: place, geometry: outline } });
    expect(await locate(outside)).toMatchObject(refused);
    expect((await locate(onTheBorder)).status).toBe(200);
  });

  it('is reported in the cell of a sheet', async () => {
    const { app, member } = await openField();
    const { token, boxId } = member;
    const { ExcelUploadId: id } = await app.call(
      'sheets.manual',
      { body: { boxId, globalModelId: storage.id, rows: 1 } },
      token,
    );
    const type = async (text: string) => {
      const body = { changes: [{ row: 1, field: 'location_bags', text }] };
      const { rows } = await app.call('sheets.patch', { params: { excelUploadId: id }, body }, token);
      return rows[0]?.issues.filter(({ field }) => field === 'location_bags').map(({ code }) => code);
    };
    expect(await type(outside)).toEqual(['outsideArea']);
    expect(await type(inside)).toEqual([]);
  });
});

/** A place that must lie on the land of the establishment, of a lot and of a named entity that tests alone know. */
const placed = { ...fieldOf('place'), type: 'location', validations: { inPolygon: 'box' } } as const;
const everyKind = buildEveryKind(11, [6]);
const placedLots: AssetType = {
  ...everyKind,
  lot: composeLotModel({
    noun: everyKind.noun,
    attributes: [{ ...placed, permissions: lotAccess }],
    steps: [stepOf('place')],
  }),
};
const placedEntity: EntityType = {
  id: 91,
  subtypes: [6],
  model: buildModel(
    [buildAttribute({ name: 'value', type: 'text' }), buildAttribute(placed)].map(everywhere),
  ),
};

function fieldOf(name: string) {
  return { name, label: { es: 'Lugar', en: 'Place' } };
}
function stepOf(name: string): FormStep {
  const title = { es: 'Lugar', en: 'Place' };
  return { name, title, sections: [{ title, fields: [name] }] };
}
function everywhere(attribute: Attribute): Attribute {
  return { ...attribute, permissions: { box: { list: [6], new: [6], edit: [6] } } };
}

describe('places of lots and of named entities', () => {
  const refusedThere = { status: 400, body: { issues: [{ field: 'place', code: 'outsideArea' }] } };

  useModel(placedLots);
  // The kinds of entities are read-only for the product, as the catalogue is.
  useDuring(() => putInto(entityTypes as EntityType[], placedEntity));

  it('must lie on the land, and stay where they are when it is drawn again', async () => {
    const { boxId, token } = await buildMember(open(), 'owner');
    await draw(boxId, outline);
    const placed = { assetType: placedLots.id, objectType: 'lot' } as const;
    const lot = (input: InputFor<'objects.add'>) => open().attempt('objects.add', input, token);
    const added = (place: string) =>
      lot(buildLot({ boxId }, { name: 'Tropa 1', opened_on: '2026-03-02', place }, placed));
    expect(await added(outside)).toMatchObject(refusedThere);
    const saved = await added(inside);
    expect(saved.status).toBe(200);
    const { id } = saved.body as { id: number }; // as declared
    const moved = (values: Sent) => lot(buildUpdate(id, values, placed));
    expect(await moved({ place: inTheLagoon })).toMatchObject(refusedThere);

    const entity = (method: 'POST' | 'PUT', pk: number, place: string) =>
      open().ask(method, `/autocomplete/${String(pk)}`, {
        token,
        body: {
          ...{ boxId, value: 'Molino' },
          autocomplete_module_replace_fields: [{ replace_field: 'place', value: place }],
        },
      });
    expect(await entity('POST', 91, outside)).toMatchObject(refusedThere);
    const kept = await entity('POST', 91, inside);
    expect(kept.status).toBe(200);
    const { id: entityId } = kept.body as { id: number }; // as declared
    expect(await entity('PUT', entityId, inTheLagoon)).toMatchObject(refusedThere);

    await draw(
      boxId,
      areaOf(
        [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
        { zoom: 5 },
      ),
    );
    expect((await moved({ name: 'Tropa 2', place: inside })).status).toBe(200);
    expect((await entity('PUT', entityId, inside)).status).toBe(200);
    expect(await moved({ place: onTheBorder })).toMatchObject(refusedThere);
  });
});
