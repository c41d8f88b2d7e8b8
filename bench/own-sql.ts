import { buildApp } from '../api/src/app';
import type { Connection } from '../api/src/db/connect';
import { overPool } from '../api/src/db/database';
import { openListCache } from '../api/src/db/list-cache';
import { buildDeps } from '../api/test/build-deps';
import type { HttpRequest } from './load';

/** A statement of a call, and how many others had answered before it was asked: equal ones ran side by side. */
interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly after: number;
}

type Pool = Connection['pool'];

/** A pool that writes down what is asked of it. */
function listen(pool: Pool): { readonly pool: Pool; readonly heard: Statement[] } {
  const heard: Statement[] = [];
  let answered = 0;
  const connect = async () => {
    const client = await pool.connect();
    return {
      query: async (asked: { readonly text: string; readonly values: unknown[] }) => {
        heard.push({ text: asked.text, parameters: asked.values, after: answered });
        const result = await client.query(asked);
        answered += 1;
        return result;
      },
      release: () => client.release(),
    };
  };
  // The database layer asks a pool for no more than this.
  return { pool: { connect } as unknown as Pool, heard };
}

const ofTheList = /\basset(_slot)?\b/;

/**
 * The very statements that the product makes over assets for a list, or over other tables that are named, without those
 * that find out who asks and what they may: it answers the request once in this process, and what reached the database is written down.
 */
export async function ownStatements(
  pool: Pool,
  account: { readonly email: string; readonly password: string },
  requests: readonly HttpRequest[],
  about = ofTheList,
): Promise<readonly (readonly Statement[])[]> {
  const listening = listen(pool);
  const none = { find: () => undefined };
  const { answers, ...lists } = openListCache();
  const app = await buildApp({
    // Without kept lists and answers, so that all is queried.
    deps: buildDeps(overPool(listening.pool), {
      lists: { ...lists, ...none, answers: { ...answers, ...none } },
    }),
    webFolder: null,
  });
  const ask = async ({ path, body }: HttpRequest, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api${path}`;
    const reply = await app.inject(
      body === null ? { method: 'GET', url, headers } : { method: 'POST', url, headers, payload: body },
    );
    if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.body}`);
    return reply.json();
  };
  const { token } = await ask({ path: '/users/signIn', body: account }, '');
  const found: Statement[][] = [];
  for (const request of requests) {
    listening.heard.length = 0;
    await ask(request, token);
    found.push(listening.heard.filter(({ text }) => about.test(text)));
  }
  await app.close();
  return found;
}

/** Makes the statements again as the product made them: side by side where it did, else one after the other. */
export async function replay(pool: Pool, statements: readonly Statement[]): Promise<void> {
  const waves = [...new Set(statements.map(({ after }) => after))];
  for (const wave of waves)
    await Promise.all(
      statements
        .filter(({ after }) => after === wave)
        .map(({ text, parameters }) => pool.query(text, [...parameters])),
    );
}
