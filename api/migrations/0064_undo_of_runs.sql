-- Undoing a run is a run of its own (decision 77).
alter table run drop constraint run_kind_check;
alter table run add constraint run_kind_check check (kind in ('add', 'update', 'event', 'undo'));
