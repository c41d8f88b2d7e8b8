-- Faults of the server itself by day and kind: how many, and what the log names the last one by. Its own days are those of
-- the product's clock, in UTC.
create table fault_count (
  day date not null,
  kind text not null,
  count integer not null,
  last_at timestamptz not null,
  last_reference text,
  primary key (day, kind)
);

-- Rows of a run that met a fault of the server, and the first few of them. The text that nothing ever wrote goes.
alter table run
  drop column fault,
  add column faults integer not null default 0,
  add column first_faults jsonb not null default '[]';
