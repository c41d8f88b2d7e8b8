import { createHash } from 'node:crypto';
import { CompiledQuery, sql, type PostgresPool, type PostgresPoolClient, type RawBuilder } from 'kysely';
import type pg from 'pg';

/** The name that a connection keeps a statement by, from its text and values; undefined for one that is planned each time. */
export type NameOf = (text: string, values: readonly unknown[]) => string | undefined;

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
    const name = nameOf(text, values);
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

/**
 * Begins the text of a statement that finds rows by keys, of which there may be many or few. Where they are few it is kept, as its
 * plan is always the same.
 */
export const byKeys = sql.raw('/* by keys */');

/** What writes rows, or locks them to be written, finds them by their keys, too. */
const writing =
  /^\s*(?:insert into |update |delete from |\/\* by keys \*\/)|^\s*with\b[^]*?\b(?:insert into|delete from|update \w+ (?:\w )?set)\b|\bfor (?:no key )?update\s*$/;

/** Texts that write which a pool keeps: there are as many as combinations of slots that change together. */
const maxWriting = 60;

/** Characters of a text, and items of a list, that a few rows may fill. */
const [fewCharacters, fewItems] = [8_000, 30];

function isFew(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= fewCharacters;
  return !Array.isArray(value) || value.length <= fewItems;
}

/** A name that no other text has, whoever shares the connections. */
function nameOfText(prefix: string, text: string): string {
  return `${prefix}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** Names texts of a kind once they were asked some times, up to as many of them. */
function nameFirst(prefix: string, max: number): (text: string) => string | undefined {
  const kept = new Map<string, string>();
  const asked = new Map<string, number>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.size >= max) return known;
    const times = (asked.get(text) ?? 0) + 1;
    if (asked.size >= maxCounted) asked.clear();
    asked.set(text, times);
    if (times >= asksBefore) kept.set(text, nameOfText(prefix, text));
    return undefined;
  };
}

/** The names of the statements that a pool keeps: the fixed ones, and those that come again and again. */
export function openNames(): NameOf {
  const nameRecurring = nameFirst('recurring', maxRecurring);
  const nameWriting = nameFirst('writing', maxWriting);
  return (text, values) => {
    const fixed = names.get(text);
    if (fixed !== undefined) return fixed;
    if (text.startsWith(mark)) return nameRecurring(text);
    return writing.test(text) && values.every(isFew) ? nameWriting(text) : undefined;
  };
}
