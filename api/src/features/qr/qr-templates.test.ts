import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd } from '../../../test/build-input';
import { buildPagesApp } from '../../../test/build-pages-app';
import { putFile } from '../../../test/put-file';
import { goodFiles } from '../../../test/sample-files';

const open = useTestApp();
let owner: Member;
let web: FastifyInstance;

beforeAll(async () => {
  web = await buildPagesApp(open(), {
    renderPage: ({ attributes, about }, { language }) =>
      `${attributes.map(({ name }) => name).join(' ')} ${about?.[language] ?? ''}`,
  });
  return () => web.close();
});

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

const assetId = cowAr.id;
const params = () => ({ type: 'identeco' as const, boxId: String(owner.boxId), assetId: String(assetId) });
const body = (more: object = {}) => ({ assetId, boxId: owner.boxId, template: [], ...more });
const off = (name: string) => ({ name, isEnabled: false });

async function buildCow() {
  const [id = 0] = await buildAssets(open(), owner, [{ management_tag: 'A1', breed: 'AA', coat: 'N' }]);
  const row = await open()
    .db.selectFrom('asset')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, publicId: row.public_id };
}

async function pageOf(publicId: string): Promise<QrPage> {
  const answer = await open().attempt('qr.get', { params: { type: 'identeco', publicId } });
  return answer.body as QrPage; // as the call declares
}

const namesOf = ({ attributes }: QrPage) => attributes.map(({ name }) => name);

describe('the template of public pages', () => {
  it('is the model until somebody says otherwise, and says what can be chosen', async () => {
    const template = await open().call('qrTemplates.get', { params: params() }, owner);
    expect(template).toMatchObject({ version: 0, updated: null, pages: 0, samples: [] });
    const breed = template.attributes.find(({ name }) => name === 'breed');
    expect(breed).toMatchObject({ isEnabled: true, type: 'text' });
    expect(template.attributes.find(({ name }) => name === 'purchase_price')).toMatchObject({
      hide: true,
      reason: 'private',
    });
  });

  it('changes the pages of its establishment at once, and tells who changed what', async () => {
    const app = open();
    const cow = await buildCow();
    const before = namesOf(await pageOf(cow.publicId));
    expect(before).toContain('coat');
    const about = { es: 'De pastizales propios.', en: 'From our own pastures.' };
    const saved = await app.call(
      'qrTemplates.save',
      {
        params: { type: 'identeco' },
        body: body({
          version: 0,
          template: [off('coat'), { name: 'description', isEnabled: true, values: about }],
        }),
      },
      owner,
    );
    expect(saved).toMatchObject({ version: 1, pages: 1, samples: [{ id: cow.id }] });
    const after = await pageOf(cow.publicId);
    expect(namesOf(after)).toEqual(before.filter((name) => name !== 'coat'));
    expect(after.about).toEqual(about);

    const [version] = await app.call('qrTemplates.versions', { params: params() }, owner);
    expect(version).toMatchObject({
      version: 1,
      restores: null,
      changes: [{ kind: 'hidden', labels: [{ es: 'Pelaje' }] }, { kind: 'description' }],
    });
    expect(version?.by).not.toBe('');
  });

  it('is kept by no page of another establishment, nor by its own once restored', async () => {
    const app = open();
    const cow = await buildCow();
    const save = (version: number, template: readonly object[]) =>
      app.call(
        'qrTemplates.save',
        { params: { type: 'identeco' }, body: body({ version, template: [...template] }) },
        owner,
      );
    await save(0, [off('coat')]);
    await save(1, [off('coat'), off('breed')]);
    const back = {
      params: { type: 'identeco' as const },
      body: { assetId, boxId: owner.boxId, version: 2, restores: 1 },
    };
    expect(await app.call('qrTemplates.restore', back, owner)).toMatchObject({ version: 3 });
    expect(namesOf(await pageOf(cow.publicId))).not.toContain('coat');
    const model = { ...back, body: { ...back.body, version: 3, restores: 0 } };
    expect(await app.call('qrTemplates.restore', model, owner)).toMatchObject({ version: 4 });
    expect(namesOf(await pageOf(cow.publicId))).toContain('coat');
    const missing = { ...back, body: { ...back.body, version: 4, restores: 9 } };
    expect(await app.refusal('qrTemplates.restore', missing, owner)).toMatchObject({ error: 'notFound' });

    const stranger = await buildMember(app, 'owner');
    const [id = 0] = await buildAssets(app, stranger, [{ management_tag: 'B1', coat: 'N' }]);
    const row = await app.db
      .selectFrom('asset')
      .select('public_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await save(4, [off('coat')]);
    expect(namesOf(await pageOf(row.public_id))).toContain('coat');
  });

  it('is written over by nobody who saw an older one', async () => {
    const app = open();
    const save = (version: number) =>
      app.statusOf('qrTemplates.save', { params: { type: 'identeco' }, body: body({ version }) }, owner);
    const statuses = await Promise.all([save(0), save(0), save(0)]);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(await save(0)).toBe(409);
    expect(await save(1)).toBe(200);
  });

  it('refuses what cannot be chosen, and pages that an establishment has not', async () => {
    const app = open();
    const attempt = (template: readonly object[]) =>
      app.attempt('qrTemplates.save', { params: { type: 'identeco' }, body: body({ template }) }, owner);
    for (const name of ['purchase_price', 'no_such_thing'])
      expect(await attempt([{ name, isEnabled: true }])).toMatchObject({
        status: 400,
        body: { issues: [{ field: name, code: 'fieldNotAllowed' }] },
      });
    const long = { name: 'description', isEnabled: true, values: { es: 'x'.repeat(601), en: '' } };
    expect((await attempt([long])).status).toBe(400);
    const brewing = { params: { ...params(), type: 'brewingTrupo' as const } };
    expect(await app.statusOf('qrTemplates.get', brewing, owner)).toBe(404);
    const { count } = await app.db
      .selectFrom('qr_template')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('box_id', '=', owner.boxId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  it('needs the right to work on codes', async () => {
    const app = open();
    const operator = await buildColleague(app, owner, 'operator');
    const marketing = await buildColleague(app, owner, 'marketing');
    const asked = { params: params() };
    expect(await app.statusOf('qrTemplates.get', asked, operator)).toBe(403);
    expect(await app.statusOf('qrTemplates.get', asked, marketing)).toBe(200);
    expect(await app.statusOf('qrTemplates.get', asked, await buildMember(app, 'owner'))).toBe(404);
    expect((await app.attempt('qrTemplates.get', asked)).status).toBe(401);
  });

  it('is looked at before it is saved, on what is in the establishment', async () => {
    const app = open();
    const cow = await buildCow();
    const template = [
      off('coat'),
      { name: 'description', isEnabled: true, values: { es: 'Hola', en: 'Hello' } },
    ];
    const ask = (sample: number) =>
      web.inject({
        method: 'POST',
        url: '/api/qrTemplates/identeco/preview',
        headers: { authorization: `Bearer ${owner.token}` },
        payload: body({ template, sample, language: 'en' }),
      });
    const drawn = await ask(cow.id);
    expect(drawn.statusCode).toBe(200);
    const { html } = drawn.json<{ html: string }>();
    expect(html).toContain('breed');
    expect(html).toContain('Hello');
    expect(html).not.toContain('coat');
    expect(namesOf(await pageOf(cow.publicId))).toContain('coat');
    const stranger = await buildMember(app, 'owner');
    const [foreign = 0] = await buildAssets(app, stranger, [{ management_tag: 'C1' }]);
    expect((await ask(foreign)).statusCode).toBe(404);
  });
});

describe('the pictures of a template', () => {
  it('are public ones of the establishment, after those of the thing itself, as long as they are there', async () => {
    const app = open();
    const png = (await goodFiles()).find(([, , content]) => content === 'png')?.[1];
    const storageName = await putFile(app, owner.token, png ?? '', 'campo.png');
    const photos = [{ storageName, originalName: 'campo.png' }];
    await app.call('objects.add', buildAdd(owner, buildAnimal({ photos })), owner);
    const cow = await buildCow();
    const template = await app.call('qrTemplates.get', { params: params() }, owner);
    const offered = template.attributes.find(({ name }) => name === 'images')?.data.customValues ?? [];
    expect(offered).toMatchObject([{ name: storageName }]);
    const images = (values: readonly string[]) => ({ name: 'images', isEnabled: true, values: [...values] });
    const save = (values: readonly string[]) =>
      app.attempt(
        'qrTemplates.save',
        { params: { type: 'identeco' }, body: body({ template: [images(values)] }) },
        owner,
      );
    expect(await save(['no-such-file'])).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'images' }] },
    });
    expect((await save([storageName])).status).toBe(200);
    const address = `/api/file/public/${storageName}`;
    expect((await pageOf(cow.publicId)).pictures).toMatchObject([{ address }]);
    // A picture goes with the asset that it is of.
    const others = app.db.updateTable('asset').where('box_id', '=', owner.boxId).where('id', '<>', cow.id);
    await others.set({ deleted_at: app.time.now }).execute();
    expect((await pageOf(cow.publicId)).pictures).toEqual([]);
  });

  it('come with it as files: they are held from then on, and shown while it shows them', async () => {
    const app = open();
    const files = await goodFiles();
    const bytesOf = (content: string) => files.find(([, , each]) => each === content)?.[1] ?? '';
    const storageName = await putFile(app, owner.token, bytesOf('png'), 'Campo.png');
    const cow = await buildCow();
    const params = { type: 'identeco' as const };
    const template = (values: readonly string[]) => [
      { name: 'images', isEnabled: true, values: [...values] },
    ];
    const save = (values: readonly string[], who = owner) =>
      app.attempt('qrTemplates.save', { params, body: body({ template: template(values) }) }, who);
    const shown = () => app.attempt('files.readPublic', { params: { storageName } });
    const used = async () => {
      const row = await app.db
        .selectFrom('quota')
        .select('used')
        .where('company_id', '=', owner.companyId)
        .where('kind', '=', 'disk')
        .executeTakeFirst();
      return row?.used ?? 0;
    };

    // Looking at it holds nothing, and makes nothing public.
    const looking = {
      ...body({ template: template([storageName]) }),
      sample: cow.id,
      language: 'es' as const,
    };
    const looked = await web.inject({
      method: 'POST',
      url: '/api/qrTemplates/identeco/preview',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: looking,
    });
    expect(looked.statusCode).toBe(200);
    expect([(await shown()).status, await used()]).toEqual([404, 0]);

    // What is no picture, and what somebody else brought, is refused and changes nothing.
    const paper = await putFile(app, owner.token, bytesOf('pdf'), 'Campo.pdf');
    const stranger = await buildMember(app, 'owner');
    const theirs = await putFile(app, stranger.token, bytesOf('png'), 'Otro.png');
    for (const wrong of [paper, theirs]) {
      const refused = await save([storageName, wrong]);
      expect(refused).toMatchObject({ status: 400, body: { issues: [{ field: 'images' }] } });
    }
    expect([(await shown()).status, await used()]).toEqual([404, 0]);

    const saved = await save([storageName]);
    expect(saved).toMatchObject({ status: 200, body: { version: 1 } });
    expect([(await shown()).status, (await used()) > 0]).toEqual([200, true]);
    expect((await pageOf(cow.publicId)).pictures).toMatchObject([
      { address: `/api/file/public/${storageName}` },
    ]);
    const offered = await app.call(
      'qrTemplates.get',
      { params: { ...params, boxId: String(owner.boxId), assetId: String(assetId) } },
      owner,
    );
    expect(offered.attributes.find(({ name }) => name === 'images')?.data.customValues).toEqual([
      { name: storageName, address: null, label: 'Campo.png' },
    ]);
    const read = { params: { storageName } };
    expect((await app.attempt('files.thumbnail', read, owner)).status).toBe(200);
    expect((await app.attempt('files.thumbnail', read, stranger)).status).toBe(404);

    // It is charged once, is shown to nobody once no template shows it, and is there to be chosen again.
    const before = await used();
    expect((await save([])).status).toBe(200);
    expect([(await shown()).status, (await pageOf(cow.publicId)).pictures]).toEqual([404, []]);
    expect((await save([storageName])).status).toBe(200);
    expect([(await shown()).status, await used()]).toEqual([200, before]);
    // No page of another establishment may take it.
    const other = { assetId, boxId: stranger.boxId, template: template([storageName]) };
    expect((await app.attempt('qrTemplates.save', { params, body: other }, stranger)).status).toBe(400);
  });

  it('need room among the files of the company, and leave nothing behind where there is none', async () => {
    const app = open();
    const png = (await goodFiles()).find(([, , content]) => content === 'png')?.[1] ?? '';
    const storageName = await putFile(app, owner.token, png, 'Campo.png');
    await app.db
      .insertInto('quota')
      .values({ company_id: owner.companyId, kind: 'disk', used: 0, max: 10 })
      .execute();
    const template = [{ name: 'images', isEnabled: true, values: [storageName] }];
    const refused = await app.attempt(
      'qrTemplates.save',
      { params: { type: 'identeco' }, body: body({ template }) },
      owner,
    );
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'images', code: 'noDiskRoom' }] },
    });
    const known = await app.call('qrTemplates.get', { params: params() }, owner);
    expect(known.version).toBe(0);
    const held = app.db.selectFrom('page_picture').select('storage_name').where('box_id', '=', owner.boxId);
    expect(await held.execute()).toEqual([]);
  });
});
