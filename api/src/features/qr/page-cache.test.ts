import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { PublicView } from '@huella/domain/calls/public-pages';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { Connected } from '../../db/database';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember, password } from '../../../test/build';
import { buildEvent, buildLot, buildTransfer, buildUpdate } from '../../../test/build-input';
import { buildPagesApp } from '../../../test/build-pages-app';
import { openPageCache } from './page-cache';

const open = useTestApp();

let owner: Member;
/** Serves pages, in another process than the one that writes as far as their memory goes. */
let web: FastifyInstance;
let other: FastifyInstance;
let drawn = 0;
/** What happens while a page is drawn. */
let whileDrawing: (() => void) | null = null;

/** Pages that hold all that is said of them. */
const buildWeb = () =>
  buildPagesApp(open(), {
    renderPage: (page, { language }) => {
      drawn += 1;
      whileDrawing?.();
      return JSON.stringify({ language, page });
    },
  });

beforeAll(async () => {
  [web, other] = await Promise.all([buildWeb(), buildWeb()]);
  return async () => {
    await Promise.all([web.close(), other.close()]);
  };
});

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  drawn = 0;
  whileDrawing = null;
});

interface Code {
  readonly id: number;
  readonly type: 'identeco' | 'identecoTrupo';
  readonly publicId: string;
}

async function codeOf(table: 'asset' | 'lot', id: number): Promise<Code> {
  const { public_id: publicId } = await open()
    .db.selectFrom(table)
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, type: table === 'asset' ? 'identeco' : 'identecoTrupo', publicId };
}

async function buildAnimal(more: Readonly<Record<string, string | number>> = {}): Promise<Code> {
  const [id = 0] = await buildAnimals(open(), owner, 1, { weight: 100, ...more });
  return codeOf('asset', id);
}

async function buildCodedLot(): Promise<Code & { readonly members: readonly number[] }> {
  const members = await buildAnimals(open(), owner, [{ weight: 100 }, { weight: 300 }]);
  const input = buildLot(owner, { name: `Lote ${String(members[0])}`, assets: members.map(String) });
  const { id } = await open().call('objects.add', input, owner);
  await open().call('lots.qr', { params: { lotId: id } }, owner);
  return { ...(await codeOf('lot', id)), members };
}

const screens = { identeco: 'qrIdenteco', identecoTrupo: 'qrIdentecoTrupo' };
const visit = ({ type, publicId }: Code, headers: Record<string, string> = {}, app = web) =>
  app.inject({ url: `/${screens[type]}/${publicId}`, headers });

/** The page that goes out, and whether that was drawn for it. */
async function look(code: Code, app = web): Promise<{ page: QrPage | null; drawn: number }> {
  const before = drawn;
  const answer = await visit(code, {}, app);
  const page = answer.statusCode === 206 ? null : answer.json<{ page: QrPage }>().page;
  return { page, drawn: drawn - before };
}

/** The page as the call reads it, which keeps nothing. */
async function readNow({ type, publicId }: Code): Promise<QrPage | null> {
  const { status, body } = await open().attempt('qr.get', { params: { type, publicId } });
  return status === 206 ? null : (body as QrPage); // as the call declares
}

/** A page that is kept, in both processes. */
async function keptPage(code: Code): Promise<QrPage | null> {
  for (const app of [web, other]) {
    await look(code, app);
    expect((await look(code, app)).drawn).toBe(0);
  }
  return (await look(code)).page;
}

const weigh = (pk: number, weight: number) =>
  open().call(
    'objects.addMassive',
    buildEvent(owner, 1, { pks: [pk], common: { weight, weighing_type: 'PER' } }),
    owner,
  );
const update = (pk: number, values: Readonly<Record<string, unknown>>) =>
  open().call('objects.add', buildUpdate(pk, values), owner);

async function lastEventOf(pk: number): Promise<number> {
  const row = await open()
    .db.selectFrom('event_asset')
    .select('event_id')
    .where('asset_id', '=', pk)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  return row.event_id;
}

async function shut(list: readonly string[]): Promise<void> {
  const params = { boxId: owner.boxId, assetId: cowAr.id };
  const { version } = await open().call('fieldPermissions.get', { params }, owner);
  const body = { version, shut: { list: [...list], new: [], edit: [] } };
  await open().call('fieldPermissions.set', { params, body }, owner);
}

async function transfer(pk: number, confirms: boolean): Promise<void> {
  const buyer = await buildMember(open(), 'owner');
  await open().db.updateTable('box').set({ confirms }).where('id', '=', buyer.boxId).execute();
  await open().call('transfers.add', buildTransfer(owner, buyer, [pk]), owner);
}

/** What may be written of all that the page of an animal shows. */
const writes: readonly (readonly [what: string, write: (animal: Code) => Promise<unknown>])[] = [
  ['an event', ({ id }) => weigh(id, 311)],
  ['an edit', ({ id }) => update(id, { weight: 222 })],
  [
    'an event that was undone',
    async ({ id }) =>
      open().call(
        'events.undo',
        { params: { eventId: await lastEventOf(id) }, body: { reason: 'Era otro' } },
        owner,
      ),
  ],
  ['the end of its life', ({ id }) => retire(id)],
  ['a transfer', ({ id }) => transfer(id, false)],
  ['a transfer that waits for its answer', ({ id }) => transfer(id, true)],
  ['the name of the establishment', () => saveBox({ name: 'La Nueva' })],
  ['the name of the company', () => saveCompany({ company_name: 'Otra S.A.' })],
  ['the fields that the establishment disables', () => shut(['weight'])],
  [
    'the company, closed with its pages',
    () =>
      open().call(
        'ownership.close',
        { params: { companyId: owner.companyId }, body: { password, publicPages: 'dark' } },
        owner,
      ),
  ],
  [
    'a record changed behind its seal',
    ({ id }) =>
      open().pool.query(
        `update event_asset set changes = replace(changes, '100', '900') where asset_id = $1`,
        [id],
      ),
  ],
  [
    'the header of a record, changed behind its seal',
    ({ id }) =>
      open().pool.query(
        `update event set header = replace(header, '"eventType":-1', '"eventType":-9')
         where id in (select event_id from event_asset where asset_id = $1)`,
        [id],
      ),
  ],
  [
    'a record that was erased',
    ({ id }) =>
      open().pool.query('update event_asset set changes = null, salt = null where asset_id = $1', [id]),
  ],
];

const retire = (id: number) =>
  open().call(
    'objects.addMassive',
    buildEvent(owner, 13, {
      pks: [id],
      common: { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-20T10:00' },
    }),
    owner,
  );
const saveBox = (values: Readonly<Record<string, unknown>>) =>
  open().call(
    'objects.add',
    {
      body: {
        ...{ action: 'update', objectType: 'box', pk: owner.boxId },
        values: { renspa: '01.017.0.00123/00', l2: 'B|AR', l3: 'Azul', ...values },
      },
    },
    owner,
  );
const saveCompany = (values: Readonly<Record<string, unknown>>) =>
  open().call(
    'objects.add',
    {
      body: {
        ...{ action: 'update', objectType: 'company', pk: owner.companyId },
        values: { tax_id_ar: '20-12345678-6', ...values },
      },
    },
    owner,
  );

describe('a page that is kept', () => {
  it.each(writes)('shows at the next visit, in every process, %s', async (_what, write) => {
    const animal = await buildAnimal();
    await weigh(animal.id, 150);
    const before = await keptPage(animal);
    await write(animal);
    const now = await readNow(animal);
    expect(now).not.toEqual(before);
    for (const app of [web, other]) expect((await look(animal, app)).page).toEqual(now);
  });

  it('is drawn no more where something else is written', async () => {
    const [animal, neighbour] = [await buildAnimal(), await buildAnimal()];
    await keptPage(animal);
    await weigh(neighbour.id, 311);
    expect((await look(animal)).drawn).toBe(0);
  });

  it('is of its day where it is', async () => {
    const app = open();
    const animal = await buildAnimal({ birth_date: '2025-11-21' });
    expect((await keptPage(animal))?.figures.months).toBe(11);
    const day = app.time.now;
    try {
      app.time.now = new Date('2026-11-21T02:59:59Z');
      expect((await look(animal)).drawn).toBe(0);
      app.time.now = new Date('2026-11-21T03:00:00Z');
      expect(await look(animal)).toMatchObject({ drawn: 1, page: { figures: { months: 12 } } });
    } finally {
      app.time.now = day;
    }
    expect(await look(animal)).toMatchObject({ drawn: 1, page: { figures: { months: 11 } } });
  });

  it('is one for each language and content coding, and the same under one tag', async () => {
    const animal = await buildAnimal();
    const answers = [];
    for (const coding of ['br', 'gzip', 'identity', 'gzip;q=0'])
      answers.push(await visit(animal, { 'accept-encoding': coding }));
    const [br, gzip, plain, none] = answers;
    if (br === undefined || gzip === undefined) throw new Error('the page did not answer');
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
      undefined,
    ]);
    const text = plain?.body;
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(text);
    expect(none?.body).toBe(text);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(drawn).toBe(3);
    const english = await visit(animal, { 'accept-language': 'en' });
    expect([english.headers['content-language'], english.headers.etag]).not.toContain(plain?.headers.etag);
    expect(english.json()).toMatchObject({ language: 'en' });
    expect((await visit(animal)).json()).toMatchObject({ language: 'es' });
  });

  it('is neither drawn nor sent to who has it', async () => {
    const animal = await buildAnimal();
    const first = await visit(animal, { 'accept-encoding': 'br' });
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const again = await visit(animal, headers);
    expect([again.statusCode, again.body, drawn]).toEqual([304, '', 1]);
    await weigh(animal.id, 311);
    const written = await visit(animal, headers);
    expect([written.statusCode, drawn]).toEqual([200, 2]);
  });

  it('is drawn once for a crowd', async () => {
    const animal = await buildAnimal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit(animal)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(drawn).toBe(1);
  });

  it('is not kept as newer when something is written while it is drawn', async () => {
    const animal = await buildAnimal();
    let writing: Promise<unknown> = Promise.resolve();
    whileDrawing = () => {
      whileDrawing = null;
      writing = update(animal.id, { weight: 222 });
    };
    await look(animal);
    await writing;
    expect((await look(animal)).page).toEqual(await readNow(animal));
  });
});

describe('a page of a lot that is kept', () => {
  it.each<readonly [string, (lot: Awaited<ReturnType<typeof buildCodedLot>>) => Promise<unknown>]>([
    ['what happened to one of its assets', ({ members: [id = 0] }) => weigh(id, 500)],
    [
      'who left it',
      ({ id, members: [pk = 0] }) =>
        open().call('lots.join', { params: { lotId: id }, body: { action: 'remove', pks: [pk] } }, owner),
    ],
    [
      'its name',
      ({ id }) => open().call('objects.add', buildUpdate(id, { name: 'Otro' }, { objectType: 'lot' }), owner),
    ],
    [
      'that it was sent on',
      async ({ members }) => {
        const buyer = await buildMember(open(), 'owner');
        await open().call('transfers.add', buildTransfer(owner, buyer, members), owner);
      },
    ],
    ['the fields that the establishment disables', () => shut(['weight'])],
    ['the name of the company', () => saveCompany({ company_name: 'Otra S.A.' })],
  ])('shows at the next visit, in every process, %s', async (_what, write) => {
    const lot = await buildCodedLot();
    const before = await keptPage(lot);
    await write(lot);
    const now = await readNow(lot);
    expect(now).not.toEqual(before);
    for (const app of [web, other]) expect((await look(lot, app)).page).toEqual(now);
  });
});

describe('the pages that are kept', () => {
  const view = ({ type, publicId }: Code): PublicView => ({
    language: 'es',
    code: { type, publicId },
    ...{ address: '', site: '', styles: [], script: null },
  });
  const draw = (size: number) => () => {
    drawn += 1;
    return Promise.resolve({ body: Buffer.alloc(size), tag: '' });
  };

  it('go by their bytes, those first that nobody asked for', async () => {
    const [one, two, three] = [await buildAnimal(), await buildAnimal(), await buildAnimal()];
    const cache = openPageCache(open().deps, draw(10_000), 30_000);
    for (const code of [one, two, one, three, one]) await cache.find(view(code), null);
    expect(drawn).toBe(3);
    await cache.find(view(two), null);
    expect(drawn).toBe(4);
  });

  it('are drawn two at a time, and one that fails keeps nobody waiting', async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => buildAnimal()));
    let [atOnce, most] = [0, 0];
    let go = () => {};
    const bothBegan = new Promise<void>((resolve) => (go = resolve));
    const cache = openPageCache(open().deps, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      drawn += 1;
      const turn = drawn;
      if (turn === 2) go();
      await bothBegan;
      // As packing does, on another thread.
      await open().pool.query('select 1');
      atOnce -= 1;
      if (turn === 2) throw new Error('it could not be drawn');
      return { body: Buffer.alloc(10), tag: '' };
    });
    const found = await Promise.allSettled(codes.map((code) => cache.find(view(code), null)));
    expect(found.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect([drawn, most]).toEqual([6, 2]);
  });

  it('are of one moment, whatever is written between the statements that read them', async () => {
    const animal = await buildAnimal();
    let write: (() => Promise<unknown>) | null = null;
    const db: Connected = open().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const now = write;
        write = null;
        await now?.();
        return result;
      },
    });
    const cache = openPageCache({ ...open().deps, db }, (page) =>
      Promise.resolve({ body: Buffer.from(JSON.stringify(page)), tag: '' }),
    );
    const read = async (): Promise<unknown> => {
      const page = await cache.find(view(animal), null);
      return JSON.parse(page?.body.toString() ?? 'null');
    };
    const before = await readNow(animal);
    // After the asset was read, and before its chain is.
    write = () => weigh(animal.id, 311);
    expect(await read()).toEqual(before);
    const after = await readNow(animal);
    expect(after).not.toEqual(before);
    expect(await read()).toEqual(after);
  });
});
