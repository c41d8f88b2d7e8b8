import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember, buildToken, buildUser } from '../../../test/build';

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
    const found = await open().ask('POST', '/geography/search', {
      token,
      body: { text: 'Moreno 350, Saladillo, Buenos Aires', country: 'AR' },
    });
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
    expect((await open().ask('POST', '/geography/search', { token: await signIn(), body })).status).toBe(400);
  });

  it('names the nearest place, and how far it is', async () => {
    const near = { lat: -35.6, lng: -59.78 };
    expect(
      await open().ask('POST', '/geography/nearest', { token: await signIn(), body: near }),
    ).toMatchObject({ status: 200, body: { place: { name: 'Saladillo' }, kilometres: 4 } });
    const farOff = { lat: -20, lng: -120 };
    expect(
      await open().ask('POST', '/geography/nearest', { token: await signIn(), body: farOff }),
    ).toMatchObject({ status: 200, body: { place: null, kilometres: null } });
  });

  it.each([
    { lat: 91, lng: 0 },
    { lat: 0, lng: -181 },
    { lat: '0', lng: 0 },
    { lat: null, lng: 0 },
  ])('refuses %j as a position', async (body) => {
    expect((await open().ask('POST', '/geography/nearest', { token: await signIn(), body })).status).toBe(
      400,
    );
  });

  it('names the places of a view', async () => {
    const token = await signIn();
    const { status, body } = await open().ask('POST', '/geography/names', { token, body: inArgentina });
    expect(status).toBe(200);
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Buenos Aires', rank: 0 })]),
    );
    const turned = { ...inArgentina, west: -57, east: -60 };
    expect((await open().ask('POST', '/geography/names', { token, body: turned })).status).toBe(400);
  });

  it('draws over its own outlines where no pictures are set', async () => {
    expect(await open().ask('GET', '/geography/map', { token: await signIn() })).toMatchObject({
      status: 200,
      body: { street: null, satellite: null },
    });
  });

  it('lets nobody ask all the time', async () => {
    const token = await signIn();
    const body = { text: 'Saladillo' };
    const answers = await Promise.all(
      Array.from({ length: 125 }, () => open().ask('POST', '/geography/search', { token, body })),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});

describe('where an establishment lies', () => {
  it('is told to its people, and to strangers it does not exist', async () => {
    const { boxId, token } = await buildMember(open(), 'viewer');
    const path = `/boxes/${String(boxId)}/positionGeometry`;
    expect((await open().ask('GET', path, { token })).body).toEqual({
      geometries: [],
      position: { lat: -36.777, lng: -59.859 },
      country: 'AR',
    });
    await open().pool.query('update box set lat = null, lng = null where id = $1', [boxId]);
    expect((await open().ask('GET', path, { token })).body).toEqual({
      geometries: [],
      position: null,
      country: 'AR',
    });
    expect((await open().ask('GET', path, { token: await signIn() })).status).toBe(404);
    expect((await open().ask('GET', '/boxes/99999999/positionGeometry', { token })).status).toBe(404);
    expect((await open().ask('GET', '/boxes/0/positionGeometry', { token })).status).toBe(400);
  });
});
