import path from 'node:path';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { listMigrations, migrateTo } from './migrate';

const open = useTestApp();
const folder = path.join(import.meta.dirname, '../../migrations');
const name = '0027_one_mail.sql';

it('brings mails of every kind into one table, and what waited waits under the one name', async () => {
  const { pool } = open();
  const files = await listMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    await migrateTo(client, folder, files.slice(0, files.indexOf(name)));
    await client.query(`
      insert into app_user (email, email_key, password_hash, firstname, lastname, timezone, language, created_at)
        values ('ana@campo.example', 'ana@campo.example', '', 'Ana', 'Paz', 'UTC', 'es', now());
      insert into company (name, chain, rol, country, fields, created_at)
        values ('Las Acacias', 11, 'Productor', 'AR', '{}', now());
      insert into invitation (email, email_key, company_id, template, invited_by, language, nonce, hash, created_at,
                              expires_at, sent_at)
        select key, key, c.id, 'companyDelegate', u.id, 'es', '', key::bytea, now(), now(), sent
        from company c, app_user u, (values ('sent', now()), ('waits', null)) as t (key, sent)
        where u.email_key = 'ana@campo.example';
      insert into authorized_person (company_id, row_key, firstname, lastname, email, email_key, language, nonce, hash,
                                     created_at, sent_at, expires_at)
        select id, 1, 'Eva', 'Sosa', 'eva', 'eva', 'es', '', '', now(), now(), now() from company;
      insert into authorization_mail (authorized_id, created_at) select id, now() from authorized_person;
      select graphile_worker.add_job('send_invitation', '{"invitationId":2}', job_key := 'invitation:2');
      select graphile_worker.add_job('send_authorization', '{"mailId":1}', job_key := 'authorization:1');`);
    await migrateTo(client, folder, files.slice(files.indexOf(name)));
    const mails = await client.query<{ id: number; kind: string; sent: boolean }>(
      `select id, kind, sent_at is not null as sent from mail order by id`,
    );
    expect(mails.rows.map(({ kind, sent }) => [kind, sent])).toEqual([
      ['authorization', false],
      ['invitation', true],
      ['invitation', false],
    ]);
    const waiting = mails.rows.filter(({ sent }) => !sent).map(({ id }) => `mail:${String(id)}`);
    const jobs = await client.query<{ key: string; task: string }>(
      `select key, task_identifier as task from graphile_worker.jobs where key is not null order by id`,
    );
    expect(jobs.rows).toEqual(waiting.map((key) => ({ key, task: 'send_mail' })));
  } finally {
    client.release();
  }
});
