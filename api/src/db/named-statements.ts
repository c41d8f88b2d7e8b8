import { CompiledQuery, sql, type PostgresPool, type PostgresPoolClient, type RawBuilder } from 'kysely';
import type pg from 'pg';

/** The name that a connection keeps a statement by, from its text; undefined for one that is planned each time. */
export type NameOf = (text: string) => string | undefined;

/**
 * A pool whose connections keep the statements that have a name: each is parsed once on a connection, and planned once
 * where the database finds that its plan does not depend on the values. A name stands for one text for ever.
 */
export function namingPool(pool: pg.Pool, nameOf: NameOf): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? namingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function namingClient(client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = nameOf(text);
    return client.query<object>({ ...(name !== undefined && { name }), text, values: [...values] });
  };
  const release = () => {
    client.release();
  };
  // A client can be asked by a cursor, too, by which nothing of ours reads.
  return { query, release } as unknown as PostgresPoolClient;
}

/** What asks a database, a pool or a transaction of any tables. */
type Asked = Parameters<RawBuilder<unknown>['compile']>[0] & {
  readonly executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<{ readonly rows: Row[] }>;
};

const names = new Map<string, string>();

/**
 * A statement whose text is always the same and that is asked all the time, as by every call: it is put together once
 * for the process, and connections keep it. There are as many as the sources have, so what they take of the memory of a
 * connection is bounded.
 * @param build writes the statement, with gaps where values go
 * @returns asks it with values for the gaps, in their order
 */
export function fixedStatement<Row, Values extends readonly unknown[]>(
  build: (...gaps: { readonly [At in keyof Values]: RawBuilder<Values[At]> }) => RawBuilder<Row>,
): (db: Asked, ...values: Values) => Promise<readonly Row[]> {
  let known: CompiledQuery<Row> | null = null;
  const gaps = Array.from({ length: build.length }, () => Symbol('gap'));
  const atOf = new Map<unknown, number>(gaps.map((gap, at) => [gap, at]));
  const put = (db: Asked) => {
    // As many gaps as it takes, each of the type of its value; the array loses both.
    const compiled = build(...(gaps.map((gap) => sql.val(gap)) as never)).compile(db);
    if (!names.has(compiled.sql)) names.set(compiled.sql, `fixed_${String(names.size + 1)}`);
    return compiled;
  };
  return async (db, ...values) => {
    known ??= put(db);
    const parameters = known.parameters.map((each) => {
      const at = atOf.get(each);
      return at === undefined ? each : values[at];
    });
    return (await db.executeQuery<Row>({ ...known, parameters })).rows;
  };
}

/** Texts that a pool keeps beside the fixed ones: a plan takes up to 170 kB of the memory of each connection. */
const maxRecurring = 12;
/** How often a text is asked before it is kept, and how many texts are counted. */
const asksBefore = 3;
const maxCounted = 500;

const mark = '/* recurring */';

/**
 * Asks a statement whose text follows from what is asked, such as a list's from its filters. The first texts of a pool that come
 * again and again are kept. Their plans may be made for any values: it is for work that is short whichever way it is done.
 */
export async function askRecurring<Row>(db: Asked, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await db.executeQuery<Row>(sql<Row>`${sql.raw(mark)} ${statement}`.compile(db))).rows;
}

/** The names of the statements that a pool keeps: the fixed ones, and those that come again and again. */
export function openNames(): NameOf {
  const recurring = new Map<string, string>();
  const asked = new Map<string, number>();
  const count = (text: string) => {
    const times = (asked.get(text) ?? 0) + 1;
    if (asked.size >= maxCounted) asked.clear();
    asked.set(text, times);
    if (times >= asksBefore) recurring.set(text, `recurring_${String(recurring.size + 1)}`);
  };
  return (text) => {
    const known = names.get(text) ?? recurring.get(text);
    if (known === undefined && recurring.size < maxRecurring && text.startsWith(mark)) count(text);
    return known;
  };
}
