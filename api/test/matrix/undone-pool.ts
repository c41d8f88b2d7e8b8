import type pg from 'pg';

/** A pool over one connection inside a transaction that is never kept. */
export interface UndonePool {
  /** What the query builder asks for its connections. */
  readonly pool: pg.Pool;
  /** Runs work and undoes all that it wrote; answers whether it wrote anything. */
  readonly undo: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; wrote: boolean }>;
  /** The statements that were asked since the pool was opened. */
  readonly asked: readonly string[];
  /** Numbers what comes next as it was numbered when the pool was opened: sequences are not undone. */
  readonly resetIds: () => Promise<void>;
  readonly close: () => void;
}

/** Transactions of the product become savepoints in the one that is undone. */
const within: readonly (readonly [RegExp, string])[] = [
  [/^(?:begin|start transaction)\b/i, 'savepoint inside'],
  [/^commit\b/i, 'release savepoint inside'],
  [/^rollback\b(?! to)/i, 'rollback to savepoint inside'],
];

/**
 * Undoes what the transaction did, answers whether it wrote anything, and begins the next one: all by one trip to the
 * database, as most calls make no more than two others.
 */
async function endUnwritten(client: pg.PoolClient): Promise<boolean> {
  const text = 'select pg_current_xact_id_if_assigned() is not null as wrote; rollback; begin';
  // Three statements have three results, which the types do not know.
  const answers = (await client.query(text)) as unknown as readonly pg.QueryResult<{ wrote: boolean }>[];
  return answers[0]?.rows[0]?.wrote === true;
}

/**
 * Lets thousands of calls be made for real against one world, each of which finds it as it was. A write is seen by the
 * number that the database gives a transaction with its first one, undone or not.
 */
export async function openUndonePool(real: pg.Pool): Promise<UndonePool> {
  const client = await real.connect();
  const asked: string[] = [];
  // One after the other, for there is but one connection.
  let before: Promise<unknown> = Promise.resolve();
  const query = (given: string | pg.QueryConfig<unknown[]>) => {
    const statement = typeof given === 'string' ? { text: given } : given;
    const { text } = statement;
    asked.push(text);
    const inside = within.find(([pattern]) => pattern.test(text))?.[1] ?? text;
    const answer = before.then(() => client.query({ ...statement, text: inside }));
    before = answer.catch(() => undefined);
    return answer;
  };
  const { rows: numbered } = await client.query<{ name: string; last: number | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as last
     from pg_sequences where schemaname = 'public'`,
  );
  // It is in a transaction from here on, also while nothing is asked of it.
  await client.query('set idle_in_transaction_session_timeout = 0');
  await client.query('begin');
  const connection = { query, release: () => undefined };
  return {
    // The database layer asks a pool for no more than this.
    pool: { connect: () => Promise.resolve(connection), end: () => Promise.resolve() } as unknown as pg.Pool,
    undo: async (work) => {
      try {
        const result = await work();
        return { result, wrote: await endUnwritten(client) };
      } catch (error) {
        await client.query('rollback; begin');
        throw error;
      }
    },
    asked,
    resetIds: async () => {
      const sets = numbered.map(({ name, last }) => `setval('${name}', ${String(last)})`);
      await client.query(`select ${sets.join(', ')}`);
    },
    close: () => {
      client.release(true);
    },
  };
}
