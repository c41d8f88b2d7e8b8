-- Objects that a form added, by the key of its submit: sent again, as after a lost answer, it is the same object.
create table submitted_add (
  user_id bigint not null references app_user (id) on delete cascade,
  submit_key text not null,
  -- SHA-256 of what was sent: other content under the same key is refused.
  digest bytea not null,
  -- Null only within the transaction that adds it.
  object_id bigint,
  created_at timestamptz not null,
  primary key (user_id, submit_key)
);
create index submitted_add_age on submitted_add (created_at);
