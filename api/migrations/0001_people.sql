-- Users, their sessions, and the counters that bound guessing.

create table app_user (
  id bigint generated always as identity primary key,
  email text not null,
  -- The e-mail folded to one form, so that twins in case or Unicode are one account.
  email_key text not null constraint app_user_email_unique unique,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  country text,
  timezone text not null,
  language text not null check (language in ('es', 'en')),
  top_bar jsonb,
  disabled_at timestamptz,
  created_at timestamptz not null
);

-- One row a sign-in. Its refresh token carries the generation; turning it raises the generation by one atomic
-- update, so a token can be turned once, and a second use is seen.
create table session (
  id uuid primary key,
  user_id bigint not null references app_user (id),
  generation integer not null default 1,
  created_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signOut', 'reuse'))
);
create index session_of_user on session (user_id) where ended_at is null;

create table throttle (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
