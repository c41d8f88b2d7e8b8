import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QrPage } from '@huella/domain/calls/qr-page';
import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember, type Member } from '../../../test/build';
import { buildPagesApp } from '../../../test/build-pages-app';

const open = useTestApp();

let web: FastifyInstance;
let owner: Member;
let leather: number;
let bag: { readonly id: number; readonly publicId: string };

beforeAll(async () => {
  web = await buildPagesApp(open(), {
    renderPage: (page) => JSON.stringify(page),
  });
  return () => web.close();
});

let batch = 0;

beforeEach(async () => {
  const app = open();
  batch += 1;
  owner = await buildMember(app, 'owner', 32);
  const code = `BL26011${String(batch)}FV1`;
  const made = { ...owner, userId: owner.userId };
  [leather = 0] = await buildAssets(app, made, [{ blend_code: code, origin_country: 'ES' }], storage);
  const [id = 0] = await buildAssets(
    app,
    made,
    [
      {
        serial_number: `DK2600000${String(batch)}`,
        model_name: 'Nyhavn',
        colour: '#8A5A33',
        leather_lot: code,
        leather_area: 0.9,
        warranty_months: 0,
        components: [
          { key: 1, material: 'Cuero', percent: 78 },
          { key: 2, material: '<b>Lino</b>', percent: 22 },
        ],
        care_video: 'https://youtu.be/dQw4w9WgXcQ',
        price: 480,
        certificates: [
          { key: 1, cert_type: 'lwg', cert_number: 'N1', cert_issuer: 'LWG', cert_to: '2027-03-12' },
        ],
      },
    ],
    leatherGoods,
  );
  const row = await app.db
    .selectFrom('asset')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  bag = { id, publicId: row.public_id };
});

async function look(): Promise<QrPage> {
  const answer = await web.inject({ url: `/qrIdenteco/${bag.publicId}` });
  return answer.json<QrPage>();
}

describe('the page of a bag', () => {
  it('shows each value as its display wants it, and nothing private', async () => {
    const page = await look();
    const dataOf = (name: string) => page.attributes.find((each) => each.name === name)?.data;
    expect(dataOf('components')?.table).toEqual({
      columns: [
        { es: 'Material', en: 'Material' },
        { es: 'Parte (%)', en: 'Share (%)' },
      ],
      rows: [
        [
          { es: 'Cuero', en: 'Cuero' },
          { es: '78', en: '78' },
        ],
        [
          { es: '<b>Lino</b>', en: '<b>Lino</b>' },
          { es: '22', en: '22' },
        ],
      ],
    });
    expect(dataOf('colour')?.color).toBe('#8A5A33');
    expect(dataOf('care_video')?.video).toMatchObject({ origin: 'videoYT' });
    expect(dataOf('price')).toBeUndefined();
  });

  it('puts first what its model says, and none that is nothing', async () => {
    const { figures } = await look();
    expect(figures.own).toEqual([
      { value: { es: '0,9 m²', en: '0.9 m²' }, label: { es: 'de cuero', en: 'of leather' } },
    ]);
  });

  it('tells the certificate of a third party by itself', async () => {
    const { certificates } = await look();
    expect(certificates).toEqual([
      {
        title: expect.objectContaining({ es: expect.any(String) as string }) as QrPage['name'],
        details: expect.arrayContaining([
          { es: 'N1', en: 'N1' },
          { es: 'LWG', en: 'LWG' },
        ]) as QrPage['name'][],
        until: { es: '12 mar 2027', en: '12 Mar 2027' },
      },
    ]);
  });

  it('says by whom it was recorded, since when, and when its seals were checked', async () => {
    const { proof, company } = await look();
    expect(proof).toMatchObject({ holds: true, recordedBy: [company] });
    expect(proof?.checkedAt).toMatch(/^2026-/);
  });

  it('leads to the leather that it was cut from, until that has no page any more', async () => {
    const before = await look();
    expect(before.sources).toMatchObject([{ steps: 1, label: `BL-26011${String(batch)}-FV1` }]);
    expect(before.sources[0]?.link).toMatch(/\/qrIdenteco\/[\w-]{22}$/);
    await open().db.updateTable('asset').set({ deleted_at: new Date() }).where('id', '=', leather).execute();
    expect((await look()).sources).toEqual([]);
  });

  it('shows at the next visit what was written of the leather', async () => {
    expect((await look()).sources[0]?.place).toContain('Campo');
    await open().db.updateTable('box').set({ name: 'Otro taller' }).where('id', '=', owner.boxId).execute();
    expect((await look()).sources[0]?.place).toContain('Otro taller');
  });
});
