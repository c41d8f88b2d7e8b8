import { beforeAll, describe, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { chains } from '@huella/domain/catalogue/lookups/chains';
import { readEpcis } from '../../test/read-epcis';
import { useTestApp, type TestApp } from '../../test/app';
import { findInvariantFaults } from '../../test/invariants';
import { demoUser, fillDemo, hasDemoUser, isEmpty } from './fill-demo';

const first = useTestApp();
const second = useTestApp();

/** All that the demo data holds, but what is random on purpose: the salt of a password. */
async function dump({ pool }: TestApp): Promise<Record<string, readonly unknown[]>> {
  const read = async (query: string) => (await pool.query<Record<string, unknown>>(query)).rows;
  return {
    users: await read(
      'select id, email, firstname, lastname, language, top_bar, created_at from app_user order by id',
    ),
    companies: await read('select * from company order by id'),
    boxes: await read('select * from box order by id'),
    relations: await read('select * from relation order by id'),
    assets: await read('select * from asset order by id'),
    lots: await read('select * from lot order by id'),
    entities: await read('select * from entity order by id'),
    events: await read('select * from event order by id'),
    links: await read('select * from event_asset order by asset_id, sequence'),
    transfers: await read('select * from transfer order by id'),
    slots: await read('select * from asset_slot order by asset_id'),
    keys: await read('select * from asset_key order by asset_type, attribute, scope, value'),
    fields: await read('select * from box_field_permission order by box_id'),
    persons: await read('select * from authorized_person order by id'),
    sessions: await read('select * from session order by id'),
  };
}

/** As when the process dies half-way: its connection ends, and the database undoes what was not committed. */
async function fillAndDie({ db, pool, deps }: TestApp): Promise<void> {
  const filling = fillDemo(db, deps.config, deps.clock()).then(
    () => 'filled',
    () => 'died',
  );
  await vi.waitFor(
    async () => {
      // The counter of ids is what others see of an open transaction.
      const counter = await pool.query<{ last_value: number }>('select last_value from asset_id_seq');
      expect(counter.rows[0]?.last_value).toBeGreaterThan(40);
    },
    { timeout: 60_000, interval: 20 },
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

describe('the demo data', () => {
  beforeAll(async () => {
    await fillAndDie(first());
    expect(await isEmpty(first().db)).toBe(true);
    // Both at once: mostly each waits for its database, and neither may look at what the other does.
    await Promise.all([first(), second()].map(({ db, deps, time }) => fillDemo(db, deps.config, time.now)));
  }, 120_000);

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

  it('shows the demo user 500 animals where she left off', async () => {
    expect(await hasDemoUser(first().db)).toBe(true);
    const token = await signIn(first(), demoUser.email);
    expect(await first().call('users.getInfo', {}, token)).toMatchObject({
      firstname: 'María Belén',
      userPreferences: { topBar: { company: { id: 1 }, establishment: { id: 1 } } },
    });
    const animals = await list(first(), token, 1);
    expect(animals).toMatchObject({ status: 200, resTotal: 500 });
    expect(animals.res).toHaveLength(20);
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
        expect(counts.get(type) ?? 0, `${chain.name.en} ${String(type)}`).toBeGreaterThan(10);
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
});

describe('a database in use', () => {
  const used = useTestApp();

  it('is left alone', async () => {
    const { db, pool, deps } = used();
    await pool.query(`insert into app_user (email, email_key, password_hash, firstname, lastname, timezone, language,
      created_at) values ('ana@huella.example', 'ana@huella.example', '', 'Ana', 'Paz', 'UTC', 'es', now())`);
    await fillDemo(db, deps.config, deps.clock());
    expect(await hasDemoUser(db)).toBe(false);
    expect((await pool.query('select id from company')).rowCount).toBe(0);
  });
});
