import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { overPool } from './database';
import { askRecurring, fixedStatement, openNames } from './named-statements';

const open = useTestApp();

const findTimes = fixedStatement<{ times: number }, [a: number, b: number]>(
  (a, b) => sql`select ${b}::int * ${a}::int + ${100}::int as times`,
);

it('keeps a fixed statement on its connection, asked with other values, and no other statement', async () => {
  const db = overPool(open().pool);
  const kept = await db.transaction().execute(async (inside) => {
    for (const number of [1, 2, 3]) {
      expect(await findTimes(inside, number, 7)).toEqual([{ times: 7 * number + 100 }]);
      await sql`select ${number}::int as times`.execute(inside);
    }
    const { rows } = await sql<{ statement: string; used: number }>`
      select statement, (generic_plans + custom_plans)::int as used from pg_prepared_statements
      where statement like '%as times%' and statement not like '%pg_prepared_statements%'`.execute(inside);
    return rows;
  });
  expect(kept).toEqual([{ statement: 'select $1::int * $2::int + $3::int as times', used: 3 }]);
});

it('asks values that wait for each other, on several connections at once', async () => {
  const db = overPool(open().pool);
  const numbers = Array.from({ length: 40 }, (_, at) => at);
  const found = await Promise.all(numbers.map((number) => findTimes(db, number, 2)));
  expect(found.map(([row]) => row?.times)).toEqual(numbers.map((number) => 2 * number + 100));
});

it('keeps a text that comes again and again, and no more than some of them', async () => {
  const db = overPool(open().pool);
  const kept = await db.transaction().execute(async (inside) => {
    for (let round = 0; round < 5; round += 1)
      for (let at = 0; at < 40; at += 1) {
        const of = sql<{ sum: number }>`select ${round}::int + ${sql.lit(at)} as sum`;
        expect(await askRecurring(inside, of)).toEqual([{ sum: round + at }]);
      }
    await askRecurring(inside, sql`select 'asked once' as sum`);
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%as sum%' order by name`.execute(
      inside,
    );
    return rows.map(({ statement }) => statement);
  });
  expect(kept.filter((text) => /select \$1::int \+ \d+ as sum$/.test(text))).toHaveLength(12);
});

it('keeps what writes a few rows, and plans what writes many for how many they are', async () => {
  const db = overPool(open().pool);
  const kept = await db.transaction().execute(async (inside) => {
    await sql`create temporary table written (id integer primary key, note text) on commit drop`.execute(
      inside,
    );
    const insert = (count: number) => {
      const ids = Array.from({ length: count }, (_, at) => at);
      return sql`
        insert into written (id, note) select id, 'as written' from unnest(${ids}::int[]) as r(id)
        on conflict (id) do nothing`.execute(inside);
    };
    await insert(200);
    for (let round = 0; round < 5; round += 1) {
      await insert(2);
      await sql`update written set note = ${String(round)} where id = ${round}`.execute(inside);
      await sql`select id from written where id = ${round} for update`.execute(inside);
      await sql`select note from written where id = ${round}`.execute(inside);
    }
    await insert(200);
    const { rows } = await sql<{ statement: string; used: number }>`
      select trim(regexp_replace(statement, '\\s+', ' ', 'g')) as statement, (generic_plans + custom_plans)::int as used
      from pg_prepared_statements
      where statement like '%written%' and statement not like '%pg_prepared_statements%' order by 1`.execute(
      inside,
    );
    return rows;
  });
  // The first times of a text are not kept, nor those that bring many rows.
  expect(kept).toEqual([
    { statement: expect.stringMatching(/^insert into written/), used: 2 },
    { statement: expect.stringMatching(/^select id from written .* for update$/), used: 2 },
    { statement: expect.stringMatching(/^update written/), used: 2 },
  ]);
});

it('names a text alike for all who share the connections of a pool, and no two texts', () => {
  const texts = ['update asset set a = $1', 'update asset set b = $1'];
  const namesOf = (some: readonly string[]) => {
    const nameOf = openNames();
    const ask = () => some.map((text) => nameOf(text, ['x']));
    return Array.from({ length: 4 }, ask).at(-1);
  };
  const [first, second] = namesOf(texts) ?? [];
  expect([first, second]).not.toContain(undefined);
  expect(first).not.toBe(second);
  expect(namesOf(texts.toReversed())).toEqual([second, first]);
});
