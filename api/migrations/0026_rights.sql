-- Who gave a role, and everything that was ever changed of who may do what.

alter table relation
  -- Who gave it; null for who opened the company, and where nobody knows any more.
  add column given_by bigint references app_user (id);
update relation r set given_by = i.invited_by
from invitation i
where i.used_by = r.user_id and i.template = r.template
  and i.company_id is not distinct from r.company_id and i.box_id is not distinct from r.box_id;
create index relation_giver on relation (given_by) where given_by is not null;

-- Appended to and never changed: what was changed of the rights over a company, by whom, from where.
create table rights_change (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  -- A signed-in user, the operator by the command line, or somebody by the link of a mail.
  done_by text not null check (done_by in ('user', 'operator', 'link')),
  actor_id bigint references app_user (id),
  company_id bigint not null references company (id),
  -- The establishment; null where it is about the whole company.
  box_id bigint references box (id),
  -- The person concerned: a user, or an e-mail while there is no more of them than that.
  user_id bigint references app_user (id),
  email text,
  template text,
  before jsonb,
  after jsonb,
  session_id uuid,
  country text,
  device text not null default '',
  browser text not null default '',
  os text not null default '',
  constraint rights_change_by check ((done_by = 'user') = (actor_id is not null))
);
create index rights_change_company on rights_change (company_id, id desc);
create index rights_change_box on rights_change (box_id, id desc) where box_id is not null;
create index rights_change_user on rights_change (user_id) where user_id is not null;
create index rights_change_actor on rights_change (actor_id) where actor_id is not null;
create index rights_change_email on rights_change (email) where email is not null;

-- What was given before this was written down.
insert into rights_change (at, kind, done_by, actor_id, company_id, box_id, user_id, template)
select r.created_at, case when r.template = 'owner' then 'companyOpened' else 'given' end,
       case when by.id is null then 'operator' else 'user' end, by.id,
       coalesce(r.company_id, b.company_id), r.box_id, r.user_id, r.template
from relation r
left join box b on b.id = r.box_id
cross join lateral (select case when r.template = 'owner' then r.user_id else r.given_by end as id) as by
order by r.created_at, r.id;

create function keep_rights_changes() returns trigger language plpgsql as $$
begin
  -- What is written of a sandbox goes with its company. An e-mail goes when whoever has it erases their account.
  if tg_op = 'DELETE' and old.company_id >= 900000000000001 then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.email is null and to_jsonb(new) - 'email' = to_jsonb(old) - 'email' then
    return new;
  end if;
  raise exception 'changes of rights are only appended to';
end $$;
create trigger rights_change_kept before update or delete on rights_change
  for each row execute function keep_rights_changes();
create trigger rights_change_whole before truncate on rights_change
  for each statement execute function keep_rights_changes();

-- A role does not come or go without its record, whoever writes it. The transaction says who it is, from where and
-- why, as JSON in the setting `huella.rights`; without it, it was somebody with the database in their hands.
create function record_relation_change() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(nullif(current_setting('huella.rights', true), ''), '{}')::jsonb;
  by_id bigint := (said ->> 'userId')::bigint;
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform write_relation_change(said, old, coalesce((said ->> 'at')::timestamptz, now()),
      coalesce(said ->> 'kind', case when by_id = old.user_id then 'left' else 'taken' end));
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform write_relation_change(said, new, coalesce((said ->> 'at')::timestamptz, new.created_at),
      coalesce(said ->> 'kind', case when new.template = 'owner' then 'companyOpened' else 'given' end));
  end if;
  return null;
end $$;
create function write_relation_change(said jsonb, given relation, at timestamptz, kind text)
returns void language sql as $$
  insert into rights_change (at, kind, done_by, actor_id, company_id, box_id, user_id, template,
                             session_id, country, device, browser, os)
  values (at, kind, coalesce(said ->> 'doneBy', 'operator'), (said ->> 'userId')::bigint,
          coalesce(given.company_id, (select b.company_id from box b where b.id = given.box_id)), given.box_id,
          given.user_id, given.template, (said ->> 'sessionId')::uuid, said ->> 'country',
          coalesce(said ->> 'device', ''), coalesce(said ->> 'browser', ''), coalesce(said ->> 'os', ''));
$$;
create trigger relation_recorded after insert or update or delete on relation
  for each row execute function record_relation_change();

-- A mail that tells an account of a role that it was given; of one that was taken before the mail went, none.
alter table mail add column relation_id bigint references relation (id) on delete cascade;
create index mail_relation on mail (relation_id) where relation_id is not null;
