import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  password,
} from '../../../test/build';
import { runMails } from '../../../test/run-mails';
import { buildApp } from '../../app';

const open = useTestApp();
let serial = 0;
const nextEmail = () => `person${String((serial += 1))}@campo.example`;
const other = 'otra vez 7';

async function buildPerson(app: TestApp) {
  const email = nextEmail();
  const userId = await buildUser(app, email);
  return { email, userId, token: await buildToken(app, userId) };
}
const post = (app: TestApp, path: string, token: string | undefined, body: object = {}) =>
  app.ask('POST', `/users/${path}`, { token, body });
const signIn = (app: TestApp, email: string, given: string) =>
  post(app, 'signIn', undefined, { email, password: given });
const isIn = async (app: TestApp, token: string) => (await app.statusOf('users.getInfo', {}, token)) === 200;
const codesOf = ({ body }: { readonly body: unknown }) =>
  (body as { issues: { field: string; code: string }[] }).issues.map(({ field, code }) => `${field} ${code}`);
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const kindsOf = async (app: TestApp, userId: number) =>
  (
    await app.db
      .selectFrom('security_event')
      .select('kind')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('changing the password', () => {
  const change = (app: TestApp, token: string, currentPassword = password, newPassword = other) =>
    post(app, 'changePassword', token, { currentPassword, newPassword });

  it('keeps this session, ends all others at once, and notifies the owner', async () => {
    const app = open();
    const { email, userId, token } = await buildPerson(app);
    const elsewhere = await buildToken(app, userId);
    expect((await change(app, token)).body).toEqual({ ok: true });
    expect(await isIn(app, token)).toBe(true);
    expect(await isIn(app, elsewhere)).toBe(false);
    expect((await signIn(app, email, password)).status).toBe(401);
    expect((await signIn(app, email, other)).status).toBe(200);
    await runMails(app);
    const mail = app.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Su contraseña de Huella cambió');
    expect(mail?.text).toContain('/access/changePassword?ask=mail');
    expect(mail?.text).toContain('Fue el 20 nov 2026');
    expect(mail?.text).toContain('Sus llaves de acceso siguen sirviendo');
    for (const secret of [password, other]) expect(mail?.html).not.toContain(secret);
    expect(await kindsOf(app, userId)).toContain('passwordChanged');
  });

  it('uses up the links that were sent to choose another', async () => {
    const app = open();
    const { email, token } = await buildPerson(app);
    await post(app, 'sendMailResetPassword', undefined, { email });
    await runMails(app);
    const hashEmail = /changePassword\/(\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1];
    await change(app, token);
    const late = await post(app, 'validateMailResetPassword', undefined, {
      email,
      hashEmail,
      newPassword: 'una tercera 3',
    });
    expect(errorOf(late)).toBe('linkNotValid');
  });

  it('reports what is wrong at each field', async () => {
    const app = open();
    const { token } = await buildPerson(app);
    const wrong = [
      [['', other], 'currentPassword passwordRequired'],
      [['no es esta 1', other], 'currentPassword wrongPassword'],
      [[password, 'corta'], 'newPassword invalidLengthPass'],
      [[password, 'solo letras'], 'newPassword invalidAlfanumericPasswords'],
      [[password, 'password1'], 'newPassword commonPassword'],
      [[password, password], 'newPassword samePassword'],
    ] as const;
    for (const [[current, next], code] of wrong) {
      const answer = await change(app, token, current, next);
      expect([answer.status, codesOf(answer)]).toEqual([400, [code]]);
    }
    for (const body of [{}, { currentPassword: [password], newPassword: other }, { currentPassword: 1 }])
      expect((await post(app, 'changePassword', token, body)).status).toBe(400);
    const answer = await app.attempt('users.changePassword', {
      body: { currentPassword: password, newPassword: other },
    });
    expect(answer.status).toBe(401);
    expect(await isIn(app, token)).toBe(true);
  });

  it('counts wrong tries with those of signing in', async () => {
    const app = open();
    const { email, userId, token } = await buildPerson(app);
    for (let at = 0; at < 5; at += 1) {
      expect((await change(app, token, 'no es esta 1')).status).toBe(400);
      expect((await signIn(app, email, 'no es esta 1')).status).toBe(401);
    }
    const refused = await change(app, token);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signIn(app, email, password)).status).toBe(429);
    const kinds = await kindsOf(app, userId);
    expect(kinds.filter((kind) => kind === 'passwordRefused')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'signInFailed')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'signInBlocked')).toHaveLength(1);
  });

  it('is done once of fifty that prove the same password at once', async () => {
    const app = open();
    const { email, userId, token } = await buildPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => change(app, token, password, `la numero ${String(at)}`)),
    );
    const won = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(codesOf(answer)).toEqual(['currentPassword wrongPassword']);
    expect(answers.every(({ status }) => [200, 400, 429].includes(status))).toBe(true);
    app.time.now = new Date(app.time.now.getTime() + 16 * 60_000);
    expect((await signIn(app, email, `la numero ${String(won[0])}`)).status).toBe(200);
    const kinds = await kindsOf(app, userId);
    expect(kinds.filter((kind) => kind === 'passwordChanged')).toHaveLength(1);
  });

  it('leaves no session that the old password opened, however they race', async () => {
    const app = open();
    for (let round = 0; round < 5; round += 1) {
      const { email, token } = await buildPerson(app);
      const [changed, ...opened] = await Promise.all([
        change(app, token),
        ...Array.from({ length: 4 }, () => signIn(app, email, password)),
      ]);
      expect(changed.status).toBe(200);
      for (const { status, body } of opened)
        expect(status === 401 || !(await isIn(app, (body as { token: string }).token))).toBe(true);
    }
  });
});

/** Asked by a company, invited to it, and with a passkey: what others wrote down about a person, and a key of theirs. */
async function recordAbout(
  app: TestApp,
  { email, userId }: { readonly email: string; readonly userId: number },
) {
  const owner = await buildMember(app, 'owner');
  const params = [email, owner.companyId, owner.userId];
  await app.pool.query(
    `insert into invitation (email, email_key, company_id, template, invited_by, language, nonce, hash, created_at, expires_at)
     values ($1, $1, $2, 'companyDelegate', $3, 'es', sha256(convert_to($1, 'UTF8')), sha256(convert_to($1, 'UTF8')), now(), now())`,
    params,
  );
  await app.pool.query(
    `insert into authorized_person (company_id, row_key, firstname, lastname, email, email_key, language, authorized_by,
                                    nonce, hash, created_at, sent_at, expires_at)
     values ($2, 1, 'Ana', 'Pérez', $1, $1, 'es', $3,
             sha256(convert_to($1, 'UTF8')), sha256(convert_to($1, 'UTF8')), now(), now(), now())`,
    params,
  );
  await app.pool.query(
    `insert into passkey (user_id, name, credential_id, public_key, counter, transports, created_at)
     values ($1, 'Mi teléfono', sha256(int8send($1)), sha256(int8send($1)), 0, '{}', now())`,
    [userId],
  );
}

/** A report that is sent each week to who saved it, and was. */
async function saveReport({ pool }: TestApp, userId: number): Promise<void> {
  await pool.query(
    `with saved as (
       insert into saved_report (user_id, asset_type, report_id, name, name_key, inputs, follows_day, every, format, due_on,
         created_at, updated_at)
       values ($1, 33, 2, 'Movimiento semanal', 'movimiento semanal', '{"by": "box"}', true, 'week', 'xlsx', '2026-11-23',
         now(), now())
       returning id
     ), read as (insert into saved_report_reader (report_id, user_id) select id, $1 from saved)
     insert into report_delivery (report_id, user_id, due_on, sent_at) select id, $1, '2026-11-16', now() from saved`,
    [userId],
  );
}

describe('everything that is kept of a person', () => {
  const ask = (app: TestApp, token: string | undefined, given = password) =>
    post(app, 'exportMyData', token, { password: given });

  it('is a file that asks for the password again', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    await buildAssets(app, member, [{ category: 'VQ' }]);
    const { status, headers, body } = await ask(app, member.token);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''huella-2026-11-20.json`);
    expect(body).toMatchObject({
      profile: { id: member.userId, firstname: 'Ana' },
      preferences: { language: 'es' },
      relations: [{ role: 'operator', establishmentId: member.boxId }],
      rightsChanges: [{ kind: 'given', role: 'operator' }],
      refusedAttempts: [],
      sessions: [{ endedAt: null }],
      securityEvents: [{ kind: 'dataExported' }, { kind: 'signedIn' }],
      recordedEvents: [{ establishmentId: member.boxId, assets: 1 }],
    });
    const text = JSON.stringify(body);
    for (const secret of ['argon2', 'password', 'nonce', 'hash']) expect(text).not.toContain(secret);
  });

  it('shows what others wrote down, and which passkeys there are', async () => {
    const app = open();
    const person = await buildPerson(app);
    await recordAbout(app, person);
    const { body } = await ask(app, person.token);
    expect(body).toMatchObject({
      invitations: [{ role: 'companyDelegate', acceptedAt: null, establishmentName: null }],
      authorizations: [{ firstname: 'Ana', lastname: 'Pérez', confirmedAt: null }],
      passkeys: [{ name: 'Mi teléfono', lastUsedAt: null }],
    });
  });

  it('has the reports that a person saved, and what was sent to them', async () => {
    const app = open();
    const person = await buildPerson(app);
    await saveReport(app, person.userId);
    const { body } = await ask(app, person.token);
    const report = { name: 'Movimiento semanal', inputs: { by: 'box' }, every: 'week', dueOn: '2026-11-23' };
    expect(body).toMatchObject({
      reports: {
        saved: [{ ...report, readers: 1 }],
        received: [{ name: 'Movimiento semanal', dueOn: '2026-11-16' }],
      },
    });
  });

  it('is whole where it is long', async () => {
    const app = open();
    const { token, userId } = await buildPerson(app);
    await app.pool.query(
      `insert into security_event (user_id, kind, at, device, browser, os, detail)
       select $1, 'signedIn', now(), '', '', '', n::text from generate_series(1, 2500) n`,
      [userId],
    );
    const { body } = await ask(app, token);
    const { securityEvents } = body as { securityEvents: { detail: string | null }[] };
    const details = securityEvents.flatMap(({ detail }) => (detail === null ? [] : [Number(detail)]));
    expect(details).toEqual(Array.from({ length: 2500 }, (_, at) => 2500 - at));
  });

  it('is refused at the field without it', async () => {
    const app = open();
    const { token } = await buildPerson(app);
    expect(codesOf(await ask(app, token, 'no es esta 1'))).toEqual(['password wrongPassword']);
    expect(codesOf(await ask(app, token, ''))).toEqual(['password passwordRequired']);
    expect((await ask(app, undefined)).status).toBe(401);
  });
});

describe('erasing an account', () => {
  const erase = (app: TestApp, token: string | undefined, confirmation: string, given = password) =>
    post(app, 'eraseAccount', token, { password: given, confirmation });

  it('takes the person out, in every server process, and frees the e-mail', async () => {
    const app = open();
    const email = nextEmail();
    const userId = await buildUser(app, email);
    const boxId = await buildBox(app, await buildCompany(app));
    await buildRelation(app, userId, { boxId }, 'operator');
    const context = JSON.stringify({ box_context: { name: 'La Querencia' } });
    await app.pool.query('update app_user set sign_up_context = $2 where id = $1', [userId, context]);
    const [token, elsewhere] = [await buildToken(app, userId), await buildToken(app, userId)];
    const second = await buildApp({ deps: app.deps, webFolder: null });
    expect((await erase(app, token, ` ${email.toUpperCase()} `)).body).toEqual({ ok: true });
    for (const each of [token, elsewhere]) {
      const headers = { authorization: `Bearer ${each}` };
      const answer = await second.inject({ method: 'GET', url: '/api/users/getInfo', headers });
      expect(answer.statusCode).toBe(401);
    }
    await second.close();
    expect((await signIn(app, email, password)).status).toBe(401);
    const { rows } = await app.pool.query<{ all: string; relations: number }>(
      `select u::text as all, (select count(*) from relation where user_id = u.id)::int as relations
       from app_user u where id = $1`,
      [userId],
    );
    expect(rows[0]?.relations).toBe(0);
    for (const personal of [email, 'Ana', 'Pérez', 'argon2', 'Querencia'])
      expect(rows[0]?.all).not.toContain(personal);
    await runMails(app);
    const mail = app.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Su cuenta de Huella se eliminó');
    expect(mail?.text).toContain('Hola, Ana:');
    const left = await app.pool.query(`select 1 from mail where to_email is not null`);
    expect(left.rows).toEqual([]);
    expect((await kindsOf(app, userId)).at(-1)).toBe('accountErased');
    const again = { email, password: other, firstname: 'Ana', lastname: 'Paz', terms: true };
    expect((await post(app, 'signUp', undefined, again)).status).toBe(200);
  });

  it('takes the saved reports of the person along, and the person off those of others', async () => {
    const app = open();
    const email = nextEmail();
    const userId = await buildUser(app, email);
    const other = await buildPerson(app);
    await saveReport(app, userId);
    await saveReport(app, other.userId);
    await app.pool.query(
      `insert into saved_report_reader (report_id, user_id) select id, $2 from saved_report where user_id = $1`,
      [other.userId, userId],
    );
    expect((await erase(app, await buildToken(app, userId), email)).body).toEqual({ ok: true });
    const { rows } = await app.pool.query<{ userId: string; readers: string[] }>(
      `select s.user_id as "userId", array_agg(r.user_id) as readers from saved_report s
       join saved_report_reader r on r.report_id = s.id where s.user_id = any($1) group by 1`,
      [[userId, other.userId]],
    );
    expect(rows.map((row) => [Number(row.userId), row.readers.map(Number)])).toEqual([
      [other.userId, [other.userId]],
    ]);
    const sent = await app.pool.query('select 1 from report_delivery where user_id = $1', [userId]);
    expect(sent.rows).toEqual([]);
  });

  it('takes the passkeys and the invitations of the person along', async () => {
    const app = open();
    const { email, userId, token } = await buildPerson(app);
    await recordAbout(app, { email, userId });
    expect((await erase(app, token, email)).status).toBe(200);
    const { rows } = await app.pool.query(
      `select (select count(*) from passkey where user_id = $1)::int as passkeys,
              (select count(*) from invitation where email_key = $2)::int as invitations`,
      [userId, email],
    );
    expect(rows).toEqual([{ passkeys: 0, invitations: 0 }]);
  });

  it('keeps what the person recorded, without a name', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { email, userId, token } = await buildPerson(app);
    await buildRelation(app, userId, { boxId: owner.boxId }, 'operator');
    const [assetId] = await buildAssets(app, { ...owner, userId }, [{ category: 'VQ' }]);
    expect((await erase(app, token, email)).status).toBe(200);
    const body = await app.call('events.list', { params: { boxId: owner.boxId } }, owner);
    expect(JSON.stringify(body)).not.toContain('Pérez');
    expect(body).toMatchObject({ rows: [{ username: '' }] });
    expect(assetId).toBeGreaterThan(0);
  });

  it('asks for the password and the e-mail', async () => {
    const app = open();
    const { email, token } = await buildPerson(app);
    expect(codesOf(await erase(app, token, 'no es'))).toEqual(['confirmation notYourEmail']);
    expect(codesOf(await erase(app, token, '', ''))).toEqual([
      'password passwordRequired',
      'confirmation notYourEmail',
    ]);
    expect(codesOf(await erase(app, token, email, 'no es esta 1'))).toEqual(['password wrongPassword']);
    expect((await erase(app, undefined, email)).status).toBe(401);
    expect(await isIn(app, token)).toBe(true);
  });

  it('is refused while a company would be left to nobody, which is named', async () => {
    const app = open();
    const { email, userId, token } = await buildPerson(app);
    const companyId = await buildCompany(app);
    await buildRelation(app, userId, { companyId }, 'owner');
    const gone = await buildUser(app);
    await buildRelation(app, gone, { companyId }, 'owner');
    await app.db.updateTable('app_user').set({ disabled_at: app.time.now }).where('id', '=', gone).execute();
    const body = await app.call('users.erasure', {}, token);
    expect(body).toMatchObject({ companies: [{ id: companyId }] });
    const [{ name } = { name: '' }] = body.companies;
    const answer = await erase(app, token, email);
    expect(answer).toMatchObject({ status: 409, body: { error: 'ownsCompanies', slots: { names: name } } });
    expect(await isIn(app, token)).toBe(true);
    await buildRelation(app, await buildUser(app), { companyId }, 'owner');
    expect((await erase(app, token, email)).status).toBe(200);
  });

  it('leaves a company to one of two owners who go at once', async () => {
    const app = open();
    for (let round = 0; round < 5; round += 1) {
      const companyId = await buildCompany(app);
      const owners = [await buildPerson(app), await buildPerson(app)];
      for (const { userId } of owners) await buildRelation(app, userId, { companyId }, 'owner');
      const answers = await Promise.all(owners.map(({ token, email }) => erase(app, token, email)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('is done once of many at once', async () => {
    const app = open();
    const { email, userId, token } = await buildPerson(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => erase(app, token, email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    const kinds = await kindsOf(app, userId);
    expect(kinds.filter((kind) => kind === 'accountErased')).toHaveLength(1);
  });
});
