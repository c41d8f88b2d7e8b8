-- People who are invited to a place by e-mail, and accounts that only try the product.

-- An invitation gives its role once, to whoever has its e-mail. As with other links, what it carries follows from the
-- nonce and the server's secret; here lies only the hash that it is found by.
create table invitation (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null,
  company_id bigint references company (id) on delete cascade,
  box_id bigint references box (id) on delete cascade,
  template text not null,
  invited_by bigint not null references app_user (id) on delete cascade,
  -- The language of its mail: that of the account, where there is one, else of who invites.
  language text not null check (language in ('es', 'en')),
  nonce bytea not null,
  hash bytea not null constraint invitation_hash_unique unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Another one of the same e-mail, place and role took its place.
  revoked_at timestamptz,
  used_at timestamptz,
  used_by bigint references app_user (id) on delete cascade,
  -- What became of its mail: handed over, or never to be.
  sent_at timestamptz,
  refused_at timestamptz,
  constraint invitation_over_one check (num_nonnulls(company_id, box_id) = 1)
);
create unique index invitation_open on invitation (email_key, company_id, box_id, template) nulls not distinct
  where used_at is null and revoked_at is null;
create index invitation_company on invitation (company_id) where company_id is not null;
create index invitation_box on invitation (box_id) where box_id is not null;
create index invitation_inviter on invitation (invited_by);

alter table app_user
  -- It tries the product with data of its own, gets no mails, and goes after a while with all that it has.
  add column sandbox boolean not null default false,
  -- What the page on which they signed up was about: it chooses the first context.
  add column sign_up_context jsonb;
create index app_user_sandbox on app_user (created_at) where sandbox;

-- Companies of sandboxes are told by their ids, so that whoever has one knows without asking.
create sequence sandbox_company_id start 900000000000001;
