import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { QrScan } from '@huella/domain/calls/qr';
import type { Values } from '@huella/domain/model/value';
import type { PublicView } from '@huella/domain/calls/public-pages';
import { buildApp } from '../../app';
import { lockAssets } from '../../db/ledger/asset-rows';
import type { NewEvent } from '../../db/ledger/event-rows';
import { recordAdds } from '../../db/ledger/record-adds';
import { recordChanges } from '../../db/ledger/record-changes';
import { transact } from '../../db/transact';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  type Member,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { type Sent, buildLot } from '../../../test/build-input';
import { testConfig } from '../../../test/build-deps';
import { putFile } from '../../../test/put-file';
import { goodFiles } from '../../../test/sample-files';

const open = useTestApp();
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const hostile = '"><img src=x onerror=alert(1)></script>';
const values: Values = {
  visual_tag: 'KD482C3176',
  sex: 'M',
  category: 'NO',
  breed: 'AA',
  birth_date: '2024-09-14',
  entry_type: 'NAC',
  entry_date: '2024-09-16',
  productive_system: 'PAS',
  weight: 34,
  market_programs: ['HIL', 'ANG'],
  paddock: 'La Laguna',
  purchase_price: 48_377.5,
};

interface Animal {
  readonly id: number;
  readonly publicId: string;
}

function eventAt(boxId: number, userId: number, eventType: number, at: string): NewEvent {
  return {
    boxId,
    assetType: cowAr.id,
    eventType,
    context: 'manual_form',
    at: new Date(at),
    zone: 'America/Argentina/Buenos_Aires',
    now: new Date('2026-11-20T15:00:00Z'),
    recordedBy: userId,
    targetBoxId: null,
    bizStep: 'other',
    disposition: 'active',
    comment: 'between us',
    fields: {},
    runId: null,
  };
}

let tags = 0;

async function buildAnimal(
  { db, deps }: TestApp,
  place: { readonly boxId: number; readonly companyId: number; readonly userId: number },
  own: Values = {},
): Promise<Animal> {
  tags += 1;
  const tag = `KD482C${String(1000 + tags)}`;
  const recorded = await transact(db, (transaction) =>
    recordAdds(transaction, deps.randomBytes, {
      model: cowAr,
      event: eventAt(place.boxId, place.userId, -1, '2024-09-16T12:00:00Z'),
      eventId: null,
      companyId: place.companyId,
      rows: [{ row: 1, values: { ...values, visual_tag: tag, ...own } }],
    }),
  );
  const id = recorded.outcomes[0]?.assetId ?? 0;
  const row = await db.selectFrom('asset').select('public_id').where('id', '=', id).executeTakeFirstOrThrow();
  return { id, publicId: row.public_id };
}

async function happen(
  { db, deps }: TestApp,
  animal: Animal,
  companyId: number,
  event: NewEvent,
  changes: Values,
): Promise<void> {
  await transact(db, async (transaction) => {
    const asset = (await lockAssets(transaction, cowAr.id, [animal.id])).get(animal.id);
    if (asset === undefined) throw new Error('no such animal');
    await recordChanges(transaction, deps.randomBytes, {
      model: cowAr,
      event,
      eventId: null,
      effect: null,
      companyId,
      rows: [{ row: 1, asset, changes, fields: {} }],
      ...(event.targetBoxId !== null && {
        target: { boxId: event.targetBoxId, companyId, ownerCompanyId: null },
      }),
    });
  });
}

const namesOf = ({ attributes }: QrPage) => attributes.map(({ name }) => name);

let owner: Member;
let web: FastifyInstance;
const views: PublicView[] = [];

beforeAll(async () => {
  const app = open();
  owner = await buildMember(app, 'owner');
  web = await buildApp({
    deps: app.deps,
    webFolder: null,
    publicPages: {
      filesFolder: null,
      styles: ['/qr-files/page.css'],
      script: null,
      pages: {
        renderPage: (page, view) => {
          views.push(view);
          return `<!doctype html><p lang="${view.language}">${page.name[view.language]} ${namesOf(page).join(' ')}</p>`;
        },
        renderNothing: (view) => `<!doctype html><p lang="${view.language}">nothing</p>`,
        renderRefused: (view) => `<!doctype html><p lang="${view.language}">refused</p>`,
        renderChoices: (view, choices) =>
          `<p lang="${view.language}">${choices.map(({ name }) => name).join('; ')}</p>`,
        renderReported: (view, isTold) =>
          `<!doctype html><p lang="${view.language}">reported ${String(isTold)}</p>`,
      },
    },
  });
  return () => web.close();
});

const address = (publicId: string, type = 'identeco') => `/qr/${type}/${publicId}`;

async function getPage(animal: Animal): Promise<QrPage> {
  const answer = await open().attempt('qr.get', { params: { type: 'identeco', publicId: animal.publicId } });
  expect(answer.status).toBe(200);
  return answer.body as QrPage; // as the call declares
}

async function scansOf(animal: Animal) {
  return open()
    .db.selectFrom('qr_scan')
    .selectAll()
    .where('asset_id', '=', animal.id)
    .orderBy('id')
    .execute();
}

async function scan(animal: Animal, ip: string, userAgent: string): Promise<number> {
  const response = await open().app.inject({
    method: 'POST',
    url: `/api${address(animal.publicId)}/scan`,
    headers: { 'user-agent': userAgent },
    remoteAddress: ip,
  });
  return response.statusCode;
}

describe('a public page', () => {
  it('shows an anonymous visitor who it is, in both languages', async () => {
    const page = await getPage(await buildAnimal(open(), owner));
    expect(page).toMatchObject({
      model: cowAr.id,
      name: { es: 'Novillo Aberdeen Angus', en: 'Steer, Aberdeen Angus' },
      theme: { blueTheme: 'wine' },
      state: { state: 'productive' },
      figures: { months: 26, km: 0, places: 1 },
      message: null,
    });
    expect(page.sentence?.es).toContain(page.company);
  });

  it('holds only what the model publishes, in groups', async () => {
    const animal = await buildAnimal(open(), owner);
    const page = await getPage(animal);
    const names = page.attributes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['visual_tag', 'category', 'breed', 'market_programs']));
    for (const hidden of ['purchase_price', 'paddock', 'entry_type']) expect(names).not.toContain(hidden);
    expect(page.sections.flatMap(({ fields }) => fields).toSorted()).toEqual(names.toSorted());
    expect(JSON.stringify(page)).not.toMatch(/48[.,]?377|between us|La Laguna/);
    expect(page.attributes.find(({ name }) => name === 'market_programs')?.data.enableValues).toEqual([
      { es: 'Cuota Hilton', en: 'Hilton quota' },
      { es: 'Carne Angus certificada', en: 'Certified Angus beef' },
    ]);
  });

  it('shows the journey by its sealed events: a stop a place, arrival and slaughter in one', async () => {
    const app = open();
    const animal = await buildAnimal(app, owner);
    const plant = await buildBox(app, owner.companyId, 10);
    const at = (type: number, when: string) => eventAt(owner.boxId, owner.userId, type, when);
    await happen(app, animal, owner.companyId, at(1, '2025-03-20T12:00:00Z'), { weight: 188 });
    await happen(app, animal, owner.companyId, at(1, '2025-09-20T12:00:00Z'), { weight: 311 });
    await happen(app, animal, owner.companyId, at(104, '2025-09-21T12:00:00Z'), { last_treatment: 'secret' });
    await happen(
      app,
      animal,
      owner.companyId,
      { ...at(1000, '2026-04-02T12:00:00Z'), targetBoxId: plant },
      {},
    );
    await happen(
      app,
      animal,
      owner.companyId,
      { ...eventAt(plant, owner.userId, 10, '2026-04-03T12:00:00Z') },
      { carcass_weight: 248.5, disposal_date: '2026-04-03T12:00:00Z', disposal_type: 'FAENA' },
    );
    const page = await getPage(animal);
    expect(page.timeline.map(({ title, startDate }) => [title.es, startDate.slice(0, 10)])).toEqual([
      ['Nació', '2024-09-14'],
      ['Faena', '2026-04-03'],
    ]);
    expect(page.timeline[0]).toMatchObject({
      endDate: expect.stringContaining('2026-04-03'),
      country: { alpha2: 'AR', alpha3: 'ARG' },
      care: [{ title: { es: 'Pesadas' }, count: 2, value: { es: '311 kg', en: '311 kg' } }],
    });
    expect(page.timeline[1]?.extraParams[0]?.value.es).toBe('248,5 kg');
    expect(page.attributes.find(({ name }) => name === 'weight')?.data.customValues).toHaveLength(3);
    expect(page.figures).toMatchObject({ months: 18, places: 2 });
    expect(page.proof).toMatchObject({ holds: true, records: 6, companies: 1, witnessed: false });
    expect(page.proof?.links).toHaveLength(6);
    expect(JSON.stringify(page)).not.toContain('secret');
  });

  it('shows the logo and the papers of the company and of the establishment, which everybody may see', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const animal = await buildAnimal(app, own);
    const bare = (await getPage(animal)).timeline[0];
    expect(bare).toMatchObject({ logo: null, certificates: { company: [], box: [] }, email: null });

    const [pdf, png] = await Promise.all(
      ['pdf', 'png'].map(
        async (kind) => (await goodFiles()).find(([, , content]) => content === kind)?.[1] ?? '',
      ),
    );
    const [ofCompany, paper, ofBox] = await Promise.all([
      putFile(app, own.token, png ?? '', 'logo.png'),
      putFile(app, own.token, pdf ?? '', 'organico.pdf'),
      putFile(app, own.token, png ?? '', 'campo.png'),
    ]);
    const save = (objectType: 'company' | 'box', pk: number, sent: Sent) =>
      app.attempt('objects.add', { body: { action: 'update', objectType, pk, values: sent } }, own);
    const company = {
      tax_id_ar: '20-12345678-6',
      company_email: 'entre@nosotros.example',
      logo: [{ storageName: ofCompany, originalName: 'logo.png' }],
      certificates: [{ storageName: paper, originalName: 'Orgánico 2026.pdf' }],
    };
    expect((await save('company', own.companyId, company)).status).toBe(200);
    const file = (name: string) => `/api/file/public/${name}`;
    const shown = await getPage(animal);
    expect(shown.timeline[0]).toMatchObject({
      logo: file(ofCompany),
      certificates: { company: [{ name: 'Orgánico 2026.pdf', address: file(paper) }], box: [] },
    });
    expect(JSON.stringify(shown)).not.toContain('nosotros');
    for (const name of [ofCompany, paper])
      expect(await app.statusOf('files.readPublic', { params: { storageName: name } })).toBe(200);

    const box = {
      ...{ renspa: '01.017.0.00123/00', l2: 'B|AR', l3: 'Azul' },
      certificates: [{ storageName: ofBox, originalName: 'campo.png' }],
      logo: [{ storageName: ofBox, originalName: 'campo.png' }],
    };
    expect((await save('box', own.boxId, box)).body).toMatchObject({ version: 2 });
    expect((await getPage(animal)).timeline[0]).toMatchObject({
      logo: file(ofBox),
      certificates: { box: [{ name: 'campo.png', address: file(ofBox) }] },
    });
  });

  it('says so when a record was changed behind its seal', async () => {
    const { db } = open();
    const animal = await buildAnimal(open(), owner);
    expect((await getPage(animal)).proof?.holds).toBe(true);
    await db
      .updateTable('event_asset')
      .set({ changes: '{"after":{"weight":900},"before":{},"fields":{}}' })
      .where('asset_id', '=', animal.id)
      .execute();
    expect((await getPage(animal)).proof?.holds).toBe(false);
  });

  it('hands texts on as texts', async () => {
    const app = open();
    const company = await buildMember(app, 'owner');
    await app.db.updateTable('box').set({ name: hostile }).where('id', '=', company.boxId).execute();
    const page = await getPage(await buildAnimal(app, company));
    expect(page.timeline[0]?.name).toBe(hostile);
  });
});

describe('where there is nothing', () => {
  it('unknown, malformed and deleted ids and unpublished types get the same 206', async () => {
    const app = open();
    const deleted = await buildAnimal(app, owner);
    await app.db
      .updateTable('asset')
      .set({ deleted_at: app.time.now })
      .where('id', '=', deleted.id)
      .execute();
    const animal = await buildAnimal(app, owner);
    const answers = await Promise.all([
      app.attempt('qr.get', { params: { type: 'identeco', publicId: 'A'.repeat(22) } }),
      app.attempt('qr.get', { params: { type: 'identeco', publicId: animal.id } }),
      app.attempt('qr.get', {
        params: { type: 'identeco', publicId: "x'; drop table asset; --".replaceAll(' ', '%20') },
      }),
      app.attempt('qr.get', { params: { type: 'identeco', publicId: deleted.publicId } }),
      app.attempt('qr.get', { params: { type: 'brewingTrupo', publicId: animal.publicId } }),
      app.attempt('qr.get', { params: { type: 'identecoTrupo', publicId: animal.publicId } }),
    ]);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 206, body: { error: 'notFound', message: 'notFound' } });
    const madeUp = await app.attemptRaw('qr.get', { params: { type: 'made-up', publicId: animal.publicId } });
    expect(madeUp.status).toBe(400);
  });

  it('the page is the same friendly one, and nothing is counted', async () => {
    const [unknown, other] = await Promise.all([
      web.inject({ url: `/qrIdenteco/${'A'.repeat(22)}` }),
      web.inject({ url: '/qrBrewingTrupo/1' }),
    ]);
    expect([unknown.statusCode, other.statusCode]).toEqual([206, 206]);
    expect(unknown.body).toBe(other.body);
    expect(await scan({ id: 0, publicId: 'B'.repeat(22) }, '190.210.1.1', iphone)).toBe(200);
  });
});

describe('the page itself', () => {
  it('is sent with a policy without exceptions, to be asked about again, and once for each version', async () => {
    const animal = await buildAnimal(open(), owner);
    const url = `/qrIdenteco/${animal.publicId}`;
    const first = await web.inject({ url });
    const policy = String(first.headers['content-security-policy']);
    expect(first.statusCode).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-language': 'es',
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('accept-language'),
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await web.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const english = await web.inject({ url: `${url}?lang=en` });
    expect(english.headers.etag).not.toBe(first.headers.etag);
  });

  it('speaks the language of the address, else of the browser, else Spanish', async () => {
    const animal = await buildAnimal(open(), owner);
    const languageOf = async (query: string, accepted?: string) => {
      const headers = accepted === undefined ? {} : { 'accept-language': accepted };
      const answer = await web.inject({ url: `/qrIdenteco/${animal.publicId}${query}`, headers });
      return answer.headers['content-language'];
    };
    expect(await languageOf('', 'fr-FR,en;q=0.8,es;q=0.5')).toBe('en');
    expect(await languageOf('?lang=es', 'en')).toBe('es');
    expect(await languageOf('?lang=%22%3E%3Cscript%3E', 'en')).toBe('es');
    expect(await languageOf('?lang=en&lang=es')).toBe('es');
    expect(await languageOf('')).toBe('es');
    expect(views.at(-1)?.address).toBe(`http://127.0.0.1:3000/qrIdenteco/${animal.publicId}`);
  });

  it('counts who looks, not who asks ahead', async () => {
    const animal = await buildAnimal(open(), owner);
    const url = `/qrIdenteco/${animal.publicId}`;
    const visit = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
      web.inject({
        method,
        url,
        headers: { 'user-agent': iphone, ...headers },
        remoteAddress: '190.210.1.1',
      });
    await visit('HEAD', {});
    await visit('GET', { 'sec-purpose': 'prefetch;prerender' });
    await visit('GET', { purpose: 'prefetch' });
    await visit('GET', { 'user-agent': android });
    await expect.poll(() => scansOf(animal)).toHaveLength(1);
    expect((await scansOf(animal))[0]).toMatchObject({ os: 'Android', device: 'mobile' });
  });
});

describe('a scan', () => {
  it('is counted after the answer, by country and device, and the address is nowhere', async () => {
    const animal = await buildAnimal(open(), owner);
    expect(await scan(animal, '190.210.1.1', iphone)).toBe(200);
    await expect.poll(() => scansOf(animal)).toHaveLength(1);
    const [row] = await scansOf(animal);
    expect(row).toMatchObject({
      qr_type: 'identeco',
      box_id: owner.boxId,
      country: 'AR',
      device: 'mobile',
      browser: 'Safari',
      os: 'iOS',
      is_bot: false,
    });
    expect(JSON.stringify(row)).not.toMatch(/190\.210|Mozilla/);
  });

  it('of a private address has no country, of a bot is kept apart, and the same visitor counts once', async () => {
    const animal = await buildAnimal(open(), owner);
    await scan(animal, '192.168.1.1', iphone);
    await expect.poll(() => scansOf(animal)).toHaveLength(1);
    await scan(animal, '192.168.1.1', iphone);
    await scan(animal, '66.249.66.1', robot);
    await expect.poll(() => scansOf(animal)).toHaveLength(2);
    expect((await scansOf(animal)).map(({ country, is_bot }) => [country, is_bot])).toEqual([
      [null, false],
      ['US', true],
    ]);
    open().time.now = new Date(open().time.now.getTime() + 61_000);
    await scan(animal, '192.168.1.1', iphone);
    await expect.poll(() => scansOf(animal)).toHaveLength(3);
    const { headers } = await open().attempt(
      'qr.logs',
      { params: { typeQr: 'qrIdenteco', id: animal.id } },
      await buildToken(open(), owner.userId),
    );
    expect(headers).toMatchObject({ 'x-total-count': '2' });
  });

  it('with a hostile browser keeps none of its text', async () => {
    const animal = await buildAnimal(open(), owner);
    await scan(animal, '190.210.1.1', `${hostile}/1.0 ${hostile}`);
    await expect.poll(() => scansOf(animal)).toHaveLength(1);
    expect((await scansOf(animal))[0]).toMatchObject({ browser: '', os: '', device: '' });
  });
});

describe('the limit on scans', () => {
  const few = useTestApp({ limits: { ...testConfig.limits, credentials: 3 } });

  it('refuses an address that names too many', async () => {
    const url = `/api${address('A'.repeat(22))}/scan`;
    const codes = [];
    for (let at = 0; at < 5; at += 1) {
      const answer = await few().app.inject({ method: 'POST', url, remoteAddress: '190.210.1.9' });
      codes.push(answer.statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('the way from a public page into the trace', () => {
  it('is shown to who may list what it is of, and nobody else learns whether there is more', async () => {
    const { id, publicId } = await buildAnimal(open(), owner);
    const asked = (actor?: { readonly token: string }) =>
      open().attempt('qr.reader', { params: { type: 'identeco', publicId } }, actor);
    expect((await asked(owner)).body).toEqual({ kind: 'asset', id });
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    expect((await asked({ token: await buildToken(open(), viewer) })).body).toEqual({ kind: 'asset', id });
    const foreign = await buildMember(open(), 'owner');
    expect([(await asked()).status, (await asked(foreign)).status]).toEqual([401, 404]);
    const missing = { params: { type: 'identeco', publicId: 'A'.repeat(22) } } as const;
    expect(await open().statusOf('qr.reader', missing, owner)).toBe(404);
    await open().pool.query('update asset set deleted_at = updated_at where id = $1', [id]);
    expect((await asked(owner)).status).toBe(404);
  });
});

describe('the log of scans', () => {
  let animal: Animal;

  beforeAll(async () => {
    animal = await buildAnimal(open(), owner);
    await scan(animal, '190.210.1.1', iphone);
  });

  it('is for users who may list the asset: nobody else learns that it exists', async () => {
    const app = open();
    const stranger = await buildToken(app, await buildUser(app));
    expect(await app.statusOf('qr.logs', { params: { typeQr: 'identeco', id: animal.id } })).toBe(401);
    expect(await app.statusOf('qr.logs', { params: { typeQr: 'identeco', id: animal.id } }, stranger)).toBe(
      404,
    );
    const foreign = await buildMember(app, 'owner');
    expect(await app.statusOf('qr.logs', { params: { typeQr: 'identeco', id: animal.id } }, foreign)).toBe(
      404,
    );
    const missing = await app.refusal('qr.logs', { params: { typeQr: 'identeco', id: 999999999 } }, owner);
    expect(missing.status).toBe(404);
    expect(await app.statusOf('qr.logs', { params: { typeQr: 'nothing', id: 1 } }, owner)).toBe(400);
  });

  it('answers what it was scanned with and the country in the words of the reader', async () => {
    await expect.poll(() => scansOf(animal)).toHaveLength(1);
    const { status, headers, body } = await open().attempt(
      'qr.logs',
      { params: { typeQr: 'identeco', id: animal.id } },
      owner,
    );
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-total-count': '1' });
    const [scanned] = body as QrScan[]; // as the call declares
    expect(scanned).toEqual({
      created_at: expect.stringMatching(/^2026-11-20T/),
      user_agent: 'Safari · iOS · mobile',
      device: 'mobile',
      qr_log: { country_name: 'Argentina' },
    });
  });
});

describe('the code of a lot', () => {
  const makeLot = async (name: string) => {
    const app = open();
    const { id } = await app.call('objects.add', buildLot(owner, { name }), owner);
    const row = await app.db
      .selectFrom('lot')
      .select('public_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, publicId: row.public_id };
  };
  const scanLot = (publicId: string, type: string, ip: string) =>
    open().app.inject({
      method: 'POST',
      url: `/api${address(publicId, type)}/scan`,
      headers: { 'user-agent': iphone },
      remoteAddress: ip,
    });
  const scansOfLot = (id: number) =>
    open().db.selectFrom('qr_scan').selectAll().where('lot_id', '=', id).orderBy('id').execute();

  it('is counted for each of its pages, and not before it was handed out', async () => {
    const app = open();
    const [lot, kept] = [await makeLot('Escaneado'), await makeLot('Guardado')];
    await scanLot(kept.publicId, 'identecoTrupo', '190.210.1.1');
    await app.attempt('lots.qr', { params: { lotId: lot.id } }, owner);
    await scanLot(lot.publicId, 'identeco', '190.210.1.2');
    await scanLot(lot.publicId, 'brewingTrupo', '190.210.1.3');
    await scanLot(lot.publicId, 'identecoTrupo', '190.210.1.4');
    await scanLot(lot.publicId, 'produktoTrupo', '190.210.1.4');
    await expect.poll(() => scansOfLot(lot.id)).toHaveLength(2);
    expect(await scansOfLot(kept.id)).toEqual([]);
    const rows = await scansOfLot(lot.id);
    expect(rows.map((row) => row.qr_type).sort()).toEqual(['identecoTrupo', 'produktoTrupo']);
    expect(rows.every((row) => row.asset_id === null && row.box_id === owner.boxId)).toBe(true);
    expect(
      await app.call('qr.logs', { params: { typeQr: 'qrIdentecoTrupo', id: lot.id } }, owner),
    ).toHaveLength(1);
    const foreign = await buildMember(app, 'owner');
    expect(
      await app.statusOf('qr.logs', { params: { typeQr: 'qrIdentecoTrupo', id: lot.id } }, foreign),
    ).toBe(404);
    expect(await app.statusOf('qr.logs', { params: { typeQr: 'qrIdentecoTrupo', id: lot.id } })).toBe(401);
  });

  it('is counted when its page is looked at', async () => {
    const app = open();
    const lot = await makeLot('Mirado');
    await app.attempt('lots.qr', { params: { lotId: lot.id } }, owner);
    const url = `/qrIdentecoTrupo/${lot.publicId}`;
    const looked = await web.inject({
      url,
      headers: { 'user-agent': android },
      remoteAddress: '190.210.2.1',
    });
    expect(looked.statusCode).toBe(200);
    await expect.poll(() => scansOfLot(lot.id)).toHaveLength(1);
  });
});

describe('what an establishment disables for lists', () => {
  /** Disables fields for lists, replacing those that were disabled before. */
  async function shut({ token, boxId }: Pick<Member, 'token' | 'boxId'>, list: readonly string[]) {
    const params = { boxId, assetId: cowAr.id };
    const { version } = await open().call('fieldPermissions.get', { params }, token);
    const body = { version, shut: { list, new: [], edit: [] } };
    await open().call('fieldPermissions.set', { params, body }, token);
  }
  const weigh = (animal: Animal, { boxId, userId, companyId }: Member, when: string, weight: number) =>
    happen(open(), animal, companyId, eventAt(boxId, userId, 1, when), { weight });

  it('is shown nowhere on the page of its assets: as no fact, care, figure or point of a chart', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const animal = await buildAnimal(app, own);
    await weigh(animal, own, '2025-03-20T12:00:00Z', 188);
    await weigh(animal, own, '2025-09-20T12:00:00Z', 311);
    const before = await getPage(animal);
    expect(before.timeline[0]?.care[0]).toMatchObject({ count: 2, value: { es: '311 kg' } });
    const pageUrl = `/qrIdenteco/${animal.publicId}`;
    const drawn = await web.inject({ url: pageUrl });

    await shut(own, ['weight', 'market_programs', 'disposal_date']);
    const page = await getPage(animal);
    expect(namesOf(before).filter((name) => !namesOf(page).includes(name))).toEqual([
      'weight',
      'market_programs',
    ]);
    expect(page.sections.flatMap(({ fields }) => fields).toSorted()).toEqual(namesOf(page).toSorted());
    expect(page.timeline[0]?.care).toEqual([
      { title: expect.objectContaining({ es: 'Pesadas' }), count: 2, value: null },
    ]);
    expect(page.figures.months).toBeNull();
    // A hash may hold any digits.
    expect(JSON.stringify({ ...page, proof: null })).not.toMatch(/188|311|Hilton/);
    // The proof is over every record, whatever is shown of them.
    expect(page.proof).toEqual(before.proof);
    const headers = { 'if-none-match': String(drawn.headers.etag) };
    expect((await web.inject({ url: pageUrl, headers })).statusCode).toBe(200);

    await shut(own, []);
    expect(await getPage(animal)).toEqual(before);
  });

  it('is shown by no page of a lot, alike or different', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const animals = [
      await buildAnimal(app, own, { weight: 100, coat: 'NE' }),
      await buildAnimal(app, own, { weight: 300, coat: 'NE' }),
    ];
    const ids = animals.map(({ id }) => id);
    const { id } = await app.call(
      'objects.add',
      buildLot(own, { name: 'Cerrado', assets: ids.map(String) }),
      own,
    );
    const { token } = own;
    expect(await app.statusOf('lots.qr', { params: { lotId: id } }, token)).toBe(200);
    const lots = await app.db.selectFrom('lot').select('public_id').where('id', '=', id).execute();
    const read = async () => {
      const reply = await app.call('qr.get', {
        params: { type: 'identecoTrupo', publicId: lots[0]?.public_id ?? '' },
      });
      const page = reply as QrPage; // its code was handed out
      return { facts: namesOf(page), sums: page.summary.map(({ name }) => name), members: page.members };
    };
    const before = await read();
    expect([before.facts, before.sums]).toEqual([expect.arrayContaining(['coat']), ['weight']]);
    await shut(own, ['weight', 'coat']);
    expect(await read()).toEqual({
      facts: before.facts.filter((name) => name !== 'coat'),
      sums: [],
      members: before.members,
    });
    expect(await app.call('qr.shut', { params: { typeQr: 'identecoTrupo', id } }, token)).toMatchObject({
      fields: [{ name: 'coat' }, { name: 'weight' }],
    });
  });

  it('leaves an end of life without its reason and its length', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const animal = await buildAnimal(app, own, {
      ...{ disposal_type: 'MUE', disposal_reason: 'ENF', disposal_date: '2025-05-05T12:00:00Z' },
    });
    const before = await getPage(animal);
    expect(before.state.label.es).toMatch(/^Dado de Baja: \S/);
    await shut(own, ['disposal_reason']);
    expect((await getPage(animal)).state).toEqual({
      ...before.state,
      label: { es: 'Dado de Baja', en: 'Retired' },
    });
  });

  it('is shown with no event where it was recorded, and by none once the asset is where it is disabled', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const next = await buildMember(app, 'owner');
    const animal = await buildAnimal(app, own);
    await weigh(animal, own, '2025-03-20T12:00:00Z', 188);
    await happen(
      app,
      animal,
      own.companyId,
      { ...eventAt(own.boxId, own.userId, 1000, '2025-06-01T12:00:00Z'), targetBoxId: next.boxId },
      {},
    );
    await weigh(animal, next, '2025-09-20T12:00:00Z', 311);
    const careAndChart = async () => {
      const page = await getPage(animal);
      const chart = page.attributes.find(({ name }) => name === 'weight')?.data.customValues ?? [];
      return {
        care: page.timeline.map(({ care }) => care[0]?.value?.es ?? null),
        chart: chart.map(({ value }) => value),
      };
    };
    expect(await careAndChart()).toEqual({ care: ['188 kg', '311 kg'], chart: [34, 188, 311] });
    await shut(own, ['weight']);
    expect(await careAndChart()).toEqual({ care: [null, '311 kg'], chart: [311] });
    await shut(own, []);
    await shut(next, ['weight']);
    expect(await careAndChart()).toEqual({ care: [null, null], chart: [] });
  });

  it('takes its files with it, also from who has them already', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const files = await goodFiles();
    const bytesOf = (kind: string) => files.find(([, , content]) => content === kind)?.[1] ?? '';
    const [paper, photo] = [
      await putFile(app, own.token, bytesOf('pdf'), 'organico.pdf'),
      await putFile(app, own.token, bytesOf('png'), 'frente.png'),
    ];
    const animal = await buildAnimal(app, own, {
      certificate_files: [{ storageName: paper, originalName: 'organico.pdf' }],
      photos: [{ storageName: photo, originalName: 'frente.png' }],
    });
    const first = await app.attempt('files.readPublic', { params: { storageName: paper } });
    expect(first.status).toBe(200);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const statuses = async () => {
      const urls = [`/file/public/${paper}`, `/file/public/${photo}`, `/file/public/${photo}/thumbnail`];
      return Promise.all(urls.map(async (url) => (await app.ask('GET', url)).status));
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await app.statusOf('files.readPublic', { params: { storageName: paper }, headers })).toBe(304);
    expect((await getPage(animal)).pictures).toHaveLength(1);

    await shut(own, ['certificate_files', 'photos']);
    expect(await statuses()).toEqual([404, 404, 404]);
    const { body: missing } = await app.attempt('files.readPublic', {
      params: { storageName: 'AAAAAAAAAAAAAAAAAAAAAA' },
    });
    const { body: hidden } = await app.attempt('files.readPublic', {
      params: { storageName: paper },
      headers,
    });
    expect({ ...hidden, requestId: '' }).toEqual({
      ...missing,
      requestId: '',
    });
    expect((await getPage(animal)).pictures).toEqual([]);
    expect(JSON.stringify(await getPage(animal))).not.toMatch(new RegExp(`${paper}|${photo}|organico`));

    await shut(own, ['photos']);
    expect(await statuses()).toEqual([200, 404, 404]);
  });

  it('is named to those who hand the code out, as far as the page would show it', async () => {
    const app = open();
    const own = await buildMember(app, 'owner');
    const animal = await buildAnimal(app, own);
    const ask = async (token?: string) =>
      app.attempt('qr.shut', { params: { typeQr: 'qrIdenteco', id: animal.id } }, token);
    expect((await ask(own.token)).body).toEqual({ fields: [] });
    await shut(own, ['paddock', 'weight', 'certificate_files']);
    const { fields } = (await ask(own.token)).body as { fields: { name: string }[] }; // as the call declares
    expect(fields.map(({ name }) => name)).toEqual(['weight', 'certificate_files']);
    const foreign = await buildMember(app, 'owner');
    expect((await ask(foreign.token)).status).toBe(404);
    expect((await ask()).status).toBe(401);
  });
});
