import { describe, expect, it } from 'vitest';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildAnimal } from '../../../test/build-animal';
import { buildBox, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import { type Sent, buildAdd, buildUpdate } from '../../../test/build-input';

const open = useTestApp();
const cow = 33;

interface Saved {
  readonly id: number;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly issues: readonly {
    field: string;
    code: string;
    level: string;
    slots: Readonly<Record<string, string | number>>;
  }[];
}
const saved = (answer: Answer) => answer.body as Saved; // the shape the call declares
const issuesOf = (answer: Answer) => saved(answer).issues.map(({ field, code }) => ({ field, code }));

const animal = buildAnimal({ visual_tag: 'KD482C3176', birth_date: '2024-09-14', entry_date: '2024-09-14' });

const add = (app: TestApp, token: string | undefined, boxId: number, values: Sent) =>
  app.attempt('objects.add', buildAdd({ boxId }, values), token);
const update = (app: TestApp, token: string | undefined, pk: number, values: Sent, version?: number) =>
  app.attempt('objects.add', buildUpdate(pk, values, version === undefined ? {} : { version }), token);
const get = (app: TestApp, token: string | undefined, pk: number) =>
  app.attempt('objects.get', { params: { objectType: 'asset', pk } }, token);

let tags = 0;
const uniqueTag = () => `AB123C${String((tags += 1)).padStart(4, '0')}`;

describe('adding an asset', () => {
  it('keeps canonical values, answers labels, and writes the slots and keys of the row', async () => {
    const app = open();
    const { token, boxId, companyId } = await buildMember(app, 'operator');
    const answer = await add(app, token, boxId, {
      ...animal,
      visual_tag: 'kd482-c317 6',
      weight: '386,5',
      notes: ' Buena ',
    });
    expect(answer.status).toBe(200);
    expect(saved(answer).values).toMatchObject({ visual_tag: 'KD482C3176', weight: 386.5, notes: 'Buena' });
    expect(answer.body).toMatchObject({
      label: 'KD482 C317 6',
      labels: { category: 'Vaquillona', weight: '386,5' },
    });
    const row = await app.pool.query('select * from asset_slot where asset_id = $1', [saved(answer).id]);
    expect(row.rows[0]).toMatchObject({
      box_id: boxId,
      t1: 'kd482c3176',
      t6: 'vq',
      n2: 386.5,
      d1: '2024-09-14',
    });
    const keys = await app.pool.query('select * from asset_key where asset_id = $1', [saved(answer).id]);
    expect(keys.rows).toEqual([
      { asset_type: cow, attribute: 'visual_tag', scope: 0, value: 'kd482c3176', asset_id: saved(answer).id },
    ]);
    const asset = await app.pool.query('select owner_company_id from asset where id = $1', [
      saved(answer).id,
    ]);
    expect(asset.rows[0]).toEqual({ owner_company_id: companyId });
  });

  it('refuses a row that breaks the model, naming each place, and writes nothing', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const before = await app.pool.query('select count(*) from asset');
    const answer = await add(app, token, boxId, {
      visual_tag: '12',
      sex: 'H',
      category: 'TO',
      birth_date: '2031-01-01',
      weight: 3440,
      made_up: 1,
      daily_gain: 2,
    });
    expect(answer.status).toBe(400);
    const found = Object.fromEntries(issuesOf(answer).map(({ field, code }) => [field, code]));
    expect(found).toMatchObject({
      visual_tag: 'wrongFormat',
      category: 'optionNotOffered',
      breed: 'mandatory',
      birth_date: 'afterMax',
      weight: 'aboveMax',
      made_up: 'unknownField',
      daily_gain: 'fieldNotAllowed',
    });
    expect((await app.pool.query('select count(*) from asset')).rows).toEqual(before.rows);
  });

  it('takes one of two identifiers, and neither is refused', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const { visual_tag: _tag, ...rest } = animal;
    const none = await add(app, token, boxId, rest);
    expect(issuesOf(none)).toContainEqual({ field: 'visual_tag', code: 'oneOfMissing' });
    const electronic = await add(app, token, boxId, { ...rest, electronic_tag: '032 010 004 582 317' });
    expect(electronic.status).toBe(200);
    const tooLarge = await add(app, token, boxId, { ...rest, electronic_tag: '032999999999999' });
    expect(issuesOf(tooLarge)).toEqual([{ field: 'electronic_tag', code: 'outOfRange' }]);
  });

  it('gives an ear tag to one of 50 parallel adds, twins in writing included', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const twins = ['ZZ100A0001', 'zz100a0001', 'ZZ100-A000-1', ' zz100a 0001', 'ＺＺ100A0001'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        add(app, token, boxId, { ...animal, visual_tag: twins[at % twins.length] }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const refused of answers.filter((answer) => answer.status !== 200))
      expect(issuesOf(refused)).toEqual([{ field: 'visual_tag', code: 'notUnique' }]);
    const rows = await app.pool.query(`select 1 from asset where attributes ->> 'visual_tag' = 'ZZ100A0001'`);
    expect(rows.rowCount).toBe(1);
  });

  it('saves what only warns, and says the warning', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const answer = await add(app, token, boxId, {
      ...animal,
      visual_tag: uniqueTag(),
      category: 'VA',
      birth_date: '2026-06-01',
      entry_date: '2026-06-01',
    });
    expect(answer.status).toBe(200);
    expect(saved(answer).issues).toMatchObject([
      { field: 'category', code: 'ageMismatch', level: 'warning' },
    ]);
  });
});

describe('who may', () => {
  it.each([
    ['anonymous', undefined, 401],
    ['a stranger', 'stranger', 404],
    ['a viewer', 'viewer', 403],
    ['an operator', 'operator', 200],
  ] as const)('add: %s', async (_who, template, status) => {
    const app = open();
    const { boxId } = await buildMember(app, 'owner');
    const token = await tokenFor(app, template, boxId);
    const before = await count(app, boxId);
    const answer = await add(app, token, boxId, { ...animal, visual_tag: uniqueTag() });
    expect(answer.status).toBe(status);
    expect(await count(app, boxId)).toBe(before + (status === 200 ? 1 : 0));
  });

  it.each([
    ['anonymous', undefined, 401, 401],
    ['a stranger', 'stranger', 404, 404],
    ['a viewer', 'viewer', 200, 403],
    ['an operator', 'operator', 200, 200],
  ] as const)('read and edit: %s', async (_who, template, reads, edits) => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const asset = saved(await add(app, owner.token, owner.boxId, { ...animal, visual_tag: uniqueTag() }));
    const token = await tokenFor(app, template, owner.boxId);
    expect((await get(app, token, asset.id)).status).toBe(reads);
    expect((await update(app, token, asset.id, { weight: 200 })).status).toBe(edits);
    const kept = saved(await get(app, owner.token, asset.id));
    expect(kept.values['weight'] ?? null).toBe(edits === 200 ? 200 : null);
  });

  it('answers a foreign and a missing asset alike', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const stranger = await buildMember(app, 'owner');
    const asset = saved(await add(app, owner.token, owner.boxId, { ...animal, visual_tag: uniqueTag() }));
    const bare = (answer: Answer) => ({ ...(answer.body as object), requestId: '' });
    expect(bare(await get(app, stranger.token, asset.id))).toEqual(
      bare(await get(app, stranger.token, 999_999)),
    );
  });

  it('loses a right at the next request after it is taken away', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const asset = saved(await add(app, member.token, member.boxId, { ...animal, visual_tag: uniqueTag() }));
    await app.db.deleteFrom('relation').where('user_id', '=', member.userId).execute();
    expect((await get(app, member.token, asset.id)).status).toBe(404);
  });

  it('gives nothing by a template that was renamed', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    await app.db
      .updateTable('relation')
      .set({ template: 'operador' })
      .where('user_id', '=', member.userId)
      .execute();
    expect((await add(app, member.token, member.boxId, animal)).status).toBe(404);
  });
});

describe('fields by establishment and tier', () => {
  it('refuses a field that the subtype may not fill, and does not show it', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner', 8);
    const answer = await add(app, owner.token, owner.boxId, {
      ...animal,
      visual_tag: uniqueTag(),
      hba: '123456',
    });
    expect(issuesOf(answer)).toEqual([{ field: 'hba', code: 'fieldNotAllowed' }]);
    const models = await app.attempt('models.all', { params: { boxId: owner.boxId } }, owner);
    expect(JSON.stringify(models.body)).not.toContain('"name":"hba"');
  });

  it('lets only the tier edit a field that a tier guards', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner', 5);
    const asset = saved(await add(app, owner.token, owner.boxId, { ...animal, visual_tag: uniqueTag() }));
    expect((await update(app, owner.token, asset.id, { market_programs: ['ANG'] })).status).toBe(200);
    await app.db
      .updateTable('company')
      .set({ tiers: ['basic'] })
      .where('id', '=', owner.companyId)
      .execute();
    expect(issuesOf(await update(app, owner.token, asset.id, { market_programs: ['HIL'] }))).toEqual([
      { field: 'market_programs', code: 'fieldNotAllowed' },
    ]);
  });
});

describe('updating an asset', () => {
  it('changes what was sent, keeps the rest, raises the version and moves the slots', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const asset = saved(
      await add(app, token, boxId, { ...animal, visual_tag: uniqueTag(), weight: 100, paddock: 'Norte' }),
    );
    const changed = saved(
      await update(app, token, asset.id, { weight: 120.5, paddock: null }, asset.version),
    );
    expect(changed.version).toBe(asset.version + 1);
    expect(changed.values).toMatchObject({ weight: 120.5, breed: 'AA' });
    expect(changed.values).not.toHaveProperty('paddock');
    const row = await app.pool.query('select n2, t16 from asset_slot where asset_id = $1', [asset.id]);
    expect(row.rows).toEqual([{ n2: 120.5, t16: null }]);
  });

  it('lets one of two edits of the same version win', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const asset = saved(await add(app, token, boxId, { ...animal, visual_tag: uniqueTag() }));
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => update(app, token, asset.id, { weight: 100 + n }, 1)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('frees an identifier that was changed, and refuses one that another animal has', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const [first, second] = [uniqueTag(), uniqueTag()];
    const a = saved(await add(app, token, boxId, { ...animal, visual_tag: first }));
    const b = saved(await add(app, token, boxId, { ...animal, visual_tag: second }));
    expect(issuesOf(await update(app, token, a.id, { visual_tag: second }))).toEqual([
      { field: 'visual_tag', code: 'notUnique' },
    ]);
    const twin = await add(app, token, boxId, { ...animal, visual_tag: second });
    expect(saved(twin).issues).toMatchObject([
      { code: 'notUnique', slots: { label: b.label, place: expect.stringMatching(/^Campo/), pk: b.id } },
    ]);
    expect((await update(app, token, b.id, { visual_tag: uniqueTag() })).status).toBe(200);
    expect((await update(app, token, a.id, { visual_tag: second })).status).toBe(200);
  });

  it('says which animal has an identifier to whoever may list it where it is, and to nobody else', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const tag = uniqueTag();
    await add(app, owner.token, owner.boxId, { ...animal, visual_tag: tag });
    const beside = await buildBox(app, owner.companyId);
    const userId = await buildUser(app);
    await buildRelation(app, userId, { boxId: beside }, 'operator');
    const stranger = await buildMember(app, 'owner');
    const slotsFor = async (token: string, boxId: number) =>
      saved(await add(app, token, boxId, { ...animal, visual_tag: tag })).issues.map(({ slots }) => slots);
    expect(await slotsFor(owner.token, beside)).toMatchObject([{ pk: expect.any(Number) }]);
    expect(await slotsFor(await buildToken(app, userId), beside)).toEqual([{}]);
    expect(await slotsFor(stranger.token, stranger.boxId)).toEqual([{}]);
  });

  it('refuses a paused and a deleted asset, and says which it is', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const asset = saved(await add(app, token, boxId, { ...animal, visual_tag: uniqueTag() }));
    await app.db
      .updateTable('asset')
      .set({ paused_message: 'Revisión' })
      .where('id', '=', asset.id)
      .execute();
    const refused = await update(app, token, asset.id, { weight: 150 });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ code: 'assetPaused' }] } });
    const changes = { paused_message: null, deleted_at: app.time.now };
    await app.db.updateTable('asset').set(changes).where('id', '=', asset.id).execute();
    expect(await update(app, token, asset.id, { weight: 150 })).toMatchObject({
      status: 400,
      body: { issues: [{ code: 'assetDeleted' }] },
    });
  });
});

async function tokenFor(
  app: TestApp,
  template: string | undefined,
  boxId: number,
): Promise<string | undefined> {
  if (template === undefined) return undefined;
  const userId = await buildUser(app);
  const otherBox = await buildBox(app, (await buildMember(app, 'owner')).companyId);
  if (template === 'stranger') await buildRelation(app, userId, { boxId: otherBox }, 'administrator');
  else await buildRelation(app, userId, { boxId }, template);
  return buildToken(app, userId);
}

async function count(app: TestApp, boxId: number): Promise<number> {
  const found = await app.pool.query<{ n: number }>('select count(*) n from asset where box_id = $1', [
    boxId,
  ]);
  return found.rows[0]?.n ?? -1;
}
