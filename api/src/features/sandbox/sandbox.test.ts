import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAssets } from '@huella/domain/rules/sandbox';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildAnimal } from '../../../test/build-animal';
import { buildBox, buildMember } from '../../../test/build';
import { buildAdd, buildList, buildTransfer } from '../../../test/build-input';
import { testConfig } from '../../../test/build-deps';
import { runMails } from '../../../test/run-mails';
import { sweepSandboxes } from './sweep-sandboxes';

const open = useTestApp();
const errorOf = ({ body }: { readonly body: unknown }) => (body as { error: string }).error;
const signUp = (app: TestApp, body: object = {}) => app.attempt('users.signUpSandbox', { body });

const start = new Date('2026-11-20T15:00:00Z');
afterEach(() => {
  open().time.now = start;
});

interface Opened {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly userId: number;
  readonly companyId: number;
  readonly boxId: number;
  readonly assetType: number;
}

async function enter(app: TestApp, answer: Answer): Promise<Opened> {
  expect(answer.status).toBe(200);
  const { user } = answer.body as { user: { email: string; userData: { sandboxPass: string } } };
  const credentials = { email: user.email, password: user.userData.sandboxPass };
  const { token } = await app.call('users.signIn', { body: credentials });
  const info = await app.call('users.getInfo', {}, token);
  const chosen = (level: 'chain' | 'active' | 'company' | 'establishment') =>
    info.userPreferences.topBar?.[level].id ?? 0;
  return {
    ...credentials,
    token,
    userId: info.id,
    companyId: chosen('company'),
    boxId: chosen('establishment'),
    assetType: chosen('active'),
  };
}

async function listIn(app: TestApp, { token, boxId, assetType }: Opened) {
  return app.call('objects.list', buildList({ boxId }, { assetType, pageSize: 50 }), token);
}

describe('a sandbox', () => {
  it.each(chains.map(({ id, name }) => [name.en, id] as const))(
    'of %s has assets with events, a lot and public pages',
    async (_name, chain) => {
      const app = open();
      const sandbox = await enter(app, await signUp(app, { chain, language: 'en' }));
      const { token, boxId, assetType } = sandbox;
      const { res, resTotal } = await listIn(app, sandbox);
      expect(resTotal).toBeGreaterThanOrEqual(20);
      expect(resTotal).toBeLessThanOrEqual(60);
      expect(res.every(({ qr_link: link }) => link?.startsWith(app.deps.config.publicUrl))).toBe(true);
      const events = await app.call('events.list', { params: { boxId } }, token);
      expect(events.rows.length).toBeGreaterThan(0);
      const kept = await app.pool.query<{ events: number; lots: number; sealed: number }>(
        `select (select count(distinct event_type) from event where box_id = $1)::int as events,
           (select count(*) from lot where box_id = $1)::int as lots,
           (select count(*) from asset where box_id = $1 and chain_hash is not null)::int as sealed`,
        [boxId],
      );
      expect(kept.rows[0]).toMatchObject({ lots: 1, sealed: resTotal });
      expect(kept.rows[0]?.events).toBeGreaterThanOrEqual(3);
      const page = await app.attempt('qr.get', {
        params: { type: 'identeco', publicId: res[0]?.qr_link?.split('/').at(-1) ?? '' },
      });
      expect(page.status).toBe(200);
      const quota = await app.call(
        'billing.quota',
        { query: { companyId: sandbox.companyId, type: `asset:${String(assetType)}` } },
        token,
      );
      expect(quota).toMatchObject({ remainingQuota: sandboxAssets - resTotal });
      expect(await app.call('fields.validate', { params: { boxId } }, token)).toMatchObject({
        error_stack: [],
      });
    },
  );

  it.each(['2027-01-01', '2027-07-02', '2028-02-29', '2029-12-31', '2031-03-15'])(
    'can be opened on %s too, of every chain',
    async (day) => {
      const app = open();
      app.time.now = new Date(`${day}T02:30:00Z`);
      for (const { id } of chains) expect((await signUp(app, { chain: id })).status).toBe(200);
    },
  );

  it('begins what happened to it with its opening', async () => {
    const app = open();
    const { token } = await enter(app, await signUp(app));
    expect(await app.call('users.securityEvents', {}, token)).toMatchObject({
      rows: [{ kind: 'signedIn' }, { kind: 'sandboxOpened' }],
    });
  });

  it('says its password once, and keeps it nowhere', async () => {
    const app = open();
    const { email, password } = await enter(app, await signUp(app));
    expect(password).toMatch(/^(?:[a-z]{2}[2-9]{2}-){2}[a-z]{2}[2-9]{2}$/);
    expect(email).toMatch(/^prueba-[a-z0-9]{10}@prueba\.example$/);
    for (const table of ['app_user', 'throttle', 'graphile_worker._private_jobs']) {
      const found = await app.pool.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ''), '') as all from ${table} t`,
      );
      expect(found.rows[0]?.all).not.toContain(password);
    }
  });

  it('takes an e-mail that is free; anyone who signs up with it later has it', async () => {
    const app = open();
    const email = 'ana.curiosa@campo.example';
    const sandbox = await enter(app, await signUp(app, { email: ` ${email.toUpperCase()} ` }));
    expect(sandbox.email).toBe(email.toUpperCase());
    expect(errorOf(await signUp(app, { email }))).toBe('userExist');
    const person = { email, password: 'gauch0 matero', firstname: 'Ana', lastname: 'Paz', terms: true };
    expect(await app.statusOf('users.signUp', { body: person })).toBe(200);
    const old = { email, password: sandbox.password };
    expect(await app.statusOf('users.signIn', { body: old })).toBe(401);
    expect(await app.statusOf('users.getInfo', {}, sandbox)).toBe(200);
    expect(errorOf(await signUp(app, { email }))).toBe('userExist');
    for (const body of [
      { email: 'x' },
      { email: ['a@b.co'] },
      { chain: 99 },
      { chain: '11' },
      { language: 'fr' },
    ])
      expect((await signUp(app, body)).status).toBe(400);
  });

  it('sends no mail, neither to itself nor to anybody else', async () => {
    const app = open();
    const sandbox = await enter(app, await signUp(app, { email: 'eva.curiosa@campo.example' }));
    await runMails(app);
    const before = app.mails.length;
    await app.attempt('users.sendMailResetPassword', { body: { email: sandbox.email } });
    const { token, boxId, companyId } = sandbox;
    const email = 'somebody@campo.example';
    const invite = { email, box_id: boxId, permission_template_id: 'viewer' };
    expect(errorOf(await app.attempt('invitations.createBox', { body: invite }, token))).toBe('sandboxOnly');
    const toCompany = { email, company_id: companyId, permission_template_id: 'companyExpert' };
    expect(errorOf(await app.attempt('invitations.createCompany', { body: toCompany }, token))).toBe(
      'sandboxOnly',
    );
    const persons = [{ name: 'Ana', lastname: 'Paz', email }];
    const save = { action: 'update', objectType: 'company', pk: companyId } as const;
    const values = { authorized_persons: persons };
    expect(await app.call('objects.add', { body: { ...save, values } }, token)).toMatchObject({
      values: { authorized_persons: persons },
    });
    await runMails(app);
    expect(app.mails).toHaveLength(before);
  });

  it('leaves an invitation as it is, and tries its chain', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = 'lia.invitada@campo.example';
    const body = { email, box_id: owner.boxId, permission_template_id: 'viewer' };
    await app.attempt('invitations.createBox', { body }, owner);
    await runMails(app);
    const hash = /register\/(\S+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    expect(errorOf(await signUp(app, { hash: 'x' }))).toBe('invitationNotValid');
    const answer = await signUp(app, { hash, email });
    expect(answer.body).toMatchObject({ chain: 11 });
    const sandbox = await enter(app, answer);
    const accepted = await app.attempt('invitations.accept', { params: { hash } }, sandbox);
    expect(errorOf(accepted)).toBe('invitationOfOther');
    expect(await app.call('invitations.get', { params: { hash } })).toMatchObject({ hasAccount: false });
    const person = { email, password: 'gauch0 matero', firstname: 'Lía', lastname: 'Paz', terms: true, hash };
    expect(await app.statusOf('users.signUp', { body: person })).toBe(200);
  });
});

describe('what is done in a sandbox', () => {
  it('goes to nobody, and nothing comes in: there, others are not to be found', async () => {
    const app = open();
    const sandbox = await enter(app, await signUp(app));
    const real = await buildMember(app, 'owner');
    const [own] = (
      await app.pool.query<{ alias: string }>('select alias from box where id = $1', [sandbox.boxId])
    ).rows;
    const [other] = (
      await app.pool.query<{ alias: string }>('select alias from box where id = $1', [real.boxId])
    ).rows;
    const { res } = await listIn(app, sandbox);
    const ids = res.slice(0, 2).map(({ id }) => id);
    const find = (token: string, from: number, alias: string) =>
      app.attempt(
        'boxes.checkAlias',
        { params: { alias, boxId: from, assetId: 33, eventType: 1000 }, body: { assetsList: ids } },
        token,
      );
    const transfer = (
      token: string,
      boxSource: number,
      boxTarget: number,
      rows: readonly number[],
      key: string,
    ) =>
      app.attempt(
        'transfers.add',
        buildTransfer({ boxId: boxSource }, { boxId: boxTarget }, rows, {
          values: { transfer_type: 'PRO', dte_motive: 'INV', dte: '0404571877' },
          submitKey: key,
        }),
        token,
      );
    const refused = async (answer: Promise<Answer>) => JSON.stringify((await answer).body);
    expect(await refused(find(sandbox.token, sandbox.boxId, other?.alias ?? ''))).toContain('msgNoFacility');
    expect(await refused(find(real.token, real.boxId, own?.alias ?? ''))).toContain('msgNoFacility');
    expect(await refused(transfer(sandbox.token, sandbox.boxId, real.boxId, ids, 'sandbox-out-1'))).toContain(
      'msgNoFacility',
    );
    expect(await refused(transfer(real.token, real.boxId, sandbox.boxId, ids, 'sandbox-in-01'))).toContain(
      'msgNoFacility',
    );
    const second = await buildBox(app, sandbox.companyId, 7);
    expect((await transfer(sandbox.token, sandbox.boxId, second, ids, 'sandbox-own-1')).status).toBe(200);
  });

  it('takes no identifier away: another may have the same, within one sandbox nobody', async () => {
    const app = open();
    const [one, other] = [await enter(app, await signUp(app)), await enter(app, await signUp(app))];
    const values = buildAnimal({ visual_tag: 'KD482Z9990' });
    const real = await buildMember(app, 'owner');
    const add = ({ token, boxId }: { readonly token: string; readonly boxId: number }) =>
      app.attempt('objects.add', buildAdd({ boxId }, values), token);
    for (const who of [one, other, real]) expect((await add(who)).status).toBe(200);
    for (const who of [one, real]) expect((await add(who)).status).toBe(400);
  });

  it('stays within one company and 200 assets of a type', async () => {
    const app = open();
    const { token } = await enter(app, await signUp(app));
    const values = {
      company_name: 'Otra',
      suplychain: '11',
      rol: 'Productor',
      l1: 'AR',
      tax_id_ar: '30-70915328-1',
    };
    const body = { action: 'add', objectType: 'company', values } as const;
    const answer = await app.attempt('objects.add', { body }, token);
    expect(errorOf(answer)).toBe('quotaExceeded');
    const found = await app.pool.query(
      'select max from quota where kind = $1 and company_id >= 900000000000000',
      ['asset:33'],
    );
    expect(found.rows.every(({ max }) => Number(max) === sandboxAssets)).toBe(true);
  });

  it('goes after thirty days, with all that is in it, and nothing of anybody else', async () => {
    const app = open();
    const sandbox = await enter(app, await signUp(app));
    const real = await buildMember(app, 'owner');
    const tables = await app.pool.query<{ name: string }>(
      `select distinct c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname = 'public'`,
    );
    const count = async () => {
      const counts = new Map<string, number>();
      for (const { name } of tables.rows) {
        const found = await app.pool.query<{ count: number }>(`select count(*)::int as count from ${name}`);
        counts.set(name, found.rows[0]?.count ?? 0);
      }
      return counts;
    };
    app.time.now = new Date(start.getTime() - 10 * 24 * 3600_000);
    const before = await count();
    const young = await enter(app, await signUp(app));
    const between = await count();
    app.time.now = new Date(start.getTime() + 31 * 24 * 3600_000 - 10 * 24 * 3600_000);
    expect(between.get('asset')).toBeGreaterThan(before.get('asset') ?? 0);
    await sweepSandboxes(app.deps);
    const after = await count();
    const changed = [...after].filter(([name, rows]) => rows !== before.get(name));
    expect(changed.filter(([name]) => !['throttle', 'session'].includes(name))).toEqual([]);
    const left = await app.pool.query('select id from app_user where id = any($1::bigint[])', [
      [young.userId, sandbox.userId],
    ]);
    expect(left.rows).toEqual([{ id: sandbox.userId }]);
    expect((await app.pool.query('select from company where id = $1', [real.companyId])).rows).toHaveLength(
      1,
    );
  });
});

describe('opening sandboxes', () => {
  const strict = useTestApp({ limits: { ...testConfig.limits, sandboxes: 3 } });

  it('is bounded for an address, of twenty at once too', async () => {
    const app = strict();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(app)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(errorOf))).toEqual(new Set(['tooManyRequests']));
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const spoofed = await app.refusal('users.signUpSandbox', {
      body: {},
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(spoofed.status).toBe(429);
    const statuses: number[] = [];
    for (const remoteAddress of ['1', '2', '3', '4'].map((end) => `2001:db8::${end}`)) {
      const url = '/api/users/signUp/sandbox';
      statuses.push((await app.app.inject({ method: 'POST', url, remoteAddress, body: {} })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const opened = await app.pool.query('select from app_user where sandbox');
    expect(opened.rows).toHaveLength(6);
    app.time.now = new Date(app.time.now.getTime() + 3601_000);
    expect((await signUp(app)).status).toBe(200);
  });

  it('lets nobody out or in: no role is given or offered from it or to it', async () => {
    const app = open();
    const [sandbox, other] = [await enter(app, await signUp(app)), await enter(app, await signUp(app))];
    const outside = await buildMember(app, 'owner');
    const { boxId: box, companyId: company } = sandbox;
    const before = await leftOf(app);
    const post = (token: string, path: string, body: object) => app.ask('POST', path, { token, body });
    for (const user of [outside.userId, other.userId]) {
      const [ofBox, ofCompany] = [
        await post(sandbox.token, '/users/delegations/asign', { user, rol: 'viewer', box }),
        await post(sandbox.token, '/users/delegations/company/asign', {
          user,
          rol: 'companyExpert',
          company,
        }),
      ];
      expect([ofBox, ofCompany].map((each) => [each.status, errorOf(each)])).toEqual([
        [403, 'sandboxOnly'],
        [403, 'sandboxOnly'],
      ]);
    }
    const offer = { email: 'fuera@campo.example' };
    for (const [path, body] of [
      ['/invitations/create/box', { ...offer, box_id: box, permission_template_id: 'viewer' }],
      [
        '/invitations/create/company',
        { ...offer, company_id: company, permission_template_id: 'companyExpert' },
      ],
    ] as const)
      expect(errorOf(await post(sandbox.token, path, body))).toBe('sandboxOnly');
    // Anyone who is outside gives nothing to somebody in it, nor anything of it to anybody.
    const into = { user: sandbox.userId, rol: 'viewer', box: outside.boxId };
    expect(errorOf(await post(outside.token, '/users/delegations/asign', into))).toBe('userNotValid');
    const foreign = { user: other.userId, rol: 'viewer', box };
    expect((await post(outside.token, '/users/delegations/asign', foreign)).status).toBe(404);
    expect(await leftOf(app)).toEqual(before);
  });
});

/** How many roles, invitations, mails and changes of rights there are. */
async function leftOf({ pool }: TestApp) {
  const tables = ['relation', 'invitation', 'mail', 'rights_change'];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  return (await pool.query<Record<string, number>>(`select ${counts.join(', ')}`)).rows[0];
}
