import path from 'node:path';
import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { listMigrations, migrateTo } from '../../db/migrate';

const open = useTestApp();
const folder = path.join(import.meta.dirname, '../../../migrations');
const name = '0062_pairs_of_companies.sql';

it('gives what users paired to the companies that they loaded for, the latest of two, or that they own', async () => {
  const { pool } = open();
  const files = await listMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(client, folder, files.slice(0, files.indexOf(name)));
    await client.query(`
      insert into app_user (email, email_key, password_hash, firstname, lastname, timezone, language, created_at)
        select key, key, '', '', '', 'UTC', 'es', now() from unnest(array['ana', 'eva', 'leo']) key;
      insert into company (name, chain, rol, country, fields, created_at)
        select key, 11, 'Productor', 'AR', '{}', now() from unnest(array['one', 'two', 'third']) key;
      insert into box (company_id, name, alias, alias_key, subtype, city, region, timezone, fields, created_at)
        select id, name, name, name, 6, '', '', 'UTC', '{}', now() from company;
      insert into upload (user_id, box_id, asset_type, mode, columns, language, zone, created_at, touched_at)
        select u.id, b.id, 33, 'add', '[]', 'es', 'UTC', now(), v.at::timestamptz
        from (values ('ana', 'one', '2026-03-01'), ('eva', 'one', '2026-05-01'), ('eva', 'two', '2026-01-01'))
          v (who, place, at) join app_user u on u.email_key = v.who join box b on b.alias_key = v.place;
      insert into relation (user_id, company_id, template, created_at)
        select u.id, c.id, 'owner', now() from app_user u, company c where u.email_key = 'leo' and c.name = 'third';
      insert into remembered_pair (user_id, asset_type, heading, field)
        select id, 33, 'kilos', case email_key when 'ana' then 'notes' when 'eva' then 'weight' end from app_user;
      insert into remembered_pair (user_id, asset_type, heading, field)
        select id, 33, 'potrero', 'paddock' from app_user where email_key = 'ana';`);
    await migrateTo(client, folder, files.slice(files.indexOf(name)));
    const kept = await client.query(`
      select c.name, p.heading, p.field from remembered_pair p join company c on c.id = p.company_id
      order by c.id, p.heading`);
    expect(kept.rows.map(({ name: company, heading, field }) => [company, heading, field])).toEqual([
      ['one', 'kilos', 'weight'],
      ['one', 'potrero', 'paddock'],
      ['two', 'kilos', 'weight'],
      ['third', 'kilos', null],
    ]);
  } finally {
    client.release();
  }
});
