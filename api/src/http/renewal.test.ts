import { describe, expect, it } from 'vitest';
import { isWriting, type Access, type Call } from '@huella/domain/calls/contract';
import { calls } from '@huella/domain/calls/index';
import { useTestApp, type TestApp } from '../../test/app';
import { buildAssets, buildBox, buildMember, buildRelation, buildToken, buildUser } from '../../test/build';
import { requireAccess, type Demands } from './access';
import { readerOf } from './declared-parts';

const open = useTestApp();
const declared = Object.entries<Call>(calls);

type Owner = Awaited<ReturnType<typeof buildMember>>;

/** Says from when on the company has to be renewed. */
async function renewBy({ db }: TestApp, { companyId }: Owner, at: Date | null): Promise<void> {
  await db.updateTable('company').set({ renewal_at: at }).where('id', '=', companyId).execute();
}

/** Every way in which access is asked for over an establishment or a company, whatever a call is about. */
function demandsOver({ boxId, companyId }: Owner): Demands {
  const box = () => Promise.resolve({ code: 'ASSET_LIST' as const, boxId, assetType: 33 });
  const company = () => Promise.resolve({ code: [], companyId });
  const kind = (find: typeof box | typeof company) => ({
    list: find,
    get: find,
    add: find,
    remove: find,
    resend: find,
  });
  const others = Object.fromEntries(
    declared.flatMap(([, { access }]) => (access.who === 'demand' ? [[access.by, box]] : [])),
  ) as unknown as Demands['others']; // of every call that decides by what it is about
  const objects = {
    asset: kind(box),
    lot: kind(box),
    box: kind(box),
    company: kind(company),
    user: kind(company),
  };
  return { objects, others };
}

/** What names the establishment in a call. */
function inputOf(access: Access, { boxId, companyId }: Owner): Record<string, unknown> {
  const named = Object.entries(access).flatMap(([part, name]) => {
    if (part === 'box') return [[name, boxId]];
    if (part === 'company') return [[name, companyId]];
    return part === 'assetType' ? [[name, 33]] : [];
  });
  return { ...Object.fromEntries(named), objectType: 'box' };
}

const overPlaces = declared.filter(([, { access }]) =>
  ['holder', 'companyHolder', 'demand', 'objectKind'].includes(access.who),
);

/** The same in every part of the request: each call reads it where it declares it. */
function sentOf(input: Record<string, unknown>) {
  return { params: input, query: input, body: input };
}

/** What access answers to the owner: null where it lets the call pass. */
async function refusalOf(app: TestApp, owner: Owner, call: Call, objectType = 'box'): Promise<string | null> {
  const { sessionId } = await app.deps.tokens.readAccess(owner.token, app.time.now);
  const actor = { ...blank, userId: owner.userId, sessionId };
  const visit = {
    ...{ deps: app.deps, demands: demandsOver(owner), caller: { kind: 'user', actor, ...unasked } as const },
    does: isWriting(call) ? ('write' as const) : ('read' as const),
    read: readerOf(call),
    sent: sentOf({ ...inputOf(call.access, owner), objectType }),
  };
  return requireAccess(call.access, visit).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

const unasked = { resource: null, boxAccess: null, companyAccess: null };
const blank = {
  ...{ email: '', firstname: '', lastname: '', country: null, topBar: null },
  ...({ language: 'es', timezone: 'America/Argentina/Buenos_Aires' } as const),
};

describe('a company whose renewal is due', () => {
  it.each(overPlaces)('%s stops where it writes, and goes on where it reads', async (_name, call) => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const refusals = () =>
      Promise.all(['box', 'company'].map((objectType) => refusalOf(app, owner, call, objectType)));
    expect(await refusals()).toEqual([null, null]);
    await renewBy(app, owner, new Date(app.time.now.getTime() + 1));
    expect(await refusals()).toEqual([null, null]);
    await renewBy(app, owner, app.time.now);
    const wanted = isWriting(call) ? 'renewalExpired' : null;
    expect(await refusals()).toEqual([wanted, wanted]);
  });

  it('has every call over establishments that is no GET among those that write, but for these', () => {
    const going = overPlaces.filter(([, call]) => call.method !== 'GET' && !isWriting(call));
    expect(going.map(([name]) => name).sort()).toEqual([
      'boxes.checkAlias',
      'events.fit',
      'images.list',
      'jobs.stop',
      'labels.print',
      'lots.summary',
      'objects.count',
      'objects.export',
      'objects.facet',
      'objects.find',
      'objects.list',
      'objects.map',
      'objects.places',
      'objects.totals',
      'panel.data',
      'pledges.map',
      'qrTemplates.preview',
    ]);
  });

  it('is read and exported, and takes nothing over HTTP', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await buildAssets(app, owner, [{ management_tag: 'A1' }]);
    await renewBy(app, owner, app.time.now);
    const box = String(owner.boxId);
    const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
      app.ask(method, path, { token: owner.token, ...(body !== undefined && { body }) });

    const list = await ask('POST', `/objects/get/all/33/asset/33/${box}/0/0/0/20/id/asc`, { filters: [] });
    expect(list).toMatchObject({ status: 200, body: { resTotal: 1 } });
    expect((await ask('POST', `/objects/export/33/${box}`, {})).status).toBe(200);
    expect((await ask('GET', `/parseExcel/template/33/${box}`)).status).toBe(200);

    const refused = { status: 409, body: { error: 'renewalExpired', message: 'renewalExpired' } };
    const asset = { action: 'add', objectType: 'asset', globalModel: 33, pkObjectType: 33 };
    const add = { ...asset, pkReferer: owner.boxId, values: { management_tag: 'A2' } };
    expect(await ask('POST', '/objects/add', add)).toMatchObject(refused);
    const sheet = { boxId: owner.boxId, globalModelId: 33, rows: 5 };
    expect(await ask('POST', '/parseExcel/addForManualUpload', sheet)).toMatchObject(refused);
    const edit = { action: 'update', objectType: 'company', pk: owner.companyId, values: {} };
    expect(await ask('POST', '/objects/add', edit)).toMatchObject(refused);
    const opened = { action: 'add', objectType: 'box', pkReferer: owner.companyId, values: {} };
    expect(await ask('POST', '/objects/add', opened)).toMatchObject(refused);
    const { count } = await app.db
      .selectFrom('asset')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('box_id', '=', owner.boxId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);

    // What is one's own is no company's.
    const own = { action: 'update', objectType: 'user', pk: owner.userId, values: { job: 'Encargada' } };
    expect((await ask('POST', '/objects/add', own)).status).toBe(200);
    await renewBy(app, owner, null);
    expect((await ask('POST', '/objects/add', edit)).body).not.toMatchObject({ error: 'renewalExpired' });
  });

  it('is said only to those who might have written', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    await renewBy(app, owner, app.time.now);
    const viewer = await buildUser(app);
    await buildRelation(app, viewer, { boxId: owner.boxId }, 'viewer');
    const stranger = await buildMember(app, 'owner');
    const asset = { action: 'add', objectType: 'asset', globalModel: 33, pkObjectType: 33 };
    const body = { ...asset, pkReferer: owner.boxId, values: {} };
    const answerTo = async (token?: string) =>
      (await app.ask('POST', '/objects/add', { body, ...(token !== undefined && { token }) })).body;
    expect(await answerTo(await buildToken(app, viewer))).toMatchObject({ error: 'notAllowed' });
    expect(await answerTo(stranger.token)).toMatchObject({ error: 'notFound' });
    expect(await answerTo()).toMatchObject({ error: 'notSignedIn' });
  });

  it('receives no transfer, and its own assets stay', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const sender = await buildMember(app, 'owner');
    const target = await buildBox(app, owner.companyId);
    await renewBy(app, owner, app.time.now);
    const [pk] = await buildAssets(app, sender, [{ management_tag: 'B1' }]);
    const { alias } = await app.db
      .selectFrom('box')
      .select('alias')
      .where('id', '=', target)
      .executeTakeFirstOrThrow();
    const asked = await app.ask('GET', `/boxes/fromAlias/${alias}/${String(sender.boxId)}/33/1000`, {
      token: sender.token,
    });
    expect(asked.body).toMatchObject([{ error: [{ code: 'targetNotRenewed' }], passed: [] }]);
    const transfer = {
      ...{ boxSource: sender.boxId, boxTarget: target, globalModel: 33, rows: [pk] },
      ...{ submitKey: 'to-one-not-renewed', values: { transfer_type: 'PRO', dte_motive: 'INV' } },
    };
    const done = await app.ask('POST', '/objects/add/assets/transfer/massive', {
      token: sender.token,
      body: transfer,
    });
    expect(done).toMatchObject({ status: 409, body: { issues: [{ code: 'targetNotRenewed' }] } });
    const { box_id } = await app.db
      .selectFrom('asset')
      .select('box_id')
      .where('id', '=', pk ?? 0)
      .executeTakeFirstOrThrow();
    expect(box_id).toBe(sender.boxId);
  });
});
