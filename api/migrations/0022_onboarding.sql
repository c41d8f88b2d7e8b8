-- The way of a newcomer to the first establishment, and until when companies are paid for.

alter table app_user
  -- When they first saved the form about themselves.
  add column profile_at timestamptz,
  -- When they left what was asked next for later, or to whoever gives them rights.
  add column delegated_at timestamptz;
-- Who is at work already is asked nothing.
update app_user set profile_at = coalesce(updated_at, created_at)
where version > 1 or exists (select from relation r where r.user_id = app_user.id);

alter table company
  -- The operator's: from this moment on it has to be renewed, and nothing of it is written. Null never has to be.
  add column renewal_at timestamptz;
