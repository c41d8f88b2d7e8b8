import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runView, type RunView } from '@huella/domain/calls/jobs';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { animalOf } from '../../../test/animal-row';
import {
  buildAssets,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { openTestLog } from '../../../test/test-log';
import { workRun } from './work-run';

const open = useTestApp();
const path = '/objects/add/massive';
const context = { context: 'massive_manual_form', eventType: -1 };
const weighing = { context: 'massive_manual_form', eventType: 1 };

type Member = Awaited<ReturnType<typeof buildMember>>;
let owner: Member;
let serial = 0;

/** A row that the form of a new animal takes. */
function animal(more: Values = {}): Values {
  serial += 1;
  const letter = 'CXYZ'[Math.floor(serial / 1000)] ?? '';
  return { ...animalOf(`KD482${letter}${String(serial % 1000).padStart(3, '0')}0`), ...more };
}

function envelope(member: { boxId: number }, more: Record<string, unknown>) {
  return {
    action: 'add',
    objectType: 'asset',
    pkObjectType: 33,
    globalModel: 33,
    pkReferer: member.boxId,
    actionContext: context,
    ...more,
  };
}

const issuesOf = (body: unknown) =>
  z
    .object({
      issues: z.array(
        z.object({ record: z.string().nullable(), field: z.string().nullable(), code: z.string() }),
      ),
    })
    .parse(body).issues;
function run(body: unknown): RunView {
  const parsed = runView.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Error(`no run: ${JSON.stringify(body)}`);
}

/** A run that waits for a worker. */
async function submit(rows: readonly Values[]): Promise<RunView> {
  return run(
    (await open().ask('POST', path, { token: owner.token, body: envelope(owner, { values: rows }) })).body,
  );
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
    const body = envelope(owner, { values: [animal()] });
    expect((await open().ask('POST', path, { body })).status).toBe(401);
    const stranger = await buildToken(open(), await buildUser(open()));
    expect((await open().ask('POST', path, { body, token: stranger })).status).toBe(404);
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    expect((await open().ask('POST', path, { body, token: await buildToken(open(), viewer) })).status).toBe(
      403,
    );
    expect(
      await open().db.selectFrom('asset').select('id').where('box_id', '=', owner.boxId).execute(),
    ).toEqual([]);
  });

  it('writes up to 30 rows at once, each with its event', async () => {
    const answer = await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, { values: [animal(), animal(), animal()] }),
    });
    expect(answer.status).toBe(200);
    expect(run(answer.body)).toMatchObject({ state: 'completed', total: 3, done: 3, conflicts: 0 });
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
    const answer = await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, { values: [animal(), animal({ breed: 'XX' }), animal({ weight: '3.440,5' })] }),
    });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer.body).map(({ record, field, code }) => [record, field, code])).toEqual([
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
    const answer = await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, { values: [animal(), animal({ sex: 'X' })], withoutErrors: true }),
    });
    const view = run(answer.body);
    expect(view).toMatchObject({ state: 'completed', total: 1, done: 1, leftOut: 1 });
    const file = await open().ask('GET', `/jobs/${String(view.id)}/left-out`, { token: owner.token });
    expect(file.headers['content-disposition']).toContain('.xlsx');
  });

  it('refuses identifiers that repeat among the rows or that a living animal has', async () => {
    const first = animal();
    await open().ask('POST', path, { token: owner.token, body: envelope(owner, { values: [first] }) });
    const twin = animal();
    const answer = await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, { values: [first, twin, { ...animal(), visual_tag: twin['visual_tag'] }] }),
    });
    expect(issuesOf(answer.body).map(({ record, code }) => [record, code])).toEqual([
      ['1', 'notUnique'],
      ['3', 'repeatedInSheet'],
    ]);
  });

  it('past 30 rows becomes a run that a worker writes, and the same submit again is the same run', async () => {
    const body = envelope(owner, {
      values: Array.from({ length: 40 }, () => animal()),
      submitKey: 'one-and-only',
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => open().ask('POST', path, { token: owner.token, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(new Set(answers.map((answer) => run(answer.body).jobId)).size).toBe(1);
    const { id } = run(answers[0]?.body);
    expect(await workRun(open().deps, id)).toBe(true);
    const after = await open().ask('GET', `/jobs/${String(id)}`, { token: owner.token });
    expect(run(after.body)).toMatchObject({ state: 'completed', done: 40, total: 40 });
    const other = { ...body, values: [animal()] };
    expect((await open().ask('POST', path, { token: owner.token, body: other })).status).toBe(409);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of several chunks writes every row once, in the order of the rows', async () => {
    const rows = Array.from({ length: 45 }, () => animal());
    const { id } = await submit(rows);
    expect(await workRun(open().deps, id, 10)).toBe(true);
    expect(await tagsInOrder(id)).toEqual(rows.map((row) => row['visual_tag']));
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('with a row that cannot be written ends with it as a conflict, and keeps the order of the rows', async () => {
    const tag = 'KD482T0150';
    const rows = Array.from({ length: 45 }, (_, at) => animal(at === 14 ? { visual_tag: tag } : {}));
    const { id } = await submit(rows);
    const refusal = `check (attributes ->> 'visual_tag' <> '${tag}')`;
    await open().pool.query(`alter table asset add constraint test_refuses ${refusal} not valid`);
    const { log, lines } = openTestLog(() => undefined);
    try {
      expect(await workRun({ ...open().deps, log }, id, 10)).toBe(true);
    } finally {
      await open().pool.query('alter table asset drop constraint test_refuses');
    }
    const view = run((await open().ask('GET', `/jobs/${String(id)}`, { token: owner.token })).body);
    expect(view).toMatchObject({ state: 'conflicts', done: 44, conflicts: 1 });
    expect(view.errors).toMatchObject([{ record: '15', field: null, code: 'unexpectedError' }]);
    const fit = rows.filter((_, at) => at !== 14);
    expect(await tagsInOrder(id)).toEqual(fit.map((row) => row['visual_tag']));
    const fault = { level: 50, runId: id, err: { message: expect.stringContaining('test_refuses') } };
    expect(lines).toMatchObject([fault, fault]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('tells its progress line by line to the end', async () => {
    const body = envelope(owner, { values: Array.from({ length: 31 }, () => animal()) });
    const { id } = run((await open().ask('POST', path, { token: owner.token, body })).body);
    const [streamed] = await Promise.all([
      open().ask('GET', `/jobs/${String(id)}/stream`, { token: owner.token }),
      workRun(open().deps, id),
    ]);
    const lines = String(streamed.body)
      .trim()
      .split('\n')
      .map((line) => run(JSON.parse(line)));
    expect(lines.at(-1)).toMatchObject({ state: 'completed', done: 31 });
  });

  it('whose tag was registered meanwhile ends with a conflict that names the row', async () => {
    const rows = Array.from({ length: 31 }, () => animal());
    const { id } = run(
      (await open().ask('POST', path, { token: owner.token, body: envelope(owner, { values: rows }) })).body,
    );
    await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, { values: [rows[4] ?? {}] }),
    });
    await workRun(open().deps, id);
    const view = run((await open().ask('GET', `/jobs/${String(id)}`, { token: owner.token })).body);
    expect(view).toMatchObject({ state: 'conflicts', done: 30, conflicts: 1 });
    expect(view.errors).toMatchObject([{ record: '5', field: 'visual_tag', code: 'notUnique' }]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('can be stopped by whoever started it; what is done stays', async () => {
    const body = envelope(owner, { values: Array.from({ length: 31 }, () => animal()) });
    const { id } = run((await open().ask('POST', path, { token: owner.token, body })).body);
    const other = await buildUser(open());
    await buildRelation(open(), other, { boxId: owner.boxId }, 'administrator');
    const stop = `/jobs/${String(id)}/stop`;
    expect((await open().ask('POST', stop, { token: await buildToken(open(), other) })).status).toBe(403);
    expect((await open().ask('POST', stop, { token: owner.token })).status).toBe(200);
    await workRun(open().deps, id);
    const view = run((await open().ask('GET', `/jobs/${String(id)}`, { token: owner.token })).body);
    expect(view).toMatchObject({ state: 'stopped', done: 0 });
  });
});

describe('an event on many', () => {
  it('weighs them all, and each keeps what it was before', async () => {
    const [one = 0, two = 0] = await buildAssets(open(), owner, [
      { visual_tag: 'KD482E0010', sex: 'H', category: 'VQ', weight: 300, weight_date: '2026-11-01' },
      { visual_tag: 'KD482E0020', sex: 'H', category: 'VQ' },
    ]);
    const answer = await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, {
        action: 'update',
        actionContext: weighing,
        pks: [one, two],
        common: { weight: '320,5', weighing_type: 'PER' },
        headerValues: { comment: 'Balanza nueva' },
      }),
    });
    expect(run(answer.body)).toMatchObject({ state: 'completed', done: 2, eventType: 1 });
    expect(await attributesOf(one)).toMatchObject({
      weight: 320.5,
      weight_date: '2026-11-20',
      daily_gain: 1.08,
    });
    expect(await attributesOf(two)).toMatchObject({ weight: 320.5 });
    const history = await open().ask('GET', `/assets/${String(one)}/events`, { token: owner.token });
    expect(history.body).toMatchObject({
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
    await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, {
        action: 'update',
        actionContext: weighing,
        values: ids.map((pk, at) => ({ pk, weight: 200 + at, weighing_type: 'PER' })),
      }),
    });
    expect(await Promise.all(ids.map(async (id) => (await attributesOf(id))['weight']))).toEqual([200, 201]);
  });

  it('that is back-dated never undoes a newer one', async () => {
    const [id = 0] = await buildAssets(open(), owner, [{ visual_tag: 'KD482E0050', sex: 'H' }]);
    const weigh = (weight: number, date: string) =>
      open().ask('POST', path, {
        token: owner.token,
        body: envelope(owner, {
          action: 'update',
          actionContext: weighing,
          pks: [id],
          common: { weight, weighing_type: 'PER' },
          headerValues: { date },
        }),
      });
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
    const [id = 0] = await buildAssets(open(), owner, [animal()]);
    const body = envelope(owner, {
      action: 'update',
      actionContext: weighing,
      pks: [id],
      common: { weight: 300, weighing_type: 'PER' },
      ...more,
    });
    const answer = await open().ask('POST', path, { token: owner.token, body });
    expect(answer.status).toBe(400);
    if (code !== null) expect(issuesOf(answer.body)[0]?.code).toBe(code);
  });

  it('refuses the whole for an animal of somebody else, as if it did not exist', async () => {
    const other = await buildMember(open(), 'owner');
    const [own = 0] = await buildAssets(open(), owner, [animal()]);
    const [foreign = 0] = await buildAssets(open(), other, [animal()]);
    const body = envelope(owner, {
      action: 'update',
      actionContext: weighing,
      pks: [own, foreign],
      common: { weight: 300, weighing_type: 'PER' },
    });
    const answer = await open().ask('POST', path, { token: owner.token, body });
    expect(issuesOf(answer.body)).toEqual([
      expect.objectContaining({ record: String(foreign), code: 'assetGone' }),
    ]);
    expect((await attributesOf(own))['weight']).toBeUndefined();
    const missing = { ...body, pks: [own, 999_999_999] };
    expect(
      issuesOf((await open().ask('POST', path, { token: owner.token, body: missing })).body)[0]?.code,
    ).toBe('assetGone');
  });

  it('on what a filter finds is about all of it', async () => {
    await buildAssets(open(), owner, [
      animal({ category: 'VQ' }),
      animal({ category: 'VQ' }),
      animal({ category: 'TH' }),
    ]);
    const body = envelope(owner, {
      action: 'update',
      actionContext: weighing,
      selection: { filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }] },
      common: { weight: 333, weighing_type: 'PER' },
    });
    expect(run((await open().ask('POST', path, { token: owner.token, body })).body)).toMatchObject({
      done: 2,
    });
  });

  it('that retires gives the tag and the place back', async () => {
    const [id = 0] = await buildAssets(open(), owner, [animal({ visual_tag: 'KD482E0990' })]);
    const retire = envelope(owner, {
      action: 'update',
      actionContext: { context: 'massive_manual_form', eventType: 13 },
      pks: [id],
      common: { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-19T12:00:00Z' },
    });
    const answer = await open().ask('POST', path, { token: owner.token, body: retire });
    expect(answer.body).toMatchObject({ state: 'completed' });
    const again = await open().ask('POST', path, {
      token: owner.token,
      body: envelope(owner, { values: [animal({ visual_tag: 'KD482E0990' })] }),
    });
    expect(run(again.body)).toMatchObject({ state: 'completed' });
    const event = await open().ask('POST', path, {
      token: owner.token,
      body: { ...retire, actionContext: weighing, common: { weight: 300, weighing_type: 'PER' } },
    });
    expect(issuesOf(event.body)[0]?.code).toBe('assetDeleted');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('when many race', () => {
  it('20 times the same submit is one run, also where its own work stands in its way', async () => {
    const submits = [
      envelope(owner, { values: [animal(), animal(), animal()], submitKey: 'added-by-twenty' }),
      envelope(owner, {
        action: 'update',
        actionContext: { context: 'massive_manual_form', eventType: 13 },
        pks: await buildAssets(open(), owner, [animal(), animal()]),
        common: { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-19T12:00:00Z' },
        submitKey: 'retired-by-twenty',
      }),
    ];
    for (const body of submits) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => open().ask('POST', path, { token: owner.token, body })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(new Set(answers.map((answer) => run(answer.body).id)).size).toBe(1);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('50 parallel adds of one tag make one animal', async () => {
    const tag = 'KD482R0010';
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        open().ask('POST', '/objects/add', {
          token: owner.token,
          body: {
            action: 'add',
            objectType: 'asset',
            pkObjectType: 33,
            globalModel: 33,
            pkReferer: owner.boxId,
            values: animal({ visual_tag: at % 2 === 0 ? tag : 'kd482 r001-0' }),
          },
        }),
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
      Array.from({ length: 50 }, () =>
        open().ask('POST', '/objects/add', {
          token: owner.token,
          body: {
            action: 'add',
            objectType: 'asset',
            pkObjectType: 33,
            globalModel: 33,
            pkReferer: owner.boxId,
            values: animal(),
          },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('two bulks over the same animals in opposite order both end', async () => {
    const ids = await buildAssets(
      open(),
      owner,
      Array.from({ length: 60 }, () => animal()),
    );
    const submit = async (pks: readonly number[], weight: number) =>
      run(
        (
          await open().ask('POST', path, {
            token: owner.token,
            body: envelope(owner, {
              action: 'update',
              actionContext: weighing,
              pks,
              common: { weight, weighing_type: 'PER' },
            }),
          })
        ).body,
      ).id;
    const runs = [await submit(ids, 301), await submit([...ids].reverse(), 302)];
    expect(await Promise.all(runs.map((id) => workRun(open().deps, id)))).toEqual([true, true]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('two workers on one run write each row once', async () => {
    const box = { ...owner, boxId: await buildBox(open(), owner.companyId) };
    const body = envelope(box, { values: Array.from({ length: 35 }, () => animal()) });
    const { id } = run((await open().ask('POST', path, { token: owner.token, body })).body);
    await Promise.all([workRun(open().deps, id), workRun(open().deps, id), workRun(open().deps, id)]);
    const rows = await open().db.selectFrom('asset').select('id').where('box_id', '=', box.boxId).execute();
    expect(rows).toHaveLength(35);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
