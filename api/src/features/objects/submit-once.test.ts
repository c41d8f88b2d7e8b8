import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { findInvariantFaults } from '../../../test/invariants';
import { sweepSubmits } from './sweep-submits';

const open = useTestApp();
let owner: Member;
let serial = 0;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  serial += 1;
});

const animal = () => buildAnimal({ visual_tag: `KD482J${String(serial).padStart(3, '0')}0` });
const lot = () => ({ name: `Lote ${String(serial)}`, opened_on: '2026-11-20' });
const company = () => ({
  company_name: 'La Única',
  suplychain: '11',
  rol: 'Productor',
  tax_id_ar: '30-50001091-2',
  l1: 'AR',
  l2: 'B|AR',
  l3: 'Azul',
  company_email: 'hola@launica.example',
});

/** What each kind of object is added by. */
const kinds = {
  asset: { table: 'asset', values: animal },
  lot: { table: 'lot', values: lot },
  company: { table: 'company', values: company },
} as const;
type Kind = keyof typeof kinds;

function add(member: Member, objectType: Kind, values: Values, more: Record<string, unknown> = {}) {
  const about = objectType === 'company' ? {} : { pkObjectType: cowAr.id, globalModel: cowAr.id };
  const body = { action: 'add', objectType, ...about, pkReferer: member.boxId, values, ...more } as const;
  return open().attempt('objects.add', { body }, member);
}

async function countOf(kind: Kind): Promise<number> {
  const { rows } = await open().pool.query<{ count: number }>(
    `select count(*)::int as count from ${kinds[kind].table}`,
  );
  return rows[0]?.count ?? 0;
}

const idOf = ({ body }: { readonly body: unknown }) =>
  typeof body === 'object' && body !== null && 'id' in body ? body.id : null;

describe.each<Kind>(['asset', 'lot', 'company'])('a form that adds (%s)', (kind) => {
  it('20 times at once under one key, and later again, adds one', async () => {
    const before = await countOf(kind);
    const values = kinds[kind].values();
    const submit = { submitKey: 'one-and-only' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(owner, kind, values, submit)));
    answers.push(await add(owner, kind, values, submit));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(idOf(answers[0] ?? { body: null })).toEqual(expect.any(Number));
    expect(await countOf(kind)).toBe(before + 1);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

/** What each kind of object is changed to. */
const changes: Readonly<Record<Kind, Values>> = {
  asset: { paddock: 'Norte' },
  lot: { description: 'Para el remate' },
  company: { company_name: 'La Segunda' },
};

describe.each<Kind>(['asset', 'lot', 'company'])('a form that changes (%s)', (kind) => {
  const change = (pk: unknown, version: number, more: Record<string, unknown> = {}) =>
    add(owner, kind, changes[kind], { action: 'update', pk, version, submitKey: 'one-change-only', ...more });
  const versionOf = ({ body }: { readonly body: unknown }) =>
    typeof body === 'object' && body !== null && 'version' in body ? Number(body.version) : 0;

  it('20 times at once over one version under one key, and later again, changes once and is done', async () => {
    const added = await add(owner, kind, kinds[kind].values());
    const [pk, version] = [idOf(added), versionOf(added)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(pk, version)));
    answers.push(await change(pk, version));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(idOf))).toEqual(new Set([pk]));
    expect(new Set(answers.map(versionOf))).toEqual(new Set([version + 1]));
    expect(answers.at(-1)?.body).toMatchObject({ values: changes[kind] });
    // The answer is what is there now; other content under the key, or another key, is over an older version.
    expect((await change(pk, version + 1, { submitKey: 'another-change' })).status).toBe(200);
    expect((await change(pk, version)).status).toBe(200);
    const other = await change(pk, version, { headerValues: { comment: 'otra vez' } });
    expect(other).toMatchObject({ status: 409, body: { error: 'submitReused' } });
    const without = await change(pk, version, { submitKey: undefined });
    expect(without).toMatchObject({ status: 409, body: { error: 'changedMeanwhile' } });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('the key of a form', () => {
  const submit = { submitKey: 'the-same-key' };

  it('is no key for other content', async () => {
    await add(owner, 'asset', animal(), submit);
    const other = await add(owner, 'lot', lot(), submit);
    expect(other).toMatchObject({ status: 409, body: { error: 'submitReused' } });
  });

  it('is only its user’s own', async () => {
    const other = await buildMember(open(), 'owner');
    const [one, two] = await Promise.all([owner, other].map((member) => add(member, 'lot', lot(), submit)));
    expect([one?.status, two?.status]).toEqual([200, 200]);
    expect(idOf(two ?? { body: null })).not.toBe(idOf(one ?? { body: null }));
  });

  it('is free again where nothing was added', async () => {
    expect((await add(owner, 'asset', { ...animal(), breed: 'XX' }, submit)).status).toBe(400);
    expect((await add(owner, 'asset', animal(), submit)).status).toBe(200);
  });

  it('is free again where nothing was changed', async () => {
    const added = await add(owner, 'asset', animal());
    const update = { action: 'update', pk: idOf(added), ...submit };
    expect((await add(owner, 'asset', { breed: 'XX' }, update)).status).toBe(400);
    expect((await add(owner, 'asset', { breed: 'H' }, update)).status).toBe(200);
  });

  it('adds nothing for a stranger, and is not taken', async () => {
    const stranger = await buildMember(open(), 'owner');
    expect((await add({ ...stranger, boxId: owner.boxId }, 'asset', animal(), submit)).status).toBe(404);
    const { rows } = await open().pool.query('select from submitted_add where user_id = $1', [
      stranger.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('is forgotten after a month', async () => {
    const app = open();
    await app.pool.query('delete from submitted_add');
    await add(owner, 'asset', animal(), submit);
    expect(await sweepSubmits(app.deps)).toBe(0);
    const now = app.time.now;
    app.time.now = new Date(now.getTime() + 31 * 24 * 3600_000);
    expect(await sweepSubmits(app.deps)).toBe(1);
    app.time.now = now;
  });
});
