import { beforeEach, describe, expect, it } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Colleague, type Member } from '../../../test/build';
import type { Actor } from '../../../test/client';
import { runReports } from '../../../test/run-reports';
import { queueDueReports, sendReport } from './send-report';

const open = useTestApp();
let owner: Member;
const friday = new Date('2026-11-20T15:00:00Z');
const monday = new Date('2026-11-23T12:00:00Z');

type Body = BodyOf<Calls['savedReports.add']>;
const content = (more: Partial<Body> = {}): Body => ({
  ...{ reportId: 2, name: 'Movimiento semanal', followsDay: true, every: null, format: 'xlsx', readers: [] },
  fieldsInputs: [
    { name: 'date_from', value: '2026-11-01' },
    { name: 'date_at', value: '2026-11-19' },
    { name: 'group_by_entities', value: 'box' },
    { name: 'entities_selected', value: [String(owner.boxId)] },
  ],
  ...more,
});
const params = { assetId: 33 };
const add = (more: Partial<Body> = {}, actor: Actor = owner) =>
  open().call('savedReports.add', { params, body: content(more) }, actor);
/** Sessions are of Friday. */
async function list(actor: Actor = owner) {
  const { now } = open().time;
  open().time.now = friday;
  const listed = await open().call('savedReports.list', { params }, actor);
  open().time.now = now;
  return listed;
}
const mails = () =>
  open().mails.map(({ to, subject, attachments = [] }) => [to, subject, attachments.length]);
const emailOf = async (userId: number) => {
  const { rows } = await open().pool.query<{ email: string }>('select email from app_user where id = $1', [
    userId,
  ]);
  return rows[0]?.email ?? '';
};
/** What the queue does of reports and mails, once an hour has come. */
const work = async () => {
  await queueDueReports(open().deps);
  await runReports(open());
};

beforeEach(async () => {
  open().time.now = friday;
  open().mails.length = 0;
  await open().pool.query('delete from saved_report');
  owner = await buildMember(open(), 'owner');
  await buildAnimals(open(), owner, 3);
});

describe('saved reports', () => {
  it('are kept under their names with what they ask for, changed and removed', async () => {
    const saved = await add();
    expect(saved).toMatchObject({ name: 'Movimiento semanal', every: null, dueOn: null, version: 1 });
    const body = { ...content({ name: 'Mensual', every: 'month' }), version: 1 };
    const one = { params: { ...params, savedId: saved.id } };
    const changed = await open().call('savedReports.update', { ...one, body }, owner);
    expect(changed).toMatchObject({ name: 'Mensual', dueOn: '2026-12-01', version: 2 });
    expect(await open().refusal('savedReports.update', { ...one, body }, owner)).toMatchObject({
      message: 'changedMeanwhile',
    });
    expect((await list()).saved.map(({ name }) => name)).toEqual(['Mensual']);
    await open().call('savedReports.remove', one, owner);
    expect((await list()).saved).toEqual([]);
    expect(await open().statusOf('savedReports.remove', one, owner)).toBe(404);
  });

  it('refuse a name twice or none, what could not be built, and who may not see it', async () => {
    await add();
    const issues = async (more: Partial<Body>) =>
      (await open().refusal('savedReports.add', { params, body: content(more) }, owner)).issues.map(
        ({ field, code }) => `${field} ${code}`,
      );
    expect(await issues({ name: 'MOVIMIENTO semanal' })).toEqual(['name notUnique']);
    expect(await issues({ name: '  ' })).toEqual(['name mandatory']);
    expect(await issues({ name: 'x'.repeat(81) })).toEqual(['name tooLong']);
    expect(await issues({ name: 'Otro', fieldsInputs: [] })).toContain('date_from mandatory');
    const stranger = await buildMember(open(), 'owner');
    expect(await issues({ name: 'Otro', readers: [stranger.userId] })).toEqual(['readers notAnOption']);
    expect(await open().statusOf('savedReports.list', { params }, null)).toBe(401);
    expect((await list(stranger)).saved).toEqual([]);
    const theirs = { params: { ...params, savedId: (await list()).saved[0]?.id ?? 0 } };
    expect(await open().statusOf('savedReports.remove', theirs, stranger)).toBe(404);
  });

  it('go to people of the establishments that one keeps, and to nobody else', async () => {
    const viewer = await buildColleague(open(), owner, 'viewer');
    expect((await list()).people.map(({ id }) => id)).toEqual([viewer.userId]);
    expect((await list(viewer)).people).toEqual([]);
    const body = content({ readers: [owner.userId] });
    expect(await open().statusOf('savedReports.add', { params, body }, viewer)).toBe(400);
    expect((await add({ readers: [viewer.userId] })).readers.map(({ id }) => id)).toEqual([viewer.userId]);
  });
});

describe('a report that is sent', () => {
  let viewer: Colleague;
  beforeEach(async () => {
    viewer = await buildColleague(open(), owner, 'viewer');
  });

  it('comes on its day, of the week that ended, once whoever sends', async () => {
    await add({ every: 'week', readers: [owner.userId, viewer.userId] });
    await work();
    expect(mails()).toEqual([]);
    open().time.now = monday;
    const { id = 0 } = (await list()).saved[0] ?? {};
    await Promise.all([sendReport(open().deps, id, 1), sendReport(open().deps, id, 1)]);
    await work();
    await work();
    const subject = 'Movimiento semanal: el reporte de Huella';
    const [one, other] = [await emailOf(owner.userId), await emailOf(viewer.userId)];
    expect(mails().toSorted()).toEqual(
      [
        [one, subject, 1],
        [other, subject, 1],
      ].toSorted(),
    );
    const file = open().mails[0]?.attachments?.[0];
    expect(file?.filename).toBe('reporte.xlsx');
    const sheet = (await readXlsx(file?.content ?? Buffer.of())).sheets[0];
    expect(sheet?.name).toBe('reporte 2026-11-16 2026-11-22');
    expect(sheet?.rows.at(-1)?.at(-1)).toBe(3);
    expect((await list()).saved[0]).toMatchObject({ dueOn: '2026-11-30', trouble: null });
    const { rowCount } = await open().pool.query('select from mail_attachment');
    expect(rowCount).toBe(0);
  });

  it('is built by the rights that its reader has then: who lost them gets none, and its owner hears of it', async () => {
    await add({ every: 'week', format: 'pdf', readers: [owner.userId, viewer.userId] });
    await open().pool.query('delete from relation where user_id = $1', [viewer.userId]);
    open().time.now = monday;
    await work();
    const to = await emailOf(owner.userId);
    expect(mails()).toEqual([
      [to, 'Movimiento semanal: el reporte de Huella', 1],
      [to, 'Su reporte Movimiento semanal no salió como estaba previsto', 0],
    ]);
    expect((await list()).saved[0]).toMatchObject({
      ...{ trouble: 'readerLost', every: 'week' },
      readers: [{ id: owner.userId }],
    });
  });

  it('ends where its owner may see nothing of it any more', async () => {
    await add({ every: 'week', readers: [viewer.userId] });
    await open().pool.query('delete from relation where user_id = $1', [owner.userId]);
    open().time.now = monday;
    await work();
    expect(open().mails.map(({ to, text }) => [to, text.includes('dejamos de enviarlo')])).toEqual([
      [await emailOf(owner.userId), true],
    ]);
    expect((await list()).saved[0]).toMatchObject({ every: null, dueOn: null, trouble: 'rightLost' });
    await work();
    expect(open().mails).toHaveLength(1);
  });

  it('is tried again where it fails, and then its owner hears of it', async () => {
    await add({ every: 'week' });
    open().time.now = monday;
    const { id = 0 } = (await list()).saved[0] ?? {};
    await open().pool.query('alter table report_delivery rename to report_delivery_away');
    try {
      await expect(sendReport(open().deps, id, 1)).rejects.toThrow();
      expect((await list()).saved[0]).toMatchObject({ dueOn: '2026-11-23', trouble: null });
      await sendReport(open().deps, id, 3);
    } finally {
      await open().pool.query('alter table report_delivery_away rename to report_delivery');
    }
    expect((await list()).saved[0]).toMatchObject({ dueOn: '2026-11-30', trouble: 'failed' });
    await work();
    expect(open().mails.map(({ subject }) => subject)).toEqual([
      'Su reporte Movimiento semanal no salió como estaba previsto',
    ]);
  });
});
