import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { buildCompany } from '../../test/build';
import { findPgFault, isUnreachable } from './pg-fault';
import { transact } from './transact';

const open = useTestApp();

describe('a transaction', () => {
  it('keeps all or nothing', async () => {
    const app = open();
    const before = await app.pool.query('select count(*) from company');
    const work = transact(app.db, async (db) => {
      await buildCompany({ ...app, db });
      throw new Error('halfway');
    });
    await expect(work).rejects.toThrow('halfway');
    expect((await app.pool.query('select count(*) from company')).rows).toEqual(before.rows);
  });

  it('is run again after a deadlock, so two that cross both end', async () => {
    const app = open();
    const [a, b] = [await buildCompany(app), await buildCompany(app)];
    const touch = (first: number, second: number, ready: () => Promise<void>) =>
      transact(app.db, async (db) => {
        await sql`update company set name = name || 'x' where id = ${first}`.execute(db);
        await ready();
        await sql`update company set name = name || 'x' where id = ${second}`.execute(db);
      });
    const both = meeting(2);
    await Promise.all([touch(a, b, both), touch(b, a, both)]);
    const names = await app.pool.query<{ name: string }>('select name from company where id = any($1)', [
      [a, b],
    ]);
    expect(names.rows.every((row) => row.name.endsWith('xx'))).toBe(true);
  });

  it('joins the one that is already open', async () => {
    const app = open();
    await transact(app.db, async (outer) => {
      await transact(outer, (inner) => {
        expect(inner).toBe(outer);
        return Promise.resolve();
      });
    });
  });
});

/** Lets the first `size` callers go on together; later ones go on at once. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0;
  let release = (): void => undefined;
  const together = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived >= size) release();
    return together;
  };
}

describe('a refusal of the database', () => {
  it('is read with its state and constraint, and distinguished from one that cannot be reached', async () => {
    const app = open();
    const insert = "insert into relation (user_id, template, created_at) values (1, 'x', now())";
    const error: unknown = await app.pool.query(insert).catch((caught: unknown) => caught);
    expect(findPgFault(error)).toMatchObject({ state: '23514', constraint: 'relation_over_one' });
    expect(isUnreachable(error)).toBe(false);
    const timedOut: unknown = await app.pool
      .query('set statement_timeout = 10; select pg_sleep(5)')
      .catch((caught: unknown) => caught);
    expect(isUnreachable(timedOut)).toBe(true);
    expect(isUnreachable(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(true);
    expect(findPgFault(new Error('else'))).toBeNull();
  });
});
