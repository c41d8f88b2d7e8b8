-- Persons whom a company authorizes by e-mail: they need no account. What a company says of them stands in its fields;
-- here is whom a link was sent to, as they were told, and what became of it.
create table authorized_person (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  -- The row of the company's list.
  row_key bigint not null,
  firstname text not null,
  lastname text not null,
  tax_id text,
  email text not null,
  email_key text not null,
  -- In which the mail is written: that of whoever authorized them.
  language text not null check (language in ('es', 'en')),
  authorized_by bigint references app_user (id) on delete set null,
  -- As with other links, what it carries follows from the nonce and the server's secret; here lies only the hash that
  -- it is found by. Sent again, both are new.
  nonce bytea not null,
  hash bytea not null constraint authorized_person_hash_unique unique,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  -- Taken off the list, or there with another e-mail.
  withdrawn_at timestamptz
);
create unique index authorized_person_row on authorized_person (company_id, row_key) where withdrawn_at is null;
create index authorized_person_by on authorized_person (authorized_by);

-- The mails to them. Apart from the persons, for a mail is locked while it is handed over.
create table authorization_mail (
  id bigint generated always as identity primary key,
  authorized_id bigint not null references authorized_person (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The server will not take it, or it was of no use any more.
  refused_at timestamptz
);
create index authorization_mail_person on authorization_mail (authorized_id);
