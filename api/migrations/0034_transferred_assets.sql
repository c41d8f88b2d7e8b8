-- What left an establishment by a transfer, as it was when it left (decision 23): its sender goes on seeing that, and
-- nothing of what became of it since.
create table transferred_asset (
  -- From where, and where to.
  box_id bigint not null references box (id),
  asset_type integer not null,
  asset_id bigint not null references asset (id) on delete cascade,
  target_box_id bigint not null references box (id),
  left_at timestamptz not null,
  attributes jsonb not null,
  -- The last time that it left counts; what came back is no longer here.
  primary key (box_id, asset_type, asset_id)
);
create index transferred_asset_asset on transferred_asset (asset_id);
create index transferred_asset_target on transferred_asset (target_box_id);

-- The transfer that an event sent.
create index transfer_event on transfer (event_id) where event_id is not null;

-- What a submit said: the same key with something else in it is another submit. Null of those before.
alter table transfer add column submit_digest bytea;

-- What left before: each attribute as it was before the first event since that wrote it.
insert into transferred_asset (box_id, asset_type, asset_id, target_box_id, left_at, attributes)
select d.box_id, a.asset_type, d.asset_id, d.target_box_id, d.event_time,
       (a.attributes - coalesce(later.names, '{}')) || coalesce(later.held, '{}')
from (
  select distinct on (e.box_id, l.asset_id) e.box_id, l.asset_id, l.sequence, e.target_box_id, e.event_time
  from event_asset l join event e on e.id = l.event_id
  where (e.event_type = -11 and e.target_box_id is not null)
     or (e.event_type = 1000 and exists (
       select from transfer t where t.event_id = e.id and t.state = 'completed' and t.answered_at is null))
  order by e.box_id, l.asset_id, l.sequence desc
) d
join asset a on a.id = d.asset_id and a.box_id <> d.box_id
left join lateral (
  select array_agg(w.name) as names, jsonb_object_agg(w.name, w.value) filter (where w.value <> 'null') as held
  from (
    select distinct on (b.key) b.key as name, b.value
    from event_asset n, jsonb_each(coalesce(n.changes::jsonb -> 'before', '{}')) b
    where n.asset_id = d.asset_id and n.sequence > d.sequence and n.changes is not null
    order by b.key, n.sequence
  ) w
) later on true;
