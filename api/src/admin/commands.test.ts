import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { plans } from '@huella/domain/rules/plans';
import { operate, urlOfDatabase, useFolders } from '../../test/admin';
import { useTestApp } from '../../test/app';
import {
  buildAssets,
  buildBox,
  buildColleague,
  buildMember,
  buildToken,
  buildUser,
  password,
} from '../../test/build';
import { buildEvent } from '../../test/build-input';
import { openTestLog } from '../../test/test-log';
import { openFaults } from '../db/faults';
import { registrySample } from '../outside/registry/registry-sample';
import { tableRegistry } from '../outside/registry/registry.store';

const open = useTestApp();
const makeFolder = useFolders();
let env: Readonly<Record<string, string>>;
const admin = (...given: readonly string[]) => operate(env, ...given);

beforeAll(async () => {
  const { rows } = await open().pool.query<{ name: string }>('select current_database() as name');
  env = { DATABASE_URL: urlOfDatabase(rows[0]?.name ?? ''), DATA_DIR: makeFolder() };
});

describe('the command line', () => {
  it('helps', async () => {
    const all = await admin('help');
    expect(all.code).toBe(0);
    for (const name of ['user disable <e-mail>', 'ledger check', 'registry import <spreadsheet>'])
      expect(all.out).toContain(`npm run admin -- ${name}`);
    const one = await admin('help', 'quotas', 'set');
    expect(one).toMatchObject({ code: 0, out: expect.stringContaining('asset:<type>') });
    expect((await admin('quotas', 'set', '--help')).out).toBe(one.out);
  });

  it.each([
    [[], /command line of the platform operator/],
    [['fly'], /no command "fly"/],
    [['user', 'fly'], /no command "user fly"/],
    [['help', 'fly'], /no command "fly"/],
    [['user', 'show'], /<e-mail> is missing/],
    [['user', 'show', 'a', 'b'], /"b" is one word too many/],
    [['user', 'show', 'a', '--fast'], /--fast/],
    [['ledger', 'check', '--asset'], /--asset/],
    [['ledger', 'check'], /--asset <id>, or --all/],
    [['ledger', 'check', '--all', '--asset', '1'], /--asset <id>, or --all/],
    [['ledger', 'check', '--asset', '1e3'], /no number of an asset/],
    [['tiers', 'set', '1', 'gold'], /"gold" is no tier/],
    [['tiers', 'show', 'x'], /no number of a company/],
    [['quotas', 'set', '1', 'cows', '5'], /no quota type/],
    [['quotas', 'set', '1', 'box', '5GB'], /no whole number/],
    [['quotas', 'set', '1', 'disk', '-1'], /--? ?'?-1|Unknown option/],
    [['plans', 'give', '1', 'gold'], /"gold" is no plan/],
    [['tenants', 'set', 'A_3'], /no label of a host name/],
  ])('refuses what is asked wrongly: %j', async (given, says) => {
    const answer = await admin(...given);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.complaint).toMatch(says);
  });

  it('refuses settings that cannot be used, and places where nothing is', async () => {
    expect(await operate({ ...env, DATABASE_URL: 'mysql://x' }, 'plans', 'list')).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^DATABASE_URL: /),
    });
    expect(await operate({ DATA_DIR: path.join(makeFolder(), 'none') }, 'tiers', 'show', '1')).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/There is no database in .*none/),
    });
    expect(await operate({ DATABASE_URL: urlOfDatabase('none_such') }, 'tiers', 'show', '1')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('none_such'),
    });
  });

  it('refuses a database of another release', async () => {
    const { pool } = open();
    await pool.query(`insert into migration values ('9999_later.sql', now())`);
    expect((await admin('tiers', 'show', '1')).complaint).toContain(
      'newer than this release: it has 9999_later',
    );
    await pool.query(`delete from migration where name like '9999%'`);
    const last = await pool.query<{ name: string }>(
      'delete from migration where name = (select max(name) from migration) returning name',
    );
    expect((await admin('tiers', 'show', '1')).complaint).toContain(`it lacks ${last.rows[0]?.name ?? ''}`);
    await pool.query('insert into migration values ($1, now())', [last.rows[0]?.name]);
  });
});

describe('user', () => {
  it('disable ends the sessions at once and keeps out, enable lets in again', async () => {
    const app = open();
    const email = 'Marta.Luna@huella.example';
    const id = await buildUser(app, email);
    const token = await buildToken(app, id);
    const signIn = () => app.attempt('users.signIn', { body: { email, password } });
    expect(await app.statusOf('users.getInfo', {}, token)).toBe(200);
    expect((await admin('user', 'show', email)).out).toMatch(/may sign in\n1 open session/);

    expect(await admin('user', 'disable', 'marta.luna@HUELLA.example')).toMatchObject({
      code: 0,
      out: `${email} is disabled; 1 session ended.`,
    });
    expect(await app.statusOf('users.getInfo', {}, token)).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await admin('user', 'disable', email)).out).toContain('disabled already');
    expect((await admin('user', 'show', email)).out).toMatch(/DISABLED since .*\n0 open sessions/);

    expect((await admin('user', 'enable', email)).out).toContain('may sign in again');
    expect((await admin('user', 'enable', email)).out).toContain('was not disabled');
    expect(await app.statusOf('users.getInfo', {}, token)).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('shows the rights, and nobody where nobody is', async () => {
    const app = open();
    const { companyId } = await buildMember(app, 'owner');
    const owner = await app.db
      .selectFrom('relation')
      .innerJoin('app_user', 'app_user.id', 'relation.user_id')
      .select('email')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect((await admin('user', 'show', owner.email)).out).toMatch(
      new RegExp(`owner of .* \\(company ${String(companyId)}\\)`),
    );
    for (const email of ['nobody@huella.example', 'platform@huella.invalid'])
      expect(await admin('user', 'enable', email)).toMatchObject({
        code: 1,
        complaint: `Nobody has an account with the e-mail ${email}.`,
      });
  });
});

describe('companies', () => {
  it('are found by their name, and their tiers set', async () => {
    const app = open();
    const { companyId } = await buildMember(app, 'owner');
    const id = String(companyId);
    const { name } = await app.db
      .selectFrom('company')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect((await admin('companies', 'find', name.toUpperCase())).out).toContain(`${id}  ${name}`);
    expect(await admin('companies', 'find', 'no such %')).toMatchObject({ code: 1 });
    expect((await admin('tiers', 'show', id)).out).toContain('tiers: plus, certified');
    expect((await admin('tiers', 'set', id, 'basic, plus,basic')).out).toContain('tiers: basic, plus');
    expect((await admin('tiers', 'show', id)).out).toContain('tiers: basic, plus');
    const written = await app.pool.query(
      "select done_by, before, after from rights_change where company_id = $1 and kind = 'tiersSet'",
      [companyId],
    );
    expect(written.rows).toEqual([
      { done_by: 'operator', before: ['plus', 'certified'], after: ['basic', 'plus'] },
    ]);
    expect(await admin('tiers', 'set', '999999', 'basic')).toMatchObject({
      code: 1,
      complaint: 'There is no company 999999.',
    });
  });

  it('are given a day of renewal, and it is taken away', async () => {
    const app = open();
    const { companyId } = await buildMember(app, 'owner');
    const id = String(companyId);
    const renewalAt = async () =>
      (
        await app.db
          .selectFrom('company')
          .select('renewal_at')
          .where('id', '=', companyId)
          .executeTakeFirstOrThrow()
      ).renewal_at;
    expect((await admin('renewal', 'set', id, '2027-03-31')).out).toContain('to be renewed by 2027-03-31');
    expect(await renewalAt()).toEqual(new Date('2027-03-31T00:00:00Z'));
    for (const day of ['2027-02-30', '31/03/2027', '2027-3-31', ''])
      expect(await admin('renewal', 'set', id, day)).toMatchObject({ code: 2 });
    expect((await admin('renewal', 'clear', id)).out).not.toContain('renewed');
    expect(await renewalAt()).toBeNull();
  });

  it('have quotas that are set and never go below what is used', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    await buildBox(app, member.companyId);
    await buildAssets(app, member, [{}, {}, {}]);
    const id = String(member.companyId);
    expect((await admin('quotas', 'show', id)).out).toMatch(
      /box \(establishments\): 2 of 1,000\n[^]*asset:33 \(.*\): 3 of 1,000,000/,
    );
    expect((await admin('quotas', 'set', id, 'asset:33', '3')).out).toContain(': 3 of 3');
    const quota = await app.call('billing.quota', { query: { companyId: id, type: 'asset:33' } }, member);
    expect(quota).toMatchObject({ canUse: false, remainingQuota: 0 });
    expect((await admin('quotas', 'set', id, 'disk', '500MB')).out).toContain('of 524,288,000');
    for (const [kind, max] of [
      ['asset:33', '2'],
      ['box', '1'],
    ] as const)
      expect(await admin('quotas', 'set', id, kind, max)).toMatchObject({
        code: 1,
        complaint: expect.stringContaining('more is in use already'),
      });
    expect((await admin('quotas', 'show', id)).out).toContain('of 1,000');
  });

  it('count seats as the product does, invitations included', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const id = String(member.companyId);
    const delegate = await buildColleague(app, { companyId: member.companyId }, 'companyDelegate');
    const body = {
      email: 'seat@campo.example',
      company_id: member.companyId,
      permission_template_id: 'companyExpert',
    };
    await app.call('invitations.createCompany', { body }, delegate.token);
    const taken = ': 2 of 100 (of these 1 open invitation)';
    expect((await admin('quotas', 'show', id)).out).toContain(taken);
    const companies = await app.call('companies.all', {}, member);
    const seats = companies
      .find((company) => company.id === member.companyId)
      ?.plan.find(({ type }) => type === 'companyDelegation');
    expect(seats).toMatchObject({ used: 2, max: 100, invited: 1 });
    expect(await admin('quotas', 'set', id, 'companyDelegation', '1')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('2 (of these 1 open invitation)'),
    });
    const quota = { query: { companyId: id, type: 'companyDelegation' } };
    expect(await app.call('billing.quota', quota, member)).toMatchObject({ remainingQuota: 98 });
    // Who is kept out offers nothing any more.
    const { rows } = await app.pool.query<{ email: string }>('select email from app_user where id = $1', [
      delegate.userId,
    ]);
    await admin('user', 'disable', rows[0]?.email ?? '');
    expect(await app.call('invitations.list', {}, member)).toEqual([]);
    expect((await admin('quotas', 'set', id, 'companyDelegation', '1')).out).toContain(': 1 of 1');
    expect(await app.call('billing.quota', quota, member)).toMatchObject({ remainingQuota: 0 });
  });

  it('are given a plan, whole or not at all', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const id = String(member.companyId);
    expect((await admin('plans', 'list')).out).toContain('small: company 1, box 5');
    const given = await admin('plans', 'give', id, 'small');
    expect(given.out).toContain(`: 0 of ${plans.small.assets.toLocaleString('en-GB')}`);
    expect(given.out).toContain(': 1 of 5');
    for (let more = 0; more < 5; more += 1) await buildBox(app, member.companyId);
    await admin('plans', 'give', id, 'generous');
    const refused = await admin('plans', 'give', id, 'small');
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('box (establishments): 6') });
    expect((await admin('quotas', 'show', id)).out).toMatch(/asset:33 .*: 0 of 1,000,000/);
  });
});

describe('tenants', () => {
  it('are listed, made, changed in what is given, and removed', async () => {
    expect((await admin('tenants', 'list')).out).toContain('a3: A3, green #8A5610');
    expect(await admin('tenants', 'set', 'campo')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('a new one needs --name'),
    });
    const made = await admin(
      'tenants',
      'set',
      'campo',
      '--name',
      'Campo Sur',
      '--green',
      '#1a2b3c',
      '--chains',
      '11,12',
    );
    expect(made).toMatchObject({
      code: 0,
      out: 'campo: Campo Sur, green #1A2B3C, blue #3969E8, logo none, chains 11, 12',
    });
    const changed = await admin('tenants', 'set', 'campo', '--logo', '/logos/a3.svg', '--chains', 'all');
    expect(changed.out).toBe('campo: Campo Sur, green #1A2B3C, blue #3969E8, logo /logos/a3.svg, chains all');
    expect((await admin('tenants', 'remove', 'campo')).out).toBe('The tenant campo is removed.');
    expect(await admin('tenants', 'remove', 'campo')).toMatchObject({ code: 1 });
    expect(await admin('tenants', 'remove', 'app')).toMatchObject({ code: 1 });
    expect((await admin('tenants', 'list')).out).not.toContain('campo');
  });

  it.each([
    ['--green', 'red'],
    ['--blue', '#12345'],
    ['--logo', 'https://elsewhere.example/x.svg'],
    ['--logo', '//elsewhere.example'],
    ['--chains', '11,999'],
    ['--chains', ''],
    ['--name', ' '],
    ['--name', 'x'.repeat(41)],
  ])('refuse %s %s', async (option, text) => {
    const answer = await admin('tenants', 'set', 'a3', option, text);
    expect(answer).toMatchObject({ code: 2, complaint: expect.stringContaining(`${option} cannot be`) });
  });
});

describe('ledger check', () => {
  const damage = async (assetId: number, sql: string) => {
    const { pool } = open();
    await pool.query(sql, [assetId]);
  };

  it('holds for what the product wrote, of one asset and of all', async () => {
    const app = open();
    const member = await buildMember(app, 'owner');
    const [one = 0] = await buildAssets(app, member, [{}, {}]);
    expect(await admin('ledger', 'check', '--asset', String(one))).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The ledger holds: 1 asset, 1 link, /),
    });
    expect((await admin('ledger', 'check', '--all')).out).toMatch(/^The ledger holds: \d+ assets, \d+ links/);
    expect(await admin('ledger', 'check', '--asset', '99999999')).toMatchObject({
      code: 1,
      complaint: 'There is no asset 99999999.',
    });
  });

  it('counts the faults of the server', async () => {
    expect(await admin('faults')).toMatchObject({ code: 0, out: 'No fault in 30 days.' });
    const { deps } = open();
    const faults = openFaults({ ...deps, log: openTestLog(() => undefined).log });
    faults.record('call', new Error('x'), 'call failed', { reference: '7F3A-91C2-0E4B' });
    faults.record('call', new Error('x'), 'call failed', { reference: '0000-0000-0001' });
    await faults.flush();
    faults.record('sweep', new Error('x'), 'a step failed');
    await faults.flush();
    expect((await admin('faults')).out.split('\n')).toEqual([
      '2026-11-20  call    2 faults, the last at 2026-11-20T15:00:00Z, reference 0000-0000-0001',
      '2026-11-20  sweep   1 fault, the last at 2026-11-20T15:00:00Z',
    ]);
  });

  /** An asset with three events: it was loaded, weighed, and edited. */
  const buildHistory = async () => {
    const member = await buildMember(open(), 'owner');
    const [id = 0] = await buildAssets(open(), member, [{ sex: 'H', paddock: 'Norte' }]);
    for (const [eventType, common] of [
      [1, { weight: 420, weighing_type: 'PER' }],
      [108, { paddock: 'Sur' }],
    ] as const) {
      expect(
        await open().call('objects.addMassive', buildEvent(member, eventType, { pks: [id], common }), member),
      ).toMatchObject({ state: 'completed' });
    }
    const found = await open().pool.query<{ id: number }>(
      'select event_id as id from event_asset where asset_id = $1 order by sequence',
      [id],
    );
    return { id, events: found.rows.map((row) => row.id) };
  };

  const second = `select event_id from event_asset where asset_id = $1 and sequence = 2`;
  it.each([
    [
      'a changed hash',
      `update event_asset set hash = sha256('x') where asset_id = $1 and sequence = 2`,
      'link 2, event {2}: its hash is not that',
    ],
    [
      'another link before it',
      `update event_asset set previous_hash = sha256('x') where asset_id = $1 and sequence = 2`,
      'link 2, event {2}: it does not follow',
    ],
    [
      'changed facts',
      `update event_asset set changes = replace(changes, '420', '520') where asset_id = $1 and sequence = 2`,
      'link 2, event {2}: what the event changed is not what was written',
    ],
    [
      'a changed payload',
      `update event set payload = replace(payload, 'PER', 'EST') where id = (${second})`,
      'link 2, event {2}: the fields of the event are not what was written',
    ],
    [
      'a payload with a digest of its own',
      `update event set payload = '{}', salt = '', digest = sha256('{}') where id = (${second})`,
      'link 2, event {2}: the header of the event does not name its fields',
    ],
    [
      'a changed header',
      `update event set header = replace(header, 'inspecting', 'destroying') where id = (${second})`,
      'link 2, event {2}: its hash is not that',
    ],
    [
      'another time beside the header',
      `update event set event_time = event_time - interval '1 day' where id = (${second})`,
      'link 2, event {2}: the row of the event does not say what its header does',
    ],
    [
      'a missing link',
      'delete from event_asset where asset_id = $1 and sequence = 2',
      'link 2, event {3}: the link is missing',
    ],
    [
      'a gap',
      'update event_asset set sequence = sequence + 4 where asset_id = $1 and sequence > 1',
      'link 2, event {2}: the link is missing',
    ],
    [
      'a link before the first',
      'update event_asset set sequence = 0 where asset_id = $1 and sequence = 1',
      'link 1, event {1}: it is out of its order',
    ],
    [
      'a removed end',
      'delete from event_asset where asset_id = $1 and sequence = 3',
      'link 3: the chain does not end where the asset says',
    ],
    [
      'another end',
      'update asset set chain_hash = null where id = $1',
      'link 4: the chain does not end where the asset says',
    ],
  ])('names the first broken link: %s', async (_what, sql, says) => {
    const { id, events } = await buildHistory();
    await damage(id, sql);
    const answer = await admin('ledger', 'check', '--all');
    expect(answer).toMatchObject({ code: 1, complaint: expect.stringContaining('The ledger is BROKEN') });
    const expected = says.replace(/\{(\d)\}/, (_mark, at: string) => String(events[Number(at) - 1]));
    expect(answer.out).toContain(`asset ${String(id)}: broken at ${expected}`);
    expect(await admin('ledger', 'check', '--asset', String(id))).toMatchObject({ code: 1 });
  });

  it.each([
    [
      'attributes',
      `update asset set attributes = attributes || '{"weight": 500, "breed": "AA"}' where id = $1`,
      'breed, weight',
    ],
    [
      'an establishment',
      `with other as (insert into box (company_id, name, alias, alias_key, subtype, city, region, timezone, created_at)
         select company_id, 'Otro', 'otro-' || id, 'otro-' || id, subtype, city, region, timezone, created_at
         from box where id = (select box_id from asset where id = $1) returning id)
       update asset set box_id = (select id from other) where id = $1`,
      'it belongs in establishment',
    ],
    ['a number of events', 'update asset set sequence = 9 where id = $1', 'it has 3 events'],
  ])('names what the row says and the events do not: %s', async (_what, sql, says) => {
    const { id } = await buildHistory();
    expect(await admin('ledger', 'check', '--asset', String(id))).toMatchObject({ code: 0 });
    await damage(id, sql);
    const answer = await admin('ledger', 'check', '--asset', String(id));
    expect(answer).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('1 row not what the events'),
    });
    expect(answer.out).toContain(`asset ${String(id)}: its row is not what its events add up to: `);
    expect(answer.out).toContain(says);
  });
});

describe('registry import', () => {
  const file = (text: string, name = 'registry.csv') => {
    const place = path.join(makeFolder(), name);
    writeFileSync(place, text);
    return place;
  };
  const header = 'Categoría;Raza;Sexo;Nombre;HBA;Criador;RP;Caravana;COR;Fecha de nacimiento;Padre;Madre';
  const lines = [...registrySample]
    .reverse() // young before their parents
    .map((a) =>
      [a.category, a.breed, a.sex, a.name, a.hba, a.cc, a.rp, a.tag, a.cor, a.birthDate, a.sireHba, a.damHba]
        .map((cell) => cell ?? '')
        .join(';'),
    );
  const whole = [header, ...lines].join('\n');

  it('loads a list in any order, and the same again changes nothing', async () => {
    const first = await admin('registry', 'import', file(whole));
    const many = String(registrySample.length);
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${many} animals added, 0 changed`),
    });
    expect(first.out).toContain('0 parents not in the registry');
    expect((await admin('registry', 'import', file(whole))).out).toContain(
      `0 animals added, 0 changed, ${many} unchanged, 0 left out`,
    );
    const young = registrySample.findLast(({ breed }) => breed === 'AA');
    const found = await tableRegistry(open().db).search({
      ...{ mode: 'hba', category: 'PP', breed: 'AA' },
      hba: young?.hba ?? '',
    });
    expect(found).toHaveLength(1);
    expect([...(found[0]?.animals.keys() ?? [])]).toEqual(['', 's', 'd', 'ss', 'sd', 'ds', 'dd']);
  });

  it('brings known animals up to date and keeps the parents that it knows', async () => {
    const young = registrySample.findLast(({ breed }) => breed === 'H');
    if (young === undefined) throw new Error('the sample has Hereford');
    const row = `PP;H;${young.sex};Nuevo nombre;${young.hba};${young.cc};${young.rp};;;1/2/2024;NOSUCH1;`;
    const answer = await admin('registry', 'import', file([header, row].join('\n')));
    expect(answer.out).toContain('0 animals added, 1 changed, 0 unchanged, 0 left out; 1 parent not in');
    const kept = await open()
      .db.selectFrom('registry_animal')
      .select(['name', 'birth_date', 'sire_id', 'dam_id'])
      .where('hba', '=', young.hba)
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ name: 'Nuevo nombre', birth_date: '2024-02-01' });
    expect(kept.sire_id).not.toBeNull();
    expect(kept.dam_id).not.toBeNull();
  });

  const sound = 'PP;AA;H;Vaca;Z1;;;;;;;';
  const faulty = [
    ['PP;AA;H;;Z2;;;;;;;', 'row 3: name is empty'],
    ['PP;AA;?;Vaca;Z2;;;;;;;', 'row 3: sex is neither'],
    ['PP;AA;H;Vaca;Z2;;;;;31/02/2020;;', 'row 3: birth date is no day: 31/02/2020'],
    ['PP;AA;H;Vaca;;C1;;;;;;', 'row 3: it has neither'],
    ['PP;AA;H;Otra;z-1;;;;;;;', 'row 3: the same animal is in row 2'],
    [`PP;AA;H;${'x'.repeat(201)};Z2;;;;;;;`, 'row 3: name is longer'],
  ] as const;

  it.each(faulty)('names a row at fault and loads nothing: %s', async (row, says) => {
    const answer = await admin('registry', 'import', file([header, sound, row].join('\n')));
    expect(answer).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('Nothing was loaded: 1 row is'),
    });
    expect(answer.out).toContain(says);
    const found = await open()
      .db.selectFrom('registry_animal')
      .select('id')
      .where('hba', '=', 'Z1')
      .execute();
    expect(found).toEqual([]);
  });

  it('loads the others when it is asked to', async () => {
    const text = [header, sound, ...faulty.map(([row]) => row)].join('\n');
    expect(await admin('registry', 'import', file(text), '--leave-out')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 animal added, 0 changed, 0 unchanged, 6 left out'),
    });
  });

  it.each([
    ['no spreadsheet', () => file('%PDF-1.7\n', 'x.pdf'), /it is no spreadsheet/],
    ['nothing', () => file('', 'x.csv'), /there is nothing in it/],
    ['other columns', () => file('a;b\n1;2\n'), /names no column for category, breed, sex, name, hba/],
    ['no file', () => path.join(makeFolder(), 'none.csv'), /cannot be read/],
  ])('refuses %s', async (_what, place, says) => {
    const answer = await admin('registry', 'import', place());
    expect(answer.code).toBe(1);
    expect(answer.complaint).toMatch(says);
  });
});

describe('who owns companies', () => {
  const ownersOf = async (companyId: number) => {
    const found = await open().pool.query<{ user_id: string }>(
      "select user_id from relation where company_id = $1 and template = 'owner'",
      [companyId],
    );
    return found.rows.map(({ user_id: userId }) => Number(userId));
  };

  it('is changed by the operator, without an offer and with room', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = 'heredera@campo.example';
    const heir = await buildUser(app, email);
    const company = String(owner.companyId);
    const done = await admin('companies', 'hand-over', company, email);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`${email} owns`) });
    expect(await ownersOf(owner.companyId)).toEqual([heir]);
    expect(await app.statusOf('rights.ofCompany', { params: { companyId: owner.companyId } }, owner)).toBe(
      404,
    );
    const log = await app.pool.query(
      'select kind, done_by from rights_change where company_id = $1 order by id desc limit 1',
      [owner.companyId],
    );
    expect(log.rows).toEqual([{ kind: 'companyHandedOver', done_by: 'operator' }]);
    const mails = await app.pool.query('select kind from mail where company_id = $1 order by kind', [
      owner.companyId,
    ]);
    expect(mails.rows).toEqual([{ kind: 'companyPassed' }, { kind: 'companyReceived' }]);
    expect(await admin('companies', 'hand-over', company, email)).toMatchObject({ code: 1 });
    expect((await admin('companies', 'hand-over', company, 'nobody@campo.example')).code).toBe(1);
  });

  it('is closed and opened again', async () => {
    const owner = await buildMember(open(), 'owner');
    const company = String(owner.companyId);
    expect((await admin('companies', 'reopen', company)).complaint).toContain('is not closed');
    expect(await admin('companies', 'close', company, '--dark')).toMatchObject({ code: 0 });
    expect((await admin('companies', 'close', company)).complaint).toContain('is closed since');
    expect((await admin('tiers', 'show', company)).out).toContain('closed since');
    const params = { companyId: owner.companyId };
    const offer = { params, body: { email: 'x@campo.example', password } };
    expect(await open().statusOf('ownership.offer', offer, owner)).toBe(409);
    expect(await admin('companies', 'reopen', company)).toMatchObject({ code: 0 });
    expect(await open().statusOf('ownership.offer', offer, owner)).toBe(200);
  });

  it('has experts whose role only the operator ends for them', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const email = 'experto@campo.example';
    const user = await buildUser(app, email);
    const body = { user, rol: 'companyExpert', company: owner.companyId };
    expect(await app.statusOf('delegations.giveOverCompany', { body }, owner)).toBe(200);
    expect(await app.statusOf('delegations.takeOverCompany', { body }, owner)).toBe(403);
    const company = String(owner.companyId);
    expect(await admin('experts', 'end', company, email)).toMatchObject({ code: 0 });
    expect((await admin('experts', 'end', company, email)).complaint).toContain('is no expert');
    const log = await app.pool.query(
      'select kind, done_by, user_id::int from rights_change where company_id = $1 order by id desc limit 1',
      [owner.companyId],
    );
    expect(log.rows).toEqual([{ kind: 'taken', done_by: 'operator', user_id: user }]);
  });
});
