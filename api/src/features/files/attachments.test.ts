import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { FileRef } from '@huella/domain/model/value';
import { contents, findContent } from '@huella/domain/engine/files/contents';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildBox, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import {
  type Sent,
  buildAdd,
  buildEvent,
  buildList,
  buildRows,
  buildUpdate,
} from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { inspection, papersModel } from '../../../test/papers-model';
import { askAddress, putBytes, putFile } from '../../../test/put-file';
import { badFiles, goodFiles, pictureBomb, takenSomewhere } from '../../../test/sample-files';
import { useModel } from '../../../test/use-model';
import { sweepFiles } from './sweep-files';

useModel(papersModel);
const open = useTestApp();
const subtype = 1;
const owner = (app: TestApp) => buildMember(app, 'owner', subtype);

const pdf = '%PDF-1.7\n%%EOF\n';
const ref = (storageName: string, originalName = 'dte.pdf'): FileRef => ({ storageName, originalName });
const put = async (app: TestApp, token: string, bytes: Uint8Array | string = pdf, name = 'dte.pdf') =>
  ref(await putFile(app, token, bytes, name), name);

const add = (app: TestApp, { token, boxId }: { token: string; boxId: number }, values: Sent) =>
  app.attempt('objects.add', buildAdd({ boxId }, values, { assetType: papersModel.id }), token);
const update = (app: TestApp, token: string, pk: number, values: Sent) =>
  app.attempt('objects.add', buildUpdate(pk, values, { assetType: papersModel.id }), token);
const idOf = (answer: Answer): number => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { id: number }).id; // the shape the call declares
};
const issuesOf = (answer: Answer) =>
  (answer.body as { issues: { field: string; code: string }[] }).issues.map(({ field, code }) => [
    field,
    code,
  ]);
const read = (app: TestApp, token: string | undefined, { storageName }: FileRef, headers = {}) =>
  app.attempt('files.read', { params: { storageName }, headers }, token);
const readThumbnail = (app: TestApp, token: string, { storageName }: FileRef) =>
  app.statusOf('files.thumbnail', { params: { storageName } }, token);
const readPublic = (app: TestApp, { storageName }: FileRef) =>
  app.attempt('files.readPublic', { params: { storageName } });
const readPublicThumbnail = (app: TestApp, { storageName }: FileRef) =>
  app.statusOf('files.thumbnailPublic', { params: { storageName } });
const bytesOf = async (app: TestApp, url: string, token?: string) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.app.inject({ method: 'GET', url: `/api${url}`, headers })).rawPayload;
};
const stateOf = async (app: TestApp, { storageName }: FileRef) => {
  const found = await app.pool.query<{ state: string }>(
    'select state from stored_file where storage_name = $1',
    [storageName],
  );
  return found.rows[0]?.state ?? null;
};
const diskUsed = async (app: TestApp, companyId: number) => {
  const found = await app.pool.query<{ used: number }>(
    `select used from quota where company_id = $1 and kind = 'disk'`,
    [companyId],
  );
  return found.rows[0]?.used ?? 0;
};
const expectSound = async (app: TestApp) => {
  expect(await findInvariantFaults(app.pool)).toEqual([]);
};

describe('what is in a file', () => {
  it('is recognised by its bytes, for each kind that a record may hold', async () => {
    const app = open();
    const member = await owner(app);
    for (const [name, bytes, content] of await goodFiles()) {
      const { url, name: storageName } = await askAddress(app, member.token);
      await putBytes(app, url, bytes);
      const body = { storage_name: storageName, original_name: name };
      const answer = await app.call('files.public', { body }, member);
      expect({ name, body: answer }).toEqual({
        name,
        body: { ...body, size: bytes.length, content },
      });
      const field = /\.(tiff|bmp)$/.test(name) ? 'photo' : 'papers';
      const id = idOf(await add(app, member, { name, [field]: [ref(storageName, name)] }));
      expect(
        await app.call('objects.get', { params: { objectType: 'asset', pk: id } }, member),
      ).toMatchObject({ values: { [field]: [ref(storageName, name)] } });
    }
    await expectSound(app);
  });

  it('refuses at the field whatever calls itself something else', async () => {
    const app = open();
    const member = await owner(app);
    for (const [name, bytes] of await badFiles()) {
      const file = await put(app, member.token, bytes, name);
      // The name that the record gives it may promise anything.
      for (const promised of ['foto.png', 'dte.pdf', 'acta.docx', 'nota.txt', 'foto.jpg']) {
        const answer = await add(app, member, { name: 'x', papers: [ref(file.storageName, promised)] });
        expect({ name, status: answer.status, issues: issuesOf(answer) }).toEqual({
          name,
          status: 400,
          issues: [['papers', 'badFile']],
        });
      }
      expect(await readThumbnail(app, member.token, file)).toBe(404);
    }
  });

  it('lets an ending promise only what is there', async () => {
    const app = open();
    const member = await owner(app);
    const file = await put(app, member.token, pdf, 'dte.pdf');
    const renamed = await add(app, member, { papers: [ref(file.storageName, 'dte.docx')] });
    expect(issuesOf(renamed)).toEqual([['papers', 'badFile']]);
    const script = await add(app, member, { papers: [ref(file.storageName, 'dte.html')] });
    expect(issuesOf(script)).toEqual([['papers', 'wrongEnding']]);
    expect(await stateOf(app, file)).toBe('registered');
  });

  it('does not unpack what would fill the memory', async () => {
    const app = open();
    const { token } = await owner(app);
    const before = process.memoryUsage().rss;
    const bomb = await pictureBomb();
    await Promise.all(Array.from({ length: 5 }, () => put(app, token, bomb, 'bomba.png')));
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });
});

describe('a file of a record', () => {
  it('must be there, registered, and put by somebody of the company', async () => {
    const app = open();
    const [member, other] = [await owner(app), await owner(app)];
    const { name: announced } = await askAddress(app, member.token);
    const foreign = await put(app, other.token);
    for (const storageName of [announced, foreign.storageName, 'x'.repeat(22), '..', '__proto__']) {
      const answer = await add(app, member, { papers: [ref(storageName)] });
      expect({ status: answer.status, issues: issuesOf(answer) }).toEqual({
        status: 400,
        issues: [['papers', 'badFile']],
      });
    }
    expect(await stateOf(app, foreign)).toBe('registered');
  });

  it('cannot be taken from the record of somebody else', async () => {
    const app = open();
    const [member, other] = [await owner(app), await owner(app)];
    const file = await put(app, other.token);
    idOf(await add(app, other, { papers: [file] }));
    // The user who put it works for the other company, too.
    await buildRelation(app, other.userId, { companyId: member.companyId }, 'companyDelegate');
    expect(issuesOf(await add(app, member, { papers: [file] }))).toEqual([['papers', 'badFile']]);
    const asBoth = { token: other.token, boxId: member.boxId };
    expect(issuesOf(await add(app, asBoth, { papers: [file] }))).toEqual([['papers', 'badFile']]);
    expect((await read(app, member.token, file)).status).toBe(404);
  });

  it('is taken once from a colleague, and given to more records by its owner only', async () => {
    const app = open();
    const member = await owner(app);
    const colleague = await buildUser(app);
    await buildRelation(app, colleague, { boxId: member.boxId }, 'operator');
    const token = await buildToken(app, colleague);
    const file = await put(app, token);
    const id = idOf(await add(app, member, { papers: [file] }));
    expect(issuesOf(await add(app, member, { papers: [file] }))).toEqual([['papers', 'badFile']]);
    idOf(await add(app, { token, boxId: member.boxId }, { papers: [file] }));
    // What is in the record may stay, no matter who saves it.
    const second = await put(app, member.token);
    idOf(await update(app, member.token, id, { papers: [file, second] }));
    expect(await diskUsed(app, member.companyId)).toBe(2 * pdf.length);
    await expectSound(app);
  });

  it('leaves with the address of its bytes', async () => {
    const app = open();
    const member = await owner(app);
    const [paper, photo] = [
      await put(app, member.token),
      await put(app, member.token, await takenSomewhere(), 'foto.jpg'),
    ];
    const id = idOf(await add(app, member, { name: 'a', papers: [paper], photo: [photo] }));
    const rows = await app.call('objects.list', buildList(member, { assetType: 990 }), member);
    const addressed = {
      papers: [{ ...paper, publicFileURI: `http://127.0.0.1:3000/api/file/private/${paper.storageName}` }],
      photo: [{ ...photo, publicFileURI: `http://127.0.0.1:3000/api/file/public/${photo.storageName}` }],
    };
    expect(rows).toMatchObject({ res: [{ id, ...addressed }] });
    expect(await app.call('objects.get', { params: { objectType: 'asset', pk: id } }, member)).toMatchObject({
      values: addressed,
      labels: { papers: 'dte.pdf' },
    });
    // A form that sends back what it was given changes nothing.
    const again = await update(app, member.token, id, { name: 'b', ...addressed });
    expect(again.body).toMatchObject({ values: { name: 'b', ...addressed } });
    await app.call('events.ofAsset', { params: { pk: id } }, member);
  });

  it('is checked inside lists, at its own place', async () => {
    const app = open();
    const member = await owner(app);
    const [good, foreign] = [await put(app, member.token), await put(app, (await owner(app)).token)];
    const rows = (file: FileRef) => [
      { key: 1, scan: [good] },
      { key: 2, scan: [file] },
    ];
    expect(issuesOf(await add(app, member, { checks: rows(foreign) }))).toEqual([
      ['checks.2.scan', 'badFile'],
    ]);
    idOf(await add(app, member, { checks: rows(good) }));
    expect((await read(app, member.token, good)).status).toBe(200);
    await expectSound(app);
  });

  it('is held by an event that brings it, and joins what the asset has', async () => {
    const app = open();
    const member = await owner(app);
    const [first, second, paper] = [
      await put(app, member.token),
      await put(app, member.token),
      await put(app, member.token, pdf, 'informe.pdf'),
    ];
    const id = idOf(await add(app, member, { papers: [first] }));
    const report = (common: Sent) =>
      app.attempt(
        'objects.addMassive',
        buildEvent(member, inspection, { assetType: papersModel.id, pks: [id], common }),
        member,
      );
    const bad = await report({ report: [ref('x'.repeat(22))] });
    expect({ status: bad.status, issues: issuesOf(bad) }).toEqual({
      status: 400,
      issues: [['report', 'badFile']],
    });
    const done = await report({ report: [paper], papers: [second] });
    expect(done.body).toMatchObject({ state: 'completed', done: 1 });
    expect(await app.call('objects.get', { params: { objectType: 'asset', pk: id } }, member)).toMatchObject({
      values: { papers: [first, second] },
    });
    const viewer = await buildUser(app);
    await buildRelation(app, viewer, { boxId: member.boxId }, 'viewer');
    const token = await buildToken(app, viewer);
    for (const file of [first, second, paper]) expect((await read(app, token, file)).status).toBe(200);
    await expectSound(app);
  });
});

describe('reading a private file', () => {
  it('is for those who may see the record; for all others there is none', async () => {
    const app = open();
    const member = await owner(app);
    const file = await put(app, member.token);
    const colleague = await buildUser(app);
    await buildRelation(app, colleague, { boxId: member.boxId }, 'viewer');
    const colleagueToken = await buildToken(app, colleague);
    expect((await read(app, member.token, file)).status).toBe(200);
    // Until a record holds it, it is its owner's alone.
    expect((await read(app, colleagueToken, file)).status).toBe(404);
    idOf(await add(app, member, { papers: [file] }));
    expect((await read(app, colleagueToken, file)).status).toBe(200);
    const stranger = (await owner(app)).token;
    const foreign = await read(app, stranger, file);
    const missing = await read(app, stranger, ref('z'.repeat(22)));
    const answerOf = ({ status, body }: Answer) => ({ status, body: { ...(body as object), requestId: '' } });
    expect(answerOf(foreign)).toEqual(answerOf(missing));
    expect(foreign.status).toBe(404);
    expect((await read(app, undefined, file)).status).toBe(401);
    expect((await readPublic(app, file)).status).toBe(404);
    // Anyone who has only another establishment of the company does not see it either.
    const elsewhere = await buildUser(app);
    const boxId = await buildBox(app, member.companyId, subtype);
    await buildRelation(app, elsewhere, { boxId }, 'administrator');
    expect((await read(app, await buildToken(app, elsewhere), file)).status).toBe(404);
    // A right that is taken away is gone at once.
    await app.pool.query('delete from relation where user_id = $1', [colleague]);
    expect((await read(app, colleagueToken, file)).status).toBe(404);
  });

  it('asks for the field, too', async () => {
    const app = open();
    const member = await owner(app);
    const file = await put(app, member.token);
    const id = idOf(await add(app, member, { owner_only: [file] }));
    await app.pool.query('update box set subtype = 6 where id = $1', [member.boxId]);
    expect((await read(app, member.token, file)).status).toBe(404);
    expect(id).toBeGreaterThan(0);
  });

  it('gives bytes that no browser runs, once', async () => {
    const app = open();
    const member = await owner(app);
    const [paper, photo] = [
      await put(app, member.token, pdf, 'DT-e "ñandú".pdf'),
      await put(app, member.token, await takenSomewhere(), 'foto.jpg'),
    ];
    const answer = await read(app, member.token, paper);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''DT-e%20%22%C3%B1and%C3%BA%22.pdf`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    const again = await read(app, member.token, paper, { 'if-none-match': String(answer.headers['etag']) });
    expect(again).toMatchObject({ status: 304, body: { bytes: Buffer.alloc(0) } });
    const picture = await read(app, member.token, photo);
    expect(picture.headers['content-disposition']).toMatch(/^inline;/);
    expect(picture.headers['content-type']).toBe('image/jpeg');
  });
});

describe('a preview', () => {
  it.each(['foto.jpg', 'plano.png', 'marca.gif', 'lámina.tiff', 'marca.bmp'])(
    'is drawn of %s',
    async (name) => {
      const app = open();
      const { token } = await owner(app);
      const sample = (await goodFiles()).find(([each]) => each === name);
      const file = await put(app, token, sample?.[1] ?? '', name);
      const bytes = await bytesOf(app, `/file/private/${file.storageName}/thumbnail`, token);
      const { format, width, height, exif } = await sharp(bytes).metadata();
      expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
      expect(Math.max(width, height)).toBeLessThanOrEqual(320);
      // The camera was held upright.
      if (name === 'foto.jpg') expect(height).toBeGreaterThan(width);
      if (name === 'plano.png') expect(width).toBe(320);
    },
  );

  it('is there for nothing but pictures, and drawn again when it is lost', async () => {
    const app = open();
    const { token } = await owner(app);
    const paper = await put(app, token);
    expect(await readThumbnail(app, token, paper)).toBe(404);
    const photo = await put(app, token, await takenSomewhere(), 'foto.jpg');
    await app.deps.files.remove(`${photo.storageName}-thumbnail`);
    const statuses = await Promise.all(Array.from({ length: 8 }, () => readThumbnail(app, token, photo)));
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

describe('a public file', () => {
  it('is read by everybody while the record shows it, without where it was taken', async () => {
    const app = open();
    const member = await owner(app);
    const bytes = await takenSomewhere();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const photo = await put(app, member.token, bytes, 'foto.jpg');
    expect((await readPublic(app, photo)).status).toBe(404);
    const id = idOf(await add(app, member, { photo: [photo] }));
    const shown = await readPublic(app, photo);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': "inline; filename*=UTF-8''foto.webp",
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const copy = await sharp(await bytesOf(app, `/file/public/${photo.storageName}`)).metadata();
    expect({ exif: copy.exif, upright: copy.height > copy.width }).toEqual({
      exif: undefined,
      upright: true,
    });
    expect(await readPublicThumbnail(app, photo)).toBe(200);
    idOf(await update(app, member.token, id, { photo: null }));
    expect((await readPublic(app, photo)).status).toBe(404);
    expect(await readPublicThumbnail(app, photo)).toBe(404);
    // The history still knows it.
    expect((await read(app, member.token, photo)).status).toBe(200);
    await expectSound(app);
  });

  it('that is no picture is saved, not opened', async () => {
    const app = open();
    const member = await owner(app);
    const file = await put(app, member.token);
    idOf(await add(app, member, { photo: [file] }));
    const answer = await readPublic(app, file);
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/);
    expect(answer.headers['content-type']).toBe(contents[findContent('pdf') ?? 'txt'].type);
  });
});

describe('the disk quota', () => {
  const limit = async (app: TestApp, companyId: number, max: number) => {
    await app.pool.query(`insert into quota (company_id, kind, used, max) values ($1, 'disk', 0, $2)`, [
      companyId,
      max,
    ]);
  };

  it('is charged for a file when a record holds it, and says how much is left', async () => {
    const app = open();
    const member = await owner(app);
    await limit(app, member.companyId, pdf.length + 5);
    const [first, second] = [await put(app, member.token), await put(app, member.token)];
    expect(await diskUsed(app, member.companyId)).toBe(0);
    idOf(await add(app, member, { papers: [first] }));
    expect(await diskUsed(app, member.companyId)).toBe(pdf.length);
    const answer = await add(app, member, { papers: [second] });
    expect(answer.body).toMatchObject({
      issues: [{ field: 'papers', code: 'noDiskRoom', slots: { needed: 0.1, left: 0 } }],
    });
    expect(await stateOf(app, second)).toBe('registered');
    await expectSound(app);
  });

  it('is never passed by ten that race', async () => {
    const app = open();
    const member = await owner(app);
    await limit(app, member.companyId, 4 * pdf.length);
    const files = await Promise.all(Array.from({ length: 10 }, () => put(app, member.token)));
    const answers = await Promise.all(files.map((file) => add(app, member, { papers: [file] })));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400, 400, 400]);
    expect(await diskUsed(app, member.companyId)).toBe(4 * pdf.length);
    await expectSound(app);
  });

  it('lets a bulk call hold what fits, all or nothing', async () => {
    const app = open();
    const member = await owner(app);
    await limit(app, member.companyId, 2 * pdf.length);
    const files = await Promise.all(Array.from({ length: 3 }, () => put(app, member.token)));
    const rows = files.map((file) => ({ papers: [file] }));
    const input = buildRows(member, rows, { assetType: papersModel.id });
    const answer = await app.attempt('objects.addMassive', input, member);
    expect({ status: answer.status, issues: issuesOf(answer) }).toEqual({
      status: 400,
      issues: [['papers', 'noDiskRoom']],
    });
    expect(await diskUsed(app, member.companyId)).toBe(0);
  });
});

describe('sweeping', () => {
  it('removes what no record holds after a day, with its copies, and nothing that one does', async () => {
    const app = open();
    const member = await owner(app);
    const photo = await takenSomewhere();
    const [held, orphan] = [
      await put(app, member.token, photo, 'a.jpg'),
      await put(app, member.token, photo, 'b.jpg'),
    ];
    const id = idOf(await add(app, member, { papers: [held] }));
    idOf(await update(app, member.token, id, { papers: null }));
    const now = app.time.now;
    app.time.now = new Date(now.getTime() + 23 * 3600_000);
    await sweepFiles(app.deps);
    expect(await stateOf(app, orphan)).toBe('registered');
    app.time.now = new Date(now.getTime() + 25 * 3600_000);
    await sweepFiles(app.deps);
    app.time.now = now;
    expect([await stateOf(app, held), await stateOf(app, orphan)]).toEqual(['held', null]);
    expect((await read(app, member.token, held)).status).toBe(200);
    for (const suffix of ['', '-thumbnail', '-public'])
      await expect(app.deps.files.read(orphan.storageName + suffix)).rejects.toMatchObject({
        code: 'notFound',
      });
    expect(await diskUsed(app, member.companyId)).toBe(photo.length);
    await expectSound(app);
  });

  it('and a record that takes a file at the same moment: one of them has it', async () => {
    const app = open();
    const member = await owner(app);
    const files = await Promise.all(Array.from({ length: 8 }, () => put(app, member.token)));
    const now = app.time.now;
    app.time.now = new Date(now.getTime() + 25 * 3600_000);
    const fresh = await buildToken(app, member.userId);
    const adding = files.map((file) => add(app, { ...member, token: fresh }, { papers: [file] }));
    const [answers] = await Promise.all([Promise.all(adding), sweepFiles(app.deps)]);
    app.time.now = now;
    for (const [at, file] of files.entries()) {
      const isHeld = answers[at]?.status === 200;
      expect(await stateOf(app, file)).toBe(isHeld ? 'held' : null);
      if (isHeld) expect((await app.deps.files.read(file.storageName)).length).toBe(pdf.length);
    }
    await expectSound(app);
  });
});
