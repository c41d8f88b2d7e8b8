-- Who is invited may decline: the invitation then takes no seat, and whoever sent it sees what became of it.
alter table invitation add column declined_at timestamptz;
drop index invitation_open;
create unique index invitation_open on invitation (email_key, company_id, box_id, template) nulls not distinct
  where used_at is null and revoked_at is null and declined_at is null;
