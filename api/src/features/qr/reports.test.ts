import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../sweep';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, buildToken, buildUser, type Member } from '../../../test/build';
import { buildPagesApp } from '../../../test/build-pages-app';
import type { InputFor } from '../../../test/client';
import { runMails } from '../../../test/run-mails';

const open = useTestApp();

let owner: Member;
let web: FastifyInstance;
let animal: { readonly id: number; readonly publicId: string };

const hostile = 'No pesa <b>448</b> kg: mire https://evil.example "><script>alert(1)</script>';

beforeAll(async () => {
  web = await buildPagesApp(open(), {
    renderChoices: () => '',
    renderReported: ({ language }, isTold) => `${language} ${String(isTold)}`,
  });
  return () => web.close();
});

beforeEach(async () => {
  const app = open();
  owner = await buildMember(app, 'owner');
  const [id = 0] = await buildAnimals(app, owner, 1, { weight: 100 });
  const row = await app.db
    .selectFrom('asset')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  animal = { id, publicId: row.public_id };
});

const report = (body: InputFor<'qr.report'>['body'], publicId = animal.publicId) =>
  open().attempt('qr.report', { params: { type: 'identeco', publicId }, body });
/** What no schema lets through, as somebody may send it all the same. */
const sendRaw = (payload: Readonly<Record<string, unknown>>) =>
  web.inject({ method: 'POST', url: `/api/qr/identeco/${animal.publicId}/report`, payload });
const listed = (token: Member | string) =>
  open().attempt('qr.reports', { params: { typeQr: 'identeco', id: animal.id } }, token);
const kept = () =>
  open().db.selectFrom('qr_report').select(['text', 'contact']).where('asset_id', '=', animal.id).execute();
async function emailOf(): Promise<string> {
  const { email } = await open()
    .db.selectFrom('app_user')
    .select('email')
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  return email;
}
const send = (form: string, lang = 'es') =>
  web.inject({
    method: 'POST',
    url: `/qrIdenteco/${animal.publicId}/report?lang=${lang}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });

describe('a report of a page that does not fit', () => {
  it('is kept as it was written, and told to the owner in the product and by mail', async () => {
    const app = open();
    expect((await report({ text: ` ${hostile} `, contact: 'ana@casa.example' })).status).toBe(200);
    expect(await kept()).toEqual([{ text: hostile, contact: 'ana@casa.example' }]);
    const { status, body } = await listed(owner);
    expect([status, body]).toEqual([
      200,
      {
        reports: [{ created_at: expect.stringMatching(/Z$/), text: hostile, contact: 'ana@casa.example' }],
      },
    ]);
    await runMails(app);
    const [mail, ...others] = app.mails.filter(({ subject }) => subject.includes('no coincide'));
    expect(others).toEqual([]);
    expect(mail?.to).toBe(await emailOf());
    // What a stranger wrote leads nowhere, and is no markup.
    expect(mail?.html).not.toMatch(/evil\.example|<script>alert/);
    expect(mail?.text).not.toContain('https://evil');
  });

  it('is read by those who may list what it is of, and nobody else learns that it is there', async () => {
    await report({ text: 'No es marrón.' });
    const app = open();
    const params = { params: { typeQr: 'identeco', id: animal.id } };
    expect(await app.statusOf('qr.reports', params)).toBe(401);
    expect((await listed(await buildToken(app, await buildUser(app)))).status).toBe(404);
    expect((await listed(await buildMember(app, 'owner'))).status).toBe(404);
  });

  it.each([
    [{ text: '' }],
    [{ text: '   ' }],
    [{}],
    [{ text: 'x'.repeat(1_001) }],
    [{ text: 'Sí', contact: 'nobody' }],
    [{ text: 'Sí', more: 1 }],
  ])('refuses %o', async (body) => {
    expect((await sendRaw(body)).statusCode).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('of a page that is not there is one of nothing, whatever its address', async () => {
    for (const publicId of ['A'.repeat(22), 'nothing', "' or 1=1"])
      expect((await report({ text: 'Sí' }, publicId)).status).toBe(404);
  });

  it('is taken only so many times a day of each page, in order, and mailed once', async () => {
    const app = open();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => send(`text=${String(at)}&contact=`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await kept()).toHaveLength(20);
    await runMails(app);
    const to = await emailOf();
    expect(app.mails.filter((mail) => mail.to === to)).toHaveLength(1);
  });

  it('goes after a year, with where it might have been answered', async () => {
    const app = open();
    await report({ text: 'Sí', contact: 'ana@casa.example' });
    await app.db
      .updateTable('qr_report')
      .set({ created_at: new Date(app.deps.clock().getTime() - 367 * 24 * 3600_000) })
      .where('asset_id', '=', animal.id)
      .execute();
    await sweep(app.deps);
    expect(await kept()).toEqual([]);
  });
});

describe('the form of a page', () => {
  it('is sent without script and answered by a page, in its language', async () => {
    const answer = await send('text=El+color+no+es+ese.&contact=&website=', 'en');
    expect([answer.statusCode, answer.body]).toEqual([200, 'en true']);
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    expect(await kept()).toEqual([{ text: 'El color no es ese.', contact: null }]);
  });

  it('thanks a robot and keeps nothing of it', async () => {
    const answer = await send('text=Buy&website=https%3A%2F%2Fspam.example');
    expect([answer.statusCode, answer.body, await kept()]).toEqual([200, 'es true', []]);
  });

  it.each(['', 'text=', 'text=Si&contact=nobody', `text=${'x'.repeat(1_001)}`])(
    'says so where it was not filled in: %s',
    async (form) => {
      const answer = await send(form);
      expect([answer.statusCode, answer.body, await kept()]).toEqual([400, 'es false', []]);
    },
  );

  it('takes nothing that is too large, or no form', async () => {
    const large = await send(`text=${'x'.repeat(40_000)}`);
    expect(large.statusCode).toBeGreaterThanOrEqual(400);
    expect(large.body).toBe('es false');
    expect(await kept()).toEqual([]);
  });
});
