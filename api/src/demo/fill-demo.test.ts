import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { findState } from '@huella/domain/engine/status/asset-state';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import type { Values } from '@huella/domain/model/value';
import { readEpcis } from '../../test/read-epcis';
import { useTestApp, type TestApp } from '../../test/app';
import { dump } from '../../test/dump-demo';
import { findInvariantFaults } from '../../test/invariants';
import { runQueue } from '../../test/run-queue';
import { overPrepared } from '../db/prepared';
import { oracleTasks } from '../features/oracles/oracle-tasks';
import { demoUser, hasDemoUser, isEmpty } from './demo-user';
import { fillDemo } from './fill-demo';

const first = useTestApp();
const second = useTestApp();

/** A first start some weeks after the days that the demo describes, in another year: half an hour after its last one. */
const start = '2027-02-20T03:30:00Z';

/** As when the process dies half-way: its connection ends, and the database undoes what was not committed. */
async function fillAndDie({ pool, deps, filesFolder }: TestApp): Promise<void> {
  const filling = fillDemo(overPrepared(pool), { ...deps.config, dataDir: filesFolder }, deps.clock()).then(
    () => 'filled',
    () => 'died',
  );
  await vi.waitFor(
    async () => {
      // The counter of ids is what others see of an open transaction.
      const counter = await pool.query<{ last_value: number }>('select last_value from asset_id_seq');
      expect(counter.rows[0]?.last_value).toBeGreaterThan(40);
    },
    { timeout: 120_000, interval: 20 },
  );
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
  expect(await filling).toBe('died');
}

async function signIn({ ask }: TestApp, email: string): Promise<string> {
  const answer = await ask('POST', '/users/signIn', { body: { email, password: demoUser.password } });
  return (answer.body as { token: string }).token;
}

async function list({ ask }: TestApp, token: string, box: number, size = 20) {
  const path = `/objects/get/all/33/asset/33/${box}/0/0/0/${size}/visual_tag/asc`;
  const answer = await ask('POST', path, { token, body: {} });
  const body = answer.body as { res: { visual_tag: string }[]; resTotal: number };
  return { status: answer.status, ...body };
}

/**
 * States that no asset comes to by what the catalogue offers: a herd has no slaughter, what is used up in making
 * something is retired as used at once, and the condition of a tree is never blank.
 */
const outOfReach: Readonly<Record<number, readonly string[]>> = {
  5: ['slaughtered'],
  12: ['standing'],
  35: ['used'],
  36: ['used'],
};

/** Where the files of a type of asset are its picture, and where it has papers alone. */
const withPhotos = [11, 12, 30, 32, 33, 34, 35, 36, 37, 38];
const withPapers = [5, 10, 31, 32, 33, 34, 35, 36, 37, 38];

const rows = async <Row extends object>(query: string): Promise<readonly Row[]> =>
  (await first().pool.query<Row>(query)).rows;

describe('the demo data', () => {
  beforeAll(async () => {
    await fillAndDie(first());
    expect(await isEmpty(first().db)).toBe(true);
    for (const { time } of [first(), second()]) time.now = new Date(start);
    // Both at once: mostly each waits for its database, and neither may look at what the other does.
    // Each keeps its files in a folder of its own, as servers with databases of their own do.
    const fill = ({ pool, deps, time, filesFolder }: TestApp) =>
      fillDemo(overPrepared(pool), { ...deps.config, dataDir: filesFolder }, time.now);
    await Promise.all([first(), second()].map(fill));
  }, 400_000);

  it('is the same in two databases, also after an attempt that was cut short', async () => {
    const held = await dump(first());
    expect(held['keys']?.length).toBeGreaterThan(1200);
    expect(await dump(second())).toEqual(held);
  });

  it('begins with the 606 animals of the herds, whatever comes after', async () => {
    const counted = await first().pool.query(
      'select asset_type, min(id)::int as first, max(id)::int as last from asset group by 1 order by 2 limit 2',
    );
    expect(counted.rows).toEqual([
      { asset_type: cowAr.id, first: 1, last: 606 },
      expect.objectContaining({ first: 607 }),
    ]);
  });

  it('leaves no run behind that is still to be worked on', async () => {
    const runs = await first().pool.query("select id from run where state <> 'completed'");
    expect(runs.rows).toEqual([]);
  });

  it('holds together', async () => {
    expect(await findInvariantFaults(first().pool)).toEqual([]);
  });

  it('is not filled in twice', async () => {
    const before = await dump(first());
    expect(await isEmpty(first().db)).toBe(false);
    await fillDemo(first().db, first().deps.config, first().time.now);
    expect(await dump(first())).toEqual(before);
  });

  it('leaves nobody signed in', async () => {
    const alive = await first().pool.query(
      'select 1 from session where ended_at is null and expires_at > $1',
      [first().time.now],
    );
    expect(alive.rowCount).toBe(0);
  });

  it('can be written as EPCIS, one event of each kind', async () => {
    const { rows } = await first().pool.query<{ id: number }>(
      `select distinct on (e.asset_type, e.event_type) e.id
       from event e join box b on b.id = e.box_id
       join relation r on r.company_id = b.company_id join app_user u on u.id = r.user_id
       where u.email = $1 order by e.asset_type, e.event_type, e.id`,
      [demoUser.email],
    );
    expect(rows.length).toBeGreaterThan(50);
    const token = await signIn(first(), demoUser.email);
    for (const { id } of rows) {
      const document = await first().call('events.epcis', { params: { eventId: id } }, token);
      expect([id, readEpcis(document).length > 0]).toEqual([id, true]);
    }
  });

  it('shows the demo user 498 animals where she left off, some held back and some gone', async () => {
    expect(await hasDemoUser(first().db)).toBe(true);
    const token = await signIn(first(), demoUser.email);
    expect(await first().call('users.getInfo', {}, token)).toMatchObject({
      firstname: 'María Belén',
      userPreferences: { topBar: { company: { id: 1 }, establishment: { id: 1 } } },
    });
    const animals = await list(first(), token, 1);
    expect(animals).toMatchObject({ status: 200, resTotal: 498 });
    expect(animals.res).toHaveLength(20);
    const [apart] = await rows(
      `select count(*) filter (where paused_message is not null)::int as held,
         count(*) filter (where deleted_at is not null)::int as gone from asset where box_id = 1`,
    );
    expect(apart).toEqual({ held: 3, gone: 2 });
  });

  it('shows the demo user assets of every type, in a chain that has it', async () => {
    const token = await signIn(first(), demoUser.email);
    const { companies, establishments } = await first().call('topBar.all', {}, token);
    for (const chain of chains) {
      const own = companies.filter(({ fk }) => fk === chain.id).map(({ id }) => id);
      const boxes = establishments.filter(({ fk }) => own.includes(fk)).map(({ id }) => id);
      const held = await first().pool.query<{ type: number; count: number }>(
        `select asset_type as type, count(*)::int as count from asset
          where box_id = any($1) and deleted_at is null group by 1`,
        [boxes],
      );
      const counts = new Map(held.rows.map(({ type, count }) => [type, count]));
      for (const type of chain.assetTypes)
        expect(counts.get(type) ?? 0, `${chain.name.en} ${String(type)}`).toBeGreaterThanOrEqual(10);
    }
  });

  it('has records that are whole: no required field blocks an establishment', async () => {
    const token = await signIn(first(), demoUser.email);
    const { establishments } = await first().call('topBar.all', {}, token);
    expect(establishments.length).toBeGreaterThan(10);
    for (const { id } of establishments) {
      expect(await first().call('fields.validate', { params: { boxId: id } }, token)).toMatchObject({
        error_stack: [],
      });
    }
  });

  it('shows each of the others what is theirs', async () => {
    const tomas = await signIn(first(), 'tomas.iribarne@huella.example');
    expect(await list(first(), tomas, 5)).toMatchObject({ status: 200, resTotal: 16 });
    expect(await list(first(), tomas, 1)).toMatchObject({ status: 404 });
    const sofia = await signIn(first(), 'sofia.arrieta@huella.example');
    expect(await first().call('topBar.all', {}, sofia)).toMatchObject({ companies: [], establishments: [] });
  });

  it.each(assetTypes)('$code is there in each of its states, and held back', async (model) => {
    const assets = await rows<{ values: Values; paused: boolean; subtype: number }>(
      `select a.attributes as values, a.paused_message is not null as paused, b.subtype
       from asset a join box b on b.id = a.box_id where a.asset_type = ${String(model.id)}`,
    );
    const today = start.slice(0, 10);
    const found = assets.map(
      ({ values, paused, subtype }) => findState(model, values, paused, today, subtype).state,
    );
    const wanted = [...model.states.map(({ state }) => state), 'paused'];
    expect(wanted.filter((state) => !found.includes(state))).toEqual(outOfReach[model.id] ?? []);
  });

  it('has photos and papers of every type of asset that takes them', async () => {
    const held = await rows<{ type: number; name: string }>(
      `select distinct asset_type as type, file ->> 'originalName' as name
       from asset, jsonb_each(attributes) as field (key, value), jsonb_array_elements(
         case when jsonb_typeof(field.value) = 'array' then field.value else '[]' end) as file
       where jsonb_typeof(file) = 'object' and file ? 'originalName'
       union
       select a.asset_type, r.value ->> 'originalName'
       from asset a, jsonb_path_query(a.attributes, '$.certificates[*].*[*] ? (@.originalName != "")') as r (value)`,
    );
    const typesOf = (ending: string) =>
      [...new Set(held.filter(({ name }) => name.endsWith(ending)).map(({ type }) => type))].sort(
        (a, b) => a - b,
      );
    expect(typesOf('.jpg')).toEqual(withPhotos);
    expect(typesOf('.pdf')).toEqual(withPapers);
  });

  it('keeps all that in less than 3 MB', async () => {
    const [kept] = await rows<{ bytes: number; files: number }>(
      'select sum(size)::int as bytes, count(*)::int as files from stored_file',
    );
    expect(kept?.files).toBeGreaterThan(100);
    expect(kept?.bytes).toBeLessThan(3_000_000);
  });

  it('has a logo of each company, and a lot in each establishment', async () => {
    expect(
      await rows("select name from company where jsonb_array_length(coalesce(fields -> 'logo', '[]')) = 0"),
    ).toEqual([]);
    expect(
      await rows('select name from box where not exists (select 1 from lot where lot.box_id = box.id)'),
    ).toEqual([]);
  });

  it('has animals on the road, one in quarantine, and an exception with its reason', async () => {
    expect(await rows("select 1 from transfer where state = 'in_transit'")).toHaveLength(1);
    expect(await rows('select 1 from event where is_override')).not.toEqual([]);
  });

  it('has an invitation and an authorization that wait, each with its mail', async () => {
    const open = `revoked_at is null and declined_at is null and used_at is null and expires_at > '${start}'`;
    expect(await rows(`select email from invitation where ${open}`)).toHaveLength(1);
    const waiting = `confirmed_at is null and withdrawn_at is null and expires_at > '${start}'`;
    expect(await rows(`select email from authorized_person where ${waiting}`)).toEqual([
      { email: 'martin.olivera@salado.example' },
    ]);
    for (const id of ['invitation_id', 'authorized_id'])
      expect(await rows(`select 1 from mail where ${id} is not null and sent_at is null`)).not.toEqual([]);
  });

  it('ends before its first start, in the days right before', async () => {
    const [last] = await rows<{ event: Date; asset: Date; lot: Date }>(
      `select (select max(record_time) from event) as event, (select max(created_at) from asset) as asset,
         (select max(created_at) from lot) as lot`,
    );
    for (const moment of [last?.event, last?.asset, last?.lot]) {
      const days = (Date.parse(start) - (moment?.getTime() ?? 0)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThan(45);
    }
  });

  it('was scanned over weeks, in many countries, with all kinds of devices', async () => {
    const [scans] = await rows<{ countries: number; devices: number; weeks: number; late: number }>(
      `select count(distinct country)::int as countries, count(distinct device)::int as devices,
         count(distinct date_trunc('week', created_at))::int as weeks,
         count(*) filter (where created_at > '${start}')::int as late from qr_scan`,
    );
    expect(scans?.countries).toBeGreaterThanOrEqual(3);
    expect(scans?.devices).toBeGreaterThanOrEqual(3);
    expect(scans?.weeks).toBeGreaterThanOrEqual(6);
    expect(scans?.late).toBe(0);
  });
});

describe('a database in use', () => {
  const used = useTestApp();

  it('has one pledge whose confirmation its bank has to doubt, once the server looks at what the oracle says', async () => {
    // The other one: nobody compares what is written here any more.
    const { db, deps, pool } = second();
    await runQueue(second(), oracleTasks(deps));
    const holder = await db
      .selectFrom('box')
      .select('id')
      .where('name', '=', 'Cartera Rosario')
      .executeTakeFirstOrThrow();
    const { rows: told } = await pool.query<{ verdict: string | null; count: number }>(
      `select l.verdict, count(*)::integer as count from pledge p left join oracle_link l on l.asset_id = p.asset_id
       where p.holder_box_id = $1 and p.released_at is null group by 1 order by 1`,
      [holder.id],
    );
    expect(told).toEqual([
      { verdict: 'matches', count: 1 },
      { verdict: 'silent', count: 1 },
      { verdict: null, count: 2 },
    ]);
  });

  it('is left alone', async () => {
    const { db, pool, deps } = used();
    await pool.query(`insert into app_user (email, email_key, password_hash, firstname, lastname, timezone, language,
      created_at) values ('ana@huella.example', 'ana@huella.example', '', 'Ana', 'Paz', 'UTC', 'es', now())`);
    await fillDemo(db, deps.config, deps.clock());
    expect(await hasDemoUser(db)).toBe(false);
    expect((await pool.query('select id from company')).rowCount).toBe(0);
  });
});
