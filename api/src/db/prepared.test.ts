import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { overPrepared } from './prepared';

const open = useTestApp();

it('keeps a statement by a name on its connection, and answers as without', async () => {
  const db = overPrepared(open().pool);
  const prepared = await db.transaction().execute(async (inside) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await sql<{ twice: number }>`select ${number}::int * 2 as twice`.execute(inside);
      expect(rows).toEqual([{ twice: 2 * number }]);
    }
    const { rows } = await sql<{ statement: string; used: number }>`
      select statement, (generic_plans + custom_plans)::int as used from pg_prepared_statements
      where statement like '%twice%' and statement not like '%pg_prepared_statements%'`.execute(inside);
    return rows;
  });
  expect(prepared).toEqual([{ statement: 'select $1::int * 2 as twice', used: 3 }]);
  // What fails inside is undone whole, as without.
  const failing = db.transaction().execute(async (inside) => {
    await sql`create table left_over ()`.execute(inside);
    await sql`select 1 / ${0}::int`.execute(inside);
  });
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const found = await sql`select to_regclass('left_over') as name`.execute(db);
  expect(found.rows).toEqual([{ name: null }]);
});
