-- Mails of every kind in one table: to accounts, to people who are invited, and to persons whom a company authorizes.
-- Each has what it is about, and its kind says how it is written.

alter table mail
  alter column user_id drop not null,
  add column invitation_id bigint references invitation (id) on delete cascade,
  add column authorized_id bigint references authorized_person (id) on delete cascade,
  -- What happened to the account, where the mail tells of it.
  add column event_id bigint references security_event (id) on delete cascade,
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind ~ '^[a-z][A-Za-z]{1,39}$'),
  add constraint mail_about_one check (num_nonnulls(user_id, invitation_id, authorized_id) = 1);
create index mail_invitation on mail (invitation_id) where invitation_id is not null;
create index mail_event on mail (event_id) where event_id is not null;
create index mail_authorized on mail (authorized_id) where authorized_id is not null;

insert into mail (kind, authorized_id, created_at, sent_at, refused_at)
  select 'authorization', authorized_id, created_at, sent_at, refused_at from authorization_mail order by id;
insert into mail (kind, invitation_id, created_at, sent_at, refused_at)
  select 'invitation', id, created_at, sent_at, refused_at from invitation order by id;
drop table authorization_mail;
alter table invitation drop column sent_at, drop column refused_at;

-- What waited to be sent under the former names of the work waits under the one name. A database without a queue has
-- nothing that waits.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  execute $queue$
    select graphile_worker.remove_job(key) from graphile_worker.jobs
    where task_identifier in ('send_authorization', 'send_invitation') and key is not null
  $queue$;
  execute $queue$
    select graphile_worker.add_job('send_mail', json_build_object('mailId', id), job_key := 'mail:' || id)
    from mail
    where sent_at is null and refused_at is null and user_id is null
  $queue$;
end $$;
