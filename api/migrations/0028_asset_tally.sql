-- What an establishment holds of a type, kept by whoever writes its assets in the transaction that writes them: how many
-- living ones there are, and a version that every write raises, so that what was found once is known to hold still. Both
-- are sums over the parts: a writer raises one that nobody else is raising, so that none waits for another.
create table asset_tally (
  box_id bigint not null references box (id) on delete cascade,
  asset_type integer not null,
  part integer not null,
  -- Of one part it may be below zero: an asset may come by one and go by another.
  living integer not null,
  version bigint not null,
  primary key (box_id, asset_type, part)
) with (fillfactor = 50);
insert into asset_tally (box_id, asset_type, part, living, version)
select box_id, asset_type, 0, count(*) filter (where deleted_at is null), 0 from asset group by 1, 2;
