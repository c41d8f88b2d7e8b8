-- Passkeys: keys of people's own devices that sign in instead of a password, and the challenges that they answer.

alter table app_user
  -- What passkeys call their user by: random, so that a device that somebody finds tells of nobody.
  add column passkey_handle bytea constraint app_user_passkey_handle_unique unique;

create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  name text not null,
  credential_id bytea not null constraint passkey_credential_unique unique,
  public_key bytea not null,
  -- How often the device says that it was used; it only rises. 0 of devices that do not count.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- A challenge is answered once and soon. What the device signs is found here by its hash.
create table passkey_challenge (
  hash bytea primary key,
  -- Who may add a passkey with it; null where anybody may sign in.
  user_id bigint references app_user (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;
create index passkey_challenge_expiry on passkey_challenge (expires_at);
