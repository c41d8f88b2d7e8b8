-- What people do about their own account: sessions that they know again, what happened to the account, and its end.

alter table session
  -- With what it was last used, by names of fixed lists, and from which country; never the address.
  add column country text,
  add column device text not null default '',
  add column browser text not null default '',
  add column os text not null default '',
  drop constraint session_end_reason_check,
  add constraint session_end_reason_check
    check (end_reason in ('signOut', 'reuse', 'password', 'ended', 'erased'));

-- An erased account keeps its row, without anything of the person: what it recorded stays the work of somebody.
alter table app_user add column erased_at timestamptz;

-- Appended to and never changed: who did what to an account, from where.
create table security_event (
  id bigint generated always as identity primary key,
  -- Whose account it is about.
  user_id bigint not null references app_user (id),
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  at timestamptz not null,
  -- Who did it; null where nobody was signed in.
  actor_id bigint references app_user (id),
  -- The session from which it was done, and the one it was done to.
  session_id uuid,
  subject_id uuid,
  country text,
  device text not null,
  browser text not null,
  os text not null,
  detail text
);
create index security_event_of_user on security_event (user_id, id desc);
create index security_event_at on security_event (at);

create function keep_security_events() returns trigger language plpgsql as $$
begin
  -- What is older than anybody needs is swept, after 400 days by the clock of the product, which may be a little ahead
  -- of this one, and what happened to a sandbox goes with the sandbox; nothing else goes, and nothing changes.
  if tg_op = 'DELETE' and (old.at < now() - interval '399 days'
    or exists (select 1 from app_user u where u.id = old.user_id and u.sandbox)) then
    return old;
  end if;
  raise exception 'security events are only appended to';
end $$;
create trigger security_event_kept before update or delete on security_event
  for each row execute function keep_security_events();
create trigger security_event_whole before truncate on security_event
  for each statement execute function keep_security_events();

-- What somebody recorded, in its order: they may ask for it.
create index event_recorded_by on event (recorded_by, id);

-- A mail to an address that the account has no more: it goes to the one that was written down with it.
alter table mail
  add column to_email text,
  add column to_name text,
  add column to_language text check (to_language in ('es', 'en')),
  add constraint mail_to_whole check (num_nonnulls(to_email, to_name, to_language) in (0, 3)),
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('validate', 'reset', 'passwordChanged', 'accountErased'));
