import { describe, expect, it } from 'vitest';
import type { RightsChangeRow } from '@huella/domain/calls/rights';
import { permissionCodes } from '@huella/domain/model/permission-codes';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  buildBox,
  buildColleague,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  password,
} from '../../../test/build';

const open = useTestApp();

async function buildPerson(app: TestApp, email: string) {
  const userId = await buildUser(app, email);
  return { userId, email, token: await buildToken(app, userId) };
}

/** A company with somebody who was given two roles by its owner. */
async function buildTeam(app: TestApp) {
  const owner = await buildMember(app, 'owner');
  const person = await buildPerson(app, `p${String(owner.userId)}@campo.example`);
  for (const rol of ['viewer', 'burner']) {
    const body = { user: person.userId, rol, box: owner.boxId };
    expect(await app.statusOf('delegations.give', { body }, owner)).toBe(200);
  }
  return { owner, person };
}

describe('who can do what', () => {
  it('shows an administrator who works in the establishment, by name and role alone', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const { companyId, boxId } = owner;
    const elsewhere = await buildBox(app, companyId);
    const administrator = await buildColleague(app, { boxId }, 'administrator');
    const operator = await buildColleague(app, { boxId }, 'operator');
    await buildColleague(app, { boxId: elsewhere }, 'burner');
    await buildColleague(app, { boxId: (await buildMember(app, 'owner')).boxId }, 'marketing');
    const seen = await app.call('rights.ofBox', { params: { boxId } }, administrator);
    expect(seen.sees).toBe('names');
    const roles = seen.people.map(({ id, roles: held }) => [id, held.map(({ id_template: role }) => role)]);
    expect(roles.sort()).toEqual(
      [
        [owner.userId, ['owner']],
        [administrator.userId, ['administrator']],
        [operator.userId, ['operator']],
      ].sort(),
    );
    for (const { id, email, roles: held } of seen.people) {
      expect(email === '').toBe(id !== administrator.userId);
      if (id !== administrator.userId) expect(held.every((role) => role.given_by === null)).toBe(true);
    }
    const own = await app.call('rights.ofBox', { params: { boxId } }, operator);
    expect([own.sees, own.people.map(({ id }) => id)]).toEqual(['own', [operator.userId]]);
    expect((await app.call('rights.ofBox', { params: { boxId } }, owner)).sees).toBe('all');
    // Nothing of other places, and nothing is changed by who only sees.
    expect(await app.statusOf('rights.ofBox', { params: { boxId: elsewhere } }, administrator)).toBe(404);
    expect(await app.statusOf('rights.changesOfBox', { params: { boxId }, query: {} }, administrator)).toBe(
      403,
    );
    const role = { user: operator.userId, rol: 'operator', box: boxId };
    expect(await app.statusOf('delegations.take', { body: role }, administrator)).toBe(403);
  });

  it('says of everybody what they may do and why, and how many seats are taken', async () => {
    const app = open();
    const { owner, person } = await buildTeam(app);
    const ofBox = `/boxes/${String(owner.boxId)}/rights`;
    const { people } = await app.call('rights.ofBox', { params: { boxId: owner.boxId } }, owner);
    expect(people.map(({ id, codes }) => [id, codes])).toEqual([
      [owner.userId, permissionCodes],
      [person.userId, ['ASSET_LIST', 'ASSET_BURN']],
    ]);
    expect(people[1]?.roles).toHaveLength(2);
    expect(people[1]?.roles[0]).toMatchObject({
      id_template: 'viewer',
      codes: ['ASSET_LIST'],
      box: { id: owner.boxId },
      given_by: { id: owner.userId, name: 'Ana Pérez' },
      since: app.time.now.toISOString(),
    });
    expect(people[0]?.roles[0]).toMatchObject({ id_template: 'owner', given_by: null, box: null });
    const invite = { email: `i${String(owner.userId)}@campo.example`, company_id: owner.companyId };
    const body = { ...invite, permission_template_id: 'companyExpert' };
    expect(await app.statusOf('invitations.createCompany', { body }, owner)).toBe(200);
    const ofCompany = `/companies/${String(owner.companyId)}/rights`;
    const whole = await app.call('rights.ofCompany', { params: { companyId: owner.companyId } }, owner);
    expect(whole).toMatchObject({ seats: { members: 0, invited: 1, used: 1, max: 100 } });
    // What the roles over establishments give is with them.
    expect(whole.people.map(({ id, codes }) => [id, codes.length])).toEqual([
      [owner.userId, permissionCodes.length],
      [person.userId, 0],
    ]);
    const own = await app.call('rights.ofBox', { params: { boxId: owner.boxId } }, person);
    expect(own.people.map(({ id }) => id)).toEqual([person.userId]);
    const expert = await buildPerson(app, `e${String(owner.userId)}@campo.example`);
    await buildRelation(app, expert.userId, { companyId: owner.companyId }, 'companyExpert');
    expect(
      await app.call('rights.ofCompany', { params: { companyId: owner.companyId } }, expert),
    ).toMatchObject({
      seats: null,
      people: [{ id: expert.userId, codes: ['ASSET_LIST', 'ASSET_EVENT'] }],
    });
    const foreign = await buildMember(app, 'owner');
    for (const path of [ofBox, ofCompany]) {
      expect((await app.ask('GET', path)).status).toBe(401);
      expect((await app.ask('GET', path, { token: foreign.token })).status).toBe(404);
    }
    expect(await app.statusOf('rights.ofCompany', { params: { companyId: owner.companyId } }, person)).toBe(
      404,
    );
  });
});

describe('the changes of rights', () => {
  it('are listed newest first, by page, person, kind and day', async () => {
    const app = open();
    const { owner, person } = await buildTeam(app);
    const ofBox = `/boxes/${String(owner.boxId)}/rights/changes`;
    const ofCompany = `/companies/${String(owner.companyId)}/rights/changes`;
    const list = async (path: string, query = '') => {
      const answer = await app.ask('GET', `${path}${query}`, { token: owner.token });
      expect(answer.status, query).toBe(200);
      return answer.body as { rows: readonly RightsChangeRow[]; total: number };
    };
    for (const path of [ofBox, ofCompany]) {
      const { rows, total } = await list(path);
      expect([rows.map(({ id_template }) => id_template), total]).toEqual([['burner', 'viewer', 'owner'], 3]);
      expect(rows[0]).toMatchObject({
        kind: 'given',
        done_by: 'user',
        actor: { id: owner.userId, name: 'Ana Pérez' },
        person: { id: person.userId, email: person.email },
        box: { id: owner.boxId },
        rol: 'Bajas',
        at: app.time.now.toISOString(),
      });
      const page = await list(path, '?page=1&size=2');
      expect([page.rows.map(({ id_template }) => id_template), page.total]).toEqual([['owner'], 3]);
      const some = async (query: string) => (await list(path, query)).total;
      expect(await some(`?person=${encodeURIComponent(person.email.toUpperCase())}`)).toBe(2);
      expect(await some('?person=%25')).toBe(0);
      expect(await some('?kind=companyOpened')).toBe(1);
      const day = app.time.now.toISOString().slice(0, 10);
      expect(await some(`?from=${day}&to=${day}`)).toBe(3);
      expect(await some('?to=2020-01-01')).toBe(0);
      expect(await some('?from=2100-01-01')).toBe(0);
      for (const wrong of ['?kind=x', '?from=x', '?from=infinity', '?to=2026-02-31', '?size=0', '?size=101'])
        expect((await app.ask('GET', `${path}${wrong}`, { token: owner.token })).status, wrong).toBe(400);
      const foreign = await buildMember(app, 'owner');
      for (const each of [path, `${path}/export`]) {
        expect((await app.ask('GET', each)).status).toBe(401);
        expect((await app.ask('GET', each, { token: foreign.token })).status).toBe(404);
        expect((await app.ask('GET', each, { token: person.token })).status).toBe(403);
      }
      const file = await app.app.inject({
        url: `/api${path}/export?language=en&kind=given`,
        headers: { authorization: `Bearer ${owner.token}` },
      });
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
  });

  it('are written by the database, no matter who changes a role, and kept', async () => {
    const app = open();
    const { owner, person } = await buildTeam(app);
    const { pool } = app;
    const kinds = async () => {
      const found = await pool.query<{ kind: string; done_by: string; template: string }>(
        'select kind, done_by, template from rights_change where company_id = $1 order by id',
        [owner.companyId],
      );
      return found.rows.slice(3).map(({ kind, done_by, template }) => [kind, done_by, template]);
    };
    await pool.query(
      "update relation set template = 'marketing' where user_id = $1 and template = 'burner'",
      [person.userId],
    );
    await pool.query("delete from relation where user_id = $1 and template = 'marketing'", [person.userId]);
    await pool.query(
      "insert into relation (user_id, box_id, template, created_at) values ($1, $2, 'logistics', now())",
      [person.userId, owner.boxId],
    );
    expect(await kinds()).toEqual([
      ['taken', 'operator', 'burner'],
      ['given', 'operator', 'marketing'],
      ['taken', 'operator', 'marketing'],
      ['given', 'operator', 'logistics'],
    ]);
    for (const statement of [
      'update rights_change set actor_id = null',
      "update rights_change set email = 'x@x.example'",
      "update rights_change set email = null, template = 'x'",
      'delete from rights_change',
      'truncate rights_change',
    ])
      await expect(pool.query(statement), statement).rejects.toThrow('only appended');
    // What one change says of who makes it is not there for the next.
    expect(
      (await pool.query("select current_setting('huella.rights', true) as said")).rows[0],
    ).not.toMatchObject({
      said: expect.stringContaining('userId') as string,
    });
  });

  it('of somebody who erases their account stay without their e-mail', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const person = await buildPerson(app, `gone${String(owner.userId)}@campo.example`);
    const offer = { email: person.email, box_id: owner.boxId, permission_template_id: 'viewer' };
    await app.attempt('invitations.createBox', { body: offer }, owner);
    await buildRelation(app, person.userId, { boxId: owner.boxId }, 'burner');
    const erase = { password, confirmation: person.email };
    expect(await app.statusOf('users.eraseAccount', { body: erase }, person)).toBe(200);
    const { rows } = await app.call(
      'rights.changesOfCompany',
      { params: { companyId: owner.companyId } },
      owner,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['left', 'given', 'invited', 'companyOpened']);
    expect(JSON.stringify(rows)).not.toContain(person.email);
    expect(rows[0]).toMatchObject({
      person: { id: person.userId, name: '', email: '' },
      actor: { id: person.userId, name: '', email: '' },
    });
    const left = await app.pool.query('select from rights_change where email = $1', [person.email]);
    expect(left.rows).toEqual([]);
  });
});
