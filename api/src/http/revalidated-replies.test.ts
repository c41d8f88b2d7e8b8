import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { buildBox, buildColleague, buildMember } from '../../test/build';

const open = useTestApp();

async function get(boxId: number, token: string | null, headers: Record<string, string> = {}) {
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
  const url = `/api/models/get/all/${String(boxId)}`;
  return open().app.inject({ url, headers: { ...bearer, 'accept-encoding': 'gzip, br', ...headers } });
}

describe('a reply that changes rarely', () => {
  it('is packed as small as is quick, and answered in a few bytes to who has it', async () => {
    const { boxId, token } = await buildMember(open(), 'operator');
    const first = await get(boxId, token);
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    });
    const words = brotliDecompressSync(first.rawPayload).toString();
    expect((JSON.parse(words) as unknown[]).length).toBeGreaterThan(0);
    const etag = String(first.headers.etag);
    const again = await get(boxId, token, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);

    const packed = await get(boxId, token, { 'accept-encoding': 'gzip', 'if-none-match': '"other"' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(words);
    const plain = await get(boxId, token, { 'accept-encoding': '' });
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, words]);
  });

  it('is refused to who may not have it, whatever they have kept', async () => {
    const app = open();
    const { boxId, token, companyId } = await buildMember(app, 'operator');
    const etag = String((await get(boxId, token)).headers.etag);
    const stranger = await buildColleague(app, { boxId: await buildBox(app, companyId) }, 'operator');
    expect((await get(boxId, stranger.token, { 'if-none-match': etag })).statusCode).toBe(404);
    const unknown = await get(boxId, null, { 'if-none-match': etag });
    expect([unknown.statusCode, unknown.headers.etag]).toEqual([401, undefined]);
  });
});
