import { describe, expect, it } from 'vitest';
import type { Delegation } from '@huella/domain/calls/delegations';
import { useTestApp, type TestApp } from '../../../test/app';
import { pdfText } from '../../../test/pdf-text';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { buildBox, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';

const open = useTestApp();
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const list = async (app: TestApp, token: string, path: string) => {
  const answer = await app.ask('GET', `/users/delegations/${path}`, { token });
  expect(answer.status, path).toBe(200);
  return answer.body as readonly Delegation[];
};

/** A company with an owner, a delegate, and somebody with a role from each of them. */
async function buildTeam(app: TestApp) {
  const owner = await buildMember(app, 'owner');
  const second = await buildBox(app, owner.companyId);
  const build = async (email: string) => {
    const userId = await buildUser(app, `${String(owner.userId)}.${email}`);
    return { userId, token: await buildToken(app, userId) };
  };
  const [delegate, operator, viewer] = [
    await build('d@x.example'),
    await build('o@x.example'),
    await build('v@x.example'),
  ];
  const give = async (token: string, path: string, body: object) =>
    expect((await app.ask('POST', `/users/delegations/${path}`, { token, body })).status).toBe(200);
  const company = owner.companyId;
  await give(owner.token, 'company/asign', { user: delegate.userId, rol: 'companyDelegate', company });
  await give(owner.token, 'asign', { user: operator.userId, rol: 'operator', box: owner.boxId });
  await give(delegate.token, 'asign', { user: viewer.userId, rol: 'expertValidator', box: second });
  await buildRelation(app, viewer.userId, { companyId: company }, 'companyExpert');
  return { owner, second, delegate, operator, viewer };
}

describe('the lists of delegations', () => {
  it('have the record of the documents, with what may be taken', async () => {
    const app = open();
    const { owner, second, delegate, operator, viewer } = await buildTeam(app);
    const made = await list(app, owner.token, 'all');
    expect(made).toHaveLength(4);
    expect(made.find(({ id_user }) => id_user === operator.userId)).toMatchObject({
      id_entity: owner.boxId,
      type: 'BOX',
      origin: 'OWNER',
      user_owner_id: owner.userId,
      user_owner_name: 'Ana Pérez',
      delegated_by_user_id: owner.userId,
      delegated_by_user_name: 'Ana Pérez',
      id_template: 'operator',
      rol: 'Operador',
      relation_data: [{ suplychainId: 11, suplychainName: 'Ganadería', companyId: owner.companyId }],
      delete_delegated: true,
      isExpertUser: false,
      created_at: app.time.now.toISOString(),
    });
    expect(made.find(({ id_template }) => id_template === 'expertValidator')).toMatchObject({
      origin: 'COMPANY_DELEGATE',
      rol: 'Experto|Validador',
      id_entity: second,
      delete_delegated: true,
    });
    expect(made.find(({ id_template }) => id_template === 'companyExpert')).toMatchObject({
      type: 'COMPANY',
      boxname: null,
      origin: 'OWNER',
      delegated_by_user_id: null,
      delegated_by_user_name: '',
      delegated_by_user_email: '',
      delete_delegated: false,
      isExpertUser: true,
    });
    // The same to the delegate, but for their own.
    const ofDelegate = await list(app, delegate.token, 'all');
    expect(ofDelegate.map(({ id }) => id)).toEqual(
      made.filter(({ id_user }) => id_user !== delegate.userId).map(({ id }) => id),
    );
    const received = await list(app, viewer.token, 'received/all');
    expect(
      received.map(({ id_template, delete_delegated }) => [id_template, delete_delegated]).sort(),
    ).toEqual([
      ['companyExpert', true],
      ['expertValidator', true],
    ]);
    expect((await list(app, operator.token, 'received/all')).map((each) => each.delete_delegated)).toEqual([
      false,
    ]);
    expect(await list(app, operator.token, 'all')).toEqual([]);
    expect(await list(app, owner.token, 'received/all')).toEqual([]);
    const ofCompany = await list(app, owner.token, `company/${String(owner.companyId)}`);
    expect(ofCompany.map(({ id_template }) => id_template).sort()).toEqual([
      'companyDelegate',
      'companyExpert',
    ]);
    const ofBox = await list(app, owner.token, `box/${String(second)}`);
    expect(ofBox.map(({ id_user }) => id_user)).toEqual([viewer.userId]);
  });

  it('are narrowed by text, place and role, and nothing else is read', async () => {
    const app = open();
    const { owner, second, operator, viewer } = await buildTeam(app);
    const narrow = async (query: string) => (await list(app, owner.token, `all?${query}`)).length;
    const email = `${String(owner.userId)}.O@X`;
    expect(await narrow(`search=${encodeURIComponent(email)}`)).toBe(1);
    expect(await narrow('search=%25')).toBe(0);
    expect(await narrow(`boxId=${String(second)}`)).toBe(1);
    expect(await narrow(`companyId=${String(owner.companyId)}&rol=operator`)).toBe(1);
    expect(await narrow(`companyId=999999999`)).toBe(0);
    expect(await narrow(`userId=${String(viewer.userId)}`)).toBe(2);
    expect(await narrow(`userId=${String(viewer.userId)}&type=BOX`)).toBe(1);
    expect(await narrow('type=COMPANY')).toBe(2);
    expect(await narrow('type=BOX')).toBe(2);
    for (const wrong of [
      'type=x',
      'userId=x',
      'boxId=x',
      'companyId=0',
      'boxId=1%20or%201=1',
      `search=${'x'.repeat(201)}`,
    ])
      expect((await app.ask('GET', `/users/delegations/all?${wrong}`, { token: owner.token })).status).toBe(
        400,
      );
    const foreign = await buildMember(app, 'owner');
    for (const path of [`company/${String(owner.companyId)}`, `box/${String(owner.boxId)}`]) {
      const of = (token?: string) => app.ask('GET', `/users/delegations/${path}`, { token });
      expect((await of()).status).toBe(401);
      expect((await of(foreign.token)).status).toBe(404);
    }
    expect(await app.statusOf('delegations.ofBox', { params: { boxId: owner.boxId } }, operator)).toBe(403);
  });

  it('asks the database as often for many as for one', async () => {
    const app = open();
    const { owner } = await buildTeam(app);
    const count = async () => {
      let asked = 0;
      const listen = () => (asked += 1);
      app.pool.on('acquire', listen);
      await list(app, owner.token, 'all');
      app.pool.off('acquire', listen);
      return asked;
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    for (let more = 0; more < 20; more += 1)
      await buildRelation(app, await buildUser(app), { boxId: owner.boxId }, 'viewer');
    expect(await count()).toBe(before);
    expect(await list(app, owner.token, 'all')).toHaveLength(24);
  });
});

describe('a list as a file', () => {
  it('is a spreadsheet, safe against formulas', async () => {
    const app = open();
    const { owner, operator } = await buildTeam(app);
    await app.pool.query(`update app_user set firstname = '=1+1' where id = $1`, [operator.userId]);
    const answer = await app.app.inject({
      url: '/api/users/delegations/all/export?format=xlsx&rol=operator&language=en',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('Delegations given');
    const bytes = answer.rawPayload;
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('holds the roles over all companies of somebody, or those of one person by who they are', async () => {
    const app = open();
    const { owner, delegate, viewer } = await buildTeam(app);
    // Part of the e-mail of another: the person is meant, and not what they are called.
    await app.pool.query('update app_user set email = $2, email_key = $2 where id = $1', [
      delegate.userId,
      `x${String(owner.userId)}.v@x.example`,
    ]);
    const other = await buildMember(app, 'owner');
    await buildRelation(app, owner.userId, { companyId: other.companyId }, 'companyDelegate');
    await buildRelation(app, viewer.userId, { companyId: other.companyId }, 'companyExpert');
    const rows = async (query: string) => {
      const answer = await app.app.inject({
        url: `/api/users/delegations/all/export?format=xlsx${query}`,
        headers: { authorization: `Bearer ${owner.token}` },
      });
      const title = decodeURIComponent(String(answer.headers['content-disposition']));
      const read = await app.deps.sheets.read(answer.rawPayload, 'x.xlsx', sheetLimits);
      return { title, rows: read.rows.slice(1) };
    };
    const companies = await rows('&type=COMPANY');
    expect(companies.title).toContain('Delegaciones por empresa');
    expect(companies.rows.map(([, email, , box]) => [email, box])).toHaveLength(3);
    expect(new Set(companies.rows.map(([, , company]) => company)).size).toBe(2);
    expect(new Set(companies.rows.map(([, , , box]) => box))).toEqual(new Set(['Toda la empresa']));
    const ofOne = await rows(`&userId=${String(viewer.userId)}`);
    expect(ofOne.title).toContain('Delegaciones otorgadas');
    expect(ofOne.rows).toHaveLength(3);
    expect(new Set(ofOne.rows.map(([, email]) => email)).size).toBe(1);
  });

  it('is a PDF on A4 lying down, with a table over as many pages as it takes', async () => {
    const app = open();
    const { owner } = await buildTeam(app);
    for (let more = 0; more < 60; more += 1) {
      const userId = await buildUser(app);
      await buildRelation(app, userId, { boxId: owner.boxId }, 'viewer');
    }
    await app.pool.query(
      `update app_user set lastname = 'Ñandú Łukasz Kővágó Θάλεια Жуков 中 <b>' || chr(10) || 'x'`,
    );
    const pdf = async (query: string, path = 'all') => {
      const answer = await app.app.inject({
        url: `/api/users/delegations/${path}/export?format=pdf${query}`,
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      return answer.rawPayload;
    };
    const bytes = await pdf('');
    const source = bytes.toString('latin1');
    expect(source.startsWith('%PDF-')).toBe(true);
    expect(source.trimEnd().endsWith('%%EOF')).toBe(true);
    const pages = source.match(/\/MediaBox \[0 0 841\.89 595\.28\]/g) ?? [];
    expect(pages.length).toBeGreaterThan(2);
    const said = pdfText(bytes);
    expect(said).toContain('Delegaciones otorgadas');
    expect(said.split('Establecimiento').length - 1).toBe(pages.length);
    expect(said).toContain(`Página ${String(pages.length)}`);
    // In the letters that people are called by; of scripts that the typeface lacks, a question mark.
    for (const name of ['Ñandú', 'Łukasz', 'Kővágó', 'Θάλεια', 'Жуков', '? <b>'])
      expect(said).toContain(name);
    expect(source).toMatch(/\/FontFile2 /);
    expect(source).not.toContain('Helvetica');
    expect(pdfText(await pdf('&rol=none&language=en'))).toContain('Page 1');
    for (const path of ['received/all', `company/${String(owner.companyId)}`, `box/${String(owner.boxId)}`])
      expect((await pdf('', path)).subarray(0, 5).toString()).toBe('%PDF-');
    for (const wrong of ['', '?format=doc', '?format=pdf&language=fr']) {
      const path = `/users/delegations/all/export${wrong}`;
      expect((await app.ask('GET', path, { token: owner.token })).status).toBe(400);
    }
    expect(await app.statusOf('delegations.exportMade', { query: { format: 'pdf' } })).toBe(401);
  });
});

describe('the roles that there are', () => {
  it('are those of the place, with what they give and whether one may give them', async () => {
    const app = open();
    const { owner, operator } = await buildTeam(app);
    const ofBox = `/boxes/roles/${String(owner.boxId)}`;
    const roles = await app.call('roles.ofBox', { params: { boxId: owner.boxId } }, owner);
    expect(roles.map(({ id }) => id)).toEqual([
      'administrator',
      'operator',
      'logistics',
      'burner',
      'marketing',
      'viewer',
      'expertValidator',
    ]);
    expect(roles.every(({ mayGive }) => mayGive)).toBe(true);
    expect(roles.at(-1)).toMatchObject({
      name: 'Experto|Validador',
      words: { es: 'Experto|Validador', en: 'Expert|Validator' },
      codes: ['ASSET_LIST', 'ASSET_EVENT'],
      relation: 'EXPERT_USER',
    });
    const seen = await app.call('roles.ofBox', { params: { boxId: owner.boxId } }, operator);
    expect(seen.some(({ mayGive }) => mayGive)).toBe(false);
    const ofCompany = `/companies/roles/${String(owner.companyId)}`;
    const whole = await app.call('roles.ofCompany', { params: { companyId: owner.companyId } }, owner);
    expect(whole.map(({ id }) => id)).toEqual(['companyDelegate', 'companyExpert']);
    expect(await app.statusOf('roles.ofCompany', { params: { companyId: owner.companyId } }, operator)).toBe(
      404,
    );
    for (const path of [ofBox, ofCompany]) {
      expect((await app.ask('GET', path)).status).toBe(401);
      expect((await app.ask('GET', path, { token: (await buildMember(app, 'owner')).token })).status).toBe(
        404,
      );
    }
    expect(await app.statusOf('roles.ofBox', { params: { boxId: 'x' } }, owner)).toBe(400);
  });
});

describe('finding people', () => {
  it('by their whole e-mail is for who may give roles, so often an hour', async () => {
    const app = open();
    const { owner, operator } = await buildTeam(app);
    const email = `${String(owner.userId)}.o@x.example`;
    const search = (text: string, token?: string) =>
      app.attempt('users.searchFromEmail', { params: { email: text } }, token);
    expect((await search(email)).status).toBe(401);
    expect(errorOf(await search(email, operator.token))).toBe('notAllowed');
    expect((await search(` ${email.toUpperCase()}`, owner.token)).body).toEqual([
      { id: operator.userId, firstname: 'Ana', lastname: 'Pérez', email },
    ]);
    for (const none of ['nobody@x.example', '%', email.slice(0, -1), 'erased:1', "' or 1=1 --"])
      expect((await search(none, owner.token)).body, none).toEqual([]);
    for (const column of ['disabled_at = now()', 'validated_at = null', 'sandbox = true']) {
      const hidden = `${column.slice(0, 4)}${email}`;
      await buildUser(app, hidden);
      await app.pool.query(`update app_user set ${column} where email = $1`, [hidden]);
      expect((await search(hidden, owner.token)).body).toEqual([]);
    }
    const more = await buildMember(app, 'owner');
    await app.pool.query('insert into throttle (key, hits, resets_at) values ($1, 119, $2)', [
      `lookup:${String(more.userId)}`,
      new Date(app.time.now.getTime() + 60_000),
    ]);
    // Who has nothing to do with a person learns that there is an account, and not whose.
    expect((await search(email, more.token)).body).toEqual([
      { id: operator.userId, firstname: '', lastname: '', email },
    ]);
    expect(errorOf(await search(email, more.token))).toBe('tooManyRequests');
  });

  it('by e-mail tells their name once they took a role, given or offered', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const names = async (email: string) => {
      const [found] = await app.call('users.searchFromEmail', { params: { email } }, owner);
      return [found?.firstname, found?.lastname];
    };
    const [given, invited] = ['given.name@x.example', 'invited.name@x.example'];
    const givenId = await buildUser(app, given);
    const invitedToken = await buildToken(app, await buildUser(app, invited));
    const { boxId } = owner;
    await app.call(
      'invitations.createBox',
      { body: { email: invited, box_id: boxId, permission_template_id: 'viewer' } },
      owner,
    );
    expect([await names(given), await names(invited)]).toEqual([
      ['', ''],
      ['', ''],
    ]);
    await app.call('delegations.give', { body: { user: givenId, rol: 'viewer', box: boxId } }, owner);
    const [{ id } = { id: 0 }] = await app.call('invitations.received', {}, invitedToken);
    await app.call('invitations.acceptReceived', { params: { id: String(id) } }, invitedToken);
    expect([await names(given), await names(invited)]).toEqual([
      ['Ana', 'Pérez'],
      ['Ana', 'Pérez'],
    ]);
    // What was taken away says nothing any more.
    await app.call('delegations.take', { body: { user: givenId, rol: 'viewer', box: boxId } }, owner);
    expect(await names(given)).toEqual(['', '']);
  });

  it('by alias and by company is for who edits them', async () => {
    const app = open();
    const { owner, second, operator, viewer } = await buildTeam(app);
    const found = await app.pool.query<{ alias: string }>('select alias from box where id = $1', [second]);
    const alias = String(found.rows[0]?.alias);
    const ofAlias = (text: string, token?: string) =>
      app.attempt('users.ofAlias', { params: { alias: text } }, token);
    expect((await ofAlias(alias)).status).toBe(401);
    expect((await ofAlias(` ${alias.toUpperCase()} `, owner.token)).body).toEqual([
      {
        id: viewer.userId,
        firstname: 'Ana',
        lastname: 'Pérez',
        email: `${String(owner.userId)}.v@x.example`,
        roles: [
          {
            id_template: 'expertValidator',
            rol: 'Experto|Validador',
            box: { id: second, name: expect.any(String) as string },
          },
        ],
      },
    ]);
    expect((await ofAlias(alias, viewer.token)).status).toBe(403);
    expect((await ofAlias(alias, operator.token)).status).toBe(404);
    expect((await ofAlias('nowhere', owner.token)).status).toBe(404);
    const ofCompany = (token?: string) =>
      app.attempt('users.ofCompany', { params: { companyId: owner.companyId } }, token);
    expect((await ofCompany(owner.token)).body).toHaveLength(4);
    expect([(await ofCompany()).status, (await ofCompany(viewer.token)).status]).toEqual([401, 403]);
    expect((await ofCompany((await buildMember(app, 'owner')).token)).status).toBe(404);
  });
});
