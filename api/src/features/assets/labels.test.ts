import { beforeEach, describe, expect, it } from 'vitest';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { digitalLinkOf } from '@huella/domain/engine/gs1/digital-link';
import {
  labelSheetIds,
  labelSheets,
  layLabel,
  type LabelSheet,
} from '@huella/domain/engine/labels/label-sheets';
import { shortLinkOf } from '@huella/domain/engine/qr/short-links';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildColleague, buildMember, type Member } from '../../../test/build';
import { pdfAreas, pdfText } from '../../../test/pdf-text';
import { codeModules, quietZone } from '../../outside/labels/code-modules';

const open = useTestApp();
let owner: Member;
let tags = 0;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

const params = () => ({ assetId: '33', boxId: String(owner.boxId) });

async function buildCows(count: number): Promise<readonly number[]> {
  const rows = Array.from({ length: count }, () => {
    tags += 1;
    return { visual_tag: `KA001C${String(1000 + tags)}`, breed: 'AA' };
  });
  return buildAssets(open(), owner, rows);
}

/** What a decoder reads of a picture of which each dot is black or white. */
async function readPrinted(svg: string): Promise<string | null> {
  const { data, info } = await sharp(Buffer.from(svg))
    .threshold(128)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}

/** A code as a printer of so many dots an inch puts it on a label: each dot is black or white. */
async function printCode(sheet: LabelSheet, link: string, dotsPerInch: number): Promise<string | null> {
  const { code } = layLabel(sheet, true);
  const { size, runs } = codeModules(link);
  const side = size + 2 * quietZone;
  const rects = runs.map(
    ({ row, column, length }) =>
      `<rect x="${String(column + quietZone)}" y="${String(row + quietZone)}" width="${String(length)}" height="1"/>`,
  );
  const dots = Math.round((code.size / 25.4) * dotsPerInch);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(side)} ${String(side)}" width="${String(dots)}" height="${String(dots)}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${rects.join('')}</svg>`;
  return readPrinted(svg);
}

describe('a code at the size of a label', () => {
  const page = qrLinkOf(
    'https://trazabilidad.estancias-del-salado.example',
    'identeco',
    'aB3-_9xYz01234567890Qw',
  );
  const link = shortLinkOf(page);
  it('has larger modules than that of the address of the page', () => {
    expect([codeModules(page).size, codeModules(link).size]).toEqual([49, 41]);
  });

  const traded = digitalLinkOf('https://trazabilidad.estancias-del-salado.example', {
    gtin: '09506000134352',
    lot: 'Tropa-0417/B',
  });

  it.each(labelSheetIds)('is read by a decoder from %s where it is that of GS1', async (id) => {
    expect(await printCode(labelSheets[id], traded, 203)).toBe(traded);
  });

  it.each(labelSheetIds.flatMap((id) => [203, 300, 600].map((dots) => [id, dots] as const)))(
    'is read by a decoder from %s at %i dots an inch',
    async (id, dots) => {
      expect(await printCode(labelSheets[id], link, dots)).toBe(link);
    },
  );
});

describe('labels', () => {
  const print = async (body: object, caller: { readonly token: string } = owner) =>
    open().call('labels.print', { params: params(), body: { sheet: 'a4x24', ...body } }, caller);

  it('are a PDF of the paper with the name and the chosen fields of each', async () => {
    const pks = await buildCows(25);
    const file = await print({ pks: [...pks], fields: ['breed'], place: true, start: 3, copies: 1 });
    const text = file.bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toMatch(/\/MediaBox \[0 0 595\.27\d* 841\.88\d*\]/);
    const words = pdfText(file.bytes);
    expect(words).toContain('KA001 C');
    expect(words).toContain('Aberdeen Angus');
  });

  it('are read by a decoder from what the PDF draws', async () => {
    const [pk = 0] = await buildCows(1);
    const areas = pdfAreas((await print({ pks: [pk], sheet: 'thermal' })).bytes);
    const dots = 203 / 72;
    const rects = areas.map(([left = 0, top = 0, width = 0, height = 0]) => {
      const [x, y, wide, high] = [left, top, width, height].map((points) => String(points * dots));
      return `<rect x="${x}" y="${y}" width="${wide}" height="${high}"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/>${rects.join('')}</svg>`;
    const read = await readPrinted(svg);
    const { rows } = await open().pool.query<{ public_id: string }>(
      'select public_id from asset where id = $1',
      [pk],
    );
    expect(read).toBe(shortLinkOf(qrLinkOf('http://127.0.0.1:3000', 'identeco', rows[0]?.public_id ?? '')));
  });

  it('come as often as wanted, one a page on a roll', async () => {
    const [pk = 0] = await buildCows(1);
    const file = await print({ pks: [pk], sheet: 'thermal', copies: 3 });
    expect(file.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
  });

  it('are of what filters find, as many as were seen', async () => {
    await buildCows(2);
    const selection = { filters: [{ field: 'breed', operator: '===', value: 'AA' }] };
    expect((await print({ selection, count: 2 })).bytes.length).toBeGreaterThan(1000);
    const asked = (body: object) =>
      open().attempt('labels.print', { params: params(), body: { sheet: 'a4x24', ...body } }, owner);
    expect(await asked({ selection, count: 3 })).toMatchObject({
      status: 409,
      body: { error: 'selectionMoved' },
    });
    expect(await asked({})).toMatchObject({ status: 400, body: { error: 'nothingSelected' } });
    expect(
      await asked({ selection: { filters: [{ field: 'breed', operator: '===', value: 'HE' }] } }),
    ).toMatchObject({
      body: { error: 'nothingSelected' },
    });
  });

  it('hold nothing that may not be listed, and nothing of another establishment', async () => {
    const app = open();
    const asked = (body: object, caller: { readonly token: string }) =>
      app.attempt('labels.print', { params: params(), body: { sheet: 'a4x24', ...body } }, caller);
    const [pk = 0] = await buildCows(1);
    expect(await asked({ pks: [pk], fields: ['no_such_field'] }, owner)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'no_such_field', code: 'unknownField' }] },
    });
    const many = Array.from({ length: 300 }, (_each, at) => at + 1);
    expect(await asked({ pks: many, copies: 20 }, owner)).toMatchObject({
      body: { issues: [{ field: 'copies', code: 'aboveMax' }] },
    });
    const stranger = await buildMember(app, 'owner');
    expect((await asked({ pks: [pk] }, stranger)).status).toBe(404);
    const viewer = await buildColleague(app, owner, 'viewer');
    expect((await asked({ pks: [pk] }, viewer)).status).toBe(200);
    // An id of elsewhere has no label here.
    const [foreign = 0] = await buildAssets(app, stranger, [{ visual_tag: 'KA001C9001' }]);
    const file = await print({ pks: [pk, foreign], sheet: 'thermal' });
    expect(file.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(await asked({ pks: [foreign] }, owner)).toMatchObject({ status: 404 });
  });
});

describe('a code by itself', () => {
  it('is a PDF named after its page and number, for who may list what it is of', async () => {
    const app = open();
    const [pk = 0] = await buildCows(1);
    const asked = { params: { typeQr: 'qrIdenteco', id: String(pk) } };
    const file = await app.call('qr.pdf', asked, owner);
    expect(file.bytes.toString('latin1')).toMatch(/^%PDF-[\s\S]*\/MediaBox \[0 0 141\.73\d* 141\.73\d*\]/);
    expect(await app.statusOf('qr.pdf', asked, await buildMember(app, 'owner'))).toBe(404);
    const lot = { params: { typeQr: 'qrIdentecoTrupo', id: '99999999' } };
    expect(await app.statusOf('qr.pdf', lot, owner)).toBe(404);
  });
});
