import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { buildLot } from '../../../test/build-input';
import type { InputFor } from '../../../test/client';

const open = useTestApp();
let owner: Member;

type Query = NonNullable<InputFor<'lots.list'>['query']>;
const list = (query: Query = {}) =>
  open().call('lots.list', { params: { boxId: owner.boxId, assetType: 33 }, query }, owner);
const namesOf = async (query: Query) => (await list(query)).map(({ name }) => name);

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  for (let at = 1; at <= 22; at += 1)
    await open().call(
      'objects.add',
      buildLot(owner, { name: at === 1 ? 'Ñandú' : `Lote ${String(at)}` }),
      owner,
    );
});

describe('the list of lots', () => {
  it('pages to the very first', async () => {
    const [one, two] = [await namesOf({ page: '0' }), await namesOf({ page: '1' })];
    expect([one.length, two]).toEqual([20, ['Lote 2', 'Ñandú']]);
    expect(await list()).toHaveLength(22);
  });

  it('says by a header how many there are', async () => {
    const { headers } = await open().app.inject({
      method: 'GET',
      url: `/api/boxes/${String(owner.boxId)}/lots/33?page=1&pageSize=20`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(headers['x-total-count']).toBe('22');
  });

  it('is searched by name, whatever the case and accents', async () => {
    expect(await namesOf({ search: 'ñAndu', page: '0' })).toEqual(['Ñandú']);
    expect(await namesOf({ search: 'nandu', page: '0' })).toEqual([]);
    expect(await namesOf({ search: '_', page: '0' })).toEqual([]);
  });
});
