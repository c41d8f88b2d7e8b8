import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { sceneArt } from '@huella/domain/engine/qr/scene-art';
import { drawSharePicture } from '../../outside/share-picture';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember } from '../../../test/build';
import { buildApp } from '../../app';
import { serveSharePictures } from './share-pages';

const open = useTestApp();
const site = path.resolve(import.meta.dirname, '../../../../web/public');

let web: FastifyInstance;
let publicId = '';

beforeAll(async () => {
  const app = open();
  web = await buildApp({ deps: app.deps, webFolder: null, publicPages: null });
  serveSharePictures(web, app.deps, { siteFolder: site, findPhoto: () => Promise.resolve(null) });
  const [id = 0] = await buildAnimals(app, await buildMember(app, 'owner'), 1, { weight: 100 });
  const row = await app.db
    .selectFrom('asset')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  publicId = row.public_id;
  return () => web.close();
});

it('is drawn in the size that chats take, for each page and language', async () => {
  const [es, en] = await Promise.all(
    ['es', 'en'].map((lang) => web.inject({ url: `/qrIdenteco/${publicId}/share.jpg?lang=${lang}` })),
  );
  expect([es?.statusCode, es?.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { format, width, height } = await sharp(es?.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1_200, 630]);
  expect(es?.rawPayload.byteLength).toBeLessThan(150_000);
  expect(en?.headers['etag']).not.toBe(es?.headers['etag']);
});

it.each(['A'.repeat(22), 'nothing', "'%20or%201=1"])('of nothing is a landscape: %s', async (id) => {
  const answer = await web.inject({ url: `/qrIdenteco/${id}/share.jpg` });
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/art/share-pampas.jpg']);
});

it('has a drawing of each chain', () => {
  for (const address of Object.values(sceneArt))
    expect([address, existsSync(site + address)]).toEqual([address, true]);
});

it('takes any text as text', async () => {
  const hostile = `<span foreground="x">&</b> ${'ñ'.repeat(5_000)}\u0000`;
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const texts = { company: hostile, name: hostile, origin: hostile, seal: hostile };
  const { width } = await sharp(await drawSharePicture(picture, texts)).metadata();
  expect(width).toBe(1_200);
});
