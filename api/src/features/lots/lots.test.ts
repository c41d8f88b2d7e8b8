import { describe, expect, it } from 'vitest';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { QrType } from '@huella/domain/model/qr-types';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import {
  type Member,
  buildAnimals,
  buildAssets,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildEvent, buildList, buildLot, buildTransfer, buildUpdate } from '../../../test/build-input';
import { type InputFor, issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
type Filters = NonNullable<NonNullable<InputFor<'objects.list'>['body']>['filters']>;
const type = String(cowAr.id);

let tag = 0;
const animal = () => {
  tag += 1;
  return buildAnimal({ breed: tag % 2 === 0 ? 'AA' : 'HE', weight: 100 + tag });
};

const animals = (app: TestApp, member: Member, count: number) =>
  buildAnimals(
    app,
    member,
    Array.from({ length: count }, () => animal()),
  );

function addLot(app: TestApp, token: string | undefined, boxId: number, values: Record<string, unknown>) {
  return app.attempt('objects.add', buildLot({ boxId }, { ...values }), token);
}

function updateLot(
  app: TestApp,
  token: string | undefined,
  pk: number,
  values: Record<string, unknown>,
  version?: number,
) {
  return app.attempt(
    'objects.add',
    buildUpdate(pk, values, { objectType: 'lot', ...(version !== undefined && { version }) }),
    token,
  );
}

const saved = (answer: Answer) => answer.body as SavedObject;
const codesOf = (answer: Answer) => issuesOf(answer).map(({ field, code }) => ({ field, code }));

async function lotWith(app: TestApp, member: Member, name: string, ids: readonly number[]): Promise<number> {
  const answer = await addLot(app, member.token, member.boxId, { name, assets: ids.map(String) });
  expect(answer.status).toBe(200);
  return saved(answer).id;
}

async function lotOf(app: TestApp, assetId: number): Promise<number | null> {
  const found = await app.pool.query<{ lot_id: number | null }>('select lot_id from asset where id = $1', [
    assetId,
  ]);
  return found.rows[0]?.lot_id ?? null;
}

const membersOf = (app: TestApp, token: string, lotId: number, body: InputFor<'lots.join'>['body']) =>
  app.attempt('lots.join', { params: { lotId }, body }, token);

describe('making a lot', () => {
  it('keeps its fields, puts its assets into it with an event each, and answers all of it', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await animals(app, member, 3);
    const answer = await addLot(app, member.token, member.boxId, {
      name: '  Destete 2026 ',
      description: 'Los de abril',
      target_weight: 180.5,
      market_programs: ['HIL'],
      assets: ids.map(String),
    });
    expect(answer.status).toBe(200);
    expect(saved(answer)).toMatchObject({
      label: 'Destete 2026',
      version: 1,
      values: { name: 'Destete 2026', target_weight: 180.5, assets: ids.map(String) },
      labels: { assets: expect.stringMatching(/^[A-Z]\w+.*, [A-Z]\w+.*, [A-Z]\w+/) },
    });
    expect(await app.call('events.ofAsset', { params: { pk: ids[0] ?? 0 } }, member)).toMatchObject({
      chainHolds: true,
      entries: [
        { event_type: -2, name: 'Entra a un lote', details: [{ label: 'Lote', text: 'Destete 2026' }, {}] },
        { event_type: -1 },
      ],
    });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('refuses what the model does not take, with its place, and writes nothing', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const answer = await addLot(app, member.token, member.boxId, {
      name: 'ab',
      opened_on: '2027-01-01',
      made_up: 1,
    });
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'tooShort' },
        { field: 'opened_on', code: 'afterMax' },
        { field: 'made_up', code: 'unknownField' },
      ]),
    );
    expect((await app.pool.query('select 1 from lot where box_id = $1', [member.boxId])).rowCount).toBe(0);
  });

  it('refuses the whole lot when one asset cannot join, naming it', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const stranger = await buildMember(app, 'operator');
    const [own = 0] = await animals(app, member, 1);
    const [foreign = 0] = await animals(app, stranger, 1);
    const answer = await addLot(app, member.token, member.boxId, {
      name: 'Con ajenos',
      assets: [String(own), String(foreign)],
    });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject([{ record: String(foreign), code: 'assetGone' }]);
    expect(await lotOf(app, own)).toBeNull();
    expect((await app.pool.query('select 1 from lot where box_id = $1', [member.boxId])).rowCount).toBe(0);
  });

  it('gives a name to one of parallel twins, accents and case aside, and frees it when the lot is gone', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const names = ['Recría Ñandú', 'recria ñandu', 'RECRÍA  ÑANDÚ', ' Recría Ñandú '];
    const answers = await Promise.all(names.map((name) => addLot(app, member.token, member.boxId, { name })));
    expect(answers.map((each) => each.status).sort()).toEqual([200, 400, 400, 400]);
    const lot = saved(answers.find((each) => each.status === 200) ?? { status: 0, body: null, headers: {} });
    const other = saved(await addLot(app, member.token, member.boxId, { name: 'Otro' }));
    expect(codesOf(await updateLot(app, member.token, other.id, { name: 'RECRIA ÑANDU' }))).toEqual([
      { field: 'name', code: 'notUnique' },
    ]);
    await app.attempt('lots.remove', { params: { lotId: lot.id } }, member);
    expect((await updateLot(app, member.token, other.id, { name: 'RECRIA ÑANDU' })).status).toBe(200);
  });
});

describe('who may', () => {
  it.each([
    ['anonymous', undefined, { list: 401, get: 401, add: 401, edit: 401, remove: 401, qr: 401 }],
    ['a stranger', 'stranger', { list: 404, get: 404, add: 404, edit: 404, remove: 404, qr: 404 }],
    ['a viewer', 'viewer', { list: 200, get: 200, add: 403, edit: 403, remove: 403, qr: 403 }],
    ['a marketer', 'marketing', { list: 200, get: 200, add: 403, edit: 403, remove: 403, qr: 200 }],
    ['an operator', 'operator', { list: 200, get: 200, add: 200, edit: 200, remove: 409, qr: 200 }],
  ] as const)('see and change lots: %s', async (_who, template, expected) => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const lotId = await lotWith(app, owner, 'De quien', []);
    const token = await tokenFor(app, template, owner.boxId);
    const { boxId } = owner;
    const assetType = cowAr.id;
    const ofLot = { params: { lotId } };
    const asObject = { params: { objectType: 'lot', pk: lotId } } as const;
    const listed = buildList(owner, { objectType: 'lot', sortDir: 'desc' });
    const summed = { params: { boxId, assetType }, body: { pks: [] } };
    expect(await app.statusOf('lots.list', { params: { boxId } }, token)).toBe(expected.list);
    expect(await app.statusOf('lots.list', { params: { boxId, assetType } }, token)).toBe(expected.list);
    expect(await app.statusOf('objects.list', listed, token)).toBe(expected.list);
    expect(await app.statusOf('lots.get', ofLot, token)).toBe(expected.get);
    expect(await app.statusOf('lots.assets', ofLot, token)).toBe(expected.get);
    expect(await app.statusOf('objects.get', asObject, token)).toBe(expected.get);
    expect(await app.statusOf('lots.summary', summed, token)).toBe(expected.list);
    expect((await addLot(app, token, boxId, { name: 'Nuevo' })).status).toBe(expected.add);
    expect((await updateLot(app, token, lotId, { description: 'x' })).status).toBe(expected.edit);
    expect(await app.statusOf('lots.qr', ofLot, token)).toBe(expected.qr);
    expect(await app.statusOf('lots.remove', ofLot, token)).toBe(expected.remove);
    expect(await app.statusOf('objects.remove', asObject, token)).toBe(expected.remove);
  });

  it('move its assets: a viewer may not, and record events on it: only with the right to', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const ids = await animals(app, owner, 1);
    const lotId = await lotWith(app, owner, 'Movidos', ids);
    const viewer = (await tokenFor(app, 'viewer', owner.boxId)) ?? '';
    expect((await membersOf(app, viewer, lotId, { action: 'remove', pks: ids })).status).toBe(403);
    expect(
      await app.statusOf(
        'lots.leave',
        { params: { boxId: owner.boxId, assetType: type }, body: { pks: ids } },
        viewer,
      ),
    ).toBe(403);
    const event = { actionContext: { context: 'x', eventType: 1 }, common: { weight: 200 } };
    expect(await app.statusOf('lots.events', { params: { lotId }, body: event }, viewer)).toBe(403);
    expect(await lotOf(app, ids[0] ?? 0)).toBe(lotId);
  });

  it('delete assets by the generic call: nobody', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const [id = 0] = await animals(app, owner, 1);
    const answer = await app.refusal('objects.remove', { params: { objectType: 'asset', pk: id } }, owner);
    expect(answer.status).toBe(404);
  });
});

describe('who is in a lot', () => {
  it('is chosen by ids and by filters; what is in it already stays', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await animals(app, member, 4);
    const lotId = await lotWith(app, member, 'Por filtro', ids.slice(0, 1));
    const selection = { filters: [{ field: 'sex', operator: 'inArray', values: ['H'] }] };
    const added = await membersOf(app, member.token, lotId, { action: 'add', selection });
    expect(added.body).toEqual({ moved: 3 });
    const again = await membersOf(app, member.token, lotId, { action: 'add', pks: ids });
    expect(again.body).toEqual({ moved: 0 });
    const out = await membersOf(app, member.token, lotId, { action: 'remove', pks: ids.slice(2) });
    expect(out.body).toEqual({ moved: 2 });
    const empty = await membersOf(app, member.token, lotId, { action: 'add', pks: [] });
    expect(empty.status).toBe(400);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('keeps an animal in one of two lots that 20 requests put it into', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const [id = 0] = await animals(app, member, 1);
    const lots = [await lotWith(app, member, 'Uno', []), await lotWith(app, member, 'Dos', [])];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        membersOf(app, member.token, lots[at % 2] ?? 0, { action: 'add', pks: [id] }),
      ),
    );
    const moved = answers.filter(
      (each) => each.status === 200 && (each.body as { moved: number }).moved === 1,
    );
    expect(moved).toHaveLength(1);
    expect(answers.filter((each) => each.status === 400)).toHaveLength(10);
    expect(answers.flatMap((each) => (each.status === 400 ? codesOf(each) : []))).toEqual(
      Array.from({ length: 10 }, () => ({ field: null, code: 'inOtherLot' })),
    );
    const joined = await app.pool.query(
      'select 1 from event_asset l join event e on e.id = l.event_id where l.asset_id = $1 and e.event_type = -2',
      [id],
    );
    expect(joined.rowCount).toBe(1);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('changes by the form: those left out leave, new ones join, and an old form is refused', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const [a = 0, b = 0, c = 0] = await animals(app, member, 3);
    const lotId = await lotWith(app, member, 'Por formulario', [a, b]);
    const changed = await updateLot(app, member.token, lotId, { assets: [String(b), String(c)] }, 1);
    expect(saved(changed)).toMatchObject({ version: 2, values: { assets: [String(b), String(c)] } });
    expect(await lotOf(app, a)).toBeNull();
    expect((await updateLot(app, member.token, lotId, { assets: null }, 1)).status).toBe(409);
    // Fields that were not sent stay, the assets among them.
    expect(saved(await updateLot(app, member.token, lotId, { notes: 'nota' })).values).toMatchObject({
      name: 'Por formulario',
      assets: [String(b), String(c)],
    });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('loses what is retired, with an event of its own', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const [a = 0, b = 0] = await animals(app, member, 2);
    const lotId = await lotWith(app, member, 'Con baja', [a, b]);
    const retired = await app.call(
      'objects.addMassive',
      buildEvent(member, 13, {
        pks: [a],
        common: { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '20/11/2026 10:00' },
      }),
      member,
    );
    expect(retired).toMatchObject({ state: 'completed' });
    expect(await lotOf(app, a)).toBeNull();
    expect(await app.call('lots.get', { params: { lotId } }, member)).toMatchObject({ quantity_assets: 1 });
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('loses what is transferred, right before it goes', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const target = await buildMember(app, 'owner');
    const [a = 0, b = 0] = await animals(app, member, 2);
    const lotId = await lotWith(app, member, 'Con traslado', [a, b]);
    await app.call('transfers.add', buildTransfer(member, target, [a]), member);
    expect([await lotOf(app, a), await lotOf(app, b)]).toEqual([null, lotId]);
    const { entries } = await app.call('events.ofAsset', { params: { pk: a } }, target);
    expect(entries.map((entry) => entry.event_type)).toEqual([1000, -3, -2, -1]);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('is what an event on a filtered selection is about', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await animals(app, member, 3);
    const lotId = await lotWith(app, member, 'Filtrado', ids.slice(1));
    const answer = await app.call(
      'objects.addMassive',
      buildEvent(member, 1, {
        selection: { filters: [{ field: 'lot_id', operator: 'inArray', values: [String(lotId)] }] },
        common: { weight: 250, weighing_type: 'PER' },
      }),
      member,
    );
    expect(answer).toMatchObject({ state: 'completed', total: 2 });
  });
});

describe('lists', () => {
  it('list lots with their figures, and the assets of one', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await animals(app, member, 4);
    const lotId = await lotWith(app, member, 'Listado', ids.slice(0, 2));
    const { body, headers } = await app.attempt(
      'lots.list',
      { params: { boxId: member.boxId, assetType: type } },
      member,
    );
    expect(headers).toMatchObject({ 'x-total-count': '1' });
    expect(body).toMatchObject([
      {
        ...{ name: 'Listado', quantity_assets: 2, qr_event: false, links: [] },
        figure: { label: 'Peso', unit: 'kg' },
      },
    ]);
    const list = (lotPk: number, filters: Filters = []) =>
      app.call('objects.list', buildList(member, { lotPk, body: { filters } }), member);
    const byPath = await list(lotId);
    expect(byPath.resTotal).toBe(2);
    expect(byPath.res.map((row) => row.id)).toEqual(ids.slice(0, 2));
    expect(byPath.res[0]?.lot_id).toEqual([{ value: String(lotId), label: 'Listado' }]);
    const filter = { field: 'lot_id', operator: 'inArray', values: [String(lotId), 'x', '0'] };
    const byFilter = await list(0, [filter, { field: 'paddock', operator: '=', value: 'zzz' }]);
    expect(byFilter).toMatchObject({ resTotal: 0 });
    expect(await list(0, [filter])).toMatchObject({ resTotal: 2 });
    // A lot of nobody, or of others, holds nothing here.
    expect(await list(999_999)).toMatchObject({ resTotal: 0 });
    const odd = [{ field: 'lot_id', operator: '=', value: '1' }];
    expect(await list(0, odd)).toMatchObject({ resTotal: 0 });
    expect(await app.call('lots.assets', { params: { lotId } }, member)).toMatchObject([
      { id_asset: ids[0], asset_data: { id: ids[0] } },
      { id_asset: ids[1] },
    ]);
  });

  it('sum the assets up by the rules of the model', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await buildAssets(app, member, [
      { ...animal(), weight: 100, breed: 'AA' },
      { ...animal(), weight: 200, breed: 'AA' },
      { ...animal(), weight: 301, breed: 'HE' },
    ]);
    const summary = await app.call(
      'lots.summary',
      { params: { boxId: member.boxId, assetType: type }, body: { pks: [...ids] } },
      member,
    );
    expect(summary.find(({ name }) => name === 'weight')).toMatchObject({ min: 100, max: 301, mean: 200.33 });
    expect(summary.find(({ name }) => name === 'breed')?.shares).toMatchObject([
      { key: 'AA', count: 2, percent: 66.67 },
      { key: 'HE', count: 1, percent: 33.33 },
    ]);
  });
});

describe('events on a lot', () => {
  it.each([
    [2, 200, 'completed'],
    [31, 202, 'queued'],
  ])('are recorded on all %i of it (%i)', async (count, status, state) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await animals(app, member, count);
    const lotId = await lotWith(app, member, 'Pesados', ids);
    const answer = await app.attempt(
      'lots.events',
      {
        params: { lotId },
        body: {
          actionContext: { context: 'manual_form', eventType: 1 },
          common: { weight: 250, weighing_type: 'PER' },
          submitKey: `weighing-${String(count)}`,
        },
      },
      member,
    );
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ state, total: count, kind: 'event' });
  });

  it('refuse an empty lot, an event that lots do not have, and assets of others', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const [a = 0, b = 0] = await animals(app, member, 2);
    const lotId = await lotWith(app, member, 'Reparos', [a]);
    const empty = await lotWith(app, member, 'Vacío', []);
    const record = (lot: number, body: InputFor<'lots.events'>['body']) =>
      app.attempt('lots.events', { params: { lotId: lot }, body }, member);
    const weighing = {
      actionContext: { context: 'x', eventType: 1 },
      common: { weight: 250, weighing_type: 'PER' },
    };
    expect((await record(empty, weighing)).body).toMatchObject({ error: 'nothingSelected' });
    const joining = { actionContext: { context: 'x', eventType: -2 } };
    expect(codesOf(await record(lotId, joining))).toEqual([{ field: null, code: 'eventNotOffered' }]);
    const values = [
      { pk: a, weight: 200 },
      { pk: b, weight: 210 },
    ];
    const { common: _common, ...rest } = weighing;
    expect(codesOf(await record(lotId, { ...rest, values }))).toEqual([{ field: null, code: 'notInLot' }]);
  });

  it('never come from outside under the codes of the engine', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const [a = 0] = await animals(app, member, 1);
    const answer = await app.attempt(
      'objects.addMassive',
      buildEvent(member, -2, { pks: [a], common: { lot_number: 1 } }),
      member,
    );
    expect(codesOf(answer)).toEqual([{ field: null, code: 'eventNotOffered' }]);
  });
});

describe('deleting a lot', () => {
  it('takes its assets out of it, an event each, and answers as if it had never been', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await animals(app, member, 2);
    const lotId = await lotWith(app, member, 'Por borrar', ids);
    await app.pool.query(`update asset set paused_message = 'x' where id = $1`, [ids[0]]);
    expect(await app.call('lots.remove', { params: { lotId } }, member)).toEqual({ ok: true });
    expect(await lotOf(app, ids[0] ?? 0)).toBeNull();
    expect(await app.statusOf('lots.get', { params: { lotId } }, member)).toBe(404);
    expect(await app.statusOf('lots.remove', { params: { lotId } }, member)).toBe(404);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });

  it('is refused for good once a code was handed out, in a race with it, too', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    for (const round of [1, 2, 3, 4]) {
      const lotId = String(await lotWith(app, member, `Carrera ${String(round)}`, []));
      const [handed, removed] = await Promise.all([
        app.attempt('lots.qr', { params: { lotId } }, member),
        app.attempt('lots.remove', { params: { lotId } }, member),
      ]);
      expect([handed.status, removed.status]).toEqual(handed.status === 200 ? [200, 409] : [404, 200]);
    }
    const kept = String(await lotWith(app, member, 'Con etiqueta', []));
    const handed = await app.attempt('lots.qr', { params: { lotId: kept } }, member);
    expect((handed.body as { links: { type: string }[] }).links.map((each) => each.type)).toEqual([
      'identecoTrupo',
      'produktoTrupo',
    ]);
    const refused = await app.attempt('lots.remove', { params: { lotId: kept } }, member);
    expect(refused).toMatchObject({ status: 409, body: { error: 'lotHasQr' } });
    expect(await app.call('lots.get', { params: { lotId: kept } }, member)).toMatchObject({ qr_event: true });
  });
});

async function tokenFor(
  app: TestApp,
  template: string | undefined,
  boxId: number,
): Promise<string | undefined> {
  if (template === undefined) return undefined;
  const userId = await buildUser(app);
  const other = await buildBox(app, (await buildMember(app, 'owner')).companyId);
  if (template === 'stranger') await buildRelation(app, userId, { boxId: other }, 'administrator');
  else await buildRelation(app, userId, { boxId }, template);
  return buildToken(app, userId);
}

describe('the public page of a lot', () => {
  it('shows what its assets have in common, once its code was handed out', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const ids = await buildAssets(app, member, [
      { ...animal(), breed: 'AA', weight: 100, productive_system: 'PAS' },
      { ...animal(), breed: 'HE', weight: 120, productive_system: 'PAS' },
    ]);
    const made = await addLot(app, member.token, member.boxId, {
      name: 'Público',
      description: 'De la cosecha de abril',
      notes: 'Solo nuestras',
      assets: ids.map(String),
    });
    const lotId = String(saved(made).id);
    const id = await app.pool.query<{ public_id: string }>('select public_id from lot where id = $1', [
      lotId,
    ]);
    const publicId = id.rows[0]?.public_id ?? '';
    const pageOf = (type: QrType) => app.attempt('qr.get', { params: { type, publicId } });
    expect((await pageOf('identecoTrupo')).status).toBe(206);
    await app.attempt('lots.qr', { params: { lotId } }, member);
    const page = await pageOf('identecoTrupo');
    expect(page).toMatchObject({
      status: 200,
      body: {
        label: 'Público',
        sentence: { en: expect.stringMatching(/^A lot of 2 animals\./) as string },
        proof: null,
      },
    });
    const lotPage = page.body as QrPage;
    const names = lotPage.attributes.map(({ name }) => name);
    expect(names).toContain('productive_system');
    expect(names).toEqual(expect.not.arrayContaining(['weight', 'breed']));
    expect(lotPage).toMatchObject({ timeline: [{ type: -1 }, { title: { en: 'The lot is created' } }] });
    // What differs is summed up; each asset has the way to its own page.
    expect(lotPage.summary.find(({ name }) => name === 'weight')).toMatchObject({
      min: 100,
      max: 120,
      mean: 110,
    });
    expect(lotPage.summary.find(({ name }) => name === 'breed')?.shares).toHaveLength(2);
    expect(lotPage.members).toMatchObject({ total: 2, shown: [{ label: expect.any(String) as string }, {}] });
    const [own] = lotPage.members?.shown ?? [];
    expect(
      await app.statusOf('qr.get', {
        params: { type: 'identeco', publicId: own?.link.split('/').at(-1) ?? '' },
      }),
    ).toBe(200);
    expect(JSON.stringify(lotPage)).not.toContain('Solo nuestras');
    expect(lotPage.description).toBe('De la cosecha de abril');
    // The page of the product shows neither who is in the lot nor what identifies each.
    const product = await pageOf('produktoTrupo');
    expect(product).toMatchObject({ status: 200, body: { kind: { en: 'Product' }, members: null } });
    expect((product.body as QrPage).sections.map(({ name }) => name)).not.toContain('identity');
    expect((await pageOf('brewingTrupo')).status).toBe(206);
    expect((await pageOf('identeco')).status).toBe(206);
  });

  it('goes on answering when the lot is empty', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const lotId = String(await lotWith(app, member, 'Sin nadie', []));
    const handed = await app.call('lots.qr', { params: { lotId } }, member);
    const [first] = handed.links;
    const publicId = first?.link.split('/').at(-1) ?? '';
    const page = await app.attempt('qr.get', { params: { type: 'identecoTrupo', publicId } });
    expect(page).toMatchObject({ status: 200, body: { sentence: { en: 'This lot is empty today.' } } });
  });
});
