import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildPagesApp } from '../../../test/build-pages-app';
import { openScanWriter } from './scan-writer';
import type { NewScan } from './scans.store';

const open = useTestApp();
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

let owner: Member;
beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
});

const scanOf = (id: number): NewScan => ({
  ...{ qrType: 'identeco', code: { of: 'asset', id }, boxId: owner.boxId, at: open().time.now },
  ...{ country: 'AR', device: 'mobile', browser: 'Safari', os: 'iOS', isBot: false },
});

async function countOf(id: number): Promise<number> {
  const rows = await open().db.selectFrom('qr_scan').select('id').where('asset_id', '=', id).execute();
  return rows.length;
}

describe('scans that come together', () => {
  it('are written each, in few statements', async () => {
    const [animal = 0] = await buildAnimals(open(), owner, 1);
    let statements = 0;
    const db = open().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        statements += 1;
        return Promise.resolve(result);
      },
    });
    const writer = openScanWriter(db);
    await Promise.all(Array.from({ length: 300 }, () => writer.write(scanOf(animal))));
    await writer.write(scanOf(animal));
    expect([await countOf(animal), statements]).toEqual([301, 3]);
  });

  it('do not take each other along where one cannot be written', async () => {
    const [animal = 0] = await buildAnimals(open(), owner, 1);
    const writer = openScanWriter(open().db);
    const ids = [animal, animal, 999_999_999, animal];
    const written = await Promise.allSettled(ids.map((id) => writer.write(scanOf(id))));
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await countOf(animal)).toBe(3);
  });
});

describe('a crowd', () => {
  it('behind one address is counted one by one, and who reloads or changes the language once', async () => {
    const [animal = 0] = await buildAnimals(open(), owner, 1);
    const { public_id: publicId } = await open()
      .db.selectFrom('asset')
      .select('public_id')
      .where('id', '=', animal)
      .executeTakeFirstOrThrow();
    const web = await buildPagesApp(open());
    const visit = (more: Readonly<Record<string, string>> = {}, lang = '') =>
      web.inject({
        url: `/qrIdenteco/${publicId}${lang}`,
        headers: { 'user-agent': iphone, ...more },
        remoteAddress: '190.210.1.77',
      });
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => visit()));
    const { etag = '' } = answers[0]?.headers ?? {};
    await visit({ 'if-none-match': etag });
    await visit({ 'cache-control': 'no-cache' });
    await visit({ 'sec-fetch-site': 'same-origin' }, '?lang=en');
    // More first visits of one network in a minute are no crowd.
    await Promise.all(Array.from({ length: 20 }, () => visit()));
    await web.close();
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await countOf(animal)).toBe(1_000);
  });
});

describe('a server that stops', () => {
  it('has written every visit that it answered', async () => {
    const [animal = 0] = await buildAnimals(open(), owner, 1);
    const { public_id: publicId } = await open()
      .db.selectFrom('asset')
      .select('public_id')
      .where('id', '=', animal)
      .executeTakeFirstOrThrow();
    const web = await buildPagesApp(open());
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        web.inject({
          url: `/qrIdenteco/${publicId}`,
          headers: { 'user-agent': iphone },
          remoteAddress: `190.210.1.${String(at)}`,
        }),
      ),
    );
    await web.close();
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await countOf(animal)).toBe(50);
  });
});
