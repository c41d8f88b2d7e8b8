import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp } from '../../test/app';
import { buildAnimals, buildMember, type Member } from '../../test/build';
import { buildEvent, buildLot, buildUpdate } from '../../test/build-input';
import { askKept } from './kept-answers';
import { openListCache } from './list-cache';

const open = useTestApp();
let owner: Member;
let stranger: Member;
let pks: readonly number[];
beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  stranger = await buildMember(open(), 'owner');
  pks = await buildAnimals(open(), owner, 3);
});

const { answers } = openListCache();
let asked = 0;

/** Heads, the heaviest and the names of lots, by a statement that says whether it was asked. */
async function look(
  boxId = owner.boxId,
  more = 'same',
): Promise<{ readonly rows: unknown; readonly anew: boolean }> {
  const db = open().db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (result.rows.some((row) => 'heads' in row)) asked += 1;
      return Promise.resolve(result);
    },
  });
  const before = asked;
  const rows = await askKept(
    db,
    answers,
    { boxId, model: cowAr },
    sql`
    select count(*)::integer as heads, max((attributes ->> 'weight')::numeric)::text as heaviest, ${more}::text as more,
      (select string_agg(attributes ->> 'name', ',' order by id) from lot where box_id = ${boxId} and deleted_at is null) as lots
    from asset where box_id = ${boxId} and deleted_at is null`,
  );
  return { rows, anew: asked > before };
}

const weighing = () => buildEvent(owner, 1, { pks, common: { weight: 311, weighing_type: 'PER' } });

async function rename(name: string): Promise<void> {
  const lot = await open()
    .db.selectFrom('lot')
    .select('id')
    .where('box_id', '=', owner.boxId)
    .executeTakeFirstOrThrow();
  await open().call('objects.add', buildUpdate(lot.id, { name }, { objectType: 'lot' }), owner);
}

describe('an answer over all the assets of an establishment', () => {
  it('is kept while nothing is written there', async () => {
    const first = await look();
    expect(first.anew).toBe(true);
    expect(await look()).toEqual({ rows: first.rows, anew: false });
  });

  it('is of those values alone, and of that establishment', async () => {
    await look();
    expect((await look(owner.boxId, 'other')).anew).toBe(true);
    expect((await look(stranger.boxId)).rows).toMatchObject([{ heads: 0 }]);
  });

  it.each([
    ['assets come in', () => buildAnimals(open(), owner, 1)],
    ['something happens to some', () => open().call('objects.addMassive', weighing(), owner)],
    ['a lot is made', () => open().call('objects.add', buildLot(owner, { name: 'Uno' }), owner)],
    ['a lot is renamed', () => rename('Otro')],
  ])('is asked anew once %s', async (_what, write) => {
    const before = await look();
    await write();
    const after = await look();
    expect(after.anew).toBe(true);
    expect(after.rows).not.toEqual(before.rows);
    expect((await look()).anew).toBe(false);
  });

  it('is not kept where it is long', async () => {
    const long = sql`select n from generate_series(1, 30000) as n`;
    const { answers: none } = openListCache();
    const kept: string[] = [];
    const heard: typeof none = {
      find: none.find,
      keep: (key, answer) => {
        kept.push(key);
        none.keep(key, answer);
      },
    };
    expect(await askKept(open().db, heard, { boxId: owner.boxId, model: cowAr }, long)).toHaveLength(30_000);
    expect(kept.map((key) => none.find(key))).toEqual([undefined]);
  });
});
