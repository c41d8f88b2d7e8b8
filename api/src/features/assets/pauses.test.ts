import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import { buildEvent, buildList, buildUpdate } from '../../../test/build-input';
import { type Actor, issuesOf } from '../../../test/client';
import { listPauses } from './pauses.store';

const open = useTestApp();
const [pause, resume] = [101, 102];
let owner: Member;

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  await open().pool.query(`update app_user set firstname = 'Ana', lastname = 'Pérez' where id = $1`, [
    owner.userId,
  ]);
});

const record = (eventType: number, pk: number, message: string, actor: Actor = owner) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(owner, eventType, { pks: [pk], common: { message } }),
    actor,
  );

const shown = z.object({
  pause: z.object({ message: z.string().nullable(), by: z.string(), since: z.string() }).optional(),
});
async function pauseOf(pk: number) {
  const found = await open().call('objects.get', { params: { objectType: 'asset', pk } }, owner);
  return shown.parse(found).pause;
}

async function rowOf(pk: number, pageSize = 20) {
  const body = pageSize === -1 ? {} : { pks: [pk] };
  const { res } = await open().call('objects.list', buildList(owner, { pageSize, body }), owner);
  return res.find(({ id }) => id === pk);
}

describe('a pause', () => {
  it('says why, who and since when, on the record and in lists of any size', async () => {
    const [id = 0, other = 0] = await buildAnimals(open(), owner, 2);
    expect((await record(pause, id, 'Juicio')).status).toBe(200);
    const since = open().time.now.toISOString();
    expect(await pauseOf(id)).toEqual({ message: 'Juicio', by: 'Ana Pérez', since });
    const told = { paused: true, paused_message: 'Juicio', paused_by: 'Ana Pérez', paused_since: since };
    expect(await rowOf(id)).toMatchObject(told);
    expect(await rowOf(id, -1)).toMatchObject(told);
    expect(await pauseOf(other)).toBeUndefined();
    expect(await rowOf(other)).not.toHaveProperty('paused_by');
  });

  it('that was put on again is told by its own day, and a later one by that', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    const first = open().time.now;
    await record(pause, id, 'Juicio');
    open().time.now = new Date(first.getTime() + 60_000);
    await record(resume, id, 'Listo');
    const last = await open().call('events.ofAsset', { params: { pk: id } }, owner);
    const eventId = last.entries[0]?.id ?? 0;
    await open().call('events.undo', { params: { eventId }, body: { reason: 'Otro animal' } }, owner);
    expect(await pauseOf(id)).toMatchObject({ message: 'Juicio', since: first.toISOString() });
    await record(resume, id, 'Listo');
    await record(pause, id, 'Otra vez');
    expect(await pauseOf(id)).toMatchObject({ message: 'Otra vez', since: open().time.now.toISOString() });
  });

  it('names people and its reason to their own company, to another one that company alone', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    await record(pause, id, 'Juicio');
    const stranger = await buildMember(open(), 'owner');
    const told = (await listPauses(open().db, cowAr, stranger.companyId, [id])).get(id);
    const { rows } = await open().pool.query<{ name: string }>('select name from company where id = $1', [
      owner.companyId,
    ]);
    expect(told).toMatchObject({ message: null, by: rows[0]?.name });
  });

  it.each(['administrator', 'companyDelegate'])('is put on and taken off by a(n) %s', async (template) => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    const actor = await buildColleague(open(), owner, template);
    expect((await record(pause, id, 'Juicio', actor)).status).toBe(200);
    expect((await record(resume, id, 'Listo', actor)).status).toBe(200);
  });

  it('is not for who may retire, who keeps retiring', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    const burner = await buildColleague(open(), owner, 'burner');
    const refused = await record(pause, id, 'Juicio', burner);
    expect([refused.status, issuesOf(refused)]).toMatchObject([400, [{ code: 'eventNotOffered' }]]);
    await record(pause, id, 'Juicio');
    expect(issuesOf(await record(resume, id, 'Listo', burner))).toMatchObject([{ code: 'eventNotOffered' }]);
    await record(resume, id, 'Listo');
    const common = { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-20T10:00' };
    const retiring = buildEvent(owner, 13, { pks: [id], common });
    expect(await open().statusOf('objects.addMassive', retiring, burner)).toBe(200);
  });

  it.each([
    ['operator', 403],
    ['expertValidator', 403],
    ['viewer', 403],
  ])('is refused to a(n) %s', async (template, status) => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    const actor = await buildColleague(open(), owner, template);
    expect((await record(pause, id, 'Juicio', actor)).status).toBe(status);
    expect(await pauseOf(id)).toBeUndefined();
  });

  it('is named to who would edit', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    await record(pause, id, 'Juicio');
    const refused = await open().attempt('objects.add', buildUpdate(id, { notes: 'Mansa' }), owner);
    expect(issuesOf(refused)).toMatchObject([{ code: 'assetPaused' }]);
  });
});
