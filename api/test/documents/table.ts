import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../app';
import { buildWorld, type World } from './world';

/** A request as a table of the documents has it: what is in the path, and the payload that it names. */
interface Sent {
  readonly path: string;
  readonly body?: unknown;
  /** Who makes it: the owner of the world, unless it says otherwise; null where nobody is signed in. */
  readonly token?: string | null;
  readonly status?: number;
  /** What the answer holds, by the names of the documents. */
  readonly answer?: unknown;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** A row of a table: the call as it is written there, and how it is made. */
export type Row = readonly [
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  make: (world: World) => Sent | Promise<Sent>,
];

/**
 * Makes every call of a table with exactly what its row names, and expects it to be done (decisions section 8). A call
 * that another part of the product brings is expected not to be there: whoever brings it moves its row.
 */
export function testTable(rows: readonly Row[], notYet: readonly `${string} ${string}`[]): void {
  const open = useTestApp();
  let world: World | null = null;
  beforeAll(async () => {
    world = await buildWorld(open());
  });
  it.each(rows)('%s', async (call, make) => {
    if (world === null) throw new Error('the world is built first');
    const { path, body, token = world.owner.token, status = 200, answer, headers = {} } = await make(world);
    const [method = 'GET'] = call.split(' ');
    const answered = await world.app.ask(methodOf(method), path, {
      ...(token !== null && { token }),
      ...(body !== undefined && { body }),
    });
    expect({ call: path, status: answered.status, body: answered.body }).toMatchObject({
      status,
      ...(answer !== undefined && { body: answer }),
    });
    expect(answered.headers).toMatchObject(headers);
  });
  if (notYet.length > 0)
    it.each(notYet)('%s is not there yet', async (call) => {
      const [method = 'GET', path = ''] = call.split(' ');
      const token = world?.owner.token;
      const answered = await open().ask(
        methodOf(method),
        path,
        method === 'GET' ? { token } : { token, body: {} },
      );
      expect(answered).toMatchObject({ status: 404, body: { error: 'noSuchCall' } });
    });
}

function methodOf(text: string): 'GET' | 'POST' | 'PUT' | 'DELETE' {
  if (text === 'POST' || text === 'PUT' || text === 'DELETE') return text;
  return 'GET';
}

export const anyNumber = expect.any(Number) as unknown;
export const anyText = expect.any(String) as unknown;
export const anyList = expect.any(Array) as unknown;
