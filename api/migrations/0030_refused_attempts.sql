-- Who tried to change rights, companies or establishments and was refused. Written after the refusal was answered; equal
-- attempts of a minute are one row with how many they were.

create table refused_attempt (
  id bigint generated always as identity primary key,
  -- The first of the minute.
  at timestamptz not null,
  minute timestamptz not null,
  actor_id bigint not null references app_user (id),
  session_id uuid not null,
  -- The call of the registry, and what it would have done.
  call text not null check (call ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  act text not null check (act ~ '^[a-z][A-Za-z]{1,39}$'),
  reason text not null check (reason ~ '^[A-Za-z]{1,40}$'),
  -- What was named, whether it is there or not; null where somebody named too many things that are not.
  named text check (named in ('company', 'box', 'invitation')),
  named_id bigint,
  -- Where it is, if it is there: the company, and the establishment unless it is about the whole company.
  company_id bigint references company (id),
  box_id bigint references box (id),
  tries integer not null check (tries > 0),
  country text,
  device text not null,
  browser text not null,
  os text not null,
  constraint refused_attempt_unique unique nulls not distinct (actor_id, minute, call, act, reason, named, named_id)
);
create index refused_attempt_company on refused_attempt (company_id, at desc) where company_id is not null;
create index refused_attempt_box on refused_attempt (box_id) where box_id is not null;
create index refused_attempt_at on refused_attempt (at);

create function keep_refused_attempts() returns trigger language plpgsql as $$
begin
  -- What is older than anybody needs is swept, after 400 days by the clock of the product, which may be a little ahead
  -- of this one; what is of a sandbox goes with it. Of the rest only the count of a minute rises.
  if tg_op = 'DELETE' and (old.at < now() - interval '399 days' or old.company_id >= 900000000000001
    or exists (select from app_user u where u.id = old.actor_id and u.sandbox)) then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.tries > old.tries and to_jsonb(new) - 'tries' = to_jsonb(old) - 'tries' then
    return new;
  end if;
  raise exception 'refused attempts are only appended to';
end $$;
create trigger refused_attempt_kept before update or delete on refused_attempt
  for each row execute function keep_refused_attempts();
create trigger refused_attempt_whole before truncate on refused_attempt
  for each statement execute function keep_refused_attempts();
