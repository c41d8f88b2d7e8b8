-- What a run wrote to is found by it: a list of what a file brought, and what its undo is about.
create index event_of_run on event (run_id) where run_id is not null;
