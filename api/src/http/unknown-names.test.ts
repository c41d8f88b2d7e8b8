import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { buildAnimals, buildMember, type Member } from '../../test/build';
import { buildUpdate } from '../../test/build-input';
import { issuesOf } from '../../test/client';

const open = useTestApp();
let owner: Member;
beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('a name that a call does not know', () => {
  it('is refused in a body, where it would have decided', async () => {
    const [pk = 0] = await buildAnimals(open(), owner, 1);
    const { body } = buildUpdate(pk, { notes: 'Mansa' });
    const misspelt = await open().attemptRaw('objects.add', { body: { ...body, versoin: 1 } }, owner);
    expect(misspelt.status).toBe(400);
    expect(issuesOf(misspelt)).toMatchObject([{ field: 'versoin', code: 'unknownParam' }]);
    const spelt = await open().attempt('objects.add', { body: { ...body, version: 999 } }, owner);
    expect(spelt.status).toBe(409);
  });

  it.each([
    ['beside those that it knows', '/events?pages=1', 'pages'],
    ['of a call that has none', '/arrivals?page=1', 'page'],
  ])('is refused behind the question mark, %s', async (_what, path, field) => {
    const answer = await open().ask('GET', `/boxes/${String(owner.boxId)}${path}`, { token: owner.token });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject([{ field, code: 'unknownParam' }]);
  });

  it('may stand where anybody asks and nothing is read', async () => {
    expect((await open().ask('GET', '/version/getVersion?dId=1')).status).toBe(200);
  });
});
