import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SavedObject } from '@huella/domain/calls/objects';
import { useTestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildLot } from '../../../test/build-input';
import { buildPagesApp } from '../../../test/build-pages-app';

const open = useTestApp();
const gtin = '9506000134352';
let owner: Member;
let pages: FastifyInstance;
let lots = 0;
let lot = '';

beforeAll(async () => {
  pages = await buildPagesApp(open());
  return () => pages.close();
});

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  lots += 1;
  lot = `L-${String(lots)}`;
});

async function handOut(member: Member, values: Record<string, unknown>) {
  const saved = await open().call(
    'objects.add',
    buildLot({ boxId: member.boxId }, { name: lot, ...values }),
    member,
  );
  const { links } = await open().call('lots.qr', { params: { lotId: (saved as SavedObject).id } }, member);
  const linkOf = (type: string) => links.find((each) => each.type === type) ?? { link: '', code: '' };
  return { id: (saved as SavedObject).id, main: linkOf('produktoTrupo'), trace: linkOf('identecoTrupo') };
}

const ask = (query = '', headers: Record<string, string> = {}, path = `/01/0${gtin}/10/${lot}`) =>
  pages.inject({ url: path + query, headers });

describe('the GS1 address of a lot', () => {
  it('is what its code holds, and leads to the page of the product', async () => {
    const { main, trace } = await handOut(owner, { gtin });
    expect(main.code).toBe(`HTTP://127.0.0.1:3000/01/0${gtin}/10/${lot}`);
    expect(trace.code).toMatch(/^HTTP:\/\/127\.0\.0\.1:3000\/L\/[\dA-Z]{25}$/);
    const answer = await ask();
    expect(answer.statusCode).toBe(307);
    expect(answer.headers.location).toBe(new URL(main.link).pathname);
    expect(answer.headers.link).toContain('rel="linkset"');
    // The number as it is on the pack leads there, too.
    expect((await ask('', {}, `/01/${gtin}/10/${lot}`)).statusCode).toBe(307);
    for (const kind of ['traceability', 'gs1:traceability', 'https://gs1.org/voc/traceability'])
      expect((await ask(`?linkType=${kind}`)).headers.location).toBe(new URL(trace.link).pathname);
    expect((await ask('?linkType=gs1:recallStatus')).statusCode).toBe(404);
  });

  it('tells all that there is as a set of links, to who asks for one', async () => {
    const { main, trace } = await handOut(owner, { gtin });
    const answers = await Promise.all([
      ask('?linkType=all'),
      ask('?linkType=linkset'),
      ask('', { accept: 'application/linkset+json' }),
      ask('', { accept: 'application/json' }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toContain('application/linkset+json');
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      expect(answer.json()).toMatchObject({
        linkset: [
          {
            anchor: main.code,
            'https://gs1.org/voc/defaultLink': [{ href: main.link, type: 'text/html' }],
            'https://gs1.org/voc/pip': [
              { href: `${main.link}?lang=es`, title: 'Producto', hreflang: ['es'] },
              { href: `${main.link}?lang=en`, title: 'Product', hreflang: ['en'] },
            ],
            'https://gs1.org/voc/traceability': [{ href: `${trace.link}?lang=es` }, {}],
          },
        ],
      });
    }
    expect((await ask('', { accept: 'text/html,application/json;q=0.9' })).statusCode).toBe(307);
  });

  it('shows whose each is where several bear the number', async () => {
    const other = await buildMember(open(), 'owner');
    const [one, two] = [await handOut(owner, { gtin }), await handOut(other, { gtin: `0${gtin}` })];
    const answer = await ask();
    expect(answer.statusCode).toBe(300);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body.split('\n').map((line) => line.split(' ').at(-1))).toEqual([
      one.main.link,
      two.main.link,
    ]);
  });

  it('tells nothing apart of what is unknown, not handed out, withdrawn or of a closed company', async () => {
    const app = open();
    await app.call('objects.add', buildLot({ boxId: owner.boxId }, { name: lot, gtin }), owner);
    const unknown = await ask('', {}, `/01/0${gtin}/10/nothing`);
    const waiting = await ask();
    expect([unknown.statusCode, waiting.statusCode]).toEqual([404, 404]);
    expect(waiting.body).toBe(unknown.body);
    await app.pool.query('update lot set qr_event = true where box_id = $1', [owner.boxId]);
    expect((await ask()).statusCode).toBe(307);
    await app.pool.query(
      'update company set closed_dark = true, closed_at = now() where id = (select company_id from box where id = $1)',
      [owner.boxId],
    );
    expect((await ask()).statusCode).toBe(404);
    expect((await ask('?linkType=all')).json()).toEqual({ error: 'notFound', message: 'notFound' });
  });

  it.each([
    '/01/9506000134353/10/L1',
    '/01/abc/10/L1',
    `/01/${gtin}/10/${'x'.repeat(21)}`,
    `/01/${gtin}/10/a%20b`,
  ])('is refused where it is none: %s', async (path) => {
    expect((await ask('', {}, path)).statusCode).toBe(400);
  });

  it('is not held by the code of a lot whose name GS1 cannot carry', async () => {
    lot = 'Programa natural 0417';
    expect((await handOut(owner, { gtin })).main.code).toMatch(/\/P\/[\dA-Z]{25}$/);
    const wrong = { name: 'Otro', gtin: '9506000134353' };
    const refused = await open().attempt('objects.add', buildLot({ boxId: owner.boxId }, wrong), owner);
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'gtin', code: 'wrongCheckDigit' }] },
    });
  });

  it('is described where resolvers are looked for', async () => {
    const answer = await pages.inject({ url: '/.well-known/gs1resolver' });
    expect(answer.json()).toMatchObject({
      supportedPrimaryKeys: ['01'],
      resolverRoot: 'http://127.0.0.1:3000',
    });
  });
});
