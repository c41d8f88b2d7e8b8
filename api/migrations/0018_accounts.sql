-- People who sign up themselves: links that are sent to them, and the mails that carry these.

alter table app_user
  -- When the e-mail was proved to be theirs; nobody comes in before.
  add column validated_at timestamptz,
  -- When they accepted the terms.
  add column terms_at timestamptz;
update app_user set validated_at = created_at;

-- A link works once and for a while. What it carries follows from the nonce and the server's secret; here lies only the
-- hash that it is found by.
create table access_link (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('validate', 'reset')),
  user_id bigint not null references app_user (id) on delete cascade,
  -- The e-mail that it was sent to: a link is no good for another.
  email_key text not null,
  nonce bytea not null,
  hash bytea not null constraint access_link_hash_unique unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index access_link_user on access_link (user_id);

create table mail (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('validate', 'reset', 'passwordChanged')),
  user_id bigint not null references app_user (id) on delete cascade,
  link_id bigint references access_link (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- The server will not take it, however often it is tried.
  refused_at timestamptz
);
create index mail_user on mail (user_id);
create index mail_link on mail (link_id) where link_id is not null;

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('signOut', 'reuse', 'password'));
