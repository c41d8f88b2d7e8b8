import { describe, expect, it } from 'vitest';
import { issuesOf, openClient, type Request } from './client';

const refused = {
  ...{ error: 'notFound', message: 'notFound', slots: {}, data: null, requestId: 'R' },
  issues: [{ record: '7', field: null, code: 'assetGone', slots: {}, level: 'error' }],
};

/** A client of a server that answers everything alike, and what it was asked. */
function clientOf(status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  const asked: Request[] = [];
  const client = openClient((request) => {
    asked.push(request);
    return Promise.resolve({ status, headers, bytes: Buffer.from(body) });
  });
  return { ...client, asked };
}

describe('a client of the calls', () => {
  it('asks at the address of the contract, as the one who has a token', async () => {
    const { call, asked } = clientOf(200, '{"moved":1}');
    const input = { params: { lotId: 7 }, body: { action: 'add', pks: [1] } } as const;
    expect(await call('lots.join', input, { token: 'T' })).toEqual({ moved: 1 });
    await call('lots.join', input);
    const headers = { 'content-type': 'application/json' };
    expect(asked).toEqual([
      {
        method: 'POST',
        url: '/api/lots/7/assets',
        headers: { ...headers, authorization: 'Bearer T' },
        payload: '{"action":"add","pks":[1]}',
      },
      expect.objectContaining({ headers }),
    ]);
  });

  it('takes no refusal for a reply, nor a reply for a refusal', async () => {
    const input = { params: { lotId: 7 } };
    const { call, refusal, statusOf } = clientOf(404, JSON.stringify(refused));
    await expect(call('lots.get', input)).rejects.toThrow(/lots\.get answered 404 .*assetGone/);
    expect(await refusal('lots.get', input)).toMatchObject({ status: 404, error: 'notFound' });
    expect(await statusOf('lots.get', input)).toBe(404);
    await expect(clientOf(200, '{}').refusal('lots.get', input)).rejects.toThrow(/was not refused/);
  });

  it('reports what was found wrong, and nothing of what was not refused', async () => {
    const input = { params: { lotId: 7 } };
    expect(issuesOf(await clientOf(404, JSON.stringify(refused)).attempt('lots.get', input))).toEqual(
      refused.issues,
    );
    expect(issuesOf(await clientOf(200, '{"issues":[1]}').attempt('lots.get', input))).toEqual([]);
  });

  it('reads files and lines as what they are', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': "x; filename*=UTF-8''le%C3%B1a.csv",
    };
    const file = await clientOf(200, 'a;b', headers).call('jobs.leftOut', { params: { id: 1 } });
    expect(file).toEqual({ name: 'leña.csv', type: 'text/csv', bytes: Buffer.from('a;b') });
    const lines = await clientOf(200, '{"done":1}\n{"done":2}\n').call('jobs.stream', { params: { id: 1 } });
    expect(lines).toEqual([{ done: 1 }, { done: 2 }]);
  });
});
