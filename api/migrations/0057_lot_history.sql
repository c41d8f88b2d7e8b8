-- What people did with a lot itself: who is in it is told by the events of its assets, its own fields by nothing so far.
create table lot_change (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lot (id) on delete cascade,
  kind text not null check (kind in ('made', 'edited', 'published', 'removed')),
  changed_at timestamptz not null,
  changed_by bigint not null references app_user (id),
  -- Where it was then: of which company the person is.
  box_id bigint not null references box (id),
  -- The fields that were edited.
  names text[] not null default '{}'
);
create index lot_change_lot on lot_change (lot_id, id);
-- Who made those that are there is known. Where it was then is known where it has moved: where it first moved from.
insert into lot_change (lot_id, kind, changed_at, changed_by, box_id)
select l.id, 'made', l.created_at, l.created_by, coalesce((
  select t.source_box_id from transfer_lot g join transfer t on t.id = g.transfer_id where g.lot_id = l.id order by t.id limit 1
), l.box_id) from lot l order by l.id;

-- By which events assets came into a lot and out of it: they name it.
create index event_of_lot on event ((payload::jsonb -> 'fields' ->> 'lot_number')) where event_type in (-3, -2);
