import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';

const open = useTestApp();
let owner: Member;

/** The kinds of named entities that a brewery keeps and that have but a name. */
const brand = 4;
const product = 5;

const submit = { submitKey: 'one-and-only' };

beforeEach(async () => {
  owner = await buildMember(open(), 'owner', 37);
});

function add(
  { token, boxId }: Pick<Member, 'token' | 'boxId'>,
  value: string,
  more: Record<string, unknown> = submit,
  kind = brand,
): Promise<Answer> {
  const body = { boxId, value, ...more };
  return open().attempt('entities.add', { params: { typeId: kind }, body }, token);
}

async function listed(kind = brand): Promise<unknown> {
  const { token, boxId } = owner;
  return await open().call('entities.list', { params: { entityType: kind }, query: { boxId } }, token);
}

const bodyOf = ({ body }: Answer) => body as { readonly id: number }; // as the call declares
const reused = { status: 409, body: { error: 'submitReused' } };
const twin = { status: 400, body: { issues: [{ field: 'value', code: 'notUnique' }] } };

describe('a named entity that a form adds', () => {
  it('20 times at once under one key, and later again, is one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(owner, 'La Rubia')));
    answers.push(await add(owner, 'La Rubia'));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const ids = new Set(answers.map((answer) => bodyOf(answer).id));
    expect(ids.size).toBe(1);
    expect(await listed()).toEqual([...ids].map((id) => ({ id, version: 1, value: 'La Rubia' })));
  });

  it('is answered as it is by now', async () => {
    const { id } = bodyOf(await add(owner, 'La Rubia'));
    const { token, boxId } = owner;
    const body = { boxId, value: 'La Negra' };
    expect(await open().statusOf('entities.update', { params: { id }, body }, token)).toBe(200);
    expect(await add(owner, 'La Rubia')).toMatchObject({
      status: 200,
      body: { id, version: 2, value: 'La Negra' },
    });
    expect(await listed()).toEqual([{ id, version: 2, value: 'La Negra' }]);
  });

  it('is not added again once it was removed', async () => {
    const { id } = bodyOf(await add(owner, 'La Rubia'));
    const { token, boxId } = owner;
    await open().attempt('entities.remove', { params: { id }, query: { boxId } }, token);
    expect((await add(owner, 'La Rubia')).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('without a key, or under another one, is a twin', async () => {
    expect((await add(owner, 'La Rubia')).status).toBe(200);
    expect(await add(owner, 'La Rubia', {})).toMatchObject(twin);
    expect(await add(owner, 'La Rubia', { submitKey: 'another-key' })).toMatchObject(twin);
  });
});

describe('the key of a named entity', () => {
  it('is no key for another name, nor for another kind or place', async () => {
    await add(owner, 'La Rubia');
    expect(await add(owner, 'La Negra')).toMatchObject(reused);
    expect(await add(owner, 'La Rubia', submit, product)).toMatchObject(reused);
    const other = await buildMember(open(), 'owner', 37);
    await buildRelation(open(), owner.userId, { boxId: other.boxId }, 'administrator');
    expect(await add({ token: owner.token, boxId: other.boxId }, 'La Rubia')).toMatchObject(reused);
    expect(await listed(product)).toEqual([]);
  });

  it('is shared with the other forms of the user', async () => {
    await add(owner, 'La Rubia');
    const { token } = owner;
    const values = {
      company_name: 'La Única',
      suplychain: '11',
      rol: 'Productor',
      tax_id_ar: '30-50001091-2',
      l1: 'AR',
      l2: 'B|AR',
      l3: 'Azul',
      company_email: 'hola@launica.example',
    };
    const body = { action: 'add', objectType: 'company', values, ...submit } as const;
    expect(await open().attempt('objects.add', { body }, token)).toMatchObject(reused);
  });

  it('is only its user’s own', async () => {
    const userId = await buildUser(open());
    await buildRelation(open(), userId, { companyId: owner.companyId }, 'owner');
    const partner = { token: await buildToken(open(), userId), boxId: owner.boxId };
    const [one, two] = await Promise.all([add(owner, 'La Rubia'), add(partner, 'La Negra')]);
    expect([one, two]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await add(partner, 'La Rubia', { submitKey: 'the-next-one' })).toMatchObject(twin);
  });

  it('is free again where nothing was added', async () => {
    expect((await add(owner, '')).status).toBe(400);
    expect((await add(owner, 'La Rubia')).status).toBe(200);
  });

  it.each([
    ['a stranger', 'owner', 404],
    ['anyone who may only look', 'viewer', 403],
  ])('of %s is not taken', async (_who, template, status) => {
    const viewer = await buildMember(open(), template, 37);
    const boxId = template === 'owner' ? owner.boxId : viewer.boxId;
    expect((await add({ token: viewer.token, boxId }, 'La Rubia')).status).toBe(status);
    const asked = 'select from submitted_add where user_id = $1';
    expect((await open().pool.query(asked, [viewer.userId])).rows).toEqual([]);
  });

  it.each(['short', 'x'.repeat(65), 12_345_678])('is a text of 8 to 64 characters, not %j', async (key) => {
    expect((await add(owner, 'La Rubia', { submitKey: key })).status).toBe(400);
    expect(await listed()).toEqual([]);
  });
});
