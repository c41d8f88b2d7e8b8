-- Companies are handed over, by an offer to an e-mail and its acceptance, and closed.

alter table company
  -- Since when it is read only, for good; only the operator opens it again.
  add column closed_at timestamptz,
  -- Whether its public pages went with it.
  add column closed_dark boolean not null default false,
  add constraint company_dark_closed check (closed_at is not null or not closed_dark);

-- A company that its owner offers to whoever has an e-mail. It has one end.
create table company_offer (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id) on delete cascade,
  email text not null,
  email_key text not null,
  offered_by bigint not null references app_user (id) on delete cascade,
  -- The language of its mail: that of the account, where there is one, else of who offers.
  language text not null check (language in ('es', 'en')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  constraint company_offer_one_end check (num_nonnulls(accepted_at, declined_at, withdrawn_at) <= 1)
);
-- Offered to one e-mail at a time.
create unique index company_offer_open on company_offer (company_id)
  where accepted_at is null and declined_at is null and withdrawn_at is null;
create index company_offer_email on company_offer (email_key)
  where accepted_at is null and declined_at is null and withdrawn_at is null;
create index company_offer_company on company_offer (company_id);
create index company_offer_by on company_offer (offered_by);

alter table mail
  -- The company that a mail to an account tells of, or the offer of one that goes to an e-mail.
  add column company_id bigint references company (id) on delete cascade,
  add column offer_id bigint references company_offer (id) on delete cascade,
  drop constraint mail_about_one,
  add constraint mail_about_one check (num_nonnulls(user_id, invitation_id, authorized_id, offer_id) = 1);
create index mail_company on mail (company_id) where company_id is not null;
create index mail_offer on mail (offer_id) where offer_id is not null;

-- What somebody offers goes no further than what they own: whoever ends it, the offer ends with it.
create function withdraw_offers_of_former_owner() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(nullif(current_setting('huella.rights', true), ''), '{}')::jsonb;
begin
  if old.template = 'owner' then
    update company_offer set withdrawn_at = coalesce((said ->> 'at')::timestamptz, now())
    where company_id = old.company_id and offered_by = old.user_id
      and accepted_at is null and declined_at is null and withdrawn_at is null;
  end if;
  return null;
end $$;
create trigger relation_offers after delete on relation
  for each row execute function withdraw_offers_of_former_owner();

-- Nothing begins in a company that is closed, however early it was asked for: whoever closes holds the company's row
-- alone, whoever begins something holds it with others. One of them waits for the other, and then sees what it did.
create function refuse_closed(companies bigint[]) returns void language plpgsql as $$
declare
  closed text;
begin
  perform from company c where c.id = any(companies) order by c.id for key share;
  select c.name into closed from company c where c.id = any(companies) and c.closed_at is not null limit 1;
  if closed is not null then
    raise exception 'nothing is written of a company that is closed' using errcode = 'HU001', detail = closed;
  end if;
end $$;

create function refuse_in_closed_box() returns trigger language plpgsql as $$
begin
  perform refuse_closed(array(
    select distinct b.company_id from added n join box b on b.id = n.box_id));
  return null;
end $$;
create trigger event_not_closed after insert on event referencing new table as added
  for each statement execute function refuse_in_closed_box();
create trigger run_not_closed after insert on run referencing new table as added
  for each statement execute function refuse_in_closed_box();
create trigger lot_not_closed after insert on lot referencing new table as added
  for each statement execute function refuse_in_closed_box();

create function refuse_transfer_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed(array(
    select distinct b.company_id from added n join box b on b.id in (n.source_box_id, n.target_box_id)));
  return null;
end $$;
create trigger transfer_not_closed after insert on transfer referencing new table as added
  for each statement execute function refuse_transfer_closed();

create function refuse_box_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed(array(select distinct company_id from added));
  return null;
end $$;
create trigger box_not_closed after insert on box referencing new table as added
  for each statement execute function refuse_box_closed();

-- Roles and invitations are over a company or over one of its establishments. An owner comes to a closed company, too:
-- the operator hands it over.
create function refuse_role_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed(array(
    select distinct coalesce(n.company_id, b.company_id) from added n left join box b on b.id = n.box_id
    where n.template <> 'owner'));
  return null;
end $$;
create trigger relation_not_closed after insert on relation referencing new table as added
  for each statement execute function refuse_role_closed();
create trigger invitation_not_closed after insert on invitation referencing new table as added
  for each statement execute function refuse_role_closed();
