-- What a heading was paired with is remembered for the company: who loads next need not begin anew. What users paired
-- before goes with the companies for which they loaded sheets of the type, of two the latest; where no load of theirs
-- is left, with the companies that they own.
alter table remembered_pair rename to remembered_of_user;
alter table remembered_of_user rename constraint remembered_pair_pkey to remembered_of_user_pkey;

create table remembered_pair (
  company_id bigint not null references company (id),
  asset_type integer not null,
  heading text not null,
  -- No field is a column that is left out.
  field text,
  primary key (company_id, asset_type, heading)
);

with loaded as (
  select u.user_id, b.company_id, u.asset_type, u.touched_at as at
  from upload u join box b on b.id = u.box_id
  union all
  select r.started_by, b.company_id, r.asset_type, r.created_at from run r join box b on b.id = r.box_id
),
used as (
  select user_id, company_id, asset_type, max(at) as at from loaded group by user_id, company_id, asset_type
  union all
  select p.user_id, r.company_id, p.asset_type, null
  from (select distinct user_id, asset_type from remembered_of_user) p
    join relation r on r.user_id = p.user_id and r.template = 'owner' and r.company_id is not null
  where not exists (select from loaded l where l.user_id = p.user_id and l.asset_type = p.asset_type)
)
insert into remembered_pair (company_id, asset_type, heading, field)
select distinct on (u.company_id, p.asset_type, p.heading) u.company_id, p.asset_type, p.heading, p.field
from remembered_of_user p join used u on u.user_id = p.user_id and u.asset_type = p.asset_type
order by u.company_id, p.asset_type, p.heading, u.at desc nulls last, p.user_id;

drop table remembered_of_user;
