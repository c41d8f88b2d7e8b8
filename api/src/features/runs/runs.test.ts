import { beforeEach, describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
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
import { buildAnimal, buildAnimalRows } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { workRun } from './work-run';

const open = useTestApp();
const weighed = { weight: 300, weighing_type: 'PER' };

let owner: Member;

/** A run that waits for a worker. */
async function submit(rows: readonly Values[]): Promise<RunView> {
  return open().call('objects.addMassive', buildRows(owner, rows), owner);
}

/** The tags that a run wrote, by the ids of their animals: lists show them so. */
async function tagsInOrder(runId: number): Promise<readonly unknown[]> {
  const written = await open()
    .db.selectFrom('run_row')
    .innerJoin('asset', 'asset.id', 'run_row.asset_id')
    .select('asset.attributes')
    .where('run_id', '=', runId)
    .where('outcome', '=', 'done')
    .orderBy('asset.id')
    .execute();
  return written.map(({ attributes }) => attributes['visual_tag']);
}

async function count(table: 'asset' | 'event' | 'run' | 'event_asset' | 'asset_key'): Promise<number> {
  const found = await open()
    .db.selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return found.n;
}

async function attributesOf(id: number) {
  return (
    await open().db.selectFrom('asset').select('attributes').where('id', '=', id).executeTakeFirstOrThrow()
  ).attributes;
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('a bulk call', () => {
  it('is refused to strangers, to members without the code, and to nobody in particular', async () => {
    const input = buildRows(owner, [buildAnimal()]);
    expect(await open().statusOf('objects.addMassive', input)).toBe(401);
    const stranger = await buildToken(open(), await buildUser(open()));
    expect(await open().statusOf('objects.addMassive', input, stranger)).toBe(404);
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    expect(await open().statusOf('objects.addMassive', input, await buildToken(open(), viewer))).toBe(403);
    expect(
      await open().db.selectFrom('asset').select('id').where('box_id', '=', owner.boxId).execute(),
    ).toEqual([]);
  });

  it('writes up to 30 rows at once, each with its event', async () => {
    expect(
      await open().call('objects.addMassive', buildRows(owner, buildAnimalRows(3)), owner),
    ).toMatchObject({ state: 'completed', total: 3, done: 3, conflicts: 0 });
    const events = await open()
      .db.selectFrom('event')
      .selectAll()
      .where('box_id', '=', owner.boxId)
      .execute();
    expect(events.map((event) => [event.event_type, event.assets_count])).toEqual([[-1, 3]]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('refuses all for one bad row, with its place, and leaves nothing behind', async () => {
    const before = [await count('asset'), await count('event'), await count('run'), await count('asset_key')];
    const answer = await open().refusal(
      'objects.addMassive',
      buildRows(owner, [buildAnimal(), buildAnimal({ breed: 'XX' }), buildAnimal({ weight: '3.440,5' })]),
      owner,
    );
    expect(answer.status).toBe(400);
    expect(answer.issues.map(({ record, field, code }) => [record, field, code])).toEqual([
      ['2', 'breed', 'notAnOption'],
      ['3', 'weight', 'aboveMax'],
    ]);
    expect([
      await count('asset'),
      await count('event'),
      await count('run'),
      await count('asset_key'),
    ]).toEqual(before);
  });

  it('leaves bad rows out when asked to, and offers them for download', async () => {
    const view = await open().call(
      'objects.addMassive',
      buildRows(owner, [buildAnimal(), buildAnimal({ sex: 'X' })], { withoutErrors: true }),
      owner,
    );
    expect(view).toMatchObject({ state: 'completed', total: 1, done: 1, leftOut: 1 });
    const file = await open().call('jobs.leftOut', { params: { id: view.id } }, owner);
    expect(file.name).toMatch(/\.xlsx$/);
  });

  it('refuses identifiers that repeat among the rows or that a living animal has', async () => {
    const first = buildAnimal();
    await open().call('objects.addMassive', buildRows(owner, [first]), owner);
    const twin = buildAnimal();
    const answer = await open().refusal(
      'objects.addMassive',
      buildRows(owner, [first, twin, { ...buildAnimal(), visual_tag: twin['visual_tag'] }]),
      owner,
    );
    const place = expect.stringMatching(/^Campo/);
    expect(answer.issues).toMatchObject([
      { record: '1', code: 'notUnique', slots: { pk: expect.any(Number), label: expect.anything(), place } },
      { record: '3', code: 'repeatedInSheet' },
    ]);
    const stranger = await buildMember(open(), 'owner');
    const theirs = { ...buildAnimal(), visual_tag: first['visual_tag'] };
    const told = await open().refusal('objects.addMassive', buildRows(stranger, [theirs]), stranger);
    expect(told.issues).toMatchObject([{ record: '1', code: 'notUnique', slots: {} }]);
    expect(told.issues[0]?.slots).toEqual({});
  });

  it('past 30 rows becomes a run that a worker writes, and the same submit again is the same run', async () => {
    const input = buildRows(owner, buildAnimalRows(40), { submitKey: 'one-and-only' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => open().call('objects.addMassive', input, owner)),
    );
    expect(answers.map(({ state }) => state)).toEqual(answers.map(() => 'queued'));
    expect(new Set(answers.map(({ jobId }) => jobId)).size).toBe(1);
    const id = answers[0]?.id ?? 0;
    expect(await workRun(open().deps, id)).toBe(true);
    expect(await open().call('jobs.get', { params: { id } }, owner)).toMatchObject({
      state: 'completed',
      done: 40,
      total: 40,
    });
    const other = buildRows(owner, [buildAnimal()], { submitKey: 'one-and-only' });
    expect(await open().statusOf('objects.addMassive', other, owner)).toBe(409);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of several chunks writes every row once, in the order of the rows', async () => {
    const rows = buildAnimalRows(45);
    const { id } = await submit(rows);
    expect(await workRun(open().deps, id, 10)).toBe(true);
    expect(await tagsInOrder(id)).toEqual(rows.map((row) => row['visual_tag']));
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('shows its progress line by line to the end', async () => {
    const input = buildRows(owner, buildAnimalRows(31));
    const { id } = await open().call('objects.addMassive', input, owner);
    const [lines] = await Promise.all([
      open().call('jobs.stream', { params: { id } }, owner),
      workRun(open().deps, id),
    ]);
    expect(lines.at(-1)).toMatchObject({ state: 'completed', done: 31 });
  });

  it('whose tag was registered meanwhile ends with a conflict that names the row', async () => {
    const rows = buildAnimalRows(31);
    const { id } = await open().call('objects.addMassive', buildRows(owner, rows), owner);
    await open().attempt('objects.addMassive', buildRows(owner, [rows[4] ?? {}]), owner);
    await workRun(open().deps, id);
    const view = await open().call('jobs.get', { params: { id } }, owner);
    expect(view).toMatchObject({ state: 'conflicts', done: 30, conflicts: 1 });
    expect(view.errors).toMatchObject([{ record: '5', field: 'visual_tag', code: 'notUnique' }]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('can be stopped by the user who started it; what is done stays', async () => {
    const input = buildRows(owner, buildAnimalRows(31));
    const { id } = await open().call('objects.addMassive', input, owner);
    const other = await buildUser(open());
    await buildRelation(open(), other, { boxId: owner.boxId }, 'administrator');
    expect(await open().statusOf('jobs.stop', { params: { id } }, await buildToken(open(), other))).toBe(403);
    expect(await open().statusOf('jobs.stop', { params: { id } }, owner)).toBe(200);
    await workRun(open().deps, id);
    expect(await open().call('jobs.get', { params: { id } }, owner)).toMatchObject({
      state: 'stopped',
      done: 0,
    });
  });
});

describe('an event on many', () => {
  it('weighs them all, and each keeps what it was before', async () => {
    const [one = 0, two = 0] = await buildAssets(open(), owner, [
      { visual_tag: 'KD482E0010', sex: 'H', category: 'VQ', weight: 300, weight_date: '2026-11-01' },
      { visual_tag: 'KD482E0020', sex: 'H', category: 'VQ' },
    ]);
    const answer = await open().call(
      'objects.addMassive',
      buildEvent(owner, 1, {
        pks: [one, two],
        common: { weight: '320,5', weighing_type: 'PER' },
        headerValues: { comment: 'Balanza nueva' },
      }),
      owner,
    );
    expect(answer).toMatchObject({ state: 'completed', done: 2, eventType: 1 });
    expect(await attributesOf(one)).toMatchObject({
      weight: 320.5,
      weight_date: '2026-11-20',
      daily_gain: 1.08,
    });
    expect(await attributesOf(two)).toMatchObject({ weight: 320.5 });
    expect(await open().call('events.ofAsset', { params: { pk: one } }, owner)).toMatchObject({
      chainHolds: true,
      entries: [
        {
          event_type: 1,
          comment: 'Balanza nueva',
          changes: expect.arrayContaining([
            { name: 'weight', label: 'Peso', before: '300\u00a0kg', after: '320,5\u00a0kg' },
          ]),
        },
        { event_type: -1 },
      ],
    });
  });

  it('takes a value of its own for each', async () => {
    const ids = await buildAssets(open(), owner, [
      { visual_tag: 'KD482E0030', sex: 'H' },
      { visual_tag: 'KD482E0040', sex: 'H' },
    ]);
    await open().attempt(
      'objects.addMassive',
      buildEvent(owner, 1, { values: ids.map((pk, at) => ({ pk, weight: 200 + at, weighing_type: 'PER' })) }),
      owner,
    );
    expect(await Promise.all(ids.map(async (id) => (await attributesOf(id))['weight']))).toEqual([200, 201]);
  });

  it('that is back-dated never undoes a newer one', async () => {
    const [id = 0] = await buildAssets(open(), owner, [{ visual_tag: 'KD482E0050', sex: 'H' }]);
    const weigh = (weight: number, date: string) =>
      open().attempt(
        'objects.addMassive',
        buildEvent(owner, 1, { pks: [id], common: { weight, weighing_type: 'PER' }, headerValues: { date } }),
        owner,
      );
    await weigh(310, '2026-11-18');
    await weigh(290, '2026-11-10');
    expect(await attributesOf(id)).toMatchObject({ weight: 310, weight_date: '2026-11-18' });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it.each([
    ['of tomorrow', { headerValues: { date: '2026-11-22' } }, 'inFuture'],
    ['that this place does not offer', { actionContext: { context: 'x', eventType: 10 } }, null],
    ['without its mandatory value', { common: { weighing_type: 'PER' } }, 'mandatory'],
    ['with a value that is too large', { common: { weight: 9000, weighing_type: 'PER' } }, 'aboveMax'],
    [
      'with a field it does not have',
      { common: { weight: 300, weighing_type: 'PER', breed: 'AA' } },
      'unknownField',
    ],
    [
      'with an attribute of prototypes',
      { common: { weight: 300, weighing_type: 'PER', constructor: 'x' } },
      'unknownField',
    ],
  ])('%s is refused', async (_what, more, code) => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    const input = buildEvent(owner, 1, { pks: [id], common: { weight: 300, weighing_type: 'PER' }, ...more });
    const answer = await open().refusal('objects.addMassive', input, owner);
    expect(answer.status).toBe(400);
    if (code !== null) expect(answer.issues[0]?.code).toBe(code);
  });

  it('refuses the whole for an animal of somebody else, as if it did not exist', async () => {
    const other = await buildMember(open(), 'owner');
    const [own = 0] = await buildAnimals(open(), owner, 1);
    const [foreign = 0] = await buildAnimals(open(), other, 1);
    const input = buildEvent(owner, 1, {
      pks: [own, foreign],
      common: { weight: 300, weighing_type: 'PER' },
    });
    const answer = await open().refusal('objects.addMassive', input, owner);
    expect(answer.issues).toMatchObject([{ record: String(foreign), code: 'assetGone' }]);
    expect((await attributesOf(own))['weight']).toBeUndefined();
    const missing = buildEvent(owner, 1, { pks: [own, 999_999_999], common: weighed });
    expect((await open().refusal('objects.addMassive', missing, owner)).issues[0]?.code).toBe('assetGone');
  });

  it('on what a filter finds is about all of it', async () => {
    await buildAssets(open(), owner, [
      buildAnimal({ category: 'VQ' }),
      buildAnimal({ category: 'VQ' }),
      buildAnimal({ category: 'TH' }),
    ]);
    const input = buildEvent(owner, 1, {
      selection: { filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }] },
      common: { weight: 333, weighing_type: 'PER' },
    });
    expect(await open().call('objects.addMassive', input, owner)).toMatchObject({ done: 2 });
  });

  it('that retires gives the tag and the place back', async () => {
    const [id = 0] = await buildAssets(open(), owner, [buildAnimal({ visual_tag: 'KD482E0990' })]);
    const retire = buildEvent(owner, 13, {
      pks: [id],
      common: { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-19T12:00:00Z' },
    });
    expect(await open().call('objects.addMassive', retire, owner)).toMatchObject({
      state: 'completed',
    });
    const again = await open().call(
      'objects.addMassive',
      buildRows(owner, [buildAnimal({ visual_tag: 'KD482E0990' })]),
      owner,
    );
    expect(again).toMatchObject({ state: 'completed' });
    const event = await open().refusal(
      'objects.addMassive',
      buildEvent(owner, 1, { pks: [id], common: weighed }),
      owner,
    );
    expect(event.issues[0]?.code).toBe('assetDeleted');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('when many race', () => {
  it('20 times the same submit is one run, also where its own work is in its way', async () => {
    const submits = [
      buildRows(owner, buildAnimalRows(3), { submitKey: 'added-by-twenty' }),
      buildEvent(owner, 13, {
        pks: await buildAnimals(open(), owner, 2),
        common: { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-19T12:00:00Z' },
        submitKey: 'retired-by-twenty',
      }),
    ];
    for (const input of submits) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => open().call('objects.addMassive', input, owner)),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('50 parallel adds of one tag make one animal', async () => {
    const tag = 'KD482R0010';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        open().attempt(
          'objects.add',
          buildAdd(owner, buildAnimal({ visual_tag: at % 2 === 0 ? tag : 'kd482 r001-0' })),
          owner,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('a quota of 10 with 50 parallel adds takes 10', async () => {
    await open()
      .db.insertInto('quota')
      .values({ company_id: owner.companyId, kind: 'asset:33', used: 0, max: 10 })
      .execute();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => open().attempt('objects.add', buildAdd(owner, buildAnimal()), owner)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('an event on more animals than are looked at together is one, and leaves out what changed meanwhile', async () => {
    const ids = await buildAnimals(open(), owner, 600);
    const input = buildEvent(owner, 1, { pks: ids, common: weighed });
    const { id } = await open().call('objects.addMassive', input, owner);
    const gone = [ids[3], ids[420]].map(Number);
    await open().pool.query('update asset set deleted_at = now() where id = any($1)', [gone]);
    const before = await count('event');
    expect(await workRun(open().deps, id)).toBe(true);
    expect((await count('event')) - before).toBe(1);
    const rows = await open()
      .db.selectFrom('run_row')
      .select(['asset_id as assetId', 'outcome'])
      .where('run_id', '=', id)
      .orderBy('row')
      .execute();
    expect(rows.map(({ outcome }) => outcome === 'conflict')).toEqual(ids.map((each) => gone.includes(each)));
    expect((await attributesOf(ids[599] ?? 0))['weight']).toBe(300);
    await open().pool.query('update asset set deleted_at = null where id = any($1)', [gone]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('two bulks over the same animals in opposite order both end', async () => {
    const ids = await buildAnimals(open(), owner, 60);
    const submit = async (pks: readonly number[], weight: number) =>
      (
        await open().call(
          'objects.addMassive',
          buildEvent(owner, 1, { pks, common: { weight, weighing_type: 'PER' } }),
          owner,
        )
      ).id;
    const runs = [await submit(ids, 301), await submit([...ids].reverse(), 302)];
    expect(await Promise.all(runs.map((id) => workRun(open().deps, id)))).toEqual([true, true]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('two workers on one run write each row once', async () => {
    const box = { ...owner, boxId: await buildBox(open(), owner.companyId) };
    const input = buildRows(box, buildAnimalRows(35));
    const { id } = await open().call('objects.addMassive', input, owner);
    await Promise.all([workRun(open().deps, id), workRun(open().deps, id), workRun(open().deps, id)]);
    const rows = await open().db.selectFrom('asset').select('id').where('box_id', '=', box.boxId).execute();
    expect(rows).toHaveLength(35);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
